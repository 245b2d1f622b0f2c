import { useContext, useEffect } from "react";
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar";
import type { CalendarDay } from "../format/calendarDay";
import { toDay } from "./calendarValue";

/** Tells the first day while the last one is still to be chosen; React Aria shows it only in its own state. */
export function RangeStart({ onChange }: { onChange: (day: CalendarDay | null) => void }) {
  const state = useContext(RangeCalendarStateContext);
  const anchor = state?.anchorDate ? toDay(state.anchorDate) : null;
  useEffect(() => onChange(anchor), [anchor, onChange]);
  return null;
}
