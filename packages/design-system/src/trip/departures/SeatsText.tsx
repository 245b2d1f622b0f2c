import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import type { TripDeparture } from "./departure";

const texts = tripMicrocopy.departures;

const Words = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  gap: "$half",
  // On soft green the state colours would lose their contrast.
  "[data-state='selected'] &, a:hover &": { color: "inherit" },
  variants: {
    state: {
      free: { color: "$success" },
      few: { color: "$warning", fontWeight: "$semibold" },
      none: { color: "$textMuted" },
    },
  },
  defaultVariants: { state: "free" },
});

/** True words only: a number appears when three seats or fewer are left. */
export function SeatsText({ departure }: { departure: TripDeparture }) {
  if (departure.state === "cancelled") return <Words state="none">{texts.cancelled}</Words>;
  if (departure.seatsLeft === undefined) return null;
  if (departure.seatsLeft <= 0) return <Words state="none">{texts.soldOut}</Words>;
  return <Words state={departure.seatsLeft <= 3 ? "few" : "free"}>{texts.seats(departure.seatsLeft)}</Words>;
}
