import type { Intent } from "./store";
import { agreedTerms, composeAnswer } from "./compose";
import type { GuestCounts } from "./risk";
import { money } from "./stored";
import type { BookingRequest, Departure, TripContent } from "./types";

/** Whole values for tests. */

export const aDeparture = (): Departure => ({
  number: 100_101,
  startDate: "2027-06-05",
  endDate: "2027-06-11",
  price: money(89_000),
  singleSupplement: money(12_000),
  capacity: 12,
  seatsLeft: 12,
  minimumParticipants: 4,
  guaranteed: false,
});

/** Two travellers, a single room, insurance: 1,979.80 € at the prices of `aDeparture` and `someContent`. */
export const aRequest = (): BookingRequest => ({
  departure: 100_101,
  travellers: [
    { firstName: "Jördis", lastName: "Weiß", birthDate: "1987-05-14" },
    { firstName: "Ole", lastName: "Weiß", birthDate: "2011-01-02" },
  ],
  contact: {
    email: "joerdis@reisende.example",
    phone: "+49 30 0000 123",
    street: "Wiesenweg 1007",
    postalCode: "10115",
    city: "Berlin",
    country: "DE",
  },
  options: { singleRooms: 1, insurance: true },
  formSheetVersion: "2026-1",
  expectedTotal: 197_980,
});

export const someContent = (): TripContent => ({
  trip: {
    number: 1001,
    slug: "karwendel",
    title: "Karwendel",
    days: 7,
    countryName: "Österreich",
    reducedMobility: null,
    nights: { total: 5, inRooms: 1 },
  },
  organiser: {
    name: "Steinadler Bergreisen",
    street: "Gratgasse 1001",
    postalCode: "6020",
    city: "Innsbruck",
    countryName: "Österreich",
    email: "servus@steinadler.example",
    phone: "+43 512 0000 101",
    website: null,
    insolvencyInsurer: "Alpenbürge",
  },
  mediator: {
    name: "Gratweg GmbH",
    street: "Musterweg 1000",
    postalCode: "10115",
    city: "Berlin",
    countryName: "Deutschland",
    email: "buchung@gratweg.example",
    phone: "030 0000 0000",
  },
  insurance: {
    partner: "Reiseschutz Alpina",
    url: null,
    product: "Rücktritt und Abbruch",
    perMille: 42,
    covers: ["Stornokosten"],
  },
  payment: { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 30 },
  cancellation: [
    { daysBefore: 365, percent: 20 },
    { daysBefore: null, percent: 90 },
  ],
  formSheet: {
    version: "2026-1",
    title: "Formblatt",
    sections: [{ title: "Was Sie buchen", text: "Eine Reise." }],
  },
});

export const NO_GUESTS: GuestCounts = {
  emailSeats: 0,
  emailHolds: 0,
  emailHeldSeats: 0,
  departureSeats: 0,
  departureHeldSeats: 0,
  nextHoldEnd: null,
  seatsLeft: 12,
};

/** What `bookings.ts` would ask a store to do with these. */
export function anIntent(key: string, change: Partial<Intent> = {}): Intent {
  const request = { ...aRequest(), ...change.request };
  const bookedAt = new Date("2027-05-01T10:00:00Z");
  const content = someContent();
  const departure = aDeparture();
  const today = "2027-05-01";
  return {
    key,
    requestHash: "hash",
    request,
    departure: request.departure,
    email: request.contact.email,
    since: new Date("2027-04-30T10:00:00Z"),
    isMember: false,
    isGuest: false,
    now: bookedAt,
    seats: request.travellers.length,
    tourNumber: 1001,
    priceCents: departure.price.amount,
    singleSupplementCents: departure.singleSupplement.amount,
    totalCents: request.expectedTotal,
    today,
    bookedAt,
    emailLimit: 24,
    isStillRight: null,
    heldUntil: change.heldUntil ?? null,
    answer: composeAnswer({
      request,
      departure,
      content,
      lines: [{ kind: "trip", quantity: 2, unitCents: 89_000, amountCents: 178_000 }],
      totalCents: request.expectedTotal,
      at: bookedAt,
      heldUntil: change.heldUntil ?? null,
      today,
    }),
    terms: agreedTerms(content, departure),
    ...change,
  };
}
