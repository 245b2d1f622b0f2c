import { HOLD_MS, REQUEST_MS, SHORT_HOLD_MS, type BookingLimits } from "./limits";

/**
 * What guests have booked without proving their e-mail address, and which of it was held; of the last 24 hours. All of it is read at
 * one moment: a sum of two moments would let several people who book at once share more than a third of a departure.
 */
export interface GuestCounts {
  emailSeats: number;
  emailHolds: number;
  networkSeats: number;
  /** In holds, run out or not. */
  clientHeldSeats: number;
  networkHeldSeats: number;
  departureHeldSeats: number;
  /** Requests that keep no seats. */
  clientRequests: number;
  networkRequests: number;
  /** Confirmed or held at this moment. */
  departureSeats: number;
  /** Of the departure, before this booking. */
  seatsLeft: number;
}

export interface GuestWish {
  /** Of this booking. */
  seats: number;
  /** Its e-mail address is one of those that are thrown away. */
  isDisposable: boolean;
}

/**
 * `hold`: the seats are kept for a short time, in which a link in a mail proves the address. `request`: they are not; whoever presses
 * the link books what is left then. So nobody keeps many seats from others, and nobody is turned away because of neighbours.
 */
export type GuestDecision = "book" | "hold" | "request" | "refuse";

type Rule = (wish: GuestWish, counts: GuestCounts, limits: BookingLimits) => boolean;

const beyond = (sum: number, most: number): boolean => most > 0 && sum > most;

/** Why an address has to be proven. A booking of more people than `unprovenPerEmail` needs it by itself. */
const HOLD_RULES = {
  email: ({ seats }, { emailSeats }, { unprovenPerEmail }) => beyond(emailSeats + seats, unprovenPerEmail),
  network: ({ seats }, { networkSeats }, { unprovenPerNetwork }) =>
    beyond(networkSeats + seats, unprovenPerNetwork),
  departure: ({ seats }, { departureSeats, seatsLeft }, { unprovenPerDeparture }) =>
    beyond(
      departureSeats + seats,
      unprovenPerDeparture && Math.max(unprovenPerDeparture, Math.floor((seatsLeft + departureSeats) / 3)),
    ),
  disposable: ({ isDisposable }) => isDisposable,
} as const satisfies Record<string, Rule>;

/** Why no seats are kept meanwhile: of a departure a third is held once a day, from however many networks. */
const REQUEST_RULES = {
  heldOfClient: ({ seats }, { clientHeldSeats }, { heldPerClient }) =>
    beyond(clientHeldSeats + seats, heldPerClient),
  heldOfNetwork: ({ seats }, { networkHeldSeats }, { heldPerNetwork }) =>
    beyond(networkHeldSeats + seats, heldPerNetwork),
  heldOfDeparture: ({ seats }, { departureHeldSeats, departureSeats, seatsLeft }, { heldPerDeparture }) =>
    departureHeldSeats > 0 &&
    beyond(
      departureHeldSeats + seats,
      heldPerDeparture && Math.max(heldPerDeparture, Math.floor((seatsLeft + departureSeats) / 3)),
    ),
} as const satisfies Record<string, Rule>;

/** Anybody may type any address, and each hold and request sends it a mail. */
const TOO_MANY_MAILS: Rule = (_, { emailHolds }, { holdsPerEmail }) => beyond(emailHolds + 1, holdsPerEmail);

/** So does each request of somebody who sends many; the first of a client passes, however many its neighbours have sent. */
const REFUSAL_RULES = {
  requestsOfClient: (_, { clientRequests }, { requestsPerClient }) =>
    beyond(clientRequests + 1, requestsPerClient),
  requestsOfNetwork: (_, { clientRequests, networkRequests }, { requestsPerNetwork }) =>
    clientRequests > 0 && beyond(networkRequests + 1, requestsPerNetwork),
} as const satisfies Record<string, Rule>;

/** Whether somebody who has not signed in books at once. */
export function guestDecision(wish: GuestWish, counts: GuestCounts, limits: BookingLimits): GuestDecision {
  const holds = (rules: Readonly<Record<string, Rule>>) =>
    Object.values(rules).some((rule) => rule(wish, counts, limits));
  if (!holds(HOLD_RULES)) return "book";
  if (TOO_MANY_MAILS(wish, counts, limits)) return "refuse";
  if (!holds(REQUEST_RULES)) return "hold";
  return holds(REFUSAL_RULES) ? "refuse" : "request";
}

/** How long the link of what is not booked at once may be pressed. */
export function timeToProve(
  decision: "hold" | "request",
  { networkHeldSeats, departureHeldSeats }: GuestCounts,
): number {
  if (decision === "request") return REQUEST_MS;
  return networkHeldSeats + departureHeldSeats > 0 ? SHORT_HOLD_MS : HOLD_MS;
}
