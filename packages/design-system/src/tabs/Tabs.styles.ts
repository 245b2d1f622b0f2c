import { css, styled } from "../theme";

/** More tabs than fit can be pushed sideways; the last one in sight is cut, which says so. */
export const listStyles = css({
  display: "flex",
  gap: "$half",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
  listStyle: "none",
  boxShadow: "inset 0 calc(-1 * $borderWidths$thin) 0 $colors$border",
  "@media (forced-colors: active)": { borderBlockEnd: "$borderWidths$thin solid CanvasText" },
  "@media print": { flexWrap: "wrap" },
});

export const List = styled("div", listStyles);

export const tabStyles = css({
  position: "relative",
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$space$6",
  paddingInline: "$2",
  border: 0,
  borderRadius: "$sm",
  background: "none",
  color: "$textMuted",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: "color $transitions$fast",
  // The list cuts what reaches beyond it.
  "&:focus-visible": { outlineOffset: "-3px" },
  "&::after": {
    content: "''",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: "$borderWidths$ring solid transparent",
  },
  "@hover": { "&:hover:not(:disabled)": { color: "$text", "&::after": { borderColor: "$border" } } },
  "&&:is([aria-selected='true'], [aria-current])": {
    color: "$primaryText",
    "&::after": { borderColor: "currentColor" },
  },
  "&:disabled": { opacity: 0.55, cursor: "not-allowed" },
  "@media (forced-colors: active)": {
    "&::after": { borderColor: "Canvas" },
    "&&:is([aria-selected='true'], [aria-current])::after": { borderColor: "Highlight" },
  },
});

export const Tab = styled("button", tabStyles);

export const Panel = styled("div", { paddingBlockStart: "$3", borderRadius: "$sm" });

export const Count = styled("span", {
  minWidth: "$space$3",
  paddingInline: "$half",
  border: "$borderWidths$thin solid transparent",
  borderRadius: "$pill",
  backgroundColor: "$surfaceSunken",
  color: "$text",
  fontSize: "$xs",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
