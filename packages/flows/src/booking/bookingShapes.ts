import type { BookingAnswer, BookingTerms, Departure } from "@gratweg/contracts";
import { isRecord } from "../storage";

/** What a page needs in order not to fail while it renders; the server has checked the rest by the contract's schema. */
export function isBookingTerms(value: unknown): value is BookingTerms {
  return (
    isRecord(value) &&
    ["open", "soldOut", "closed", "past"].includes(String(value.availability)) &&
    isRecord(value.trip) &&
    isNumber(value.trip.number) &&
    areTexts(value.trip.slug, value.trip.title) &&
    isRecord(value.trip.nights) &&
    areNumbers(value.trip.nights.total, value.trip.nights.inRooms) &&
    isDeparture(value.departure) &&
    isListOf(value.alternatives, isDeparture) &&
    isNumber(value.maxTravellers) &&
    isRecord(value.organiser) &&
    isRecord(value.mediator) &&
    areTexts(value.organiser.name, value.mediator.name) &&
    (value.insurance === null ||
      (isRecord(value.insurance) &&
        isNumber(value.insurance.perMille) &&
        Array.isArray(value.insurance.covers))) &&
    isRecord(value.payment) &&
    areNumbers(value.payment.depositPercent, value.payment.depositDueDays, value.payment.restDueDaysBefore) &&
    isListOf(value.cancellation, isRecord) &&
    isRecord(value.formSheet) &&
    areTexts(value.formSheet.version, value.formSheet.title) &&
    isListOf(value.formSheet.sections, isRecord)
  );
}

export function isBookingAnswer(value: unknown): value is BookingAnswer {
  return (
    isRecord(value) &&
    isNumber(value.number) &&
    (value.state === "confirmed" || (value.state === "held" && areTexts(value.heldUntil))) &&
    areTexts(value.bookedAt, value.fullName, value.email, value.formSheetVersion) &&
    isRecord(value.trip) &&
    isNumber(value.trip.number) &&
    areTexts(value.trip.slug, value.trip.title) &&
    isRecord(value.departure) &&
    isNumber(value.departure.number) &&
    areTexts(value.departure.startDate, value.departure.endDate) &&
    isRecord(value.organiser) &&
    areTexts(value.organiser.name) &&
    isNumber(value.seats) &&
    isListOf(value.lines, isLine) &&
    isMoney(value.total) &&
    isRecord(value.payment) &&
    isPart(value.payment.deposit) &&
    (value.payment.rest === null || isPart(value.payment.rest))
  );
}

export function isDeparture(value: unknown): value is Departure {
  return (
    isRecord(value) &&
    areNumbers(value.number, value.seatsLeft) &&
    areTexts(value.startDate, value.endDate) &&
    isMoney(value.price) &&
    (value.memberPrice === undefined || isMoney(value.memberPrice)) &&
    isMoney(value.singleSupplement)
  );
}

function isLine(value: unknown): value is BookingAnswer["lines"][number] {
  return (
    isRecord(value) &&
    typeof value.kind === "string" &&
    isNumber(value.quantity) &&
    isMoney(value.unit) &&
    (value.normalUnit === undefined || isMoney(value.normalUnit)) &&
    isMoney(value.amount)
  );
}

function isMoney(value: unknown): value is Departure["price"] {
  return isRecord(value) && isNumber(value.amount);
}

function isPart(value: unknown): boolean {
  return isRecord(value) && isNumber(value.amount) && typeof value.due === "string";
}

export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function areNumbers(...values: unknown[]): boolean {
  return values.every(isNumber);
}

export function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

export function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}
