const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** `YYYY-MM-DD` in Berlin, of a moment in ISO 8601. */
export function berlinDay(at: string): string {
  return day.format(new Date(at));
}

export function berlinToday(now: Date = new Date()): string {
  return day.format(now);
}

const shortDay = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });

/** „22.11.2026“: for narrow columns. */
export function berlinShortDay(at: string): string {
  return shortDay.format(new Date(at));
}

/** „22.11.2026, 02:31“ */
export function berlinMoment(at: string): string {
  return moment.format(new Date(at));
}
