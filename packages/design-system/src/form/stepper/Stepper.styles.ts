import { css, styled } from "../../theme";

/** Phones: one line and a bar instead of the list. */
export const Compact = styled("div", {
  fontSize: "$sm",
  lineHeight: "$normal",
  color: "$textMuted",
  "& strong": { color: "$text", fontWeight: "$semibold" },
  "@sm": { display: "none" },
});

export const Bar = styled("div", { display: "flex", gap: "$half", paddingBlockStart: "$1" });

export const BarPart = styled("span", {
  flex: 1,
  height: "$space$1",
  borderRadius: "$pill",
  backgroundColor: "$border",
  border: "$borderWidths$thin solid transparent",
  "&[data-state='filled']": { backgroundColor: "$primary" },
  "@media (forced-colors: active)": {
    borderColor: "CanvasText",
    "&[data-state='filled']": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
  },
});

export const List = styled("ol", { display: "none", "@sm": { display: "flex" } });

export const Item = styled("li", {
  position: "relative",
  flex: "1 1 0",
  minWidth: 0,
  fontSize: "$sm",
  lineHeight: "$snug",
  color: "$textMuted",
  "&[data-state='current']": { color: "$text", fontWeight: "$semibold" },
  // The way to the next mark.
  "&:not(:last-child)::before": {
    content: "''",
    position: "absolute",
    insetBlockStart: "calc($space$2 - $borderWidths$thin)",
    insetInline: "calc($space$4 + $space$1) $space$1",
    borderBlockStart: "$borderWidths$thick solid $colors$border",
  },
  "&[data-state='done']:not(:last-child)::before": { borderColor: "$primary" },
});

const stack = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$1",
  minHeight: "$sizes$target",
  paddingInlineEnd: "$1",
  overflowWrap: "anywhere",
  hyphens: "auto",
} as const;

export const press = css({
  ...stack,
  width: "100%",
  paddingBlock: 0,
  paddingInlineStart: 0,
  border: 0,
  borderRadius: "$sm",
  background: "none",
  color: "$primaryText",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  "@hover": { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
});

export const Plain = styled("span", stack);

export const Mark = styled("span", {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "$space$4",
  height: "$space$4",
  borderRadius: "$round",
  border: "$borderWidths$thick solid $colors$borderStrong",
  fontSize: "$sm",
  fontWeight: "$semibold",
  fontVariantNumeric: "tabular-nums",
  "&[data-state='current']": { borderColor: "$primary", backgroundColor: "$primary", color: "$onPrimary" },
  "&[data-state='done']": {
    borderColor: "$primary",
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
  },
  "@media (forced-colors: active)": {
    "&[data-state='current']": {
      backgroundColor: "Highlight",
      color: "HighlightText",
      forcedColorAdjust: "none",
    },
  },
});
