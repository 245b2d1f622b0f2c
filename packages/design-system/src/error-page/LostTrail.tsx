import { styled } from "../theme";

const Svg = styled("svg", {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  pointerEvents: "none",
  // Narrow windows have no room beside the words.
  display: "none",
  "@md": { display: "block" },
});

/** Covers the trail below it. */
const Waymark = styled("circle", { fill: "$primaryDeep" });

const WAYMARKS = [
  [1188, 432],
  [1104, 352],
  [1024, 300],
] as const;

/** A trail with its waymarks that ends in the middle of the mountain. Fills its positioned parent, over the contour lines. */
export function LostTrail() {
  return (
    <Svg viewBox="0 0 1280 520" preserveAspectRatio="xMaxYMid meet" aria-hidden="true" focusable="false">
      <path
        d="M1290 486c-44-6-66-30-102-54s-24-64-84-80-66-14-80-52 34-60 6-100-70-30-98-58"
        strokeWidth={4}
        strokeDasharray="2 15"
      />
      {WAYMARKS.map(([x, y]) => (
        <Waymark key={x} cx={x} cy={y} r={9} strokeWidth={4} />
      ))}
      <path d="M916 126l-28-28M916 98l-28 28" strokeWidth={5} />
    </Svg>
  );
}
