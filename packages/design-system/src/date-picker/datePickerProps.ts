import type { FieldTexts } from "../field/Field";
import type { CalendarDay } from "../format/calendarDay";
import type { DatePickerTexts } from "../microcopy/datePickerMicrocopy";
import type { DayLimits } from "./dayRules";

/** What all date fields have in common. Days are `YYYY-MM-DD`, without clock or zone. */
export interface DateBaseProps extends FieldTexts, DayLimits {
  /** Of the control; an `ErrorSummary` leads there. */
  id?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /**
   * The visitor's day; by default that of the device. It has the mark in the calendar, and days without a year („3.4.“)
   * are read from it on.
   */
  today?: CalendarDay;
  /** Replaces any of the German texts. */
  texts?: Partial<DatePickerTexts>;
}

export interface DateFieldProps extends DateBaseProps {
  /** A whole day, or `""`. What is typed by halves is not told. */
  value: CalendarDay;
  onValueChange: (value: CalendarDay) => void;
  /** Under this name a plain form sends the day, or the empty text. */
  name?: string;
}

export type DatePickerProps = DateFieldProps;

export interface DateRangeValue {
  /** First and last day; either may be `""`. */
  from: CalendarDay;
  to: CalendarDay;
}

export interface DateRangePickerProps extends DateBaseProps {
  value: DateRangeValue;
  onValueChange: (value: DateRangeValue) => void;
  /** Names of the two days in a plain form. */
  names?: { from: string; to: string };
}
