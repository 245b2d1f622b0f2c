import { nightsBetween } from "../../format/calendarDay";

export type BookingPhase =
  { name: "ahead"; daysLeft: number } | { name: "running" } | { name: "completed" } | { name: "cancelled" };

interface Booked {
  startDate: string;
  endDate: string;
  state: "confirmed" | "cancelled";
}

/** Where a booking stands on a day; days compare as text. */
export function phaseOf({ startDate, endDate, state }: Booked, today: string): BookingPhase {
  if (state === "cancelled") return { name: "cancelled" };
  if (today > endDate) return { name: "completed" };
  if (today > startDate) return { name: "running" };
  return { name: "ahead", daysLeft: nightsBetween(today, startDate) };
}
