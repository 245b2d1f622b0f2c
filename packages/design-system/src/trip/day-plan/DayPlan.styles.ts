import { styled } from "../../theme";

/** The button needs a script. */
export const All = styled("div", {
  display: "flex",
  justifyContent: "flex-end",
  "@media (scripting: none)": { display: "none" },
});

export const Days = styled("ol", { listStyle: "none" });

export const Day = styled("li", {
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  "&:last-child": { borderBlockEnd: "$borderWidths$thin solid $colors$border" },
  "& > details[open] > summary > svg": { transform: "rotate(180deg)" },
  "@media print": {
    breakInside: "avoid",
    "& > details::details-content": { contentVisibility: "visible", display: "block", blockSize: "auto" },
    "& > details > summary > svg": { display: "none" },
  },
});

export const Row = styled("summary", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "$2",
  paddingBlock: "$1half",
  listStyle: "none",
  cursor: "pointer",
  borderRadius: "$sm",
  "&::-webkit-details-marker": { display: "none" },
  // Where there is room, number and arrow stand beside both lines.
  "@sm": { "& > :is(span:first-child, svg)": { gridRow: "1 / span 2" } },
  "& > svg": { gridColumn: 3, gridRow: 1, color: "$primaryText", transition: "transform $transitions$fast" },
  "@hover": { "&:hover h2, &:hover h3, &:hover h4": { color: "$primaryText" } },
});

export const Bead = styled("span", {
  display: "grid",
  placeItems: "center",
  width: "$space$4",
  height: "$space$4",
  borderRadius: "$round",
  border: "$borderWidths$thick solid $colors$primary",
  backgroundColor: "$primarySoft",
  color: "$onPrimarySoft",
  fontFamily: "$display",
  fontWeight: "$bold",
});

export const Figures = styled("span", {
  gridColumn: "1 / -1",
  paddingBlockStart: "$half",
  "@sm": { gridColumn: 2, paddingBlockStart: 0 },
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$1half",
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
  fontVariantNumeric: "tabular-nums",
});

export const Figure = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$half",
  "& svg": { color: "$primaryText" },
});

/** Its row stays in sight above it where the day's anchor leads. */
export const Body = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  paddingBlockEnd: "$3",
  scrollMarginBlockStart: "$space$16",
  "@sm": { paddingInlineStart: "calc($space$4 + $space$2)", scrollMarginBlockStart: "$space$10" },
});
