import { styled } from "../theme";
import type { IconShape } from "./icons";

const Svg = styled("svg", {
  display: "inline-block",
  flexShrink: 0,
  fill: "currentColor",
  verticalAlign: "-0.2em",
  variants: {
    size: {
      sm: { width: "1em", height: "1em" },
      md: { width: "1.25em", height: "1.25em" },
      lg: { width: "1.75em", height: "1.75em" },
      xl: { width: "3em", height: "3em" },
    },
  },
  defaultVariants: { size: "md" },
});

export interface IconProps {
  icon: IconShape;
  size?: "sm" | "md" | "lg" | "xl";
  /** Only where the icon stands alone and means something; without it the icon is decoration. */
  label?: string;
}

export function Icon({ icon, size = "md", label }: IconProps) {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <Svg viewBox="0 0 256 256" focusable="false" size={size} {...naming}>
      <path d={icon} />
    </Svg>
  );
}
