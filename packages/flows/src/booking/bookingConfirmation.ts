import type { BookingAnswer } from "@gratweg/contracts";
import { parseJson, tolerant, type StorageAccess } from "../storage";
import { isBookingAnswer } from "./bookingShapes";

export const BOOKING_CONFIRMATION_KEY = "gratweg_booking_confirmation";

/** The last confirmed booking of this tab, for the page that shows it. */
export interface BookingConfirmationStore {
  read(): BookingAnswer | null;
  write(answer: BookingAnswer): void;
  remove(): void;
}

/** Its seats were kept for a link to be pressed, and the time is over. Whether it was pressed, the mails tell. */
export function isHoldOver(answer: BookingAnswer | null, now: number): boolean {
  return answer?.state === "held" && Date.parse(answer.heldUntil ?? "") <= now;
}

export function createBookingConfirmationStore(storage: StorageAccess): BookingConfirmationStore {
  const remove = () => tolerant(() => storage().removeItem(BOOKING_CONFIRMATION_KEY), undefined);
  return {
    remove,
    read() {
      const text = tolerant(() => storage().getItem(BOOKING_CONFIRMATION_KEY), null);
      const answer = parseJson(text);
      if (isBookingAnswer(answer)) return answer;
      remove();
      return null;
    },
    write(answer) {
      const text = JSON.stringify(answer);
      // Not the confirmation of an earlier booking in place of this one's.
      if (!tolerant(() => (storage().setItem(BOOKING_CONFIRMATION_KEY, text), true), false)) remove();
    },
  };
}
