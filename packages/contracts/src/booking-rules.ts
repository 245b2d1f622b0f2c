/**
 * What a booking may look like and what it costs: the same rules in the browser, on the server and in tests. Free of
 * dependencies, so that pages can use them. Amounts are integer euro cents, days `YYYY-MM-DD`.
 */

export const MAX_TRAVELLERS = 10;
export const MAX_NOTE_LENGTH = 1000;
export const MAX_NAME_LENGTH = 80;
export const MAX_EMAIL_LENGTH = 254;
/** A key is chosen by the client, a UUID for example; it is kept with the booking. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,128}$/;
/** Whoever books has to be of age: the first traveller. */
export const AGE_OF_CONSENT = 18;
const OLDEST_YEAR = 1900;

/** ISO 3166-1 codes that the form offers first; any other two-letter code is taken as well. */
export const CONTACT_COUNTRIES = ["DE", "AT", "CH", "LI", "LU", "IT", "FR", "NL", "BE", "DK", "SE"] as const;

export interface Traveller {
  firstName: string;
  lastName: string;
  birthDate: string;
}

export interface BookingContact {
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface BookingOptions {
  /** How many travellers sleep in a room of their own; each pays the departure's supplement. */
  singleRooms: number;
  /** The partner's insurance for all travellers. */
  insurance: boolean;
}

/** Everything that a traveller enters. */
export interface BookingEntries {
  travellers: Traveller[];
  options: BookingOptions;
  contact: BookingContact;
  note?: string;
}

/** What is wrong with a field; the words for people stand in each part's microcopy. */
export type BookingIssueCode =
  | "missing"
  | "tooLong"
  | "characters"
  | "noDate"
  | "future"
  | "tooOld"
  | "notOfAge"
  | "email"
  | "phone"
  | "postalCode"
  | "country"
  | "count"
  | "tooMany"
  | "duplicate";

export interface BookingIssue {
  /** `travellers.0.firstName`, `contact.email`, `options.singleRooms`, `note`. */
  field: string;
  code: BookingIssueCode;
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u;
// One @, a dot in the domain, nothing exotic: the confirmation mail is the real check.
const EMAIL =
  /^[^\s@"<>(),;:\\[\]]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
const PHONE = /^\+?[\d\s()/.-]{6,30}$/;
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^\d{4}$/,
  LU: /^\d{4}$/,
};
const ANY_POSTAL_CODE = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,9}$/u;

/** All issues of a booking's entries, in the order of the form. `today` and birth dates are days in Berlin. */
export function bookingIssues(entries: BookingEntries, today: string): BookingIssue[] {
  return [
    ...travellersIssues(entries.travellers, today),
    ...optionsIssues(entries.options, entries.travellers.length),
    ...contactIssues(entries.contact),
    ...noteIssues(entries.note),
  ];
}

export function travellersIssues(travellers: readonly Traveller[], today: string): BookingIssue[] {
  if (travellers.length === 0) return [{ field: "travellers", code: "missing" }];
  if (travellers.length > MAX_TRAVELLERS) return [{ field: "travellers", code: "tooMany" }];
  const seen = new Set<string>();
  return travellers.flatMap((traveller, index) => {
    const field = `travellers.${index}`;
    const issues = [
      ...nameIssue(`${field}.firstName`, traveller.firstName),
      ...nameIssue(`${field}.lastName`, traveller.lastName),
      ...birthDateIssue(`${field}.birthDate`, traveller.birthDate, today, index === 0),
    ];
    const person = [traveller.firstName, traveller.lastName, traveller.birthDate]
      .map((text) => text.trim().toLocaleLowerCase("de"))
      .join("\n");
    if (issues.length === 0 && seen.has(person))
      issues.push({ field: `${field}.firstName`, code: "duplicate" });
    seen.add(person);
    return issues;
  });
}

export function optionsIssues(options: BookingOptions, travellers: number): BookingIssue[] {
  const { singleRooms } = options;
  return Number.isInteger(singleRooms) && singleRooms >= 0 && singleRooms <= travellers
    ? []
    : [{ field: "options.singleRooms", code: "count" }];
}

export function contactIssues(contact: BookingContact): BookingIssue[] {
  const country = contact.country.trim().toUpperCase();
  const issues: BookingIssue[] = [];
  const text = (field: keyof BookingContact, longest: number): string | undefined => {
    const value = contact[field].trim();
    const code =
      value === ""
        ? "missing"
        : value.length > longest
          ? "tooLong"
          : CONTROL.test(value)
            ? "characters"
            : undefined;
    if (code) issues.push({ field: `contact.${field}`, code });
    return code ? undefined : value;
  };
  const check = (field: keyof BookingContact, longest: number, pattern: RegExp, code: BookingIssueCode) => {
    const value = text(field, longest);
    if (value !== undefined && !pattern.test(value)) issues.push({ field: `contact.${field}`, code });
  };
  check("email", MAX_EMAIL_LENGTH, EMAIL, "email");
  check("phone", 40, PHONE, "phone");
  text("street", 120);
  check("postalCode", 12, POSTAL_CODES[country] ?? ANY_POSTAL_CODE, "postalCode");
  text("city", MAX_NAME_LENGTH);
  if (!/^[A-Z]{2}$/.test(country))
    issues.push({ field: "contact.country", code: country === "" ? "missing" : "country" });
  return issues;
}

export function noteIssues(note: string | undefined): BookingIssue[] {
  if (note === undefined) return [];
  if (note.length > MAX_NOTE_LENGTH) return [{ field: "note", code: "tooLong" }];
  return CONTROL.test(note) ? [{ field: "note", code: "characters" }] : [];
}

function nameIssue(field: string, name: string): BookingIssue[] {
  const value = name.trim();
  if (value === "") return [{ field, code: "missing" }];
  if (value.length > MAX_NAME_LENGTH) return [{ field, code: "tooLong" }];
  return NAME.test(value) ? [] : [{ field, code: "characters" }];
}

function birthDateIssue(field: string, day: string, today: string, hasToBeOfAge: boolean): BookingIssue[] {
  if (day.trim() === "") return [{ field, code: "missing" }];
  if (!isRealDay(day)) return [{ field, code: "noDate" }];
  if (day > today) return [{ field, code: "future" }];
  if (Number(day.slice(0, 4)) < OLDEST_YEAR) return [{ field, code: "tooOld" }];
  return hasToBeOfAge && ageOn(day, today) < AGE_OF_CONSENT ? [{ field, code: "notOfAge" }] : [];
}

/** Whether the text is a day of the calendar as `YYYY-MM-DD`: 2026-02-30 is none. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whole years between two days. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Trimmed, one space between words, e-mail's domain and country in their usual case: what is hashed and stored. */
export function tidyEntries(entries: BookingEntries): BookingEntries {
  const tidy = (text: string) => text.trim().replace(/\s+/g, " ").normalize("NFC");
  const { contact, note } = entries;
  const email = tidy(contact.email);
  const at = email.lastIndexOf("@");
  const longText = note?.trim().normalize("NFC");
  return {
    travellers: entries.travellers.map(({ firstName, lastName, birthDate }) => ({
      firstName: tidy(firstName),
      lastName: tidy(lastName),
      birthDate: birthDate.trim(),
    })),
    options: { singleRooms: entries.options.singleRooms, insurance: entries.options.insurance },
    contact: {
      email: at < 0 ? email : `${email.slice(0, at)}${email.slice(at).toLowerCase()}`,
      phone: tidy(contact.phone),
      street: tidy(contact.street),
      postalCode: tidy(contact.postalCode),
      city: tidy(contact.city),
      country: tidy(contact.country).toUpperCase(),
    },
    ...(longText ? { note: longText } : {}),
  };
}

export interface BookingPrices {
  /** For each traveller. */
  priceCents: number;
  /** For each room of one's own. */
  singleSupplementCents: number;
  /** Of trip and supplements, in thousandths; null where no insurance is offered. */
  insurancePerMille: number | null;
}

export interface BookingLine {
  kind: "trip" | "single-room" | "insurance";
  quantity: number;
  unitCents: number;
  amountCents: number;
}

/** The lines of a booking's price; lines that cost nothing are left out. Their sum is the total. */
export function bookingLines(
  prices: BookingPrices,
  choice: { travellers: number; singleRooms: number; insurance: boolean },
): BookingLine[] {
  const trip = line("trip", choice.travellers, prices.priceCents);
  const rooms = line("single-room", choice.singleRooms, prices.singleSupplementCents);
  const base = trip.amountCents + rooms.amountCents;
  const premium =
    choice.insurance && prices.insurancePerMille !== null
      ? Math.round((base * prices.insurancePerMille) / 1000)
      : 0;
  return [trip, rooms, line("insurance", 1, premium)].filter(
    ({ kind, amountCents }) => kind === "trip" || amountCents > 0,
  );
}

export function bookingTotal(lines: readonly BookingLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function line(kind: BookingLine["kind"], quantity: number, unitCents: number): BookingLine {
  return { kind, quantity, unitCents, amountCents: quantity * unitCents };
}

export interface PaymentTerms {
  /** Of the total. */
  depositPercent: number;
  /** After the booking. */
  depositDueDays: number;
  /** Before the start. */
  restDueDaysBefore: number;
}

export interface PaymentPart {
  amountCents: number;
  due: string;
}

/** Deposit and rest with their days; close to the start everything is due with the deposit and `rest` is null. */
export function paymentPlan(
  totalCents: number,
  bookedOn: string,
  startDate: string,
  terms: PaymentTerms,
): { deposit: PaymentPart; rest: PaymentPart | null } {
  const depositDue = earlier(addDays(bookedOn, terms.depositDueDays), startDate);
  const restDue = addDays(startDate, -terms.restDueDaysBefore);
  if (restDue <= depositDue) return { deposit: { amountCents: totalCents, due: depositDue }, rest: null };
  const deposit = Math.round((totalCents * terms.depositPercent) / 100);
  return {
    deposit: { amountCents: deposit, due: depositDue },
    rest: { amountCents: totalCents - deposit, due: restDue },
  };
}

/** `YYYY-MM-DD` plus days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
