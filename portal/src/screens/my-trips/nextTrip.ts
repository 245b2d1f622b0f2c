import type { MyBooking } from "@gratweg/contracts";
import { nightsBetween } from "@gratweg/design-system";
import { myTripsTexts } from "../../texts/myTrips";

const texts = myTripsTexts.next;

export interface GroupedBookings {
  upcoming: MyBooking[];
  past: MyBooking[];
  cancelled: MyBooking[];
}

/** Soonest first what lies ahead or is under way, latest first what is over. `today` is `YYYY-MM-DD` in Berlin. */
export function groupBookings(bookings: readonly MyBooking[], today: string): GroupedBookings {
  const byStart = [...bookings].sort((a, b) => a.departure.startDate.localeCompare(b.departure.startDate));
  const lasting = byStart.filter(({ state }) => state === "confirmed");
  return {
    upcoming: lasting.filter(({ departure }) => departure.endDate >= today),
    past: lasting.filter(({ departure }) => departure.endDate < today).reverse(),
    cancelled: byStart.filter(({ state }) => state === "cancelled").reverse(),
  };
}

/** What comes next, in a sentence; nothing where no trip lies ahead. */
export function nextTripSentence([next]: readonly MyBooking[], today: string): string | undefined {
  if (!next) return undefined;
  const { title } = next.trip;
  const start = next.departure.startDate;
  const days = start > today ? nightsBetween(today, start) : start === today ? 0 : -1;
  if (days < 0) return texts.running(title);
  if (days === 0) return texts.today(title);
  if (days === 1) return texts.tomorrow(title);
  return days <= 100 ? texts.soon(days, title) : texts.later(start, title);
}
