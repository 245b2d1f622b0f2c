import { ledgerOf, type Ledger } from "./booking";

export interface Race {
  seats: number;
  outcomes: string[];
  ledger: Ledger;
}

/** Everybody presses the button at the same time. */
export async function race(
  dataFolder: string,
  departure: { number: number; seats: number },
  bookers: readonly (() => Promise<string>)[],
): Promise<Race> {
  const outcomes = await Promise.all(bookers.map((book) => book()));
  return { seats: departure.seats, outcomes, ledger: await ledgerOf(dataFolder, departure.number) };
}

/** What a race must not leave behind; nothing when nobody was overbooked and nobody was turned away without need. */
export function injustices({ seats, outcomes, ledger }: Race): string[] {
  const booked = outcomes.filter((outcome) => outcome === "booked").length;
  const soldOut = outcomes.filter((outcome) => outcome === "sold-out").length;
  const fair: [what: string, is: number, should: number][] = [
    ["answered as booked", booked, Math.min(seats, outcomes.length)],
    ["answered as sold out", soldOut, Math.max(0, outcomes.length - seats)],
    ["stored bookings", ledger.bookings, booked],
    ["booked seats", ledger.booked, booked],
    ["counted seats", ledger.taken, booked],
  ];
  return fair
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${what}: ${is} instead of ${should}`);
}
