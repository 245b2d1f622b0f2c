import { forwardRef, type HTMLAttributes } from "react";
import { styled } from "../theme";

const StyledText = styled("p", {
  textWrap: "pretty",
  variants: {
    size: {
      xs: { fontSize: "$xs", lineHeight: "$normal" },
      sm: { fontSize: "$sm", lineHeight: "$normal" },
      md: { fontSize: "$md", lineHeight: "$text" },
      lg: { fontSize: "$lg", lineHeight: "$normal" },
      inherit: {},
    },
    tone: {
      default: { color: "$text" },
      muted: { color: "$textMuted" },
      primary: { color: "$primaryText" },
      danger: { color: "$danger" },
      inherit: { color: "inherit" },
    },
    weight: {
      regular: {},
      medium: { fontWeight: "$medium" },
      semibold: { fontWeight: "$semibold" },
    },
    width: {
      full: {},
      measure: { maxWidth: "$sizes$measure" },
    },
    numeric: {
      normal: {},
      tabular: { fontVariantNumeric: "tabular-nums" },
    },
  },
  defaultVariants: { size: "md", tone: "default", weight: "regular", width: "full", numeric: "normal" },
});

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, "style" | "color"> {
  as?:
    "p" | "span" | "div" | "strong" | "em" | "small" | "dt" | "dd" | "li" | "figcaption" | "legend" | "time";
  size?: "xs" | "sm" | "md" | "lg" | "inherit";
  tone?: "default" | "muted" | "primary" | "danger" | "inherit";
  weight?: "regular" | "medium" | "semibold";
  /** `measure` keeps lines at 60 to 75 characters. */
  width?: "full" | "measure";
  numeric?: "normal" | "tabular";
}

export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text({ as = "p", ...props }, ref) {
  return <StyledText as={as} ref={ref} {...props} />;
});
