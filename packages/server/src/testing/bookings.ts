import type { BookingAnswer, BookingTerms, Departure } from "@gratweg/contracts";
import type { BookingOrder, BookingOutcome, BookingSource, CallerContext, ProofOutcome } from "../ports";

export const KEY = "0f8fad5b-d9cb-469f-a165-70867728950e";

const euros = (amount: number) => ({ amount, currency: "EUR" as const });

export function departure(number: number, more: Partial<Departure> = {}): Departure {
  return {
    number,
    startDate: "2127-06-01",
    endDate: "2127-06-07",
    price: euros(89_000),
    singleSupplement: euros(12_000),
    capacity: 12,
    seatsLeft: 5,
    minimumParticipants: 4,
    guaranteed: true,
    ...more,
  };
}

export function terms(more: Partial<BookingTerms> = {}): BookingTerms {
  const address = {
    name: "Ahorn Bergreisen",
    street: "Am Grat 1",
    postalCode: "80331",
    city: "München",
    countryName: "Deutschland",
    email: "post@ahorn.example",
    phone: "+49 89 123456",
  };
  return {
    availability: "open",
    trip: {
      number: 1001,
      slug: "karwendel",
      title: "Karwendel",
      days: 7,
      countryName: "Österreich",
      reducedMobility: null,
      nights: { total: 5, inRooms: 1 },
    },
    departure: departure(100101),
    alternatives: [departure(100102)],
    maxTravellers: 10,
    organiser: { ...address, website: null, insolvencyInsurer: "Sicherung AG" },
    mediator: address,
    insurance: null,
    payment: { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 28 },
    cancellation: [{ daysBefore: 30, percent: 20 }],
    formSheet: { version: "2026-1", title: "Formblatt", sections: [{ title: "a", text: "b" }] },
    ...more,
  };
}

export function body(more: object = {}) {
  return {
    departure: 100101,
    travellers: [{ firstName: "Anna", lastName: "Ott", birthDate: "1990-05-01" }],
    contact: {
      email: "Anna.Ott@post.example",
      phone: "+49 89 123456",
      street: "Am Grat 1",
      postalCode: "80331",
      city: "München",
      country: "DE",
    },
    options: { singleRooms: 0, insurance: false },
    formSheetVersion: "2026-1",
    expectedTotal: euros(89_000),
    ...more,
  };
}

/** So many travellers, each with a name of their own. */
export function people(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    firstName: `Anna${"a".repeat(at)}`,
    lastName: "Ott",
    birthDate: "1990-05-01",
  }));
}

export function answer({ key, request }: BookingOrder): BookingAnswer {
  const seats = request.travellers.length;
  const [first] = request.travellers;
  return {
    number: 1 + (Number.parseInt(key.replace(/\W/g, "").slice(0, 6), 36) || 0),
    state: "confirmed",
    bookedAt: "2026-11-21T10:00:00.000Z",
    trip: { number: 1001, slug: "karwendel", title: "Karwendel" },
    departure: { number: request.departure, startDate: "2127-06-01", endDate: "2127-06-07" },
    organiser: { name: "Ahorn Bergreisen" },
    fullName: `${first?.firstName} ${first?.lastName}`,
    email: request.contact.email,
    seats,
    lines: [{ kind: "trip", quantity: seats, unit: euros(89_000), amount: euros(89_000 * seats) }],
    total: euros(89_000 * seats),
    payment: { deposit: { ...euros(89_000 * seats), due: "2026-11-28" }, rest: null },
    formSheetVersion: request.formSheetVersion,
  };
}

/** Decides about bookings as the content system does: keys, then seats. */
export class FakeBookings implements BookingSource {
  readonly orders: BookingOrder[] = [];
  readonly contexts: CallerContext[] = [];
  readonly links: { token: string; press: boolean }[] = [];
  /** What links lead to. */
  proof: ProofOutcome | Error = { outcome: "unknown" };
  private readonly kept = new Map<string, { hash: string; booking: BookingAnswer }>();

  constructor(
    public seatsLeft = 1_000,
    /** Before each decision. */
    public before: (order: BookingOrder) => Promise<void> = () => Promise.resolve(),
  ) {}

  get bookings(): BookingAnswer[] {
    return [...this.kept.values()].map(({ booking }) => booking);
  }

  terms = (trip: number, number: number): Promise<BookingTerms | undefined> =>
    Promise.resolve(
      trip === 1001 && number === 100101
        ? terms({
            availability: this.seatsLeft === 0 ? "soldOut" : "open",
            departure: departure(number, { seatsLeft: this.seatsLeft }),
          })
        : undefined,
    );

  prove = (link: { token: string; press: boolean }): Promise<ProofOutcome> => {
    this.links.push(link);
    return this.proof instanceof Error ? Promise.reject(this.proof) : Promise.resolve(this.proof);
  };

  book = async (order: BookingOrder, context: CallerContext): Promise<BookingOutcome> => {
    this.orders.push(order);
    this.contexts.push(context);
    await this.before(order);
    const kept = this.kept.get(order.key);
    if (kept)
      return kept.hash === order.requestHash
        ? { outcome: "replayed", booking: kept.booking }
        : { outcome: "key-reused" };
    const seats = order.request.travellers.length;
    if (seats > this.seatsLeft)
      return { outcome: "sold-out", seatsLeft: this.seatsLeft, alternatives: [departure(100102)] };
    this.seatsLeft -= seats;
    const booking = answer(order);
    this.kept.set(order.key, { hash: order.requestHash, booking });
    return { outcome: "booked", booking };
  };
}
