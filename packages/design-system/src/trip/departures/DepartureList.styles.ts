import { styled } from "../../theme";

export const List = styled("ul", {
  display: "flex",
  flexDirection: "column",
  listStyle: "none",
  "@media print": { display: "block", columnCount: 2 },
});

export const Row = styled("li", {
  display: "grid",
  // On phones dates and price, below them what is to be known and the button.
  gridTemplateColumns: "minmax(0, 1fr) fit-content(8.5rem)",
  alignItems: "center",
  columnGap: "$2",
  rowGap: "$1",
  paddingBlock: "$1half",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  "&:first-child": { borderBlockStart: "$borderWidths$thin solid $colors$border" },
  "& > a": { paddingInline: "$1" },
  "&[data-state='closed']": { color: "$textMuted" },
  "&[data-state='selected']": {
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
    paddingInline: "$1half",
  },
  "@md": {
    gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1.6fr) 10.5rem 11rem",
    columnGap: "$3",
  },
  "@media print": { breakInside: "avoid", paddingBlock: "$half", "& > a": { display: "none" } },
});

export const Dates = styled("div", {
  display: "flex",
  flexDirection: "column",
  lineHeight: "$snug",
  "& p, & span": { color: "inherit" },
});

export const Marks = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "$1",
  fontSize: "$sm",
  gridRow: 2,
  "@md": { gridRow: "auto" },
});

export const Price = styled("div", {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  textAlign: "end",
  lineHeight: "$snug",
  "& strong": { fontFamily: "$display", fontSize: "$h4", whiteSpace: "nowrap" },
  "[data-state='closed'] & strong": { textDecoration: "line-through", fontWeight: "$regular" },
});

export const Small = styled("span", {
  color: "$textMuted",
  fontSize: "$xs",
  "[data-state='selected'] &": { color: "inherit" },
});

export const Member = styled("span", {
  color: "$primaryText",
  fontSize: "$xs",
  fontWeight: "$semibold",
  "[data-state='selected'] &, [data-state='closed'] &": { color: "inherit" },
});
