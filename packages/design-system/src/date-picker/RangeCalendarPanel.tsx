import { useState } from "react";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { useWideWindow } from "../aria/useWideWindow";
import type { CalendarDay } from "../format/calendarDay";
import { formatDate } from "../format/formatDate";
import type { DatePickerTexts } from "../microcopy/datePickerMicrocopy";
import { CalendarPanel } from "./CalendarPanel";
import { toCalendarDate, toDay } from "./calendarValue";
import type { DateRangePickerProps, DateRangeValue } from "./datePickerProps";
import { RangeStart } from "./RangeStart";
import { useFocusedDay } from "./useFocusedDay";

export interface RangeCalendarPanelProps extends Pick<
  DateRangePickerProps,
  "label" | "value" | "min" | "max" | "unavailable"
> {
  onValueChange: (value: DateRangeValue) => void;
  today: CalendarDay;
  texts: DatePickerTexts;
}

/** Exists while it is open, so that it begins at the chosen days each time. */
export function RangeCalendarPanel(props: RangeCalendarPanelProps) {
  const { label, value, onValueChange, min, max, unavailable, today, texts } = props;
  const wide = useWideWindow();
  const focus = useFocusedDay(value.from || value.to || today, { min, max });
  const [start, setStart] = useState<CalendarDay | null>(null);
  const [from, to] = [toCalendarDate(value.from), toCalendarDate(value.to)];
  return (
    <RangeCalendar
      aria-label={label}
      // The dialog exists for its calendar: the focus goes to the day at once.
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- inside of a dialog that the visitor opened
      firstDayOfWeek="mon"
      visibleDuration={{ months: wide ? 2 : 1 }}
      pageBehavior="single"
      // Huts that are closed in the middle of a holiday do not forbid the holiday.
      allowsNonContiguousRanges
      minValue={toCalendarDate(min)}
      maxValue={toCalendarDate(max)}
      isDateUnavailable={(date) => Boolean(unavailable?.(toDay(date)))}
      value={from && to && value.from <= value.to ? { start: from, end: to } : null}
      onChange={(range) => onValueChange({ from: toDay(range.start), to: toDay(range.end) })}
      focusedValue={focus.date}
      onFocusChange={focus.setDate}
    >
      <RangeStart onChange={setStart} />
      <CalendarPanel
        {...{ today, texts, min, max, unavailable, focus }}
        kind="range"
        months={wide ? 2 : 1}
        prompt={start ? texts.rangeEnd(formatDate(start)) : texts.rangeStart}
      />
    </RangeCalendar>
  );
}
