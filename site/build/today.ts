const berlin = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });

/** The day in Berlin, `YYYY-MM-DD`. */
export function todayInBerlin(now = new Date()): string {
  return berlin.format(now);
}
