import type { BookingAnswer, BookingTerms, Departure } from "@gratweg/contracts";
import type { BookingEntries } from "@gratweg/contracts/booking-rules";

/** Test data only. */
export const TODAY = "2026-11-21";

export function departureFor(number: number, patch: Partial<Departure> = {}): Departure {
  return {
    number,
    startDate: "2027-06-12",
    endDate: "2027-06-17",
    price: { amount: 89_000, currency: "EUR" },
    singleSupplement: { amount: 12_000, currency: "EUR" },
    capacity: 12,
    seatsLeft: 8,
    minimumParticipants: 6,
    guaranteed: false,
    ...patch,
  };
}

const address = {
  name: "Gratweg",
  street: "Am Grat 1",
  postalCode: "87527",
  city: "Sonthofen",
  countryName: "Deutschland",
  email: "reisen@gratweg.example",
  phone: "+49 8321 1234",
};

export function termsFor(number: number, patch: Partial<BookingTerms> = {}): BookingTerms {
  return {
    availability: "open",
    trip: {
      number: 7,
      slug: "karwendel",
      title: "Karwendel",
      days: 6,
      countryName: "Österreich",
      reducedMobility: null,
      nights: { total: 5, inRooms: 1 },
    },
    departure: departureFor(number),
    alternatives: [departureFor(102), departureFor(103)],
    maxTravellers: 10,
    organiser: { ...address, website: null, insolvencyInsurer: "Sicher AG" },
    mediator: address,
    insurance: { partner: "Partner", url: null, product: "Schutz", perMille: 45, covers: ["Rücktritt"] },
    payment: { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 28 },
    cancellation: [{ daysBefore: 30, percent: 20 }],
    formSheet: { version: "2026-1", title: "Formblatt", sections: [{ title: "Rechte", text: "…" }] },
    ...patch,
  };
}

export function filledEntries(patch: Partial<BookingEntries> = {}): BookingEntries {
  return {
    travellers: [
      { firstName: "Jördis", lastName: "Groß", birthDate: "1988-02-29" },
      { firstName: "Bo", lastName: "Groß", birthDate: "2015-07-01" },
    ],
    options: { singleRooms: 1, insurance: true },
    contact: {
      email: "joerdis@example.org",
      phone: "+49 170 1234567",
      street: "Hauptstraße 5",
      postalCode: "80331",
      city: "München",
      country: "DE",
    },
    note: "",
    ...patch,
  };
}

/** Of `filledEntries` under `termsFor`: 2 × 890, 120 for a room, 4.5 % of both for the insurance. */
export const TOTAL = 198_550;

export function heldFor(departure: number): BookingAnswer {
  return { ...answerFor(departure), state: "held", heldUntil: "2026-11-21T10:30:00.000Z" };
}

export function answerFor(departure: number): BookingAnswer {
  const money = { amount: TOTAL, currency: "EUR" } as const;
  return {
    number: 4711,
    state: "confirmed",
    bookedAt: "2026-11-21T10:00:00.000Z",
    trip: { number: 7, slug: "karwendel", title: "Karwendel" },
    departure: { number: departure, startDate: "2027-06-12", endDate: "2027-06-17" },
    organiser: { name: "Gratweg" },
    fullName: "Jördis Groß",
    email: "joerdis@example.org",
    seats: 2,
    lines: [{ kind: "trip", quantity: 1, unit: money, amount: money }],
    total: money,
    payment: { deposit: { ...money, due: "2026-11-28" }, rest: null },
    formSheetVersion: "2026-1",
  };
}
