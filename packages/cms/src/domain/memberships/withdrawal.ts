const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const berlin = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "medium",
});

/**
 * The last moment of the withdrawal period: it begins with the day after the contract (§ 187 BGB), lasts 14 days in Berlin and
 * does not end on a weekend (§ 193 BGB). Who withdraws gets everything back: we ask for no compensation for what was used.
 */
export function withdrawableUntil(startedAt: Date): Date {
  let last = noonOf(startedAt) + DAYS * DAY_MS;
  while ([0, 6].includes(new Date(last).getUTCDay())) last += DAY_MS;
  return new Date(berlinMidnight(last + DAY_MS) - 1);
}

/** Noon in UTC on the day that it is in Berlin: whole days can be added without a change of clocks in between. */
function noonOf(moment: Date): number {
  return Date.parse(`${berlin.format(moment).slice(0, 10)}T12:00:00Z`);
}

/** When the day of this noon begins in Berlin. */
function berlinMidnight(noon: number): number {
  const start = noon - DAY_MS / 2;
  const offset = Date.parse(`${berlin.format(start).replace(" ", "T")}Z`) - start;
  return start - offset;
}
