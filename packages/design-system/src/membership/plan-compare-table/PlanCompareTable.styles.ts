import { breakpoints, styled } from "../../theme";
import { hidden } from "../../visually-hidden/hidden";

const PHONE = `@media (max-width: ${breakpoints.sm - 0.02}px)`;

export const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$2", width: "100%" });

/** Phones only: which plan the table shows. */
export const Chooser = styled("div", {
  display: "flex",
  gap: "2px",
  padding: "$half",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surfaceSunken",
  "@sm": { display: "none" },
});

export const Segment = styled("label", {
  position: "relative",
  flex: "1 1 0",
  display: "flex",
  minWidth: 0,
  cursor: "pointer",
  "& > input": { position: "absolute", inset: 0, width: "100%", height: "100%", margin: 0, opacity: 0 },
  "& > span": {
    flex: 1,
    display: "grid",
    placeItems: "center",
    minHeight: "$sizes$target",
    padding: "$half",
    borderRadius: "$sm",
    border: "$borderWidths$thin solid transparent",
    fontSize: "$sm",
    fontWeight: "$semibold",
    lineHeight: "$snug",
    textAlign: "center",
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  "& > input:checked + span": {
    borderColor: "$primary",
    backgroundColor: "$surface",
    color: "$primaryText",
    boxShadow: "$sm",
  },
  "& > input:focus-visible + span": {
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "2px",
  },
  "@media (forced-colors: active)": {
    "& > input:checked + span": { borderColor: "Highlight", borderWidth: "2px" },
  },
});

export const Scroller = styled("div", {
  position: "relative",
  overflowX: "auto",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
});

export const Caption = styled("caption", {
  captionSide: "top",
  padding: "$2",
  fontFamily: "$display",
  fontSize: "$h4",
  fontWeight: "$bold",
  lineHeight: "$snug",
  textAlign: "start",
  "@sm": { paddingInline: "$3" },
  variants: {
    display: {
      visible: {},
      hidden,
    },
  },
});

export const Table = styled("table", {
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  lineHeight: "$snug",
  "& :is(th, td)": {
    padding: "$1half",
    borderBlockStart: "$borderWidths$thin solid $colors$border",
    textAlign: "center",
    verticalAlign: "middle",
  },
  "& thead th": { fontFamily: "$display", fontSize: "$h4", fontWeight: "$bold", minWidth: "8.5rem" },
  // The names of the lines stay while the columns move under them.
  "& :is(thead th:first-child, tbody th[scope='row'], tfoot td:first-child)": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: "$raised",
    minWidth: "10rem",
    backgroundColor: "$surface",
    textAlign: "start",
    fontWeight: "$regular",
  },
  "& [data-marked]": { backgroundColor: "$primarySoft", color: "$onPrimarySoft" },
  "& tfoot td": { paddingBlock: "$2" },
  "@sm": { "& :is(th, td)": { paddingInline: "$3" } },
  [PHONE]: {
    "& :is(thead th:not(:first-child), tbody td, tfoot td:not(:first-child)):not([data-shown])": {
      display: "none",
    },
    "& :is(thead th:first-child, tbody th[scope='row'], tfoot td:first-child)": { minWidth: 0 },
    "& thead th": { minWidth: "7.5rem" },
    "& tbody td": { width: "40%" },
  },
});

export const Group = styled("tr", {
  "& > th": {
    paddingBlockStart: "$2",
    backgroundColor: "$surfaceSunken",
    color: "$textMuted",
    fontSize: "$sm",
    fontWeight: "$semibold",
    textAlign: "start !important",
  },
});

export const Note = styled("span", {
  display: "block",
  paddingBlockStart: "$half",
  color: "$textMuted",
  fontFamily: "$text",
  fontSize: "$sm",
  fontWeight: "$regular",
  lineHeight: "$normal",
  "[data-marked] > &": { color: "inherit" },
});

export const Yes = styled("span", {
  display: "inline-grid",
  placeItems: "center",
  fontSize: "$lg",
  "&[data-state='included']": { color: "$primaryText" },
  "&[data-state='missing']": { color: "$textMuted" },
  "[data-marked] > &": { color: "inherit !important" },
});
