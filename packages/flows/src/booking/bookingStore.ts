import type { BookingContact, BookingEntries, Traveller } from "@gratweg/contracts/booking-rules";
import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";
import type { BookingDraft, BookingSubmission } from "./bookingContext";
import { areTexts, isListOf, isNumber } from "./bookingShapes";
import { isBookingStep } from "./bookingSteps";

export const BOOKING_DRAFT_PREFIX = "gratweg_booking_draft:";
export const BOOKING_DRAFT_LIFETIME_MS = 24 * 60 * 60_000;
const VERSION = 1;

/** Personal data that goes with the tab: session storage only. */
export interface BookingStore {
  read(departure: number): StoredBooking | null;
  write(departure: number, draft: BookingDraft): void;
  /** Instead of the draft only that it was booked stays, so that a reload before the confirmation offers no empty form. */
  finish(departure: number, booking: number): void;
  remove(departure: number): void;
}

export type StoredBooking = { kind: "draft"; draft: BookingDraft } | { kind: "done"; booking: number };

export function createBookingStore(
  storage: StorageAccess,
  now: () => number = () => Date.now(),
): BookingStore {
  const keyOf = (departure: number) => `${BOOKING_DRAFT_PREFIX}${departure}`;
  const remove = (departure: number) => tolerant(() => storage().removeItem(keyOf(departure)), undefined);
  const put = (departure: number, content: object) => {
    const text = JSON.stringify({ version: VERSION, storedAt: now(), ...content });
    // A full storage must not leave an older draft behind: its key would belong to other entries.
    if (!tolerant(() => (storage().setItem(keyOf(departure), text), true), false)) remove(departure);
  };
  return {
    remove,
    read(departure) {
      const text = tolerant(() => storage().getItem(keyOf(departure)), null);
      const stored = revive(parseJson(text), now());
      if (!stored) remove(departure);
      return stored;
    },
    write: (departure, { entries, formSheetSeen, step, submission, notice }) =>
      put(departure, {
        draft: { entries, formSheetSeen, step, submission, notice: notice === "keyReused" ? notice : null },
      }),
    finish: (departure, booking) => put(departure, { booking }),
  };
}

function revive(entry: unknown, now: number): StoredBooking | null {
  if (!isRecord(entry) || entry.version !== VERSION || !isNumber(entry.storedAt)) return null;
  const age = now - entry.storedAt;
  if (age < 0 || age > BOOKING_DRAFT_LIFETIME_MS) return null;
  if (isNumber(entry.booking)) return { kind: "done", booking: entry.booking };
  return isDraft(entry.draft) ? { kind: "draft", draft: entry.draft } : null;
}

function isDraft(value: unknown): value is BookingDraft {
  return (
    isRecord(value) &&
    isEntries(value.entries) &&
    (value.formSheetSeen === null || typeof value.formSheetSeen === "string") &&
    isBookingStep(value.step) &&
    (value.notice === null || value.notice === "keyReused") &&
    (value.submission === null || isSubmission(value.submission))
  );
}

function isEntries(value: unknown): value is BookingEntries {
  return (
    isRecord(value) &&
    isListOf(value.travellers, isTraveller) &&
    value.travellers.length > 0 &&
    isRecord(value.options) &&
    isNumber(value.options.singleRooms) &&
    typeof value.options.insurance === "boolean" &&
    isContact(value.contact) &&
    (value.note === undefined || typeof value.note === "string")
  );
}

function isTraveller(value: unknown): value is Traveller {
  return isRecord(value) && areTexts(value.firstName, value.lastName, value.birthDate);
}

function isContact(value: unknown): value is BookingContact {
  return (
    isRecord(value) &&
    areTexts(value.email, value.phone, value.street, value.postalCode, value.city, value.country)
  );
}

function isSubmission(value: unknown): value is BookingSubmission {
  return (
    isRecord(value) &&
    areTexts(value.key, value.fingerprint, value.formSheetVersion) &&
    isNumber(value.departure) &&
    isNumber(value.expectedCents) &&
    typeof value.isUnclear === "boolean"
  );
}
