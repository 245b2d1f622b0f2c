/** Made when the first day is asked for: to make it costs a cheap phone a tenth of a second. */
let format: Intl.DateTimeFormat | undefined;
/** The last answer: a server asks many times within a minute. */
let last = { minute: NaN, day: "" };

/** The day in Berlin as `YYYY-MM-DD`, wherever the reader is: today, or that of a moment. */
export function berlinDay(moment: Date | number | string = Date.now()): string {
  const date = new Date(moment);
  const minute = Math.floor(date.getTime() / 60_000);
  if (minute !== last.minute) {
    format ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
    last = { minute, day: format.format(date) };
  }
  return last.day;
}
