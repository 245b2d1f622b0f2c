import type { BookingStore } from "./store";
import type { CancelOutcome, CancelRequest } from "./types";

const LONGEST_TEXT = 500;

/** Cancels once: seats return and mails are queued by the first call, however many come, one after the other or at the same time. */
export function cancelBooking(
  store: BookingStore,
  number: number,
  { by, reason }: CancelRequest,
  now: Date = new Date(),
): Promise<CancelOutcome> {
  const tidy = (text: string) => text.trim().slice(0, LONGEST_TEXT);
  return store.cancel(number, { by: tidy(by), reason: tidy(reason) }, now);
}
