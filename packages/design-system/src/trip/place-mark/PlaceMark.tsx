import { styled } from "../../theme";
import type { WaypointKind } from "../waypoint";

export type PlaceMarkKind = WaypointKind | "startEnd";

/** Shapes around the origin, about 14 units high, as on a hiking map: house, peak, saddle, ring. */
const shapes: Record<PlaceMarkKind, string> = {
  start: "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z",
  end: "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z",
  startEnd: "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z",
  overnight: "M0-8L8-1.5V7H-8V-1.5Z",
  hut: "M0-8L8-1.5V7H-8V-1.5Z",
  summit: "M0-8L8.5 6.5H-8.5Z",
  pass: "M-6-6Q-1 0-6 6M6-6Q1 0 6 6",
  place: "M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z",
};

const Casing = styled("path", {
  stroke: "$surface",
  strokeWidth: 5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  fill: "$surface",
});

const Shape = styled("path", {
  stroke: "$chartLine",
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  "@media (forced-colors: active)": { stroke: "CanvasText" },
  variants: {
    filled: {
      yes: { fill: "$chartLine", "@media (forced-colors: active)": { fill: "CanvasText" } },
      no: { fill: "$surface", "@media (forced-colors: active)": { fill: "Canvas" } },
      none: { fill: "none", strokeWidth: 2.5 },
    },
  },
  defaultVariants: { filled: "yes" },
});

const Centre = styled("circle", {
  variants: { on: { filled: { fill: "$surface" }, open: { fill: "$chartLine" } } },
  defaultVariants: { on: "filled" },
});

const fillOf = { hut: "no", end: "no", place: "no", pass: "none" } as const;

export interface PlaceMarkProps {
  kind: PlaceMarkKind;
  /** Position in the surrounding drawing: user units or a percentage. */
  x?: number | string;
  y?: number | string;
  size?: "sm" | "md";
}

/** A place's mark inside an SVG; decoration, the name beside it carries the meaning. */
export function PlaceMark({ kind, x = 0, y = 0, size = "md" }: PlaceMarkProps) {
  const filled = kind in fillOf ? fillOf[kind as keyof typeof fillOf] : "yes";
  return (
    <svg x={x} y={y} overflow="visible">
      <g transform={size === "sm" ? "scale(0.72)" : undefined}>
        <Casing d={shapes[kind]} />
        <Shape d={shapes[kind]} filled={filled} />
        {kind === "end" && <Centre r={3} on="open" />}
        {(kind === "start" || kind === "startEnd") && <Centre r={kind === "start" ? 2.5 : 3.5} on="filled" />}
      </g>
    </svg>
  );
}
