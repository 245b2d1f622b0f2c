import { CalendarDate } from "@internationalized/date";
import { type CalendarDay, parseDay } from "../format/calendarDay";

/** The one place where React Aria's dates and ours meet. */
export function toCalendarDate(day: CalendarDay | undefined): CalendarDate | null {
  const parts = day ? parseDay(day) : null;
  return parts && new CalendarDate(parts.year, parts.month, parts.day);
}

export function toDay(date: { year: number; month: number; day: number }): CalendarDay {
  const { year, month, day } = date;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The visitor's day, by the clock and zone of the device. */
export function todayHere(now = new Date()): CalendarDay {
  return toDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
