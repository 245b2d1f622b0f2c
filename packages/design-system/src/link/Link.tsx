import { forwardRef, type AnchorHTMLAttributes } from "react";
import { styled } from "../theme";
import { BaseLink } from "./LinkProvider";

const StyledLink = styled(BaseLink, {
  color: "$primaryText",
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  borderRadius: "$sm",
  transition: "color $transitions$fast, text-decoration-thickness $transitions$fast",
  "@hover": { "&:hover": { textDecorationThickness: "2px" } },
  variants: {
    variant: {
      inline: {},
      /** On its own in a list or bar: a full target, underlined on hover only. */
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: "$1",
        minHeight: "$sizes$target",
        fontWeight: "$semibold",
        textDecorationLine: "none",
        "@hover": { "&:hover": { textDecorationLine: "underline" } },
      },
      quiet: { color: "inherit" },
    },
  },
  defaultVariants: { variant: "inline" },
});

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "style"> {
  href: string;
  variant?: "inline" | "standalone" | "quiet";
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = "inline", ...props },
  ref,
) {
  return <StyledLink ref={ref} variant={variant} {...props} />;
});
