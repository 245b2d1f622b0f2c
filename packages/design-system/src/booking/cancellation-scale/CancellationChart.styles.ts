import { styled } from "../../theme";

export const Drawing = styled("svg", { overflow: "visible" });

export const Step = styled("rect", {
  fill: "$chartFill",
  "@media (forced-colors: active)": { fill: "Canvas" },
});

export const Rise = styled("line", {
  stroke: "$chartLine",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  "@media (forced-colors: active)": { stroke: "CanvasText" },
});

export const Ground = styled("line", {
  stroke: "$borderStrong",
  "@media (forced-colors: active)": { stroke: "CanvasText" },
});

export const Percent = styled("text", {
  fill: "$text",
  fontFamily: "$display",
  fontSize: "$sm",
  fontWeight: "$bold",
  "@sm": { fontSize: "$md" },
  "@media (forced-colors: active)": { fill: "CanvasText" },
});

export const Days = styled("text", {
  fill: "$textMuted",
  fontFamily: "$text",
  fontSize: "$xs",
  fontVariantNumeric: "tabular-nums",
  "@media (forced-colors: active)": { fill: "CanvasText" },
});
