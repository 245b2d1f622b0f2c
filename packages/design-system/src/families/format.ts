/** German dates, measures and prices as text. Works on servers, without React. */
export { monthAfter, nightsBetween, parseDay } from "../format/calendarDay";
export { formatDate, formatDateRange, formatMonth, formatShortRange } from "../format/formatDate";
export {
  formatCount,
  formatHours,
  formatKm,
  formatMetres,
  formatPlural,
  formatPrice,
} from "../format/formatMeasure";
export { dialled } from "../format/dialled";

export type { CalendarDay, DayParts } from "../format/calendarDay";
