import type { CalendarDate } from "@internationalized/date";
import { useState } from "react";
import type { CalendarDay } from "../format/calendarDay";
import { toCalendarDate } from "./calendarValue";

export interface FocusedDay {
  date: CalendarDate | null;
  setDate: (date: CalendarDate) => void;
  goTo: (day: CalendarDay) => void;
}

/** The day that the calendar shows and the arrows move from; never outside of the limits. */
export function useFocusedDay(
  start: CalendarDay,
  limits: { min?: CalendarDay; max?: CalendarDay },
): FocusedDay {
  const [date, setDate] = useState(() => toCalendarDate(within(start, limits)));
  return { date, setDate, goTo: (day) => setDate(toCalendarDate(within(day, limits))) };
}

function within(day: CalendarDay, { min, max }: { min?: CalendarDay; max?: CalendarDay }): CalendarDay {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
