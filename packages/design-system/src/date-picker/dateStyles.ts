import { css, styled } from "../theme";

const FORCED = "@media (forced-colors: active)";

/** The parts TT.MM.JJJJ in one line. */
export const segments = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "calc($space$6 - 2 * $borderWidths$thin)",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  "&:focus": { outline: "none" },
});

export const segment = css({
  paddingInline: "1px",
  borderRadius: "$sm",
  textAlign: "end",
  "&[data-type='literal']": { paddingInline: 0, color: "$textMuted" },
  "&[data-placeholder]": { color: "$textMuted", textTransform: "uppercase" },
  "&:focus": {
    outline: "$borderWidths$thick solid $colors$primary",
    backgroundColor: "$primary",
    color: "$onPrimary",
    [FORCED]: {
      outlineColor: "Highlight",
      backgroundColor: "Highlight",
      color: "HighlightText",
      forcedColorAdjust: "none",
    },
  },
});

/** Room for one or two dates; on the narrowest windows the second goes below. */
export const Dates = styled("div", {
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "$half",
  minWidth: 0,
  paddingInlineStart: "$2",
});

/** Only hands the focus on. */
export const PartFrame = styled("div", {
  display: "flex",
  alignItems: "center",
  gap: "$half",
  "&:focus": { outline: "none" },
});

export const Until = styled("span", { color: "$textMuted" });

export const Panel = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  paddingInline: "$half",
  paddingBlock: "$1",
  "@sm": { padding: "$2" },
});

export const Head = styled("div", { display: "flex", alignItems: "center", gap: "$half" });

export const monthName = css({
  flex: 1,
  textAlign: "center",
  fontFamily: "$display",
  fontWeight: "$bold",
  fontSize: "$h4",
  lineHeight: "$snug",
});

export const Months = styled("div", {
  display: "grid",
  gap: "$3",
  variants: {
    count: {
      one: { gridTemplateColumns: "1fr" },
      two: { gridTemplateColumns: "1fr 1fr", alignItems: "start" },
    },
  },
  defaultVariants: { count: "one" },
});

export const Names = styled("div", {
  flex: 1,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: "$3",
});

export const grid = css({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: "0 2px",
  tableLayout: "fixed",
  "&:focus": { outline: "none" },
  "& td": { padding: 0 },
  "@sm": { width: "calc(7 * $sizes$target)" },
});

export const weekday = css({
  paddingBlock: "$half",
  fontSize: "$sm",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  color: "$textMuted",
});

export const cell = css({
  display: "grid",
  placeItems: "center",
  minHeight: "$sizes$target",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$md",
  fontVariantNumeric: "tabular-nums",
  lineHeight: "$none",
  cursor: "pointer",
  "@hover": { "&[data-hovered]": { backgroundColor: "$primarySoft", color: "$onPrimarySoft" } },
  // The mark of today is an edge, not a colour, so that it goes with every other state.
  "&[data-this-day]": { borderColor: "$borderStrong", fontWeight: "$bold" },
  "&[data-outside-month]": { visibility: "hidden" },
  "&[data-disabled]": {
    color: "$textMuted",
    opacity: 0.6,
    cursor: "not-allowed",
    [FORCED]: { color: "GrayText", opacity: 1 },
  },
  "&[data-unavailable]": {
    color: "$textMuted",
    textDecorationLine: "line-through",
    cursor: "not-allowed",
    [FORCED]: { color: "GrayText" },
  },
  "&[data-selected]": {
    backgroundColor: "$primary",
    color: "$onPrimary",
    fontWeight: "$bold",
    [FORCED]: { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  },
  "&[data-invalid]": { backgroundColor: "$danger", color: "$onDanger" },
  "&:focus": { outline: "none" },
  "&[data-focus-visible]": {
    position: "relative",
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "1px",
  },
  variants: {
    kind: {
      day: {},
      /** The days between the ends are a soft band. */
      range: {
        "&[data-selected]:not([data-selection-start]):not([data-selection-end]):not([data-invalid])": {
          borderRadius: 0,
          backgroundColor: "$primarySoft",
          color: "$onPrimarySoft",
          fontWeight: "$regular",
          [FORCED]: { backgroundColor: "Canvas", color: "CanvasText", borderBlockColor: "Highlight" },
        },
        "&[data-selection-start]:not([data-selection-end])": {
          borderStartEndRadius: 0,
          borderEndEndRadius: 0,
        },
        "&[data-selection-end]:not([data-selection-start])": {
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
        },
      },
    },
  },
  defaultVariants: { kind: "day" },
});

export const Foot = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$1",
  paddingInlineStart: "$1",
});

/** As wide as the months, not as its text. */
export const Notes = styled("div", {
  flex: "1 1 12rem",
  width: 0,
  minHeight: "1.5em",
  fontSize: "$sm",
  lineHeight: "$normal",
  color: "$textMuted",
});

export const PlainPair = styled("div", {
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: "$1",
});
