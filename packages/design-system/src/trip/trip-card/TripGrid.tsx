import type { ReactNode } from "react";
import { Children } from "react";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { TripCardSkeleton } from "./TripCardSkeleton";

const List = styled("ul", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))",
  gap: "$3",
  listStyle: "none",
  "& > li": { minWidth: 0 },
  variants: {
    // Pictures alone: faded text would be too pale to read.
    state: { ready: {}, loading: { "& img": { opacity: 0.5 } } },
    columns: { fitting: {}, three: { "@md": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
  },
  defaultVariants: { state: "ready", columns: "fitting" },
});

export interface TripGridProps {
  /** Each child becomes a list item. */
  children?: ReactNode;
  label?: string;
  /** `three`: never more in a row, for a choice of six. */
  columns?: "fitting" | "three";
  /** While true, `skeletons` cards keep the place; children that are there already stay in sight, their pictures faded. */
  loading?: boolean;
  skeletons?: number;
}

export function TripGrid({
  children,
  label = tripMicrocopy.grid.label,
  columns,
  loading = false,
  skeletons = 6,
}: TripGridProps) {
  const cards = Children.toArray(children);
  const waiting = loading && cards.length === 0;
  return (
    <>
      {loading && (
        <VisuallyHidden>
          <span role="status">{tripMicrocopy.grid.loading}</span>
        </VisuallyHidden>
      )}
      <List
        columns={columns}
        role="list"
        aria-label={label}
        aria-busy={loading || undefined}
        state={loading && !waiting ? "loading" : "ready"}
      >
        {waiting
          ? Array.from({ length: skeletons }, (_, index) => (
              <li key={index}>
                <TripCardSkeleton />
              </li>
            ))
          : cards.map((card, index) => <li key={keyOf(card) ?? index}>{card}</li>)}
      </List>
    </>
  );
}

function keyOf(child: ReturnType<typeof Children.toArray>[number]): string | null {
  return typeof child === "object" && "key" in child ? child.key : null;
}
