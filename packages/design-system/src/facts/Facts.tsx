import { styled } from "../theme";

const List = styled("dl", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  columnGap: "$4",
  rowGap: "$3",
});

/** The value stands above its label, although the term comes first in the document. */
const Fact = styled("div", {
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: "$half",
});

const Label = styled("dt", { color: "$textMuted", fontSize: "$sm" });

const Value = styled("dd", {
  color: "$primaryText",
  fontFamily: "$display",
  fontSize: "$h2",
  fontWeight: "$bold",
  lineHeight: "$tight",
});

export interface FactItem {
  value: string;
  label: string;
}

export interface FactsProps {
  items: readonly FactItem[];
}

/** A few large figures with what they count. */
export function Facts({ items }: FactsProps) {
  if (items.length === 0) return null;
  return (
    <List>
      {items.map(({ value, label }) => (
        <Fact key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Fact>
      ))}
    </List>
  );
}
