import { styled } from "../../theme";

/** The page behind: a map's contour lines, in the middle a sheet of paper. */
export const Stage = styled("div", {
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: "min(100dvh, 52rem)",
  overflow: "clip",
  // On a phone the sheet is the page: a short form begins at its top, and what is below it is paper too.
  backgroundColor: "$surface",
  "@sm": { paddingInline: "$gutter", paddingBlock: "$section", backgroundColor: "$background" },
});

export const Ornament = styled("div", {
  position: "absolute",
  inset: 0,
  zIndex: -1,
  display: "none",
  "@sm": { display: "block" },
});

export const Sheet = styled("section", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignSelf: "stretch",
  width: "100%",
  backgroundColor: "$surface",
  overflow: "clip",
  "@sm": {
    alignSelf: "center",
    maxWidth: "$sizes$measureNarrow",
    border: "$borderWidths$thin solid $colors$border",
    borderRadius: "$lg",
    boxShadow: "$lg",
  },
  variants: {
    layout: {
      plain: {},
      picture: {
        "@md": { maxWidth: "64rem", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
      },
    },
  },
});

/** A poster beside the form where there is room; on phones the form alone. */
export const Poster = styled("div", {
  position: "relative",
  display: "none",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
  "@md": { display: "flex", flexDirection: "column", justifyContent: "flex-end" },
  "& > span": { position: "absolute", inset: 0, height: "100%" },
});

export const PosterWords = styled("div", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  padding: "$4",
  paddingBlockStart: "$10",
  color: "$onScrim",
  backgroundImage: "linear-gradient(to top, $colors$scrim 60%, transparent)",
  "& :is(p, li, h2)": { color: "inherit" },
  "& ul": { paddingInlineStart: "$2" },
});

export const Content = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$3",
  minWidth: 0,
  paddingInline: "$gutter",
  paddingBlock: "$4",
  // The reset takes the room of bullets and numbers away: outside the sheet they would be cut off.
  "& :is(ul, ol):not([class])": { paddingInlineStart: "$3" },
  "@sm": { justifyContent: "center", padding: "$5" },
});

export const Head = styled("div", { display: "flex", flexDirection: "column", gap: "$1" });

/** „oder“ between two lines. */
export const Or = styled("p", {
  display: "flex",
  alignItems: "center",
  gap: "$2",
  color: "$textMuted",
  fontSize: "$sm",
  "&::before, &::after": {
    content: "''",
    flex: 1,
    borderBlockStart: "$borderWidths$thin solid $colors$border",
  },
});

export const Ways = styled("div", { display: "flex", flexDirection: "column", gap: "$1half" });

export const Foot = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  paddingBlockStart: "$2",
  borderBlockStart: "$borderWidths$thin dashed $colors$borderStrong",
  fontSize: "$sm",
  lineHeight: "$normal",
  // A link of its own, not one in a sentence.
  "& > a": {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "flex-start",
    minHeight: "$sizes$target",
    marginBlock: "calc(-1 * $space$half)",
  },
});
