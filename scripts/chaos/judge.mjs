/**
 * Compares what visitors were told with what is stored and what came by mail. Knows no process and no database.
 *
 * @typedef {{ status: number, type?: string, number?: number, text: string }} Answer `text`: the whole body
 * @typedef {{ key: string, departure: number, seats: number, answers: Answer[] }} Visit answers that decided, in their order
 * @typedef {{ key: string, number: number, departure: number, seats: number, state: string }} Booking
 *   `held`: its seats wait for a link to be pressed
 * @typedef {{ number: number, capacity: number, taken: number }} Departure `taken` as the counter says
 * @typedef {{ id: string, booking: number, kind: string }} Mail a row of the outbox
 */

/** Written together with every booking: to the traveller and to the operator; of a held one to the traveller alone. */
export const MAIL_KINDS = { confirmed: ["booking-confirmation", "booking-notice"], held: ["booking-hold"] };

/**
 * Counts the faults of each kind.
 *
 * @param {{ visits: Visit[], bookings: Booking[], departures: Departure[], mails: Mail[], received: string[], soldOut: string }} facts
 *   `received`: ids of mails, as often as they came; `soldOut`: the problem type that means "not enough seats"
 */
export function judge({ visits, bookings, departures, mails, received, soldOut }) {
  const stored = ({ key }) => bookings.filter((booking) => booking.key === key);
  const good = ({ answers }) => answers.filter(({ status }) => status === 201);
  const sold = (number) =>
    bookings.reduce((sum, { departure, seats }) => sum + (departure === number ? seats : 0), 0);
  const left = new Map(departures.map(({ number, capacity }) => [number, capacity - sold(number)]));
  const isLost = (visit) =>
    good(visit).some((answer) => !stored(visit).some(({ number }) => number === answer.number));
  const texts = (visit) => new Set(good(visit).map(({ text }) => text));
  const isWanted = ({ key }) =>
    visits.some((visit) => visit.key === key && good(visit).length === visit.answers.length);
  /** Nobody hears of a held booking but its traveller. */
  const isMailed = ({ number, state }) => {
    const own = mails.filter(({ booking }) => booking === number);
    const came = own.filter(({ id }) => received.includes(id)).map(({ kind }) => kind);
    return MAIL_KINDS[state].every((kind) => came.includes(kind)) && own.length === MAIL_KINDS[state].length;
  };
  const count = (all, test) => all.filter(test).length;
  return {
    lost: count(visits, isLost),
    overbooked: count(departures, ({ number, taken }) => left.get(number) < 0 || taken !== sold(number)),
    doubled: count(visits, (visit) => stored(visit).length > 1 || texts(visit).size > 1),
    ghost: count(bookings, (booking) => !isWanted(booking)),
    "mail missing": count(bookings, (booking) => !isMailed(booking)),
    "turned away": count(
      visits,
      ({ answers, seats, departure }) => answers.at(-1)?.type === soldOut && seats <= left.get(departure),
    ),
    undecided: count(visits, ({ answers }) => answers.length === 0),
    unexpected: count(visits, ({ answers }) =>
      answers.some(({ status, type }) => status !== 201 && type !== soldOut),
    ),
  };
}
