/** Made when the first day is asked for: to make it costs a cheap phone a tenth of a second. */
let format: Intl.DateTimeFormat | undefined;

/** The day in Berlin as `YYYY-MM-DD`, wherever the reader is: today, or that of a moment. */
export function berlinDay(moment: Date | number | string = Date.now()): string {
  format ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
  return format.format(new Date(moment));
}
