import { MAX_NAME_LENGTH } from "@gratweg/contracts/booking-rules";
import type { BookingFormIssue } from "@gratweg/flows";
import { find, t } from "../texts";

/** What is wrong with a field and how to put it right. */
export function issueText({ field, code, message }: BookingFormIssue): string {
  if (message) return message;
  const key = `booking.issue.${field.slice(field.lastIndexOf(".") + 1)}.${code}`;
  return t(find(key) === undefined ? "booking.issue.other" : key, { max: MAX_NAME_LENGTH });
}
