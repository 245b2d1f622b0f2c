/**
 * Compares what clients were told with what is stored and what came by mail. Knows no process and no database.
 *
 * @typedef {{ status: number, type?: string, number?: number, text: string }} Answer `text`: the whole body
 * @typedef {{ key: string, departure: number, seats: number, answers: Answer[] }} Client answers that decided, in their order
 * @typedef {{ key: string, number: number, departure: number, seats: number, state: string }} Booking
 *   `held`: its seats wait for a link to be pressed
 * @typedef {{ number: number, capacity: number, taken: number }} Departure `taken` as the counter says
 * @typedef {{ id: string, booking: number, kind: string }} Mail a row of the outbox
 */

/** Written together with every booking: to the traveller and to the operator; of a held one to the traveller alone. */
export const MAIL_KINDS = {
  confirmed: ["booking-confirmation", "booking-notice"],
  held: ["booking-hold"],
};

/** Columns that have to be zero. */
export const FAULTS = [
  "lost",
  "overbooked",
  "duplicate",
  "ghost",
  "mails missing",
  "turned away",
  "undecided",
  "unexpected",
];

/**
 * @param {{ clients: Client[], bookings: Booking[], departures: Departure[], mails: Mail[], received: Map<string, number>, soldOut: string }} facts
 *   `soldOut`: the problem type that means "not enough seats"
 * @returns {Record<string, number>}
 */
export function judge({ clients, bookings, departures, mails, received, soldOut }) {
  /** @type {Map<string, Booking[]>} */
  const byKey = new Map();
  for (const booking of bookings) byKey.set(booking.key, [...(byKey.get(booking.key) ?? []), booking]);
  const seats = new Map(departures.map(({ number }) => [number, 0]));
  for (const booking of bookings)
    seats.set(booking.departure, (seats.get(booking.departure) ?? 0) + booking.seats);
  const left = new Map(
    departures.map(({ number, capacity }) => [number, capacity - (seats.get(number) ?? 0)]),
  );
  const known = new Set(clients.map(({ key }) => key));
  const good = (/** @type {Client} */ client) => client.answers.filter(({ status }) => status === 201);
  const last = (/** @type {Client} */ client) => client.answers.at(-1);
  const count = (/** @type {(client: Client) => boolean} */ test) => clients.filter(test).length;

  return {
    acknowledged: count((client) => good(client).length > 0),
    refused: count((client) => client.answers.length > 0 && good(client).length === 0),
    lost: count((client) =>
      good(client).some(({ number }) => !byKey.get(client.key)?.some((row) => row.number === number)),
    ),
    overbooked: departures.filter(
      ({ number, capacity, taken }) => (seats.get(number) ?? 0) > capacity || taken !== seats.get(number),
    ).length,
    duplicate:
      [...byKey.values()].filter((rows) => rows.length > 1).length +
      count((client) => new Set(good(client).map(({ text }) => text)).size > 1),
    ghost:
      count((client) => byKey.has(client.key) && client.answers.some(({ status }) => status !== 201)) +
      bookings.filter(({ key }) => !known.has(key)).length,
    "mails missing": bookings.filter((booking) => !hasMails(booking, mails, received)).length,
    "turned away": count(
      (client) => last(client)?.type === soldOut && client.seats <= (left.get(client.departure) ?? 0),
    ),
    undecided: count(({ answers }) => answers.length === 0),
    unexpected: count(({ answers }) =>
      answers.some(({ status, type }) => status !== 201 && type !== soldOut),
    ),
    "mails twice": [...received.values()].filter((times) => times > 1).length,
  };
}

/** @param {Booking} booking @param {Mail[]} mails @param {Map<string, number>} received */
function hasMails({ number, state }, mails, received) {
  const kinds = mails.filter(({ booking, id }) => booking === number && received.has(id));
  const wanted = state === "held" ? MAIL_KINDS.held : MAIL_KINDS.confirmed;
  // Nobody hears of a booking that nobody has proven.
  const isTooMuch =
    state === "held" && mails.some((mail) => mail.booking === number && mail.kind !== "booking-hold");
  return !isTooMuch && wanted.every((wish) => kinds.some(({ kind }) => kind === wish));
}

/** @param {Record<string, number>} verdict */
export function isFaultless(verdict) {
  return FAULTS.every((name) => verdict[name] === 0);
}
