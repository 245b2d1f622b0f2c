import { BaseLink } from "../../link/LinkProvider";
import { css, styled } from "../../theme";

export const Months = styled("ul", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
  gap: "$1",
  alignItems: "start",
  listStyle: "none",
  // Half a year in a line.
  "@lg": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
});

export const Month = styled("li", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  minWidth: 0,
  padding: "$1",
  borderRadius: "$md",
  border: "$borderWidths$thin solid $colors$border",
  "&[data-state='open']": { backgroundColor: "$surface" },
  "&[data-state='empty']": { borderStyle: "dashed" },
  "@media print": { breakInside: "avoid" },
});

export const MonthName = styled("p", {
  paddingInline: "$half",
  fontWeight: "$semibold",
  fontSize: "$sm",
  lineHeight: "$snug",
  "[data-state='empty'] &": { color: "$textMuted", fontWeight: "$regular" },
});

export const None = styled("p", { paddingInline: "$half", color: "$textMuted", fontSize: "$xs" });

const cell = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$half",
  minHeight: "$sizes$target",
  padding: "$1",
  borderRadius: "$sm",
  border: "$borderWidths$thin solid transparent",
  fontSize: "$xs",
  lineHeight: "$snug",
  color: "$text",
});

export const Cell = styled("div", cell, {
  backgroundColor: "$surfaceSunken",
  color: "$textMuted",
});

export const CellLink = styled(BaseLink, cell, {
  backgroundColor: "$surfaceSunken",
  textDecoration: "none",
  transition: "background-color $transitions$fast, border-color $transitions$fast",
  "&[data-cheapest]": { borderColor: "$primary" },
  "&[data-state='selected']": {
    borderColor: "$primary",
    borderWidth: "2px",
    backgroundColor: "$primarySoft",
  },
  "@hover": {
    "&:hover": { borderColor: "$primary", backgroundColor: "$primarySoft", color: "$onPrimarySoft" },
  },
});

export const Dates = styled("span", { fontWeight: "$semibold" });

export const Price = styled("span", {
  fontFamily: "$display",
  fontSize: "$md",
  fontWeight: "$bold",
  "[data-state='closed'] &": { textDecoration: "line-through", fontWeight: "$regular" },
});

export const Member = styled("span", {
  color: "$primaryText",
  "a:hover &, a[data-state='selected'] &, [data-state='closed'] &": { color: "inherit" },
});

export const Cheapest = styled("span", {
  color: "$primaryText",
  fontWeight: "$semibold",
  "a:hover &": { color: "inherit" },
});
