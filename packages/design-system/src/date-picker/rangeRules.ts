import type { DatePickerTexts } from "../microcopy/datePickerMicrocopy";
import type { DateRangeValue } from "./datePickerProps";
import { type DayLimits, dayProblem } from "./dayRules";

/** What is wrong with a range, in words; days between its ends may be unavailable. */
export function rangeProblem(
  { from, to }: DateRangeValue,
  limits: DayLimits,
  texts: DatePickerTexts,
): string | null {
  const problem = dayProblem(from, limits, texts) ?? dayProblem(to, limits, texts);
  return problem ?? (from && to && to < from ? texts.wrongOrder : null);
}
