import { styled } from "../theme";

const FORCED = "@media (forced-colors: active)";

export const Popup = styled("div", {
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + $space$1)",
  zIndex: "$header",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surfaceRaised",
  color: "$text",
  boxShadow: "$lg",
  textAlign: "start",
  scrollMarginBlockEnd: "$space$2",
  [FORCED]: { borderColor: "CanvasText" },
});

export const List = styled("div", {
  flex: 1,
  minHeight: 0,
  maxHeight: "min(34rem, 62dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "$half",
});

export const Group = styled("div", { "& + &": { marginBlockStart: "$half" } });

export const GroupName = styled("div", {
  paddingInline: "$1half",
  paddingBlock: "$1 $half",
  fontSize: "$sm",
  fontWeight: "$bold",
  lineHeight: "$snug",
  color: "$textMuted",
});

export const Option = styled("div", {
  display: "flex",
  alignItems: "center",
  gap: "$1half",
  minHeight: "$sizes$target",
  paddingInline: "$1half",
  paddingBlock: "$half",
  borderRadius: "$sm",
  fontSize: "$md",
  lineHeight: "$snug",
  cursor: "pointer",
  "@hover": { "&:hover": { backgroundColor: "$surfaceSunken" } },
  "&[aria-selected='true']": {
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
    outline: "$borderWidths$thick solid $colors$focusRing",
    outlineOffset: "-2px",
  },
});

/** As wide as a picture, so that all labels stand in one line. */
export const Sign = styled("span", {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "$space$6",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: "$sm",
  color: "$primaryText",
  "[aria-selected='true'] > &": { color: "inherit" },
});

export const Words = styled("span", { flex: 1, minWidth: 0 });

export const Quiet = styled("span", {
  fontSize: "$sm",
  color: "$textMuted",
  fontVariantNumeric: "tabular-nums",
  "[aria-selected='true'] &": { color: "inherit" },
  variants: { place: { below: { display: "block" }, end: { flexShrink: 0 } } },
  defaultVariants: { place: "below" },
});

export const Foot = styled("div", {
  display: "flex",
  justifyContent: "flex-end",
  paddingInline: "$1",
  paddingBlock: "$half",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
});
