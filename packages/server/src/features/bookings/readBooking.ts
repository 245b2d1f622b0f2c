import {
  bookingIssues,
  bookingRequest,
  MAX_TRAVELLERS,
  tidyEntries,
  type BookingEntries,
  type BookingIssueCode,
  type Problem,
} from "@gratweg/contracts";
import type { z } from "zod";
import { ProblemError } from "../../http/problems";
import { microcopy } from "../../microcopy";
import type { TidyBooking } from "../../ports";
import { bookingProblems } from "./bookingProblems";

interface Flaw {
  field: string;
  code: BookingIssueCode | "shape" | "unknown";
}

/** More are not told: what is wrong with so many fields is no mistake of a form. */
const MOST_ISSUES = 100;

/** The body of a booking, checked and tidied; else a problem that names every mistake at once. `today` is a day in Berlin. */
export function readBooking(sent: unknown, today: string): TidyBooking {
  if (!isRecord(sent)) throw new ProblemError(bookingProblems.noObject());
  const body = withFewTravellers(sent);
  const parsed = bookingRequest.safeParse(body);
  const flaws = parsed.success
    ? bookingIssues(parsed.data, today)
    : mergeFlaws(parsed.error.issues.flatMap(flawsOf(body)), bookingIssues(readEntries(body), today));
  if (!parsed.success || flaws.length > 0) throw new ProblemError(refuse(flaws));
  const { departure, formSheetVersion, expectedTotal } = parsed.data;
  return { departure, ...tidyEntries(parsed.data), formSheetVersion, expectedTotal: expectedTotal.amount };
}

/** One too many says as much as twenty thousand, each of whom would cost an issue for each of its fields. */
function withFewTravellers(body: Record<string, unknown>): Record<string, unknown> {
  const { travellers } = body;
  return Array.isArray(travellers) ? { ...body, travellers: travellers.slice(0, MAX_TRAVELLERS + 1) } : body;
}

function refuse(flaws: readonly Flaw[]): Problem {
  const issues = flaws.slice(0, MOST_ISSUES).map(({ field, code }) => ({
    parameter: field,
    message: microcopy.booking.issues[code],
  }));
  return flaws.some(({ code }) => code === "tooMany")
    ? bookingProblems.tooManySeats(issues)
    : bookingProblems.invalid(issues);
}

/** Rules say more than shapes, but of a field that has no shape they know nothing. */
function mergeFlaws(shapes: readonly Flaw[], rules: readonly Flaw[]): Flaw[] {
  const covers = (field: string) =>
    shapes.some((shape) => field === shape.field || field.startsWith(`${shape.field}.`));
  return [...shapes, ...rules.filter(({ field }) => !covers(field))];
}

const flawsOf =
  (body: Record<string, unknown>) =>
  (issue: z.core.$ZodIssue): Flaw[] => {
    const path = issue.path.map(String);
    const field = path.join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ field: [...path, key].join(".").slice(0, 80), code: "unknown" }));
    const value = issue.path.reduce<unknown>(below, body);
    if (value === undefined) return [{ field, code: "missing" }];
    if (issue.code === "too_big" && issue.origin === "array") return [{ field, code: "tooMany" }];
    if (issue.code === "too_big" && issue.origin === "string") return [{ field, code: "tooLong" }];
    if (issue.code === "invalid_format" && issue.format === "well_formed")
      return [{ field, code: "characters" }];
    return [{ field, code: "shape" }];
  };

/** What can be read of a body with mistakes in its shape, so that the rules still see the rest. */
function readEntries(body: Record<string, unknown>): BookingEntries {
  const travellers = Array.isArray(body["travellers"]) ? (body["travellers"] as unknown[]) : [];
  const contact = record(body["contact"]);
  const options = record(body["options"]);
  const { singleRooms } = options;
  return {
    travellers: travellers.map(record).map(({ firstName, lastName, birthDate }) => ({
      firstName: text(firstName),
      lastName: text(lastName),
      birthDate: text(birthDate),
    })),
    contact: {
      email: text(contact["email"]),
      phone: text(contact["phone"]),
      street: text(contact["street"]),
      postalCode: text(contact["postalCode"]),
      city: text(contact["city"]),
      country: text(contact["country"]),
    },
    options: { singleRooms: typeof singleRooms === "number" ? singleRooms : 0, insurance: false },
    note: text(body["note"]),
  };
}

function below(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
