import { styled } from "../../theme";

export const Frame = styled("div", {
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  overflow: "clip",
  scrollMarginBlockStart: "$space$3",
  "@media print": { border: 0, borderRadius: 0 },
});

/** The upper part, as on a ticket: torn off along a dashed line. */
export const Stub = styled("div", {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$1half",
  padding: "$3",
  borderBlockEnd: "$borderWidths$thick dashed $colors$border",
  // Not the primary colour, which is red on one of the sites.
  backgroundColor: "$successSoft",
  color: "$onSuccessSoft",
  "& strong": {
    display: "block",
    fontFamily: "$display",
    fontSize: "$h2",
    fontWeight: "$black",
    lineHeight: "$tight",
    letterSpacing: "$wide",
    fontVariantNumeric: "tabular-nums",
  },
  "& p > span": { color: "inherit" },
  "@sm": { padding: "$4" },
  "@media print": { paddingInline: 0, backgroundColor: "transparent", color: "inherit" },
});

export const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$3",
  padding: "$3",
  "@sm": { padding: "$4" },
  "@media print": { paddingInline: 0 },
});

export const Rows = styled("dl", { display: "flex", flexDirection: "column", gap: "$1half" });

export const Row = styled("div", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: "$3",
  breakInside: "avoid",
  "@sm": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
});

export const Label = styled("dt", { color: "$textMuted", fontSize: "$sm", lineHeight: "$normal" });

export const Lines = styled("dd", {
  lineHeight: "$normal",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const Actions = styled("div", { "@media print": { display: "none" } });
