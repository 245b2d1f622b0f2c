import { type CalendarDay, type DayParts, parseDay } from "./calendarDay";

// Written out rather than asked of Intl: its abbreviations differ between versions of ICU, and a page built with one
// version and hydrated with another would not match.
const months = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
] as const;
const weekdays = ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."] as const;

/** „13. Juni 2027“; an invalid day comes back as it is. */
export function formatDate(day: CalendarDay): string {
  const parts = parseDay(day);
  return parts ? `${dayAndMonth(parts)} ${parts.year}` : day;
}

/** „Sa., 13. bis Fr., 19. Juni 2027“: month and year stand once when both days share them. */
export function formatDateRange(start: CalendarDay, end: CalendarDay): string {
  const from = parseDay(start);
  const to = parseDay(end);
  if (!from || !to) return start === end ? start : `${start} bis ${end}`;
  const last = `${withWeekday(to)} ${monthName(to)} ${to.year}`;
  if (start === end) return last;
  if (from.year !== to.year) return `${withWeekday(from)} ${monthName(from)} ${from.year} bis ${last}`;
  if (from.month !== to.month) return `${withWeekday(from)} ${monthName(from)} bis ${last}`;
  return `${withWeekday(from)} bis ${last}`;
}

/** „13.–19. Juni“, „29. Mai – 4. Juni“: for narrow cells under a heading that says the year. */
export function formatShortRange(start: CalendarDay, end: CalendarDay): string {
  const from = parseDay(start);
  const to = parseDay(end);
  if (!from || !to) return start;
  if (start === end) return dayAndMonth(from);
  if (from.month === to.month && from.year === to.year) return `${from.day}.–${dayAndMonth(to)}`;
  return `${from.day}. ${shortMonth(from)} – ${to.day}. ${shortMonth(to)}`;
}

/** „Juni 2027“ for `2027-06` or `2027-06-13`. */
export function formatMonth(month: string): string {
  const parts = parseDay(`${month.slice(0, 7)}-01`);
  return parts ? `${monthName(parts)} ${parts.year}` : month;
}

function withWeekday(parts: DayParts): string {
  return `${weekdays[parts.weekday] ?? ""}, ${parts.day}.`;
}

function dayAndMonth(parts: DayParts): string {
  return `${parts.day}. ${monthName(parts)}`;
}

function monthName(parts: DayParts): string {
  return months[parts.month - 1] ?? "";
}

function shortMonth(parts: DayParts): string {
  const name = monthName(parts);
  return name.length <= 4 ? name : `${name.slice(0, 3)}.`;
}
