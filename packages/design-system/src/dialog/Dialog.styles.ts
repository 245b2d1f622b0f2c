import { breakpoints, keyframes, styled } from "../theme";

const rise = keyframes({
  from: { opacity: 0, transform: "translateY(1rem)" },
  to: { opacity: 1, transform: "none" },
});
const slideUp = keyframes({ from: { transform: "translateY(100%)" }, to: { transform: "none" } });
const slideInStart = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "none" } });
export const slideIn = keyframes({ from: { transform: "translateX(100%)" }, to: { transform: "none" } });

const PHONE = `@media (max-width: ${breakpoints.sm - 0.02}px)`;

// Of what can be seen: `100vw` would count the scroll bar's room too, and the start of a sheet would be cut off.
const sheet = {
  width: "min(100%, $sizes$sheet)",
  height: "100dvh",
  maxHeight: "none",
  marginBlock: 0,
} as const;
const centred = {
  maxHeight: "calc(100dvh - 2 * $space$2)",
  margin: "auto",
  "&[open]": { animationName: rise, animationDuration: "200ms" },
} as const;

export const NativeDialog = styled("dialog", {
  maxWidth: "none",
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: "$text",
  zIndex: "$modal",
  "&::backdrop": { backgroundColor: "$backdrop" },
  "&[open]": { display: "flex", animationDuration: "250ms", animationTimingFunction: "ease-out" },
  variants: {
    placement: {
      center: { ...centred, width: "min(100% - 2 * $space$2, $sizes$dialog)" },
      wide: {
        // Section 9: the video consultation's dialog is at most 1200 px wide.
        ...centred,
        width: "min(100% - 2 * $space$2, 75rem)",
      },
      end: {
        ...sheet,
        marginInline: "auto 0",
        "&[open]": { animationName: slideIn },
      },
      start: {
        ...sheet,
        marginInline: "0 auto",
        "&[open]": { animationName: slideInStart },
      },
      // Within reach of the thumb; on wider windows there is no thumb, and the sheet stands at the end.
      bottom: {
        ...sheet,
        marginInline: "auto 0",
        "&[open]": { animationName: slideIn },
        [PHONE]: {
          width: "100%",
          height: "fit-content",
          maxHeight: "calc(100dvh - $space$6)",
          marginBlock: "auto 0",
          marginInline: 0,
          "&[open]": { animationName: slideUp },
        },
      },
    },
    size: {
      normal: {},
      wide: { "@sm": { width: "min(100% - $space$6, $sizes$dialog)" } },
    },
    density: {
      normal: {},
      flush: { [PHONE]: { width: "100%", maxHeight: "100dvh" } },
    },
  },
  defaultVariants: { placement: "center", density: "normal" },
});

export const Panel = styled("div", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxHeight: "inherit",
  overflow: "hidden",
  backgroundColor: "$surfaceRaised",
  boxShadow: "$lg",
  variants: {
    placement: {
      center: { borderRadius: "$lg" },
      wide: { borderRadius: "$lg" },
      end: { height: "100%" },
      start: { height: "100%" },
      bottom: {
        height: "100%",
        [PHONE]: { borderStartStartRadius: "$radii$lg", borderStartEndRadius: "$radii$lg" },
      },
    },
    density: { normal: {}, flush: { [PHONE]: { borderRadius: 0 } } },
  },
  defaultVariants: { placement: "center", density: "normal" },
});

export const Head = styled("div", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$1",
  paddingInlineStart: "$2",
  paddingInlineEnd: "$1",
  paddingBlock: "$1half",
  "@sm": { gap: "$2", paddingInlineStart: "$3", paddingInlineEnd: "$1half" },
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
});

export const Description = styled("p", {
  color: "$textMuted",
  lineHeight: "$normal",
  "&:not(:last-child)": { marginBlockEnd: "$2" },
});

export const Body = styled("div", {
  flex: 1,
  minHeight: 0,
  // Head, body and foot share one edge.
  padding: "$2",
  "@sm": { padding: "$3" },
  overflowY: "auto",
  overscrollBehavior: "contain",
  "&:focus-visible": { outlineOffset: "-3px" },
  variants: { density: { normal: {}, flush: { padding: 0 } } },
  defaultVariants: { density: "normal" },
});

/** One rule for every dialog: the deed stands last, at the end; on phones it is on top, as wide as the dialog. */
export const Foot = styled("div", {
  display: "flex",
  flexDirection: "column-reverse",
  gap: "$1",
  padding: "$2",
  "@sm": { flexDirection: "row", justifyContent: "flex-end", paddingInline: "$3" },
  borderBlockStart: "$borderWidths$thin solid $colors$border",
});
