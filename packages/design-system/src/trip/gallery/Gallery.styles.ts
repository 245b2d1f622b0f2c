import { styled } from "../../theme";

/** Phones: a strip that snaps. From 600 px: one large picture, the others stacked beside it. */
export const Strip = styled("ul", {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "70%",
  gap: "$1",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  listStyle: "none",
  // On paper the first picture alone.
  "@media print": {
    display: "block !important",
    aspectRatio: "auto !important",
    "& > li + li, & button::after": { display: "none" },
    "& > li": { aspectRatio: "3 / 1 !important" },
  },
  variants: {
    count: {
      one: { gridAutoColumns: "100%", "& > li": { aspectRatio: "5 / 2" } },
      two: {
        "@sm": {
          gridAutoColumns: "initial",
          gridAutoFlow: "row",
          gridTemplateColumns: "3fr 2fr",
          overflowX: "visible",
        },
      },
      three: {
        "@sm": {
          gridAutoColumns: "initial",
          gridAutoFlow: "row",
          gridTemplateColumns: "2fr 1fr",
          gridTemplateRows: "1fr 1fr",
          aspectRatio: "9 / 4",
          overflowX: "visible",
          "& > li:first-child": { gridRow: "span 2" },
          "& > li": { aspectRatio: "auto", minHeight: 0 },
        },
      },
    },
  },
  defaultVariants: { count: "three" },
});

export const Slide = styled("li", {
  position: "relative",
  aspectRatio: "2 / 1",
  minWidth: 0,
  scrollSnapAlign: "center",
  overflow: "hidden",
  borderRadius: "$lg",
});

export const OpenButton = styled("button", {
  display: "block",
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
  "&:focus-visible": {
    outlineOffset: "-6px",
    outlineColor: "$onScrim",
    boxShadow: "inset 0 0 0 3px $colors$scrim",
  },
  "& img": { transition: "transform $transitions$slow" },
  "@hover": { "&:hover img": { transform: "scale(1.02)" } },
  "@reducedMotion": { "&:hover img": { transform: "none" } },
});

export const Caption = styled("p", {
  padding: "$1half $2",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  minHeight: "4em",
});

export const LargeView = styled("figure", { display: "flex", flexDirection: "column" });

export const Stage = styled("div", {
  maxHeight: "70dvh",
  overflow: "hidden",
  borderRadius: "$md",
  "& img": { maxHeight: "70dvh", objectFit: "contain" },
});

export const Controls = styled("div", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "$2",
});
