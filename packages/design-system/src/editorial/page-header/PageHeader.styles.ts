import { styled } from "../../theme";

export const Band = styled("div", {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  backgroundColor: "$surfaceSunken",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  variants: {
    picture: {
      none: { paddingBlock: "$2 $5" },
      below: { paddingBlock: "$2 calc($space$5 + $space$12)" },
    },
  },
  defaultVariants: { picture: "none" },
});

export const Ornament = styled("div", { position: "absolute", inset: 0, zIndex: -1 });

export const Inner = styled("div", { display: "flex", flexDirection: "column", gap: "$3" });

export const Words = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  maxWidth: "$sizes$measure",
});

/** Half of the padding that the band keeps free lies under the picture. */
export const MediaFrame = styled("div", {
  position: "relative",
  zIndex: "$raised",
  marginBlockStart: "calc(-1 * $space$12)",
});

export const Media = styled("div", {
  aspectRatio: "3 / 2",
  overflow: "hidden",
  borderRadius: "$lg",
  boxShadow: "$md",
  "@md": { aspectRatio: "21 / 9" },
});
