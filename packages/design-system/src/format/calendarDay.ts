/** A day of the calendar without clock or zone: `YYYY-MM-DD`. */
export type CalendarDay = string;

export interface DayParts {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayLength = 86_400_000;

/** Null for anything that is not a real day, such as 2027-02-30. */
export function parseDay(value: CalendarDay): DayParts | null {
  const match = pattern.exec(value);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { year, month, day, weekday: date.getUTCDay() };
}

/** Nights between two days; 0 when one of them is not a day or the order is wrong. */
export function nightsBetween(start: CalendarDay, end: CalendarDay): number {
  const [from, to] = [utc(start), utc(end)];
  return from === null || to === null ? 0 : Math.max(0, Math.round((to - from) / dayLength));
}

/** The month that lies `count` months after that of `day`, as `YYYY-MM`. */
export function monthAfter(day: CalendarDay, count: number): string {
  const parts = parseDay(day);
  if (!parts) return "";
  const index = parts.year * 12 + parts.month - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

function utc(day: CalendarDay): number | null {
  const parts = parseDay(day);
  return parts ? Date.UTC(parts.year, parts.month - 1, parts.day) : null;
}
