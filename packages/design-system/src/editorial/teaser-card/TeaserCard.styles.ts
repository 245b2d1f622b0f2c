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
  "@hover": {
    "&:hover": { boxShadow: "$lg", borderColor: "$borderStrong" },
    "&:hover img": { transform: "scale(1.035)" },
  },
  "@reducedMotion": { "&:hover img": { transform: "none" } },
  "& img": { transition: "transform $transitions$slow" },
  "@media print": { breakInside: "avoid" },
  variants: { layout: { card: {}, wide: { "@md": { flexDirection: "row", alignItems: "stretch" } } } },
  defaultVariants: { layout: "card" },
});

export const Media = styled("div", {
  position: "relative",
  aspectRatio: "3 / 2",
  overflow: "hidden",
  backgroundColor: "$surfaceSunken",
  variants: { layout: { card: {}, wide: { "@md": { flex: "0 0 58%" } } } },
  defaultVariants: { layout: "card" },
});

export const Sign = styled("div", {
  display: "grid",
  placeItems: "center",
  width: "$space$7",
  height: "$space$7",
  marginBlockStart: "$3",
  marginInlineStart: "$3",
  borderRadius: "$md",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
});

/** Half on the picture, half on the words. */
export const Mark = styled("div", {
  position: "relative",
  display: "flex",
  marginBlockStart: "calc(-1 * $space$5)",
  marginBlockEnd: "$1",
  filter: "drop-shadow(0 1px 3px $colors$shadow)",
});

export const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: "$1",
  padding: "$3",
  paddingBlockStart: "$2",
  variants: {
    layout: { card: {}, wide: { "@md": { justifyContent: "center", gap: "$1half", padding: "$5" } } },
  },
  defaultVariants: { layout: "card" },
});

export const TitleLink = styled(BaseLink, {
  color: "inherit",
  textDecoration: "none",
  // The whole card is the link's target.
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
