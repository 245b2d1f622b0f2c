import { styled } from "../../theme";

export const Frame = styled("article", {
  overflow: "clip",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  "&[data-state='cancelled'], &[data-state='completed']": { boxShadow: "none" },
  "@media print": { breakInside: "avoid" },
});

export const Head = styled("div", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "$2",
  rowGap: "$2",
  alignItems: "center",
  padding: "$2",
  borderBlockEnd: "$borderWidths$thick dashed $colors$border",
  "@sm": { columnGap: "$3", padding: "$3" },
  "@md": {
    gridTemplateColumns: "auto minmax(0, 1fr) 15rem",
    paddingBlock: 0,
    paddingInlineEnd: 0,
    "& > :first-child": { alignSelf: "center" },
  },
});

export const TitleRow = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  minWidth: 0,
  // A heading breaks long words anywhere else.
  "& :is(h2, h3, h4)": { hyphens: "auto" },
  "@md": { paddingBlock: "$3" },
});

export const Dates = styled("p", { color: "$textMuted", lineHeight: "$snug" });

/** Only where there is room: on phones the day and the name are what counts. */
export const Media = styled("div", {
  position: "relative",
  display: "none",
  alignSelf: "stretch",
  overflow: "hidden",
  "& > span": { position: "absolute", inset: 0 },
  "[data-state='cancelled'] & img, [data-state='completed'] & img": { filter: "saturate(0.35)" },
  "@md": { display: "block" },
});

export const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$3",
  padding: "$2",
  "@sm": { padding: "$3" },
});

export const Facts = styled("dl", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr))",
  columnGap: "$3",
  rowGap: "$2",
  lineHeight: "$snug",
  "& dt": { color: "$textMuted", fontSize: "$sm", paddingBlockEnd: "$half" },
  "& dd": { fontWeight: "$semibold", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
});

export const Payments = styled("ul", {
  display: "flex",
  flexDirection: "column",
  padding: "$2",
  borderRadius: "$md",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surfaceSunken",
  lineHeight: "$snug",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "$2",
    rowGap: "$half",
    paddingBlock: "$1",
  },
  "& > li + li": { borderBlockStart: "$borderWidths$thin solid $colors$border" },
  "& > li > strong": { fontVariantNumeric: "tabular-nums" },
  "& > li > span:last-child": { gridColumn: "1 / -1", color: "$textMuted", fontSize: "$sm" },
  "@sm": {
    "& > li": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" },
    "& > li > strong": { order: 1 },
    "& > li > span:last-child": { gridColumn: "auto", fontSize: "inherit" },
  },
});

export const Actions = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  "@sm": { flexDirection: "row", flexWrap: "wrap", alignItems: "center", gap: "$1half" },
  "@media print": { display: "none" },
});
