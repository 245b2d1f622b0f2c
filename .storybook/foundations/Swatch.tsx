import { styled } from "../../packages/design-system/src/theme";

const Line = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  whiteSpace: "nowrap",
  "& code": { fontFamily: "$mono", fontSize: "0.8125rem", color: "$textMuted" },
  "& rect": { stroke: "$borderStrong" },
});

/** A colour with where it comes from: a step of the site's scales, or a fixed colour. */
export function Swatch({ colour, source }: { colour: string; source: string }) {
  return (
    <Line>
      <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
        <rect x="0.5" y="0.5" width="39" height="23" rx="5" fill={colour} />
      </svg>
      <code>{source.replace("$", "")}</code>
    </Line>
  );
}
