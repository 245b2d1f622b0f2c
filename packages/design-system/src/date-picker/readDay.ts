import { type CalendarDay, parseDay } from "../format/calendarDay";

const months = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];
/** Also as people without an umlaut key and in Austria write them. */
const monthSpellings: Readonly<Record<string, number>> = { mar: 3, mae: 3, jän: 1, jae: 1 };

const weekday = /^(?:mo|di|mi|do|fr|sa|so)(?:\.|[a-zä]*tag|ttwoch|nnabend)?\s*,?\s+(?=\d)/i;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const numbers = /^(\d{1,2})\s*[./\s-]\s*(\d{1,2})(?:\s*[./\s-]\s*(\d{4}|\d{2})?)?$/;
const words = /^(\d{1,2})\.?\s*([a-zä]{3,})\.?(?:\s*,?\s*(\d{4}|\d{2}))?$/i;
const dayAlone = /^(\d{1,2})\.?$/;

interface WrittenDay {
  day: number;
  month?: number;
  year?: number;
}

/**
 * A day as Germans write or copy it: „3.4.27“, „03.04.2027“, „Sa., 3. April 2027“, „3/4/2027“, „03042027“, `2027-04-03`.
 * Two digits of a year are of this century; without a year it is the next such day from `today` on. Null for anything else.
 */
export function readDay(text: string, today: CalendarDay): CalendarDay | null {
  const written = piecesOf(text);
  return written && toDay(written, today);
}

export interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** „3.4.–10.4.27“, „3. bis 10. April 2027“: what the first day leaves out, it shares with the second. */
export function readDayRange(text: string, today: CalendarDay): DayRange | null {
  const [first, second, ...more] = text.split(/\s*[–—]\s*|\s+-\s+|\s+bis\s+/i);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const [start, end] = [piecesOf(first), piecesOf(second)];
  if (!start || !end) return null;
  const from = toDay({ ...start, month: start.month ?? end.month, year: start.year ?? end.year }, today);
  const to = from && toDay({ ...end, year: end.year ?? Number(from.slice(0, 4)) }, today);
  return from && to && from <= to ? { from, to } : null;
}

function piecesOf(text: string): WrittenDay | null {
  const value = text.trim().replace(weekday, "");
  const backwards = iso.exec(value);
  if (backwards) return pieces(backwards[3], Number(backwards[2]), backwards[1]);
  const inOrder = digits.exec(value) ?? numbers.exec(value);
  if (inOrder) return pieces(inOrder[1], Number(inOrder[2]), inOrder[3]);
  const named = words.exec(value);
  if (named) {
    const month = monthOf(named[2] ?? "");
    return month ? pieces(named[1], month, named[3]) : null;
  }
  const alone = dayAlone.exec(value);
  return alone ? { day: Number(alone[1]) } : null;
}

function pieces(day: string | undefined, month: number, year: string | undefined): WrittenDay {
  return { day: Number(day), month, year: year === undefined ? undefined : fullYear(Number(year)) };
}

/** 27 is 2027; a year with more digits stays. */
export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

function monthOf(name: string): number | null {
  const start = name.toLowerCase().slice(0, 3);
  return monthSpellings[start] ?? (months.indexOf(start) + 1 || null);
}

function toDay({ day, month, year }: WrittenDay, today: CalendarDay): CalendarDay | null {
  if (month === undefined) return null;
  if (year !== undefined) return real(year, month, day);
  // 29 February may be four years away, and eight around 2100.
  const thisYear = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const next = real(thisYear + ahead, month, day);
    if (next && next >= today) return next;
  }
  return null;
}

function real(year: number, month: number, day: number): CalendarDay | null {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return parseDay(text) ? text : null;
}
