const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

const shortDay = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });

/** „22.11.2026“: for narrow columns. */
export function berlinShortDay(at: string): string {
  return shortDay.format(new Date(at));
}

/** „22.11.2026, 02:31“ */
export function berlinMoment(at: string): string {
  return moment.format(new Date(at));
}
