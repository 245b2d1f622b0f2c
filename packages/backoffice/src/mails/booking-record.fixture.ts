import type { BookingRecord } from "./booking-record";

const eur = (amount: number) => ({ amount, currency: "EUR" as const });

/** Two people, a single room, the insurance; deposit and rest. All invented. */
export const bookedTrip: BookingRecord = {
  answer: {
    number: 100123,
    state: "confirmed",
    bookedAt: "2026-11-21T23:30:00.000Z",
    trip: { number: 1001, slug: "karwendel-huettentour", title: "Karwendel-Hüttentour" },
    departure: { number: 5004, startDate: "2027-07-12", endDate: "2027-07-19" },
    organiser: { name: "Steinadler Bergreisen" },
    fullName: "Änne Groß-Müller",
    email: "aenne@reise.example",
    seats: 2,
    lines: [
      { kind: "trip", quantity: 2, unit: eur(109_000), amount: eur(218_000) },
      { kind: "single-room", quantity: 1, unit: eur(21_000), amount: eur(21_000) },
      { kind: "insurance", quantity: 1, unit: eur(10_994), amount: eur(10_994) },
    ],
    total: eur(249_994),
    payment: {
      deposit: { ...eur(49_999), due: "2026-12-06" },
      rest: { ...eur(199_995), due: "2027-06-14" },
    },
    formSheetVersion: "2026-1",
  },
  terms: {
    trip: {
      number: 1001,
      slug: "karwendel-huettentour",
      title: "Karwendel-Hüttentour",
      days: 8,
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
      email: "servus@steinadler-bergreisen.example",
      phone: "+43 512 0000 101",
      website: "https://steinadler-bergreisen.example",
      insolvencyInsurer: "Alpenbürge Versicherung AG (Beispiel)",
    },
    mediator: {
      name: "Gratweg",
      street: "Uferweg 1000",
      postalCode: "10115",
      city: "Berlin",
      countryName: "Deutschland",
      email: "hallo@gratweg.example",
      phone: "030 0000 0000",
    },
    insurance: {
      partner: "Reiseschutz Alpina",
      url: "https://reiseschutz-alpina.example",
      product: "Bergreise-Schutz",
      perMille: 46,
      covers: ["Reiserücktritt", "Bergung"],
    },
    payment: { depositPercent: 20, depositDueDays: 14, restDueDaysBefore: 28 },
    cancellation: [
      { daysBefore: 60, percent: 20 },
      { daysBefore: 30, percent: 40 },
      { daysBefore: 14, percent: 70 },
      { daysBefore: null, percent: 90 },
    ],
    formSheetVersion: "2026-1",
  },
  travellers: [
    { firstName: "Änne", lastName: "Groß-Müller", birthDate: "1980-02-29" },
    { firstName: "Jürgen", lastName: "O’Neill", birthDate: "1979-01-05" },
  ],
  contact: {
    email: "aenne@reise.example",
    phone: "+49 171 0000 001",
    street: "Am Weg 1",
    postalCode: "01067",
    city: "Dresden",
    country: "DE",
  },
  options: { singleRooms: 1, insurance: true },
  note: "Wir kommen mit der Bahn.\nEine von uns isst <vegan> & glutenfrei.",
  history: [{ at: "2026-11-21T23:30:00.000Z", event: "booked", by: "traveller", note: "" }],
  formSheet: {
    version: "2026-1",
    title: "Formblatt zur Unterrichtung des Reisenden bei einer Pauschalreise",
    sections: [
      {
        title: "Ihre Rechte",
        text: "Bei der Ihnen angebotenen Kombination von Reiseleistungen handelt es sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302.\n\nDaher können Sie alle EU-Rechte in Anspruch nehmen, die für Pauschalreisen gelten.",
      },
      {
        title: "Absicherung",
        text: "Der Veranstalter verfügt über die gesetzlich vorgeschriebene Absicherung für die Rückzahlung Ihrer Zahlungen.",
      },
    ],
  },
};

export const cancelledTrip: BookingRecord = {
  ...bookedTrip,
  history: [
    ...bookedTrip.history,
    { at: "2027-05-30T22:15:00.000Z", event: "cancelled", by: "Redaktion", note: "Knie verletzt" },
  ],
};

/** The row as SQLite holds it. */
export function bookingRow({ answer, formSheet: _sheet, ...rest }: BookingRecord): Record<string, unknown> {
  const json = Object.fromEntries(
    Object.entries({ answer, ...rest })
      .filter(([name]) => name !== "note")
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return { number: answer.number, note: rest.note, form_sheet_version: answer.formSheetVersion, ...json };
}
