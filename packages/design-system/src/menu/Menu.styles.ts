import { css, styled } from "../theme";
import { BaseLink } from "../link/LinkProvider";

export const Root = styled("span", { display: "inline-block", maxWidth: "100%" });

export const List = styled("div", {
  position: "fixed",
  inset: "auto",
  // The browser's own: in the middle of the window, with an edge.
  margin: 0,
  zIndex: "$libraryOverlay",
  minWidth: "12rem",
  maxWidth: "min(22rem, calc(100vw - 2 * $space$1))",
  padding: "$half",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surfaceRaised",
  boxShadow: "$lg",
  color: "$text",
  fontSize: "$md",
  fontWeight: "$regular",
  lineHeight: "$snug",
  textAlign: "start",
  whiteSpace: "normal",
});

export const Group = styled("div", {
  "& + &": {
    marginBlockStart: "$half",
    paddingBlockStart: "$half",
    borderBlockStart: "$borderWidths$thin solid $colors$border",
  },
});

export const GroupLabel = styled("div", {
  paddingInline: "$1half",
  paddingBlock: "$half",
  color: "$textMuted",
  fontSize: "$xs",
  fontWeight: "$semibold",
});

const itemStyles = css({
  display: "flex",
  alignItems: "center",
  gap: "$1half",
  width: "100%",
  minHeight: "$sizes$target",
  paddingInline: "$1half",
  paddingBlock: "$1",
  // Transparent, so that forced colours draw the present item's edge.
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$sm",
  background: "none",
  color: "inherit",
  fontWeight: "$medium",
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  // The fill alone would not reach 3:1; the ring comes with the keyboard.
  "&:focus": { backgroundColor: "$primarySoft", color: "$onPrimarySoft" },
  "&:focus-visible": { outlineOffset: "-3px" },
  "&[aria-disabled='true']": { color: "$textMuted", cursor: "not-allowed" },
  "&[aria-disabled='true']:focus": { backgroundColor: "$surfaceSunken" },
  "@media (forced-colors: active)": {
    borderColor: "Canvas",
    "&:focus": { borderColor: "Highlight" },
    "&[aria-disabled='true']": { color: "GrayText" },
  },
  variants: {
    variant: {
      normal: {},
      danger: {
        "&:not([aria-disabled='true'])": {
          color: "$danger",
          "&:focus": { backgroundColor: "$dangerSoft", color: "$onDangerSoft" },
        },
      },
    },
  },
  defaultVariants: { variant: "normal" },
});

export const ItemButton = styled("button", itemStyles);
export const ItemLink = styled(BaseLink, itemStyles);

export const Words = styled("span", { flex: 1, minWidth: 0 });
export const Small = styled("span", {
  display: "block",
  color: "$textMuted",
  fontSize: "$sm",
  fontWeight: "$regular",
  lineHeight: "$normal",
  ":focus > * > &": { color: "inherit" },
});
/** Keeps its place beside items that are not chosen. */
export const Check = styled("span", { width: "1.25em", flexShrink: 0 });

export const ShortLabel = styled("span", {
  display: "none",
  maxWidth: "10rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@sm": { display: "inline-block" },
});
