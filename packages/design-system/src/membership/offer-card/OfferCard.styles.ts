import { styled } from "../../theme";

export const Frame = styled("article", {
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "clip",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
});

export const Media = styled("div", {
  position: "relative",
  aspectRatio: "16 / 7",
  overflow: "hidden",
  backgroundColor: "$primarySoft",
  // Not offered to this visitor yet: as through fog.
  "[data-state='locked'] > & img": { filter: "saturate(0.35)", opacity: 0.75 },
});

export const Body = styled("div", {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  padding: "$3",
});

export const Marks = styled("div", { display: "flex", flexWrap: "wrap", gap: "$half" });

export const Foot = styled("div", {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: "$2",
  paddingBlockStart: "$2",
});

export const Prices = styled("dl", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "$2",
  lineHeight: "$snug",
  "& dt": { color: "$textMuted", fontSize: "$sm" },
  "& dd": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& > [data-state='member'] dd": { fontFamily: "$display", fontSize: "$h3", fontWeight: "$bold" },
});

export const Locked = styled("p", {
  display: "flex",
  alignItems: "flex-start",
  gap: "$1",
  padding: "$1half",
  border: "$borderWidths$thin dashed $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surfaceSunken",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});
