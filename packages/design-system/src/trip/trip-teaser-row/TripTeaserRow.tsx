import { styled } from "../../theme";
import { TripCard, type TripCardData } from "../trip-card/TripCard";

/** A strip to swipe on phones, a row of equal cards from 960 px. */
const Strip = styled("ul", {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(16.5rem, 82%)",
  gap: "$2",
  paddingBlock: "$half $1",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  listStyle: "none",
  "& > li": { scrollSnapAlign: "start", minWidth: 0 },
  "@sm": { gridAutoColumns: "minmax(17rem, 46%)" },
  // One or two cards are no wider than three.
  "@md": { gridAutoColumns: "minmax(0, 24.5rem)", gap: "$3", overflowX: "visible" },
});

export interface TripTeaserRowProps {
  /** Three or four; more make the cards narrow on wide screens. */
  trips: readonly TripCardData[];
  label: string;
}

export function TripTeaserRow({ trips, label }: TripTeaserRowProps) {
  if (trips.length === 0) return null;
  return (
    // The cards' links are reached by keyboard and scroll into view by themselves.
    <Strip role="list" aria-label={label}>
      {trips.map((trip) => (
        <li key={trip.href}>
          <TripCard trip={trip} sizes="(min-width: 960px) 390px, 240px" />
        </li>
      ))}
    </Strip>
  );
}
