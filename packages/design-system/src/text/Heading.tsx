import { forwardRef, type HTMLAttributes } from "react";
import { styled } from "../theme";

const StyledHeading = styled("h2", {
  fontFamily: "$display",
  fontWeight: "$bold",
  textWrap: "balance",
  hyphens: "manual",
  overflowWrap: "anywhere",
  variants: {
    size: {
      display: {
        fontSize: "$display",
        lineHeight: "$tight",
        letterSpacing: "$display",
        fontWeight: "$black",
      },
      h1: { fontSize: "$h1", lineHeight: "1.08", letterSpacing: "$display", fontWeight: "$black" },
      h2: { fontSize: "$h2", lineHeight: "1.14", letterSpacing: "$heading" },
      h3: { fontSize: "$h3", lineHeight: "$snug", letterSpacing: "$heading" },
      h4: { fontSize: "$h4", lineHeight: "1.3", letterSpacing: "-0.005em" },
    },
    tone: {
      default: { color: "$text" },
      primary: { color: "$primaryText" },
      inherit: { color: "inherit" },
    },
  },
  defaultVariants: { size: "h2", tone: "inherit" },
});

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, "style" | "color"> {
  level: HeadingLevel;
  /** How it looks; by default what its level suggests. */
  size?: "display" | "h1" | "h2" | "h3" | "h4";
  tone?: "default" | "primary" | "inherit";
}

const sizeOfLevel = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h4", 6: "h4" } as const;

export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size, ...props },
  ref,
) {
  return <StyledHeading as={`h${level}` as const} ref={ref} size={size ?? sizeOfLevel[level]} {...props} />;
});
