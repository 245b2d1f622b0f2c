import { styled } from "../../theme";

export const Frame = styled("section", {
  overflow: "clip",
  border: "$borderWidths$thin solid $colors$border",
  // A strip of colour at the edge, as on a pass; the words say the same.
  borderInlineStart: "$space$1 solid $colors$borderStrong",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  "&[data-state='active']": { borderInlineStartColor: "$colors$success" },
  "&[data-state='cancelled']": { borderInlineStartColor: "$colors$warning" },
  "&[data-state='pastDue']": { borderInlineStartColor: "$colors$danger" },
  "&[data-state='paused']": { borderInlineStartColor: "$colors$info" },
});

/** Fainter than on a page: here words stand on the lines. */
export const Ornament = styled("div", { position: "absolute", inset: 0, zIndex: -1, opacity: 0.45 });

export const Pass = styled("div", {
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$1half",
  padding: "$3",
  "@sm": { padding: "$4" },
});

export const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$3",
  padding: "$3",
  borderBlockStart: "$borderWidths$thick dashed $colors$border",
  "@sm": { paddingInline: "$4" },
});

export const Facts = styled("dl", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  columnGap: "$4",
  rowGap: "$2",
  lineHeight: "$normal",
  "& dt": { color: "$textMuted", fontSize: "$sm" },
  "& dd": { fontWeight: "$semibold", overflowWrap: "anywhere" },
});

export const Actions = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  "@sm": { flexDirection: "row", flexWrap: "wrap", alignItems: "center", gap: "$1half" },
});

export const Withdrawal = styled("p", {
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  maxWidth: "$sizes$measure",
});
