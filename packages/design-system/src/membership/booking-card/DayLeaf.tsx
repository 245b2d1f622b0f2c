import { parseDay } from "../../format/calendarDay";
import { formatMonth } from "../../format/formatDate";
import { styled } from "../../theme";

/** A leaf of a tear-off calendar. The dates stand beside it in words, so screen readers leave it out. */
const Leaf = styled("div", {
  flexShrink: 0,
  alignSelf: "flex-start",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  width: "$space$8",
  overflow: "clip",
  border: "$borderWidths$thin solid $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surface",
  lineHeight: "$none",
  textAlign: "center",
  "& > span": { width: "100%", fontSize: "$xs", fontWeight: "$semibold" },
  "& > span:first-child": {
    paddingBlock: "$half",
    backgroundColor: "$primary",
    color: "$onPrimary",
    letterSpacing: "$wide",
  },
  "& > strong": {
    paddingBlockStart: "$1",
    fontFamily: "$display",
    fontSize: "$h2",
    fontWeight: "$black",
    fontVariantNumeric: "tabular-nums",
  },
  "& > span:last-child": { paddingBlock: "$half $1", color: "$textMuted" },
  "[data-state='completed'] &, [data-state='cancelled'] &": {
    "& > span:first-child": { backgroundColor: "$surfaceSunken", color: "$textMuted" },
    "& > strong": { color: "$textMuted" },
  },
  "[data-state='cancelled'] & > strong": { textDecoration: "line-through" },
});

export function DayLeaf({ day }: { day: string }) {
  const parts = parseDay(day);
  if (!parts) return null;
  return (
    <Leaf aria-hidden="true">
      <span>{(formatMonth(day).split(" ")[0] ?? "").slice(0, 3)}</span>
      <strong>{parts.day}</strong>
      <span>{parts.year}</span>
    </Leaf>
  );
}
