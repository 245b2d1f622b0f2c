const DAY_MS = 86_400_000;
/** Years that a query may name: beyond 9999 a day is no `YYYY-MM-DD`, and texts of days no longer follow each other. */
export const FIRST_YEAR = 2020;
export const LAST_YEAR = 2099;

/** Days as `YYYY-MM-DD`, without zone. Throws a RangeError for what is no year of four figures. */
export function dayOf(year: number, month: number, day: number): string {
  if (!(year >= 1000 && year < 9999)) throw new RangeError(`No year of four figures: ${year}`);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day itself where the other one is none of a year of four figures. */
export function addDays(day: string, count: number): string {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString();
  return /^[1-9]\d{3}-/.test(date) ? date.slice(0, 10) : day;
}

export function lastDayOf(year: number, month: number): string {
  return dayOf(year, month + 1, 0);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Sunday of Easter in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}
