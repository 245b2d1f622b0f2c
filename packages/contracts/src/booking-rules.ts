/**
 * What a booking may look like: the same rules in the browser, on the server and in tests. Free of
 * dependencies, so that pages can use them. Amounts are integer euro cents, days `YYYY-MM-DD`.
 */
import { isRealDay } from "./day";
import {
  isEmail,
  isName,
  isPhone,
  isUnfit,
  MAX_EMAIL_LENGTH,
  tidyEmail,
  tidyLine,
  tidyNote,
} from "./entry-text";

export {
  addDays,
  bookingLines,
  bookingTotal,
  lastWithdrawalDay,
  payableCents,
  paymentPlan,
  withdrawalNoticeDays,
} from "./booking-prices";
export type { BookingLine, BookingPrices, PaymentPart, PaymentTerms } from "./booking-prices";
export { isRealDay } from "./day";
export { isName, MAX_EMAIL_LENGTH, readEmail, tidyLine } from "./entry-text";

export const MAX_TRAVELLERS = 10;
export const MAX_NOTE_LENGTH = 1000;
export const MAX_NAME_LENGTH = 80;

/** A key is chosen by the client, a UUID for example; it is kept with the booking. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,128}$/;
/** Whoever books has to be of age: the first traveller. */
export const AGE_OF_CONSENT = 18;
const OLDEST_YEAR = 1900;

/** ISO 3166-1 codes that the form offers first. */
export const CONTACT_COUNTRIES = ["DE", "AT", "CH", "LI", "LU", "IT", "FR", "NL", "BE", "DK", "SE"] as const;
/** The others, by code. */
export const OTHER_COUNTRIES: readonly string[] = (
  "AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CI CK CL " +
  "CM CN CO CR CU CV CW CX CY CZ DJ DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU " +
  "GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LT LV LY MA MC " +
  "MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR " +
  "PS PT PW PY QA RE RO RS RU RW SA SB SC SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV " +
  "TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");

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

const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
  LU: /^\d{4}$/,
  IT: /^\d{5}$/,
  FR: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Za-z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DK: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
};
/** „D-80331“: the old country letters before the number. */
const POSTAL_PREFIX = /^(?:[A-Z]{1,2}(?:-| (?=\d)) ?)+/;
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
  return travellers.map(tidyTraveller).flatMap((traveller, index) => {
    const field = `travellers.${index}`;
    const issues = [
      ...nameIssue(`${field}.firstName`, traveller.firstName),
      ...nameIssue(`${field}.lastName`, traveller.lastName),
      ...birthDateIssue(`${field}.birthDate`, traveller.birthDate, today, index === 0),
    ];
    const person = [traveller.firstName, traveller.lastName, traveller.birthDate]
      .join("\n")
      .toLocaleLowerCase("de");
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

export function contactIssues(entered: BookingContact): BookingIssue[] {
  const contact = tidyContact(entered);
  const { country } = contact;
  const issues: BookingIssue[] = [];
  const check = (
    field: keyof BookingContact,
    longest: number,
    code: BookingIssueCode = "characters",
    isRight: (value: string) => boolean = () => true,
  ): void => {
    const value = contact[field];
    const issue = lineIssue(value, longest) ?? (isRight(value) ? undefined : code);
    if (issue) issues.push({ field: `contact.${field}`, code: issue });
  };
  check("email", MAX_EMAIL_LENGTH, "email", isEmail);
  check("phone", 40, "phone", isPhone);
  check("street", 120);
  check("postalCode", 12, "postalCode", (value) => (POSTAL_CODES[country] ?? ANY_POSTAL_CODE).test(value));
  check("city", MAX_NAME_LENGTH);
  check("country", 40, "country", (value) => [...CONTACT_COUNTRIES, ...OTHER_COUNTRIES].includes(value));
  return issues;
}

export function noteIssues(note: string | undefined): BookingIssue[] {
  const text = tidyNote(note);
  if (text.length > MAX_NOTE_LENGTH) return [{ field: "note", code: "tooLong" }];
  return isUnfit(text) ? [{ field: "note", code: "characters" }] : [];
}

function nameIssue(field: string, name: string): BookingIssue[] {
  const code = lineIssue(name, MAX_NAME_LENGTH) ?? (isName(name) ? undefined : "characters");
  return code ? [{ field, code }] : [];
}

function lineIssue(value: string, longest: number): BookingIssueCode | undefined {
  if (value === "") return "missing";
  if (value.length > longest) return "tooLong";
  return isUnfit(value) ? "characters" : undefined;
}

function birthDateIssue(field: string, day: string, today: string, hasToBeOfAge: boolean): BookingIssue[] {
  if (day === "") return [{ field, code: "missing" }];
  if (!isRealDay(day)) return [{ field, code: "noDate" }];
  if (day > today) return [{ field, code: "future" }];
  if (Number(day.slice(0, 4)) < OLDEST_YEAR) return [{ field, code: "tooOld" }];
  return hasToBeOfAge && ageOn(day, today) < AGE_OF_CONSENT ? [{ field, code: "notOfAge" }] : [];
}

/** Whole years between two days. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * What is hashed and stored: trimmed, one space between words, without invisible characters, e-mail's domain and country in their
 * usual case. The checks above look at entries in this form too, so tidying never makes or hides a mistake.
 */
export function tidyEntries(entries: BookingEntries): BookingEntries {
  const note = tidyNote(entries.note);
  return {
    travellers: entries.travellers.map(tidyTraveller),
    options: { singleRooms: entries.options.singleRooms, insurance: entries.options.insurance },
    contact: tidyContact(entries.contact),
    ...(note === "" ? {} : { note }),
  };
}

function tidyTraveller({ firstName, lastName, birthDate }: Traveller): Traveller {
  return { firstName: tidyLine(firstName), lastName: tidyLine(lastName), birthDate: tidyLine(birthDate) };
}

function tidyContact(contact: BookingContact): BookingContact {
  const country = tidyLine(contact.country.toUpperCase());
  const postalCode = tidyLine(contact.postalCode.toUpperCase());
  return {
    email: tidyEmail(contact.email),
    phone: tidyLine(contact.phone),
    street: tidyLine(contact.street),
    postalCode: POSTAL_CODES[country] ? postalCode.replace(POSTAL_PREFIX, "") : postalCode,
    city: tidyLine(contact.city),
    country,
  };
}
