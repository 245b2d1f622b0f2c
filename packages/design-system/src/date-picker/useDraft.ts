import type { CalendarDate } from "@internationalized/date";
import { fullYear, noSuchDay, readWrittenDay } from "@gratweg/contracts/day";
import { useState } from "react";
import type { CalendarDay } from "../format/calendarDay";
import { toCalendarDate, toDay } from "./calendarValue";

/**
 * What stands in the segments while one types. React Aria reports each digit of a year („2“ is the year 2); we tell a day
 * only with four digits of a year, or when the field is left: then „27“ is 2027.
 */
export function useDraft(value: CalendarDay, tell: (value: CalendarDay) => void) {
  const [draft, setDraft] = useState(() => toCalendarDate(value));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== (draft ? toDay(draft) : "")) setDraft(toCalendarDate(value));
  }
  const settle = (date: CalendarDate | null) => {
    setDraft(date);
    const day = date ? toDay(date) : "";
    if (day !== value) tell(day);
  };
  return {
    draft,
    typed: (date: CalendarDate | null) => (date && date.year < 1000 ? setDraft(date) : settle(date)),
    /** `complete`: no segment is empty. */
    left: (complete: boolean) => {
      if (!draft) return;
      settle(complete ? draft.set({ year: fullYear(draft.year) }) : null);
    },
  };
}

/** What is wrong with a pasted text, as long as the value is the one beside which it was pasted. */
export function useRefusal(value: string, unreadable: string) {
  const [refused, setRefused] = useState<{ text: string; value: string } | null>(null);
  return {
    refusal: refused?.value === value ? (noSuchDay(readWrittenDay(refused.text) ?? {}) ?? unreadable) : null,
    refuse: (text: string) => setRefused({ text, value }),
  };
}
