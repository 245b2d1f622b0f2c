import { styled } from "../../theme";

export const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$6" });

export const Head = styled("div", {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$2",
  "@media print": { "& a, & button": { display: "none" } },
});

export const Done = styled("span", { color: "$primaryText" });

export const NumberBox = styled("p", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "$2",
  paddingInline: "$3",
  paddingBlock: "$2",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid transparent",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  "& > strong": {
    fontFamily: "$display",
    fontSize: "$h1",
    fontWeight: "$black",
    lineHeight: "$tight",
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "$wide",
  },
});

export const Next = styled("section", { display: "flex", flexDirection: "column", gap: "$2" });

export const Steps = styled("ol", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  maxWidth: "$sizes$measure",
  "& > li": { display: "flex", gap: "$2", breakInside: "avoid" },
  "& strong": { lineHeight: "$space$4" },
  "& p": { color: "$textMuted", lineHeight: "$normal" },
});

export const Numeral = styled("span", {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "$space$4",
  height: "$space$4",
  borderRadius: "$round",
  border: "$borderWidths$thick solid $colors$primary",
  color: "$primaryText",
  fontSize: "$sm",
  fontWeight: "$semibold",
});
