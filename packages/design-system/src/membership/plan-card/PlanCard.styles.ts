import { styled } from "../../theme";

/** Two rows of the grid around it, so that cards beside each other share the line below their heads. */
export const Frame = styled("article", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: 0,
  overflow: "clip",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  variants: {
    variant: {
      plain: {},
      marked: { borderColor: "$primary", boxShadow: "0 0 0 1px $colors$primary, $shadows$md" },
    },
  },
  defaultVariants: { variant: "plain" },
});

export const Ornament = styled("div", { position: "absolute", inset: 0, zIndex: -1, opacity: 0.7 });

export const Head = styled("div", {
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$1",
  padding: "$3",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  "@sm": { padding: "$4", paddingBlockEnd: "$3" },
  variants: {
    variant: {
      plain: {},
      marked: {
        backgroundColor: "$primarySoft",
        borderBlockEndColor: "$colors$primary",
        color: "$onPrimarySoft",
      },
    },
  },
});

export const Mark = styled("p", {
  paddingInline: "$1",
  paddingBlock: "$half",
  borderRadius: "$sm",
  border: "$borderWidths$thin solid transparent",
  fontSize: "$xs",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  variants: {
    variant: {
      plain: { backgroundColor: "$surfaceSunken", borderColor: "$border", color: "$text" },
      marked: { backgroundColor: "$primary", color: "$onPrimary" },
    },
  },
});

export const Body = styled("div", {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "$3",
  padding: "$3",
  "@sm": { padding: "$4", paddingBlockStart: "$3" },
});

export const Features = styled("ul", { display: "flex", flexDirection: "column", gap: "$1half" });

export const Feature = styled("li", {
  display: "flex",
  alignItems: "flex-start",
  gap: "$1",
  lineHeight: "$normal",
  "& > svg": { color: "$primaryText", marginBlockStart: "0.15em" },
  "&[data-state='missing']": { color: "$textMuted", "& > svg": { color: "inherit" } },
});

export const Action = styled("div", { display: "flex", flexDirection: "column", gap: "$2" });

export const Terms = styled("ul", {
  display: "flex",
  flexDirection: "column",
  gap: "$half",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});

export const Price = styled("p", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "$1",
  paddingBlockStart: "$2",
  borderBlockStart: "$borderWidths$thin dashed $colors$borderStrong",
  lineHeight: "$snug",
  "& > strong": {
    fontFamily: "$display",
    fontSize: "$h2",
    fontWeight: "$black",
    lineHeight: "$tight",
    letterSpacing: "$heading",
    whiteSpace: "nowrap",
  },
  "& > small": { flexBasis: "100%", paddingBlockStart: "$half", color: "$textMuted", fontSize: "$sm" },
});
