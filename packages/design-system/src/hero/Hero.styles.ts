import { styled } from "../theme";

export const Frame = styled("div", { position: "relative" });

export const Media = styled("div", {
  position: "relative",
  display: "flex",
  alignItems: "flex-end",
  overflow: "hidden",
  color: "$onScrim",
  "& > span:first-child": { position: "absolute", inset: 0 },
  "& :focus-visible": { outlineColor: "$focusRingDeep" },
  variants: {
    size: {
      tall: { minHeight: "min(82svh, 46rem)", "@md": { minHeight: "min(78svh, 50rem)" } },
      short: { minHeight: "min(48svh, 26rem)" },
    },
    overlap: {
      none: { paddingBlock: "$8 $5" },
      search: { paddingBlock: "$8 calc($space$8 + $space$3)" },
    },
    ground: {
      picture: {
        backgroundColor: "$primaryDeep",
        // The scrim grows towards the words, in the corner where they stand, and leaves the rest of the picture alone.
        "&::after": {
          content: "''",
          position: "absolute",
          inset: 0,
          background:
            "linear-gradient(to top, $colors$scrim 0%, transparent 68%), radial-gradient(ellipse 85% 115% at 0% 100%, $colors$scrim 38%, transparent 78%)",
        },
      },
      contours: { backgroundColor: "$primaryDeep", color: "$onPrimaryDeep" },
    },
  },
  defaultVariants: { size: "tall", overlap: "none", ground: "picture" },
});

export const Inner = styled("div", { position: "relative", zIndex: "$raised", width: "100%" });

export const Words = styled("div", {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$2",
  maxWidth: "56rem",
  textShadow: "0 1px 1rem $colors$scrim",
});

export const Kicker = styled("p", {
  display: "flex",
  alignItems: "center",
  gap: "$1half",
  fontSize: "$md",
  fontWeight: "$semibold",
  "&::before": {
    content: "''",
    width: "$space$4",
    borderBlockStart: "$borderWidths$ring solid currentColor",
  },
});

export const Lead = styled("div", {
  fontSize: "$lg",
  lineHeight: "$normal",
  maxWidth: "$sizes$measureNarrow",
});

export const Caption = styled("p", {
  position: "absolute",
  insetInlineEnd: "$space$gutter",
  insetBlockStart: "$space$2",
  zIndex: "$raised",
  paddingInline: "$1",
  paddingBlock: "$half",
  borderRadius: "$sm",
  backgroundColor: "$scrim",
  fontSize: "$xs",
  lineHeight: "$snug",
});

export const Search = styled("div", {
  position: "relative",
  zIndex: "$raised",
  marginBlockStart: "calc(-1 * $space$8)",
  padding: "$2",
  borderRadius: "$lg",
  backgroundColor: "$surfaceRaised",
  boxShadow: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  "@md": { padding: "$3" },
});
