import type {
  Account,
  ManagedUser,
  Membership,
  MemberTrip,
  MyBooking,
  OffersAnswer,
  TripCard,
  UsersAnswer,
} from "@gratweg/contracts";
import type { Plan } from "../pricing/plans";

/** The day on which the tests happen: 22 November 2026. */
export const NOW = Date.parse("2026-11-22T10:00:00.000Z");

export const euros = (amount: number) => ({ amount, currency: "EUR" as const });

export const karwendel: TripCard = {
  number: 1003,
  slug: "durchs-karwendel",
  title: "Durchs Karwendel",
  teaser: "Sechs Tage durch das größte Naturschutzgebiet Tirols.",
  image: null,
  country: { slug: "oesterreich", name: "Österreich" },
  region: { slug: "tirol", name: "Tirol" },
  activities: [],
  days: 6,
  difficulty: 3,
  priceFrom: euros(89050),
  cheapestDeparture: "2027-09-04",
  nextDeparture: "2027-09-04",
  operator: { slug: "alpenrose", name: "Alpenrose Reisen" },
};

export const malerweg: TripCard = { ...karwendel, number: 1021, slug: "malerweg", title: "Der Malerweg" };

export const booking: MyBooking = {
  number: 480213,
  state: "confirmed",
  bookedAt: "2026-11-20T10:00:00.000Z",
  trip: { number: 1003, slug: "durchs-karwendel", title: "Durchs Karwendel" },
  departure: { number: 5, startDate: "2026-12-12", endDate: "2026-12-17" },
  organiser: { name: "Alpenrose Reisen", email: "buero@alpenrose.example", phone: "+43 5242 123" },
  fullName: "Annegret Beispiel",
  email: "annegret@postfach.example",
  seats: 2,
  lines: [],
  total: euros(178100),
  payment: { deposit: { ...euros(35620), due: "2026-11-30" }, rest: { ...euros(142480), due: "2026-12-01" } },
  formSheetVersion: "1",
  cancelledAt: null,
  travellers: [],
  cancellation: {
    steps: [
      { daysBefore: 30, percent: 20 },
      { daysBefore: null, percent: 90 },
    ],
    tripPrice: euros(178100),
    percent: 20,
    fee: euros(35620),
  },
  request: null,
  documents: [
    { kind: "confirmation", title: "Reisebestätigung", mediaType: "text/html" },
    { kind: "calendar", title: "Kalender", mediaType: "text/calendar" },
  ],
};

export const pastBooking: MyBooking = {
  ...booking,
  number: 461009,
  trip: { number: 1021, slug: "malerweg", title: "Der Malerweg" },
  departure: { number: 4, startDate: "2026-05-12", endDate: "2026-05-17" },
  cancellation: null,
};

export const cancelledBooking: MyBooking = {
  ...booking,
  number: 480401,
  state: "cancelled",
  cancelledAt: "2026-11-21T10:00:00.000Z",
  cancellation: null,
  trip: { number: 1030, slug: "lechtal", title: "Schneeschuhwoche im Lechtal" },
};

export const membership: Membership = {
  plan: { slug: "plus", name: "Gratweg Plus" },
  state: "active",
  price: euros(3900),
  interval: "year",
  startedAt: "2026-11-21T12:00:00.000Z",
  currentPeriodEnd: "2027-11-21T12:00:00.000Z",
  paidUntil: "2027-11-21T12:00:00.000Z",
  cancelledAt: null,
  cancellation: { endsAt: "2027-11-21T12:00:00.000Z", refund: null },
  refunded: null,
  withdrawableUntil: "2026-12-05T22:59:59.000Z",
  contractNumber: "GW-2026-000042",
};

export const account: Account = {
  email: "annegret@postfach.example",
  firstName: "Annegret",
  lastName: "Beispiel",
  phone: "",
  role: "authenticated",
  confirmed: true,
  hasPassword: true,
  createdAt: "2026-11-01T10:00:00.000Z",
  newsletter: "none",
  membership: null,
};

const offer = {
  slug: "malerweg-im-fruehling",
  title: "Früh im Jahr auf den Malerweg",
  teaser: "Zehn Prozent Nachlass im April.",
  discountPercent: 10,
  validUntil: "2027-05-31",
  trip: malerweg,
};

export const lockedOffers: OffersAnswer = { data: [{ ...offer, member: null }], meta: { hasAccess: false } };

export const openOffers: OffersAnswer = {
  data: [
    {
      ...offer,
      member: {
        code: "ELBSANDSTEIN10",
        body: [{ type: "paragraph", children: [{ type: "text", text: "Bitte bei der Buchung nennen." }] }],
        priceFrom: euros(67410),
      },
    },
  ],
  meta: { hasAccess: true },
};

export const openTrip: MemberTrip = {
  trip: karwendel,
  days: [
    {
      title: "Zum Karwendelhaus",
      text: "Durch das Kar hinauf.",
      distanceKm: 12,
      ascentM: 900,
      descentM: 100,
      hours: 5,
      overnight: "Karwendelhaus",
      meals: "Abendessen",
    },
  ],
  arrivalByTrain: "Mit der Bahn bis Scharnitz.",
  member: {
    waypoints: [
      {
        name: "Scharnitz",
        day: 1,
        kind: "start",
        distanceKm: 0,
        elevationM: 964,
        latitude: 47.39,
        longitude: 11.26,
      },
      {
        name: "Larchetalm",
        day: 1,
        kind: "hut",
        distanceKm: 7,
        elevationM: 1173,
        latitude: 47.41,
        longitude: 11.35,
      },
      {
        name: "Karwendelhaus",
        day: 1,
        kind: "end",
        distanceKm: 12,
        elevationM: 1771,
        latitude: 47.43,
        longitude: 11.42,
      },
    ],
    packingList: [{ title: "Kleidung", items: ["Regenjacke", "Mütze"] }],
    track: { points: 1834, fileName: "durchs-karwendel.gpx" },
  },
};

export const lockedTrip: MemberTrip = { ...openTrip, member: null };

export const plus: Plan = {
  slug: "plus",
  name: "Gratweg Plus",
  teaser: "Für ein Jahr.",
  priceCents: 3900,
  interval: "year",
  benefits: ["GPX-Datei", "Beratung"],
};

export const monthly: Plan = {
  slug: "plus-monat",
  name: "Plus, monatlich",
  teaser: "Zum Ausprobieren.",
  priceCents: 490,
  interval: "month",
  benefits: ["GPX-Datei"],
};

const person = (id: number, firstName: string, more: Partial<ManagedUser> = {}): ManagedUser => ({
  id,
  email: `${firstName.toLowerCase()}@postfach.example`,
  firstName,
  lastName: "Beispiel",
  role: "authenticated",
  state: "active",
  isMember: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  lastSignInAt: null,
  ...more,
});

export const people: ManagedUser[] = [
  person(1, "Annegret", { role: "manager" }),
  person(2, "Jonas", { lastSignInAt: "2026-11-20T10:00:00.000Z", isMember: true }),
  person(3, "Mehmet", { state: "blocked" }),
  person(4, "Ottilie", { state: "invited" }),
];

export function usersAnswer(data: ManagedUser[] = people, page = 1, pageCount = 1): UsersAnswer {
  return { data, meta: { pagination: { page, pageSize: 25, pageCount, total: data.length } } };
}
