import { css, styled } from "../../../packages/design-system/src/theme";
import { TEXT_SIZE } from "./measures";

export const Frame = styled("div", {
  overflow: "auto",
  maxHeight: "min(80vh, 60rem)",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surfaceSunken",
  "&:focus-visible": { outline: "2px solid $colors$focusRing", outlineOffset: "2px" },
});

export const Canvas = styled("svg", { display: "block", maxWidth: "none", marginInline: "auto" });

export const Toolbar = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "$1",
  marginBlockEnd: "$1",
  fontSize: "$sm",
});

export const ZoomButton = styled("button", {
  minHeight: "2.75rem",
  paddingInline: "$2",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  font: "inherit",
  cursor: "pointer",
  "&:hover": { backgroundColor: "$surfaceSunken" },
  "&:focus-visible": { outline: "2px solid $colors$focusRing", outlineOffset: "2px" },
});

/** The chart's parts by their classes; colours are roles, so it follows the theme. */
export const chartLook = css({
  "& text": { fill: "$colors$text", fontSize: `${TEXT_SIZE.line}px` },
  "& .title": { fontSize: `${TEXT_SIZE.title}px`, fontWeight: 700 },
  "& .line": { fill: "$colors$textMuted" },
  "& .box": { fill: "$colors$surface", stroke: "$colors$borderStrong", strokeWidth: 1.25 },
  "& .outer > .box": { fill: "$colors$background" },
  "& .machine > .box": { fill: "none", stroke: "none" },
  "& .region > .box": { strokeDasharray: "8 5" },
  "& .passing > .box": { strokeDasharray: "2 4", strokeLinecap: "round" },
  "& .active > .box": { stroke: "$colors$primary", strokeWidth: 2.5 },
  "& .leaf.active > .box": { fill: "$colors$primary" },
  "& .leaf.active text": { fill: "$colors$onPrimary" },
  "& .machine.active > .box": { stroke: "none" },
  "& .mark": { fill: "$colors$text" },
  "& .anywhere": { fill: "$colors$surface", stroke: "$colors$borderStrong" },
  "& .edge": { fill: "none", stroke: "$colors$borderStrong", strokeWidth: 1.25 },
  "& .head": { fill: "$colors$borderStrong" },
  "& .open .edge": { stroke: "$colors$primary", strokeWidth: 2 },
  "& .open .head": { fill: "$colors$primary" },
  "& .paper": { fill: "$colors$surfaceSunken" },
  "& .open text": { fill: "$colors$primaryText", fontWeight: 600 },
  "& [role='button']": { cursor: "pointer" },
  "& [role='button']:hover > .box": { stroke: "$colors$text", strokeWidth: 2 },
  "& [role='button']:focus": { outline: "none" },
  "& [role='button']:focus-visible > .box": { stroke: "$colors$focusRing", strokeWidth: 4 },
  "@media (forced-colors: active)": {
    "& .box, & .edge": { stroke: "CanvasText" },
    "& .leaf.active > .box": { fill: "Highlight" },
    "& .leaf.active text": { fill: "HighlightText" },
  },
}).toString();
