import { keyframes, styled } from "../theme";

const rise = keyframes({
  from: { opacity: 0, transform: "translateY(1rem)" },
  to: { opacity: 1, transform: "none" },
});

export const Region = styled("section", {
  position: "fixed",
  zIndex: "$libraryOverlay",
  insetBlockEnd: "$space$1",
  insetInlineEnd: 0,
  width: "min(100%, calc($sizes$sheet + 2 * $space$2))",
  // Clicks between the toasts reach the page.
  pointerEvents: "none",
  "@media print": { display: "none" },
});

export const List = styled("ol", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  listStyle: "none",
  "&:not(:empty)": { paddingInline: "$2", paddingBlockEnd: "$1" },
});

export const Card = styled("li", {
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: "$1half",
  alignItems: "start",
  paddingBlock: "$1half",
  paddingInlineStart: "$2",
  paddingInlineEnd: "$half",
  border: "$borderWidths$thin solid $colors$border",
  borderInlineStartWidth: "$space$half",
  borderRadius: "$md",
  backgroundColor: "$surfaceRaised",
  boxShadow: "$lg",
  color: "$text",
  fontSize: "$sm",
  lineHeight: "$normal",
  overflowWrap: "anywhere",
  animationName: rise,
  animationDuration: "200ms",
  animationTimingFunction: "ease-out",
  "@reducedMotion": { animationName: "none" },
  "& > svg": { marginBlockStart: "0.15em", fontSize: "$lg" },
  variants: {
    variant: {
      info: { borderInlineStartColor: "$colors$info", "& > svg": { color: "$info" } },
      success: { borderInlineStartColor: "$colors$success", "& > svg": { color: "$success" } },
      warning: { borderInlineStartColor: "$colors$warning", "& > svg": { color: "$warning" } },
      error: { borderInlineStartColor: "$colors$danger", "& > svg": { color: "$danger" } },
    },
  },
});

export const Title = styled("p", { fontWeight: "$semibold", fontSize: "$md", lineHeight: "$snug" });
export const Words = styled("div", {
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$half",
  paddingBlock: "$half",
});
export const Close = styled("div", { marginBlock: "calc(-1 * $space$half)" });
