import { styled } from "../theme";
import type { IconDrawing, IconShape } from "./iconShape";

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
  const { width, height, paths } = typeof icon === "string" ? onPhosphorsGrid(icon) : icon;
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} focusable="false" size={size} {...naming}>
      {paths.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </Svg>
  );
}

function onPhosphorsGrid(d: string): IconDrawing {
  return { width: 256, height: 256, paths: [{ d }] };
}
