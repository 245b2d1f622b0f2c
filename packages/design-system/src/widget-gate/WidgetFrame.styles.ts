import { styled } from "../theme";
import { leastHeight } from "./leastHeight";

/** Everything that may stand in the frame lies in the same place, so that nothing moves when one takes the other's. */
export const Frame = styled("div", {
  position: "relative",
  display: "grid",
  minWidth: 0,
  overflow: "hidden",
  backgroundColor: "$surface",
  "& > *": { gridArea: "1 / 1" },
  "&:focus": { outline: "none" },
  "&:focus-visible": {
    outline: "$borderWidths$ring solid $colors$focusRing",
    outlineOffset: "calc(-1 * $borderWidths$ring)",
  },
  variants: {
    kind: {
      // Section 9.
      videoConsultation: { ...leastHeight.videoConsultation, minWidth: "320px" },
      reviews: {
        ...leastHeight.reviews,
        border: "$borderWidths$thin solid $colors$border",
        borderRadius: "$lg",
      },
    },
  },
});

export const Slot = styled("div", {
  display: "flex",
  minWidth: 0,
  "&[data-state='waiting']": { visibility: "hidden" },
  // What comes fills the place that was kept for it; frames come with sizes of their own.
  "& > div": { flex: 1, minWidth: 0, display: "flex", flexDirection: "column" },
  "& iframe": { flex: 1, width: "100%", minWidth: 0, border: 0, display: "block" },
});

export const Cover = styled("div", {
  position: "relative",
  display: "flex",
  alignItems: "center",
  paddingInline: "$2",
  paddingBlock: "$3",
  "@sm": { paddingInline: "$3" },
  "@md": { paddingInline: "$8" },
});

export const Ornament = styled("div", { position: "absolute", inset: 0 });

export const Words = styled("div", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$2",
  width: "100%",
  maxWidth: "$sizes$measureNarrow",
  minWidth: 0,
  // Keeps the lines of the map out of the lines of text.
  backgroundColor: "$surface",
  boxShadow: "0 0 $space$2 $space$2 $colors$surface",
});
