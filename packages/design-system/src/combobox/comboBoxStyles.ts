import { css, keyframes, styled } from "../theme";

const FORCED = "@media (forced-colors: active)";
const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const input = css({
  flex: 1,
  minWidth: 0,
  minHeight: "calc($space$6 - 2 * $borderWidths$thin)",
  paddingInline: "$2",
  paddingBlock: "$1",
  border: 0,
  borderRadius: "$md",
  backgroundColor: "transparent",
  textOverflow: "ellipsis",
  lineHeight: "$snug",
  "&::placeholder": { color: "$textMuted", opacity: 1 },
  "&:disabled": { cursor: "not-allowed" },
  // The ring is the box's.
  "&:focus-visible": { outline: "none" },
});

export const list = css({
  flex: 1,
  minHeight: 0,
  maxHeight: "min(24rem, 60dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "$half",
  "&:focus": { outline: "none" },
});

export const group = css({ "& + &": { marginBlockStart: "$1" } });

export const groupName = css({
  paddingInline: "$1half",
  paddingBlock: "$1 $half",
  fontSize: "$sm",
  fontWeight: "$bold",
  lineHeight: "$snug",
  color: "$textMuted",
});

export const option = css({
  display: "flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$sizes$target",
  paddingInline: "$1half",
  paddingBlock: "$half",
  borderRadius: "$sm",
  fontSize: "$md",
  lineHeight: "$snug",
  cursor: "pointer",
  "&[data-focused]": {
    backgroundColor: "$primarySoft",
    color: "$onPrimarySoft",
    outline: "$borderWidths$thick solid $colors$focusRing",
    outlineOffset: "-2px",
  },
  "&[data-selected]": { fontWeight: "$semibold" },
  "&[data-disabled]": { color: "$textMuted", cursor: "not-allowed", [FORCED]: { color: "GrayText" } },
});

/** Keeps its room, so that the labels of a list stand in one line. */
export const Tick = styled("span", {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "1.25em",
  color: "$primaryText",
  "[data-focused] > &": { color: "inherit" },
  [FORCED]: { color: "inherit" },
});

/** An empty box in front of what can be chosen beside others. */
export const Box = styled("span", {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "1.25em",
  height: "1.25em",
  border: "$borderWidths$thick solid $colors$borderStrong",
  borderRadius: "$sm",
  fontSize: "$md",
  "& > svg": { visibility: "hidden", width: "0.9em", height: "0.9em" },
  "[data-selected] > &": {
    borderColor: "$primary",
    backgroundColor: "$primary",
    color: "$onPrimary",
    "& > svg": { visibility: "visible" },
    [FORCED]: { borderColor: "Highlight", backgroundColor: "Highlight", color: "HighlightText" },
  },
});

export const OptionText = styled("span", { flex: 1, minWidth: 0, overflowWrap: "anywhere", hyphens: "auto" });
export const OptionNote = styled("span", {
  display: "block",
  fontSize: "$sm",
  fontWeight: "$regular",
  color: "$textMuted",
  "[data-focused] &": { color: "inherit" },
});
export const OptionAside = styled("span", {
  flexShrink: 0,
  fontSize: "$sm",
  fontWeight: "$regular",
  color: "$textMuted",
  fontVariantNumeric: "tabular-nums",
  "[data-focused] &": { color: "inherit" },
});

export const ListNote = styled("p", {
  display: "flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$sizes$target",
  paddingInline: "$2",
  paddingBlock: "$1",
  fontSize: "$sm",
  lineHeight: "$normal",
  color: "$textMuted",
  overflowWrap: "anywhere",
  variants: { tone: { quiet: {}, danger: { color: "$danger", fontWeight: "$medium" } } },
  defaultVariants: { tone: "quiet" },
});

export const Spinner = styled("span", {
  flexShrink: 0,
  width: "1.25em",
  height: "1.25em",
  border: "$borderWidths$thick solid $colors$border",
  borderBlockStartColor: "$colors$primaryText",
  borderRadius: "$round",
  animationName: turn,
  animationDuration: "0.9s",
  animationTimingFunction: "linear",
  animationIterationCount: "infinite",
  "@reducedMotion": { animationName: "none", borderStyle: "dotted" },
});

export const Chips = styled("ul", {
  paddingBlockStart: "$half",
  display: "flex",
  flexWrap: "wrap",
  gap: "$1",
  minWidth: 0,
});
