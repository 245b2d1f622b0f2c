import { styled } from "../../theme";

export const List = styled("ul", {
  display: "flex",
  flexDirection: "column",
  listStyle: "none",
  "@media print": { display: "block", columnCount: 2 },
});

export const Row = styled("li", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "$3",
  rowGap: "$1",
  paddingBlock: "$2",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  "&:first-child": { borderBlockStart: "$borderWidths$thin solid $colors$border" },
  "&[data-state='closed']": { color: "$textMuted" },
  "&[data-state='selected']": {
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
    paddingInline: "$1half",
  },
  // On phones the button takes a line of its own, large under the thumb.
  "& > a": { gridColumn: "1 / -1" },
  "@md": {
    gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1.6fr) 10.5rem 11rem",
    "& > a": { gridColumn: "auto" },
  },
  "@media print": { breakInside: "avoid", paddingBlock: "$half", "& > a": { display: "none" } },
});

export const Dates = styled("div", {
  display: "flex",
  flexDirection: "column",
  lineHeight: "$snug",
  gridColumn: "1 / -1",
  "& p, & span": { color: "inherit" },
  "@md": { gridColumn: "auto" },
});

export const Marks = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "$1",
  fontSize: "$sm",
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
