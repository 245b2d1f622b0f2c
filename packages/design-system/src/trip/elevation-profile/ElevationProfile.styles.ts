import { styled } from "../../theme";

export const Frame = styled("div", {
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "3.25rem minmax(0, 1fr)",
  paddingInlineEnd: "$1",
  fontSize: "$xs",
});

export const AxisDrawing = styled("svg", { width: "100%", overflow: "visible" });

export const Plot = styled("div", {
  position: "relative",
  cursor: "crosshair",
  touchAction: "pan-y",
  borderRadius: "$sm",
  userSelect: "none",
});

export const PlotDrawing = styled("svg", { width: "100%", overflow: "visible" });

export const Tick = styled("text", {
  fill: "$textMuted",
  fontFamily: "$text",
  fontSize: "$xs",
  fontVariantNumeric: "tabular-nums",
  "@media (forced-colors: active)": { fill: "CanvasText" },
});

export const PlaceName = styled("text", {
  fill: "$text",
  fontFamily: "$text",
  fontSize: "$xs",
  fontWeight: "$semibold",
  "@media (forced-colors: active)": { fill: "CanvasText" },
});

export const PlaceHeight = styled("tspan", { fill: "$textMuted", fontWeight: "$regular" });

export const GridLine = styled("line", {
  stroke: "$chartGrid",
  strokeWidth: 1,
  variants: {
    kind: {
      height: { opacity: 0.7 },
      ground: { stroke: "$borderStrong" },
      day: { stroke: "$borderStrong", strokeDasharray: "2 4" },
      leader: { stroke: "$borderStrong", opacity: 0.75 },
    },
  },
  defaultVariants: { kind: "height" },
});

export const AreaStop = styled("stop", { stopColor: "$colors$chartLine" });

export const Line = styled("path", {
  fill: "none",
  stroke: "$chartLine",
  strokeWidth: 2.5,
  strokeLinejoin: "round",
  "@media (forced-colors: active)": { stroke: "CanvasText" },
});

export const CursorLine = styled("line", {
  stroke: "$text",
  strokeWidth: 1.5,
  "@media (forced-colors: active)": { stroke: "Highlight" },
});

export const CursorDot = styled("circle", {
  fill: "$text",
  stroke: "$surface",
  strokeWidth: 3,
  "@media (forced-colors: active)": { fill: "Highlight" },
});

export const TierGroup = styled("g", {
  variants: {
    tier: {
      narrow: { "@container (min-width: 572px)": { display: "none" } },
      medium: {
        display: "none",
        "@container (min-width: 572px) and (max-width: 899.98px)": { display: "inline" },
      },
      wide: { display: "none", "@container (min-width: 900px)": { display: "inline" } },
    },
  },
  defaultVariants: { tier: "narrow" },
});

export const DayBand = styled("rect", {
  fill: "$surfaceSunken",
  variants: { shade: { even: { fill: "$primarySoft" }, odd: { fill: "$primarySoftHover" } } },
  defaultVariants: { shade: "even" },
});

export const DayName = styled("text", {
  fill: "$onPrimarySoft",
  fontFamily: "$text",
  fontSize: "$xs",
  fontWeight: "$semibold",
  "@media (forced-colors: active)": { fill: "CanvasText" },
});

/** Room for two lines of what the cursor reads, so that nothing below moves; beside them, on phones above, that the line is a sketch. */
export const Readout = styled("p", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  columnGap: "$2",
  minHeight: "4.5em",
  paddingInline: "3.25rem $1",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  fontVariantNumeric: "tabular-nums",
  "& strong": { color: "$text" },
  "@sm": { gridTemplateColumns: "minmax(0, 1fr) auto", minHeight: "3em" },
  "@media print": { minHeight: 0, "& > [aria-hidden]": { visibility: "hidden" } },
});

export const Hint = styled("span", { "@media (hover: none)": { display: "none" } });
export const TouchHint = styled("span", { "@media (hover: hover)": { display: "none" } });

export const Stamp = styled("span", {
  fontSize: "$xs",
  lineHeight: "calc(1.5 * $fontSizes$sm)",
  order: -1,
  "@sm": { order: 0 },
});
