import { styled } from "../../theme";

export const Days = styled("ol", { listStyle: "none", position: "relative" });

export const Day = styled("li", {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "$sizes$target minmax(0, 1fr)",
  columnGap: "$2",
  paddingBlockEnd: "$5",
  scrollMarginBlockStart: "$8",
  "&:last-child": { paddingBlockEnd: 0 },
  // The path from day to day.
  "&:not(:last-child)::before": {
    content: "''",
    position: "absolute",
    insetBlock: "$sizes$target 0",
    insetInlineStart: "calc($sizes$target / 2 - 1px)",
    borderInlineStart: "$borderWidths$thick dashed $colors$borderStrong",
    opacity: 0.6,
  },
  "@media print": { breakInside: "avoid", paddingBlockEnd: "$1half" },
});

export const Bead = styled("span", {
  display: "grid",
  placeItems: "center",
  width: "$sizes$target",
  height: "$sizes$target",
  borderRadius: "$round",
  border: "$borderWidths$thick solid $colors$primary",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  fontFamily: "$display",
  fontWeight: "$bold",
});

export const Words = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  minWidth: 0,
  paddingBlockStart: "$1",
});

export const DayName = styled("span", {
  display: "block",
  color: "$primaryText",
  fontFamily: "$text",
  fontSize: "$sm",
  fontWeight: "$semibold",
  letterSpacing: "$normal",
});

export const Figures = styled("dl", {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$2",
  rowGap: "$half",
  color: "$textMuted",
  fontSize: "$sm",
  fontVariantNumeric: "tabular-nums",
});

export const Figure = styled("div", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$half",
  "& dt": { display: "flex", color: "$primaryText" },
});

export const Facts = styled("dl", {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$3",
  rowGap: "$half",
  paddingBlockStart: "$half",
  fontSize: "$sm",
});

export const Rest = styled(Figure, { alignItems: "flex-start", "& dt": { paddingBlockStart: "0.15em" } });
