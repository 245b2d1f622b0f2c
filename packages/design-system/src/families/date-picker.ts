/** Dates and ranges of dates. On React Aria Components (optional peer), therefore not part of the whole. */
export { DateField } from "../date-picker/DateField";
export { DatePicker } from "../date-picker/DatePicker";
export { DateRangePicker } from "../date-picker/DateRangePicker";
export { readDay, readDayRange } from "@gratweg/contracts/day";

export type {
  DateFieldProps,
  DatePickerProps,
  DateRangePickerProps,
  DateRangeValue,
} from "../date-picker/datePickerProps";
export type { DayLimits } from "../date-picker/dayRules";
export type { DayRange } from "@gratweg/contracts/day";
export type { DatePickerTexts } from "../microcopy/datePickerMicrocopy";
