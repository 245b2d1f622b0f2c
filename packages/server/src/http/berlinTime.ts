const time = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});

/** `14:05` in Berlin. */
export function berlinTime(moment: string): string {
  return time.format(new Date(moment));
}
