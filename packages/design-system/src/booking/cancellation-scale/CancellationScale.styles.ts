import { styled } from "../../theme";

export const Frame = styled("section", { display: "flex", flexDirection: "column", gap: "$2", minWidth: 0 });

export const Table = styled("table", {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "$sm",
  lineHeight: "$normal",
  fontVariantNumeric: "tabular-nums",
});

const cell = {
  paddingBlock: "$1",
  paddingInlineEnd: "$2",
  "&:last-child": { paddingInlineEnd: 0 },
  verticalAlign: "top",
  fontWeight: "$regular",
  textAlign: "start",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  variants: { align: { start: {}, end: { textAlign: "end", whiteSpace: "nowrap" } } },
  defaultVariants: { align: "start" },
} as const;

export const HeadCell = styled("th", { ...cell, color: "$textMuted" });
export const Cell = styled("td", {
  ...cell,
  "& small": { display: "block", color: "$textMuted", fontSize: "$xs" },
});
