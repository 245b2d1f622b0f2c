import { styled } from "../../theme";

export const Box = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$2",
  padding: "$3",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$lg",
  backgroundColor: "$surface",
  variants: {
    variant: {
      full: {},
      side: {
        display: "none",
        "@md": { display: "flex", position: "sticky", insetBlockStart: "$space$3" },
        "@media print": { display: "none" },
      },
    },
  },
  defaultVariants: { variant: "full" },
});

export const OnNarrow = styled("div", {
  position: "relative",
  "@md": { display: "none" },
  "@media print": { display: "none" },
});

export const Folded = styled("details", {
  "& > :not(summary)": { marginBlockEnd: "$2" },
  paddingInline: "$2",
  border: "$borderWidths$thin solid $colors$border",
  borderRadius: "$md",
  backgroundColor: "$surface",
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
});

export const Closed = styled("summary", {
  display: "flex",
  alignItems: "center",
  gap: "$1",
  minHeight: "$space$6",
  cursor: "pointer",
  borderRadius: "$sm",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& > strong": { flex: 1, textAlign: "end", fontFamily: "$display", fontSize: "$h4", whiteSpace: "nowrap" },
  "& > svg": { color: "$primaryText", transition: "transform $transitions$fast" },
});

const line = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: "$2",
  lineHeight: "$normal",
} as const;

const amounts = {
  "& dt": { minWidth: 0 },
  "& dd": { flexShrink: 0, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
} as const;

export const Lines = styled("dl", {
  display: "flex",
  flexDirection: "column",
  gap: "$1half",
  "& > div": line,
  ...amounts,
  "& dt > span": {
    display: "block",
    color: "$textMuted",
    fontSize: "$sm",
    fontVariantNumeric: "tabular-nums",
  },
});

export const Total = styled("p", {
  ...line,
  flexWrap: "wrap",
  paddingBlockStart: "$2",
  borderBlockStart: "$borderWidths$thick solid $colors$text",
  fontWeight: "$semibold",
});

export const TotalAmount = styled("strong", {
  fontFamily: "$display",
  fontSize: "$h3",
  fontWeight: "$black",
  lineHeight: "$snug",
  whiteSpace: "nowrap",
  marginInlineStart: "auto",
});

export const Small = styled("p", {
  color: "$textMuted",
  fontSize: "$sm",
  lineHeight: "$normal",
});

export const Payments = styled("dl", {
  display: "flex",
  flexDirection: "column",
  gap: "$1",
  paddingBlockStart: "$2",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  fontSize: "$sm",
  "& > div": line,
  ...amounts,
  "& dt > span": { color: "$textMuted" },
});
