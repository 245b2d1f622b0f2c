import { Children, type ReactNode } from "react";
import { styled } from "../../theme";

/** Two cards share the row; show a single one `wide` and without a grid. */
const List = styled("ul", {
  display: "grid",
  gap: "$3",
  listStyle: "none",
  "& > li": { minWidth: 0 },
  "@md": { "& > li:only-child": { maxWidth: "38rem" } },
  variants: {
    cards: {
      regular: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr))" },
      narrow: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" },
    },
  },
  defaultVariants: { cards: "regular" },
});

export interface TeaserGridProps {
  label: string;
  /** `narrow`: four in a row of a wide window, for many short ones. */
  cards?: "regular" | "narrow";
  /** Each child becomes a list item. */
  children?: ReactNode;
}

export function TeaserGrid({ label, cards: width, children }: TeaserGridProps) {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  return (
    <List role="list" aria-label={label} cards={width}>
      {cards.map((card, index) => (
        <li key={typeof card === "object" && "key" in card && card.key ? card.key : index}>{card}</li>
      ))}
    </List>
  );
}
