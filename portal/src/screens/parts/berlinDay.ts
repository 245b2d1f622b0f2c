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

/** „22.11.2026, 02:31“ */
export function berlinMoment(at: string): string {
  return moment.format(new Date(at));
}
