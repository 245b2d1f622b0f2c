import { breakpoints, css, keyframes, styled } from "../theme";

const PHONE = `@media (max-width: ${breakpoints.sm - 0.02}px)`;
const FORCED = "@media (forced-colors: active)";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({ from: { transform: "translateY(100%)" }, to: { transform: "none" } });

/** What React Aria would write into a style element: touching a button scrolls and zooms, but does not zoom by two taps. */
const pressable = { "& [data-react-aria-pressable]": { touchAction: "pan-x pan-y pinch-zoom" } } as const;

/** The edge of an input around a control that has several parts. */
export const ControlBox = styled("div", {
  ...pressable,
  display: "flex",
  alignItems: "center",
  width: "100%",
  minWidth: 0,
  minHeight: "$space$6",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surface",
  color: "$text",
  fontSize: "$md",
  lineHeight: "$snug",
  transition: "border-color $transitions$fast",
  cursor: "text",
  "&:focus": { outline: "none" },
  // A button in it has a ring of its own.
  "&:focus-within:not(:has(button:focus-visible))": {
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "2px",
  },
  "&[data-state='invalid']": { borderColor: "$danger", boxShadow: "inset 0 0 0 1px $colors$danger" },
  "&[data-disabled]": {
    backgroundColor: "$surfaceSunken",
    color: "$textMuted",
    cursor: "not-allowed",
    [FORCED]: { borderColor: "GrayText", color: "GrayText" },
  },
  "&[data-readonly]": { backgroundColor: "$surfaceSunken", borderStyle: "dashed" },
  "@hover": { "&:hover:not([data-disabled]):not([data-readonly])": { borderColor: "$text" } },
});

/** A square button at the end of a control. The box's ring is its focus too, so that its own stays inside. */
export const boxButton = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  width: "$sizes$target",
  minHeight: "$sizes$target",
  padding: 0,
  border: 0,
  borderRadius: "$md",
  backgroundColor: "transparent",
  color: "$textMuted",
  cursor: "pointer",
  "&:focus-visible": { outline: "$borderWidths$ring solid $colors$focusRing", outlineOffset: "-4px" },
  "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
  "@hover": { "&:hover:not(:disabled)": { color: "$primaryText" } },
});

export const BoxButton = styled("button", boxButton);

const surface = {
  ...pressable,
  backgroundColor: "$surfaceRaised",
  color: "$text",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  boxShadow: "$lg",
  "&:focus": { outline: "none" },
  "&[data-entering]": {
    animationName: appear,
    animationDuration: "150ms",
    animationTimingFunction: "ease-out",
  },
  [FORCED]: { borderColor: "CanvasText" },
  "@reducedMotion": { "&[data-entering]": { animationName: "none" } },
} as const;

/** As wide as its field; scrolls inside. */
export const listPopover = css({
  ...surface,
  display: "flex",
  flexDirection: "column",
  width: "var(--trigger-width)",
  minWidth: "min(16rem, calc(100vw - 2 * $space$2))",
  overflow: "hidden",
});

/** Beside its field; on phones a sheet at the window's lower edge. React Aria places it by style properties. */
export const calendarPopover = css({
  ...surface,
  maxWidth: "calc(100vw - 2 * $space$1)",
  overflow: "auto",
  overscrollBehavior: "contain",
  [PHONE]: {
    position: "fixed !important",
    inset: "auto 0 0 0 !important",
    width: "100%",
    maxWidth: "none",
    maxHeight: "calc(100dvh - $space$4) !important",
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    borderWidth: "1px 0 0",
    borderRadius: "$lg $lg 0 0",
    // The veil over the page: React Aria's own underlay has no colour.
    boxShadow: "0 0 0 100vmax $colors$backdrop",
    "&[data-entering]": {
      animationName: rise,
      animationDuration: "250ms",
      animationTimingFunction: "ease-out",
    },
    "@reducedMotion": { "&[data-entering]": { animationName: "none" } },
  },
});
