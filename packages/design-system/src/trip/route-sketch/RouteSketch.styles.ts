import { styled } from "../../theme";

export const Frame = styled("div", {
  containerType: "inline-size",
  position: "relative",
  borderRadius: "$lg",
  overflow: "hidden",
  border: "$borderWidths$thin solid $colors$border",
  "@media print": { width: "60%" },
});

export const Sheet = styled("svg", {
  width: "100%",
  height: "auto",
  backgroundColor: "$surfaceSunken",
  variants: {
    format: {
      wide: { aspectRatio: "960 / 640" },
      square: { aspectRatio: "800 / 760" },
      tall: { aspectRatio: "720 / 860" },
    },
  },
  defaultVariants: { format: "wide" },
});

export const RouteCasing = styled("path", {
  fill: "none",
  stroke: "$surface",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  strokeWidth: 7,
  strokeOpacity: 0.9,
});

/** Red, as hiking maps draw routes; the theme's one red role is that of danger. */
export const RouteLine = styled("path", {
  fill: "none",
  stroke: "$danger",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  strokeWidth: 3.5,
  "@media (forced-colors: active)": { stroke: "CanvasText" },
  variants: { way: { walked: {}, ridden: { strokeWidth: 2, strokeDasharray: "2 7" } } },
  defaultVariants: { way: "walked" },
});

export const TierNames = styled("g", {
  variants: {
    tier: {
      narrow: { "@container (min-width: 520px)": { display: "none" } },
      medium: {
        display: "none",
        "@container (min-width: 520px) and (max-width: 819.98px)": { display: "inline" },
      },
      wide: { display: "none", "@container (min-width: 820px)": { display: "inline" } },
    },
  },
  defaultVariants: { tier: "narrow" },
});

export const Name = styled("text", {
  fill: "$text",
  stroke: "$surface",
  strokeWidth: 4,
  strokeOpacity: 0.85,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontFamily: "$text",
  fontSize: "$sm",
  fontWeight: "$semibold",
  "@media (forced-colors: active)": { fill: "CanvasText", stroke: "Canvas" },
  variants: { tier: { narrow: { fontSize: "$xs" }, medium: {}, wide: {} } },
  defaultVariants: { tier: "wide" },
});

export const Leader = styled("line", { stroke: "$textMuted", strokeWidth: 1 });

export const NameHeight = styled("tspan", { fontWeight: "$regular", fontSize: "$xs" });

export const Ornament = styled("path", {
  stroke: "$text",
  strokeWidth: 1.5,
  fill: "none",
  strokeLinejoin: "round",
  variants: { filled: { yes: { fill: "$text" }, no: {}, paper: { fill: "$surface" } } },
  defaultVariants: { filled: "no" },
});

export const ScaleBlock = styled("rect", {
  stroke: "$text",
  strokeWidth: 1,
  variants: { shade: { ink: { fill: "$text" }, paper: { fill: "$surface" } } },
  defaultVariants: { shade: "paper" },
});

export const Stamp = styled("p", {
  position: "absolute",
  insetBlockStart: "$1half",
  insetInlineStart: "$1half",
  padding: "$half $1",
  borderRadius: "$sm",
  backgroundColor: "$surface",
  color: "$textMuted",
  fontSize: "$xs",
  lineHeight: "$snug",
});
