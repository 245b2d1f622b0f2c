import { DAY_MS, nextMidnight, noonOf } from "./berlin-calendar";

const DAYS = 14;

/**
 * The last moment of the withdrawal period: it begins with the day after the contract (§ 187 BGB), lasts 14 days in Berlin and
 * does not end on a weekend (§ 193 BGB). Who withdraws gets everything back: we ask for no compensation for what was used.
 */
export function withdrawableUntil(startedAt: Date): Date {
  let last = noonOf(startedAt) + DAYS * DAY_MS;
  while ([0, 6].includes(new Date(last).getUTCDay())) last += DAY_MS;
  return new Date(nextMidnight(last) - 1);
}
