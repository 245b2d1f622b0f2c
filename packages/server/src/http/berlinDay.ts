const HOUR = 3_600_000;
const formatter = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });

let hour = Number.NaN;
let day = "";

/** Today in Europe/Berlin as `YYYY-MM-DD`. Berlin's midnight always falls on a whole UTC hour, so one answer holds for an hour. */
export function berlinDay(now: number = Date.now()): string {
  const current = Math.floor(now / HOUR);
  if (current !== hour) {
    day = formatter.format(now);
    hour = current;
  }
  return day;
}
