import { isRecord } from "../storage";
import type { ReadAnswer } from "./createCall";

/**
 * What a screen reads of an answer: values of the right type, a list with its item, a record with its fields. The contracts' schemas
 * say the same and more, but their library would cost a page as much as all its machines.
 */
type Shape = string | number | boolean | readonly [Shape] | { readonly [field: string]: Shape } | Optional;
type Optional = { readonly orNull: Shape };

const orNull = (shape: Shape): Optional => ({ orNull: shape });
const money = { amount: 0 };
const named = { slug: "", name: "" };

const tripCard = {
  ...{ number: 0, slug: "", title: "", teaser: "", days: 0, activities: [named] },
  ...{ image: orNull({}), country: orNull(named), region: orNull(named), priceFrom: orNull(money) },
} satisfies Shape;
const membership = {
  ...{ plan: named, state: "", price: money, startedAt: "", currentPeriodEnd: "" },
  cancelledAt: orNull(""),
} satisfies Shape;
const booking = {
  ...{ number: 0, state: "", trip: { number: 0, slug: "", title: "" } },
  departure: { startDate: "", endDate: "" },
  organiser: { name: "", email: "", phone: "" },
  ...{ seats: 0, total: money, travellers: [{}], documents: [{ kind: "", title: "" }] },
} satisfies Shape;
const user = { id: 0, email: "", firstName: "", lastName: "", role: "", state: "" };
const meta = { pagination: { page: 0, pageCount: 0, total: 0 } };

export const shapes = {
  bookings: [booking],
  booking,
  memberTrip: {
    trip: tripCard,
    days: [{ title: "", text: "", distanceKm: 0, ascentM: 0, descentM: 0, hours: 0 }],
    arrivalByTrain: "",
    member: orNull({
      waypoints: [{ name: "", day: 0, kind: "", distanceKm: 0, elevationM: 0, latitude: 0, longitude: 0 }],
      packingList: [{ title: "", items: [""] }],
      track: orNull({ points: 0, fileName: "" }),
    }),
  },
  offers: {
    data: [
      {
        ...{ slug: "", title: "", teaser: "", discountPercent: orNull(0), validUntil: orNull("") },
        trip: orNull(tripCard),
        member: orNull({ code: orNull(""), body: [{}], priceFrom: orNull(money) }),
      },
    ],
    meta: {},
  },
  account: {
    ...{ email: "", firstName: "", lastName: "", phone: "", confirmed: false, hasPassword: false },
    membership: orNull(membership),
  },
  membership,
  sessions: [{ id: "", isCurrent: false, createdAt: "", lastSeenAt: "" }],
  savedTrips: [tripCard],
  users: { data: [user], meta },
  audit: { data: [{ id: 0, at: "", action: "", actor: "", target: "" }], meta },
  plans: [{ slug: "", name: "", teaser: "", price: money, interval: "", benefits: [""] }],
} satisfies Record<string, Shape>;

/** An answer with anything else in it cannot be read: a notice in its place, never a screen that breaks while it is drawn. */
export function shaped<Answer>(read: ReadAnswer<Answer>, shape: Shape): ReadAnswer<Answer> {
  return async (response) => {
    const answer = await read(response);
    if (!fits(answer, shape)) throw new TypeError("The answer has another shape.");
    return answer;
  };
}

function fits(value: unknown, shape: Shape): boolean {
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  if (typeof shape !== "object") return typeof value === typeof shape;
  if (isOptional(shape)) return value === null || fits(value, shape.orNull);
  return isRecord(value) && Object.entries(shape).every(([field, part]) => fits(value[field], part));
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isOptional = (shape: object): shape is Optional => "orNull" in shape;
