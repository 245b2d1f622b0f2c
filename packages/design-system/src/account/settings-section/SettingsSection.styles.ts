import { styled } from "../../theme";

export const Frame = styled("section", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: "$5",
  rowGap: "$1",
  paddingBlock: "$4",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  scrollMarginBlockStart: "$space$3",
  "&:first-child": { borderBlockStart: 0 },
  "@md": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", paddingBlock: "$5" },
  variants: { tone: { default: {}, danger: {} } },
});

export const Head = styled("div", {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$1",
  maxWidth: "$sizes$measureNarrow",
});

export const SaveState = styled("p", {
  display: "flex",
  alignItems: "center",
  gap: "$half",
  minHeight: "1.5em",
  color: "$textMuted",
  fontSize: "$sm",
  fontWeight: "$semibold",
  lineHeight: "$normal",
  "&[data-state='saved']": { color: "$success" },
  "&[data-state='failed']": { color: "$danger" },
});

export const Area = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  minWidth: 0,
  maxWidth: "$sizes$measure",
  variants: {
    tone: {
      default: {},
      danger: {
        padding: "$3",
        border: "$borderWidths$thin solid $colors$danger",
        borderRadius: "$lg",
        backgroundColor: "$surface",
      },
    },
  },
});
