export const DAY_MS = 24 * 60 * 60 * 1000;

const berlin = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "medium",
});

/** Noon in UTC on the day that it is in Berlin: whole days can be added without a change of clocks in between. */
export function noonOf(moment: Date): number {
  return Date.parse(`${berlin.format(moment).slice(0, 10)}T12:00:00Z`);
}

/** The same number in the next month; where there is none, the month's last (§ 188 BGB). */
export function monthAfter(noon: number): number {
  const date = new Date(noon);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, Math.min(date.getUTCDate(), last), 12);
}

/** When the day after this noon's begins in Berlin. */
export function nextMidnight(noon: number): number {
  const start = noon + DAY_MS / 2;
  const offset = Date.parse(`${berlin.format(start).replace(" ", "T")}Z`) - start;
  return start - offset;
}

/** Days of the calendar from one moment to the other. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY_MS);
}
