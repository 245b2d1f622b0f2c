import { z } from "zod";
import { boundedArray, boundedText } from "./bounded";
import { IDEMPOTENCY_KEY } from "./booking-rules";
import { problem } from "./problem";
import { cents, day, departure, slug } from "./trip";

/** Integer cents with their currency. */
export const money = z.object({ amount: cents, currency: z.literal("EUR") });
export type Money = z.infer<typeof money>;

const text = boundedText(4000);
const LARGEST_INTEGER = 2_147_483_647;
// oxlint-disable-next-line no-control-regex -- control characters are what is kept out
const PRINTABLE = /^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]+$/;
const agreedCents = cents.max(LARGEST_INTEGER);

/**
 * The body of `POST /api/bookings`, by shape alone; what its fields may hold is decided by `bookingIssues`, which names every
 * mistake at once. `expectedTotal` is what the traveller saw; a bare integer is read as cents.
 */
export const bookingRequest = z.strictObject({
  departure: z.int().positive().max(LARGEST_INTEGER),
  travellers: boundedArray(z.strictObject({ firstName: text, lastName: text, birthDate: text }), 200),
  contact: z.strictObject({
    email: text,
    phone: text,
    street: text,
    postalCode: text,
    city: text,
    country: text,
  }),
  options: z
    .strictObject({
      singleRooms: z.int().min(0).default(0),
      insurance: z.boolean().default(false),
    })
    .default({ singleRooms: 0, insurance: false }),
  formSheetVersion: boundedText(40).regex(PRINTABLE),
  expectedTotal: z.union([
    money.extend({ amount: agreedCents }),
    agreedCents.transform((amount): Money => ({ amount, currency: "EUR" })),
  ]),
  note: text.optional(),
});
export type BookingRequest = z.infer<typeof bookingRequest>;

export const idempotencyKey = z.string().regex(IDEMPOTENCY_KEY);

const address = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  countryName: z.string(),
  email: z.string(),
  phone: z.string(),
});

export const organiser = address.extend({
  website: z.string().nullable(),
  /** Who insures travellers' money against the organiser's insolvency. */
  insolvencyInsurer: z.string(),
});
export type Organiser = z.infer<typeof organiser>;

export const formSheet = z.object({
  version: z.string(),
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type FormSheet = z.infer<typeof formSheet>;

export const cancellationStep = z.object({
  /** The step holds from this many days before the start on; null: on the day of the start and no-show. */
  daysBefore: z.int().min(0).nullable(),
  /** Of the trip's price. */
  percent: z.int().min(0).max(100),
});
export type CancellationStep = z.infer<typeof cancellationStep>;

/** Everything that has to be known and shown before a departure is booked. */
export const bookingTerms = z.object({
  /** `closed`: cancelled or withdrawn by the organiser. */
  availability: z.enum(["open", "soldOut", "closed", "past"]),
  trip: z.object({
    number: z.int().positive(),
    slug,
    title: z.string(),
    days: z.int().positive(),
    countryName: z.string().nullable(),
    /** Whether it suits people with reduced mobility (Art. 250 § 3 EGBGB); null: in general not. */
    reducedMobility: z.string().nullable(),
    /** With a bed, and among them those where a single room can be had. */
    nights: z.object({ total: z.int().min(0), inRooms: z.int().min(0) }),
  }),
  departure,
  /** Other dates of the trip that can be booked, soonest first. */
  alternatives: z.array(departure),
  maxTravellers: z.int().positive(),
  /** Who organises the trip and is the contract's other side. */
  organiser,
  /** Who mediates it: the portal. */
  mediator: address,
  insurance: z
    .object({
      partner: z.string(),
      url: z.string().nullable(),
      product: z.string(),
      perMille: z.int().min(0),
      covers: z.array(z.string()),
    })
    .nullable(),
  payment: z.object({
    depositPercent: z.int().min(0).max(100),
    depositDueDays: z.int().min(0),
    restDueDaysBefore: z.int().min(0),
  }),
  /** Falling distance to the start, rising cost. */
  cancellation: z.array(cancellationStep),
  formSheet,
});
export type BookingTerms = z.infer<typeof bookingTerms>;

export const bookingTermsAnswer = z.object({ data: bookingTerms });

const paymentPart = z.object({ amount: cents, currency: z.literal("EUR"), due: day });

/**
 * The answer to a booking; a repeated request gets the very same one. `held`: nothing is booked yet; the seats are kept until
 * `heldUntil` for a link in a mail to the contact's address to be pressed, and what is due when counts from there.
 */
export const bookingAnswer = z.object({
  number: z.int().positive(),
  state: z.enum(["confirmed", "held"]),
  /** ISO 8601 with zone. */
  bookedAt: z.iso.datetime(),
  /** Of a held one. */
  heldUntil: z.iso.datetime().optional(),
  trip: z.object({ number: z.int().positive(), slug, title: z.string() }),
  departure: z.object({ number: z.int().positive(), startDate: day, endDate: day }),
  organiser: z.object({ name: z.string() }),
  /** Of the first traveller, as shown in the confirmation's address. */
  fullName: z.string(),
  email: z.string(),
  seats: z.int().positive(),
  lines: z.array(
    z.object({
      kind: z.enum(["trip", "single-room", "insurance"]),
      quantity: z.int().positive(),
      unit: money,
      /** What others pay, where `unit` is the member price. */
      normalUnit: money.optional(),
      amount: money,
    }),
  ),
  total: money,
  payment: z.object({ deposit: paymentPart, rest: paymentPart.nullable() }),
  formSheetVersion: z.string(),
});
export type BookingAnswer = z.infer<typeof bookingAnswer>;

/** Sold out, past or closed: with what the trip still offers. */
export const bookingConflict = problem.extend({
  seatsLeft: z.int().min(0),
  alternatives: z.array(departure),
});
export type BookingConflict = z.infer<typeof bookingConflict>;

/** The price is another one than the traveller saw. */
export const bookingPriceChanged = problem.extend({ total: money, terms: bookingTerms });
export type BookingPriceChanged = z.infer<typeof bookingPriceChanged>;

/** The form sheet is another one than the traveller saw. */
export const bookingFormSheetChanged = problem.extend({ terms: bookingTerms });
export type BookingFormSheetChanged = z.infer<typeof bookingFormSheetChanged>;
