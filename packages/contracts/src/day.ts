/** The reader of days as people write them, for the search's phrase, date fields, birth dates and addresses. */

const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
  " ",
);
/** Also as people without an umlaut key and in Austria write them. */
const SPELLINGS: Readonly<Record<string, number>> = { mar: 3, mae: 3, mrz: 3, jän: 1, jae: 1 };

const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)(?:\.|[a-zä]*tag|ttwoch|nnabend)?\s*,?\s+(?=\d)/;
const YEAR_FIRST = /^(\d{4})\s*[-./]\s*(\d{1,2})(?:\s*[-./]\s*(\d{1,2}))?$/;
const COMPACT = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;
const DAY_FIRST = /^(\d{1,2})\s*([./\s-])\s*(\d{1,2})(?:\s*[./\s-]\s*(\d{4}|\d\d)?)?$/;
const MONTH_AND_YEAR = /^(\d{1,2})\s*[./-]\s*(\d{4})$/;
const IN_WORDS = /^(?:(\d{1,2})\.?[\s-]*)?([a-zä]{3,})\.?(?:[\s,-]*(\d{4}|\d\d))?$/;
const DAY_ALONE = /^(\d{1,2})\.?$/;

/** The pattern of a day or month in a running text; a number of days („5-7“) is none, and no word stands in it. */
export const WRITTEN_DAY =
  "(?:\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}|20[2-9]\\d[-/.](?:0?[1-9]|1[0-2])|\\d{1,2}\\.\\s?\\d{1,2}\\.(?:\\s?20[2-9]\\d|\\d{4}|\\d\\d)?|" +
  "\\d{1,2}([-/])\\d{1,2}\\2(?:\\d{4}|\\d\\d)|\\d{1,2}[-/.]20[2-9]\\d|(?:0[1-9]|1[0-2])/(?:1[3-9]|[2-9]\\d)|" +
  "[0-3]\\d[01]\\d20[2-9]\\d)(?!\\d)";

export interface WrittenDay {
  /** Whether there is such a day is not looked at. */
  day?: number;
  /** 1 to 12. */
  month?: number;
  /** As it is written; see {@link fullYear}. */
  year?: number;
}

/**
 * The parts of a day or month: „3.4.27“, „03-04-2027“, „Sa., 3. April 2027“, „03042027“, `2027-04-03`, `1985/03/27`, „05/27“,
 * „April 2027“. Null for anything else.
 */
export function readWrittenDay(text: string): WrittenDay | null {
  const value = text.normalize("NFKC").trim().toLowerCase().replace(WEEKDAY, "");
  let match = YEAR_FIRST.exec(value);
  if (match) return parts(match[3], match[2], match[1]);
  if ((match = COMPACT.exec(value))) return parts(match[1], match[2], match[3]);
  if ((match = MONTH_AND_YEAR.exec(value))) return parts(undefined, match[1], match[2]);
  if ((match = DAY_FIRST.exec(value))) {
    const [, first, separator, second, year] = match;
    const isMonthAndYear = separator === "/" && year === undefined && Number(second) > 12;
    return isMonthAndYear ? parts(undefined, first, second) : parts(first, second, year);
  }
  if ((match = IN_WORDS.exec(value))) {
    const start = match[2]!.slice(0, 3);
    const month = SPELLINGS[start] ?? MONTHS.findIndex((name) => name.toLowerCase().startsWith(start)) + 1;
    return parts(match[1], String(month), match[3]);
  }
  match = DAY_ALONE.exec(value);
  return match ? { day: Number(match[1]) } : null;
}

function parts(day: string | undefined, month: string | undefined, year: string | undefined) {
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  const written: WrittenDay = { day: number(day), month: number(month), year: number(year) };
  return written.month! >= 1 && written.month! <= 12 ? written : null;
}

/** 27 is 2027; before `latest`, the year of a day that has passed, it is the last such year. More digits stay. */
export function fullYear(year: number, latest?: number): number {
  if (year >= 100) return year;
  return latest !== undefined && 2000 + year > latest ? 1900 + year : 2000 + year;
}

/**
 * A day as `YYYY-MM-DD`; two digits of a year are of this century, without a year it is the next such day from `today` on. Null for
 * anything else.
 */
export function readDay(text: string, today: string): string | null {
  const written = readWrittenDay(text);
  return written && nextDay(written, today);
}

/** The day of its parts: without a year the next one from `today` on. Null where there is none. */
export function nextDay({ day, month, year }: WrittenDay, today: string): string | null {
  if (day === undefined || month === undefined) return null;
  if (year !== undefined) return real(fullYear(year), month, day);
  // 29 February may be four years away, and eight around 2100.
  const thisYear = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const next = real(thisYear + ahead, month, day);
    if (next && next >= today) return next;
  }
  return null;
}

export interface DayRange {
  /** `YYYY-MM-DD` */
  from: string;
  to: string;
}

/** „3.4.–10.4.27“, „3. bis 10. April 2027“: what the first day leaves out, it shares with the second. */
export function readDayRange(text: string, today: string): DayRange | null {
  const [first, second, ...more] = text.split(/\s*[–—]\s*|\s+-\s+|\s+bis\s+/i);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const [start, end] = [readWrittenDay(first), readWrittenDay(second)];
  if (!start || !end) return null;
  const from = nextDay({ ...start, month: start.month ?? end.month, year: start.year ?? end.year }, today);
  const to = from && nextDay({ ...end, year: end.year ?? Number(from.slice(0, 4)) }, today);
  return from && to && from <= to ? { from, to } : null;
}

/** A month with its year, as `YYYY-MM`. */
export function readMonth(text: string): string | null {
  const { day, month, year } = readWrittenDay(text) ?? {};
  if (day !== undefined || month === undefined || year === undefined) return null;
  return real(fullYear(year), month, 1)?.slice(0, 7) ?? null;
}

/** „Den 29. Februar gibt es 2027 nicht.“; null for a day that there is, and for parts that are no whole day. */
export function noSuchDay({ day, month, year }: WrittenDay): string | null {
  if (day === undefined || month === undefined || real(2000, month, day)) {
    const isLeap = day === 29 && month === 2 && year !== undefined;
    if (!isLeap || real(fullYear(year), 2, 29)) return null;
    return `Den 29. Februar gibt es ${fullYear(year)} nicht.`;
  }
  return `Den ${day}. ${MONTHS[month - 1]} gibt es nicht.`;
}

/** Whether the text is a day of the calendar as `YYYY-MM-DD`: 2026-02-30 is none. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function real(year: number, month: number, day: number): string | null {
  const padded = (number: number, length: number) => String(number).padStart(length, "0");
  const text = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  return isRealDay(text) ? text : null;
}
