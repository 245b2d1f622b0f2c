const timeFormat = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** An instant as people in Germany read it: „21. November 2026 um 19:05“. @param time ISO time */
export function formatTime(time: string): string {
  return timeFormat.format(new Date(time));
}
