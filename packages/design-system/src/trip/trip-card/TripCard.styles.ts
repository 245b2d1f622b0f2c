import { BaseLink } from "../../link/LinkProvider";
import { styled } from "../../theme";

export const Card = styled("article", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
  transition: "box-shadow $transitions$normal, border-color $transitions$normal",
  "&[data-active='true']": { borderColor: "$primary", boxShadow: "0 0 0 2px $colors$primary" },
  "@hover": {
    "&:hover": { boxShadow: "$lg", borderColor: "$borderStrong" },
    "&:hover img": { transform: "scale(1.035)" },
  },
  "@reducedMotion": { "&:hover img": { transform: "none" } },
  "& img": { transition: "transform $transitions$slow" },
  "@media print": { breakInside: "avoid" },
});

export const Media = styled("div", {
  position: "relative",
  aspectRatio: "3 / 2",
  overflow: "hidden",
  backgroundColor: "$surfaceSunken",
});

/** Over the picture's lower edge: the length, which people compare first. */
export const Days = styled("p", {
  position: "absolute",
  insetInlineStart: "$2",
  insetBlockEnd: "$2",
  paddingInline: "$1half",
  paddingBlock: "$half",
  borderRadius: "$pill",
  backgroundColor: "$surface",
  color: "$text",
  fontSize: "$xs",
  fontWeight: "$semibold",
  lineHeight: "$snug",
});

/** Above the title's link, which covers the card. */
export const Action = styled("div", {
  position: "absolute",
  insetBlockStart: "$space$1half",
  insetInlineEnd: "$space$1half",
  zIndex: "$raised",
});

export const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: "$1",
  padding: "$3",
  paddingBlockStart: "$2",
});

export const Place = styled("p", { color: "$textMuted", fontSize: "$sm", lineHeight: "$snug" });

export const TitleLink = styled(BaseLink, {
  color: "inherit",
  textDecoration: "none",
  // The whole card is the link's target; text below stays selectable by starting outside it.
  "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: "$lg", zIndex: "$raised" },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "-4px",
    // The ring crosses the picture: a line of the card's colour on either side keeps its contrast.
    boxShadow: "inset 0 0 0 6px $colors$surface",
  },
  "@hover": { "article:hover &": { color: "$primaryText" } },
});

export const Teaser = styled("p", {
  color: "$text",
  fontSize: "$sm",
  lineHeight: "$normal",
  display: "-webkit-box",
  "-webkit-line-clamp": "3",
  "-webkit-box-orient": "vertical",
  overflow: "hidden",
});

export const Activities = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  gap: "$half",
  fontSize: "$xs",
  lineHeight: "$snug",
  "& li": {
    paddingInline: "$1",
    paddingBlock: "$half",
    borderRadius: "$sm",
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
  },
});

export const Foot = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: "$2",
  rowGap: "$1",
  marginBlockStart: "auto",
  paddingBlockStart: "$1half",
});

export const Facts = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  minWidth: 0,
  "& > [data-grade]": { paddingBlockEnd: "$half" },
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$snug",
});

export const PriceDate = styled("span", { display: "block" });

export const Price = styled("p", {
  marginInlineStart: "auto",
  textAlign: "end",
  fontSize: "$sm",
  lineHeight: "$snug",
  color: "$textMuted",
  "& strong": {
    color: "$text",
    fontFamily: "$display",
    fontSize: "$h4",
    fontWeight: "$bold",
    whiteSpace: "nowrap",
  },
});
