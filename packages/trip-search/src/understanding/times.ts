import { nextDay, noSuchDay } from "@gratweg/contracts/day";
import { notUnderstood } from "../microcopy";
import { addDays, dayOf, FIRST_YEAR, LAST_YEAR, lastDayOf, yearOf } from "./days";
import type { Fact } from "./fact";
import type { Reader, Reading } from "./phrase";
import { schoolHolidays, STATE_NAMES, stateOf, type SchoolHolidays } from "./school-holidays";
import { MONTHS, YEARLY } from "./seasons";
import type { Line } from "./tokens";

/** A stretch of days; `months` where the words name whole months. */
interface Span {
  from: string;
  to: string;
  months?: readonly string[];
}

const MONTH = MONTHS.map((names) => `(?:${names})`).join("|");
const YEAR = "(20[2-9]\\d)";
const MONTH_PATTERN = sticky(`(?:(anfang|mitte|ende) )?(${MONTH})(?: (?:des jahres )?${YEAR})?`);
const YEARLY_PATTERNS = YEARLY.map(([names, yearly]) => ({
  pattern: sticky(`(?:${names})(?: ${YEAR})?`),
  yearly,
}));
/** Most words name no season: one pattern says so. */
const ANY_YEARLY = sticky(YEARLY.map(([names]) => names).join("|"));
const YEAR_PATTERN = sticky(`(?:jahr )?${YEAR}`);
const NUMERIC_DAY = sticky("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?");
const NUMERIC_MONTH = sticky("(\\d{4})-(\\d\\d)");
const WRITTEN_DAY = sticky(`(\\d{1,2}) (${MONTH})(?: ${YEAR})?`);
const LEADING = sticky(
  "(?:(?:irgendwann|gern|gerne|am liebsten) )?(?:im|in den|in der|in|am|an|zu|zum|zur|uber|wahrend|gegen|um|der|die|den|dem|des|monat|jahr)?(?: ?(?:diese[nmrs]?|nachste[nmrs]?|kommende[nmrs]?))?",
);

function sticky(pattern: string): RegExp {
  return new RegExp(`(?:${pattern})(?= |$)`, "y");
}

function matchAt(expression: RegExp, line: Line, at: number): RegExpExecArray | null {
  if (at >= line.tokens.length) return null;
  expression.lastIndex = line.offsets[at]!;
  return expression.exec(line.text);
}

function tokenCount(match: RegExpExecArray): number {
  return match[0].split(" ").length;
}

interface SpanReading {
  length: number;
  span: Span;
}

/** What was read of a line already: one word begins several patterns. */
const known = new WeakMap<Line, (SpanReading | null | undefined)[]>();

/** The stretch that stands at a place: the next one that has not ended, where no year is said. */
function readSpan(line: Line, at: number, today: string): SpanReading | null {
  let spans = known.get(line);
  if (!spans) known.set(line, (spans = []));
  const read = spans[at];
  return read === undefined ? (spans[at] = spanAt(line, at, today)) : read;
}

function spanAt(line: Line, at: number, today: string): SpanReading | null {
  return (
    readDay(line, at, today) ??
    readMonth(line, at, today) ??
    readHolidays(line, at, today) ??
    readYearly(line, at, today) ??
    readYear(line, at) ??
    readRelative(line, at, today)
  );
}

function readDay(line: Line, at: number, today: string): SpanReading | null {
  const numeric = matchAt(NUMERIC_DAY, line, at);
  if (numeric) {
    return dayReading(Number(numeric[1]), Number(numeric[2]), numeric[3], today, 1);
  }
  const written = matchAt(WRITTEN_DAY, line, at);
  if (!written) return null;
  return dayReading(Number(written[1]), monthOf(written[2]!), written[3], today, tokenCount(written));
}

function dayReading(
  day: number,
  month: number,
  writtenYear: string | undefined,
  today: string,
  length: number,
): SpanReading | null {
  const year = writtenYear === undefined ? undefined : Number(writtenYear);
  const date = nextDay({ day, month, year }, today);
  if (!date || yearOf(date) < FIRST_YEAR || yearOf(date) > LAST_YEAR) return null;
  return { length, span: { from: date, to: date } };
}

function monthOf(name: string): number {
  return MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;
}

const ANY_DAY = `(?:\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?|\\d{1,2} (?:${MONTH})(?: ${YEAR})?)`;
const DAYS_WITH_WORDS = sticky(
  `(?:(?:am|ab|seit|bis|vor|nach|von|vom|zwischen) )?(?:(?:\\d{1,2}|${ANY_DAY}) (?:bis|und) )?${ANY_DAY}`,
);

/** „vom 29.2.2027 bis 5.3.2027“: says which day there is not, or that its year is none of ours. */
export function readNoDay(today: string): Reader {
  return (line, at) => {
    const match = matchAt(DAYS_WITH_WORDS, line, at);
    if (!match) return null;
    for (let next = at; next < at + tokenCount(match); next += 1) {
      const numeric = matchAt(NUMERIC_DAY, line, next);
      const written = numeric ?? matchAt(WRITTEN_DAY, line, next);
      if (!written || readDay(line, next, today)) continue;
      const [, day, month, year] = written;
      const sentence = noSuchDay({
        day: Number(day),
        month: numeric ? Number(month) : monthOf(month!),
        year: year === undefined ? undefined : Number(year),
      });
      const unread = sentence === null ? notUnderstood : () => sentence;
      return { length: tokenCount(match), facts: [], unread };
    }
    return null;
  };
}

function readMonth(line: Line, at: number, today: string): SpanReading | null {
  const numeric = matchAt(NUMERIC_MONTH, line, at);
  if (numeric) return { length: 1, span: partOfMonth(Number(numeric[1]), Number(numeric[2]), undefined) };
  const match = matchAt(MONTH_PATTERN, line, at);
  if (!match) return null;
  const [, part, name, writtenYear] = match;
  const month = monthOf(name!);
  const of = (year: number) => partOfMonth(year, month, part);
  const span = writtenYear ? of(Number(writtenYear)) : nextOf(of, today);
  return { length: tokenCount(match), span };
}

function partOfMonth(year: number, month: number, part: string | undefined): Span {
  const last = lastDayOf(year, month);
  if (part === "anfang") return { from: dayOf(year, month, 1), to: dayOf(year, month, 12) };
  if (part === "mitte") return { from: dayOf(year, month, 9), to: dayOf(year, month, 22) };
  if (part === "ende") return { from: dayOf(year, month, 19), to: last };
  return { from: dayOf(year, month, 1), to: last, months: [last.slice(0, 7)] };
}

const HOLIDAYS = "(winter|faschings|fruhjahrs|oster|pfingst|sommer|herbst|weihnachts)ferien";
const HOLIDAYS_OF_STATE = sticky(
  `${HOLIDAYS}(?: ${YEAR})? (in |von |aus |fur )?(${STATE_NAMES})(?: ${YEAR})?`,
);
const STATES_HOLIDAYS = sticky(`(${STATE_NAMES}) ${HOLIDAYS}(?: ${YEAR})?`);

/** „Herbstferien Bayern“, „bayerische Herbstferien“; of a state that one is in the name says the place too. */
function readHolidays(line: Line, at: number, today: string): SpanReading | null {
  if (!line.text.includes("ferien")) return null;
  const behind = matchAt(HOLIDAYS_OF_STATE, line, at);
  const before = behind ? null : matchAt(STATES_HOLIDAYS, line, at);
  const match = behind ?? before;
  if (!match) return null;
  const name = (behind ? behind[4] : before?.[1]) ?? "";
  const written = behind ? behind[1] : before?.[2];
  const year = behind ? (behind[2] ?? behind[5]) : before?.[3];
  const state = stateOf(name);
  const kind = HOLIDAY_KINDS[written ?? ""];
  if (!state || !kind) return null;
  const ofYear = (of: number) => schoolHolidays(state, kind, of) ?? ofAllStates(`${written}ferien`, of);
  const span = year ? ofYear(Number(year)) : nextOf(ofYear, today);
  const isPlaceToo = behind?.[3] === "in ";
  return { length: tokenCount(match) - (isPlaceToo ? name.split(" ").length + 1 : 0), span };
}

const HOLIDAY_KINDS: Readonly<Record<string, SchoolHolidays | undefined>> = {
  winter: "winter",
  faschings: "winter",
  fruhjahrs: "oster",
  oster: "oster",
  pfingst: "pfingst",
  sommer: "sommer",
  herbst: "herbst",
  weihnachts: "weihnachts",
};

/** Not yet published, or not for that state: when there are such holidays anywhere. */
function ofAllStates(name: string, year: number): Span {
  const [, yearly] = YEARLY.find(([names]) => new RegExp(`^(?:${names})$`).test(name)) ?? YEARLY[0]!;
  return yearly(year);
}

function readYearly(line: Line, at: number, today: string): SpanReading | null {
  if (!matchAt(ANY_YEARLY, line, at)) return null;
  for (const { pattern, yearly } of YEARLY_PATTERNS) {
    const match = matchAt(pattern, line, at);
    if (!match) continue;
    const span = match[1] ? yearly(Number(match[1])) : nextOf(yearly, today);
    return { length: tokenCount(match), span };
  }
  return null;
}

function readYear(line: Line, at: number): SpanReading | null {
  const match = matchAt(YEAR_PATTERN, line, at);
  if (!match) return null;
  const year = Number(match[1]);
  return { length: tokenCount(match), span: yearSpan(year) };
}

function isLeading(line: Line, at: number): boolean {
  return leading(line, at) > 1 || ARTICLES.has(word(line, at) ?? "");
}

const ARTICLES: ReadonlySet<string> = new Set(["im", "in", "am", "zum"]);
const RELATIVE = sticky("(diese[nms]?|nachste[nms]?|kommende[nms]?|ubernachste[nms]?) (jahr|monat|woche)");

/** „nächsten Monat“; „im nächsten Jahr“. */
function readRelative(line: Line, at: number, today: string): SpanReading | null {
  const match = matchAt(RELATIVE, line, at);
  if (!match) return null;
  const ahead = match[1]!.startsWith("diese") ? 0 : match[1]!.startsWith("uber") ? 2 : 1;
  const [year, month] = [yearOf(today), Number(today.slice(5, 7))];
  const span =
    match[2] === "jahr"
      ? yearSpan(year + ahead)
      : match[2] === "monat"
        ? partOfMonth(year, month + ahead, undefined)
        : { from: addDays(today, 7 * ahead), to: addDays(today, 7 * ahead + 6) };
  if (match[2] === "jahr") {
    const next = at + tokenCount(match);
    const skipped = leading(line, next);
    const named = matchAt(MONTH_PATTERN, line, next + skipped);
    if (named && !named[3])
      return {
        length: tokenCount(match) + skipped + tokenCount(named),
        span: partOfMonth(year + ahead, monthOf(named[2]!), named[1]),
      };
  }
  return { length: tokenCount(match), span };
}

function yearSpan(year: number): Span {
  return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) };
}

function nextOf<T extends { to: string }>(of: (year: number) => T, today: string): T {
  const year = yearOf(today);
  return [year - 1, year].map(of).find(({ to }) => to >= today) ?? of(year + 1);
}

/** „ab 3. Mai bis Ende Juni“, „zwischen Mai und Juli“, „Mai oder September“, „bis Ostern“: when a trip may begin. */
export function readTimes(today: string): Reader {
  return (line, at) => {
    const opening = word(line, at);
    if (opening === "ab" || opening === "seit") return openRange(line, at + 1, today);
    if (opening === "nach") return afterwards(line, at + 1, today);
    if (opening === "bis" || opening === "vor" || opening === "spatestens")
      return endOnly(
        line,
        opening === "spatestens" && word(line, at + 1) === "bis" ? at + 2 : at + 1,
        at,
        today,
      );
    if (opening === "von" || opening === "vom" || opening === "zwischen") {
      const range = closedRange(line, at, at + 1, today, opening === "zwischen" ? "und" : "bis");
      if (range) return range;
    }
    return closedRange(line, at, at, today, "bis") ?? alternatives(line, at, today);
  };
}

function word(line: Line, at: number): string | undefined {
  return line.tokens[at]?.text;
}

/** Behind words like „im“; answers how many. */
function leading(line: Line, at: number): number {
  const match = matchAt(LEADING, line, at);
  return match ? tokenCount(match) : 0;
}

function spanBehindWords(line: Line, at: number, today: string): SpanReading | null {
  for (const skipped of new Set([leading(line, at), isLeading(line, at) ? 1 : 0])) {
    const reading = readSpan(line, at + skipped, today);
    if (reading) return { ...reading, length: reading.length + skipped };
  }
  return null;
}

function openRange(line: Line, at: number, today: string): Reading | null {
  const first = spanBehindWords(line, at, today);
  if (!first) return null;
  const end = at + first.length;
  if (word(line, end) === "bis") {
    const last = spanBehindWords(line, end + 1, today);
    if (last) return { length: first.length + last.length + 2, facts: [rangeOf(first.span, last.span)] };
  }
  return { length: first.length + 1, facts: [{ kind: "days", from: first.span.from, to: null }] };
}

/** „nach Ostern“ begins when Easter is over. */
function afterwards(line: Line, at: number, today: string): Reading | null {
  const first = spanBehindWords(line, at, today);
  return (
    first && {
      length: first.length + 1,
      facts: [{ kind: "days", from: addDays(first.span.to, 1), to: null }],
    }
  );
}

function endOnly(line: Line, at: number, start: number, today: string): Reading | null {
  const last = spanBehindWords(line, at, today);
  if (!last) return null;
  // „vor Ostern“ ends before it begins.
  const to = word(line, start) === "vor" ? addDays(last.span.from, -1) : last.span.to;
  return { length: at - start + last.length, facts: [{ kind: "days", from: null, to }] };
}

function closedRange(line: Line, start: number, at: number, today: string, between: string): Reading | null {
  const first = bareDay(line, at, today) ?? spanBehindWords(line, at, today);
  if (!first || word(line, at + first.length) !== between) return null;
  const next = at + first.length + 1;
  const last = spanBehindWords(line, next, today);
  if (!last) return null;
  return { length: next + last.length - start, facts: [rangeOf(first.span, last.span)] };
}

/** „3. bis 10. Juni“: the month of the first day is said with the second. */
function bareDay(line: Line, at: number, today: string): SpanReading | null {
  const first = /^\d{1,2}$/.exec(word(line, at) ?? "");
  if (!first || Number(first[0]) < 1 || word(line, at + 1) !== "bis") return null;
  const last = readDay(line, at + 2, today);
  if (!last) return null;
  const from = `${last.span.from.slice(0, 8)}${first[0].padStart(2, "0")}`;
  return from <= last.span.from ? { length: 1, span: { from, to: from } } : null;
}

/** The end is that of the year after, where it lies before the beginning: „November bis Februar“. */
function rangeOf(first: Span, last: Span): Fact {
  const years = Math.max(0, yearOf(first.from) - yearOf(last.to));
  const inYear = (more: number) =>
    dayOf(yearOf(last.to) + more, Number(last.to.slice(5, 7)), Number(last.to.slice(8)));
  const to = [0, years, years + 1].map(inYear).find((day) => day >= first.from) ?? last.to;
  return { kind: "days", from: first.from, to };
}

function alternatives(line: Line, at: number, today: string): Reading | null {
  const spans: Span[] = [];
  let end = at;
  for (let next = at; ;) {
    const reading = spanBehindWords(line, next, today);
    if (!reading) break;
    spans.push(reading.span);
    end = next + reading.length;
    const joint = word(line, end);
    next = joint === "oder" || joint === "und" || joint === "bzw" || joint === "sowie" ? end + 1 : end;
    if (spans.length === 12) break;
  }
  if (spans.length === 0) return null;
  return { length: end - at, facts: [factOf(spans)] };
}

/** „Sommer, Juli oder August“ are July and August. */
function narrowest(spans: readonly Span[]): Span[] {
  return spans.filter(
    (span) => !spans.some((other) => other !== span && isWithin(other, span) && !isWithin(span, other)),
  );
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

/** „Ende August, Anfang September“: parts of months that follow each other. */
function asOne(spans: readonly Span[]): Span | null {
  const follows = spans.every(
    (span, place) => !span.months && (place === 0 || span.from === addDays(spans[place - 1]!.to, 1)),
  );
  return follows ? { from: spans[0]!.from, to: spans.at(-1)!.to } : null;
}

function factOf(all: readonly Span[]): Fact {
  const spans = narrowest(all);
  const [only] = spans;
  if (spans.length === 1 && only && !only.months) return { kind: "days", from: only.from, to: only.to };
  const whole = asOne(spans);
  if (whole) return { kind: "days", from: whole.from, to: whole.to };
  const months = spans.flatMap((span) => span.months ?? monthsBetween(span.from, span.to));
  return { kind: "months", months: [...new Set(months)].sort() };
}

/** Two years of months at most: nobody names more. */
const MOST_MONTHS = 24;

function monthsBetween(from: string, to: string): string[] {
  const [year, month] = [yearOf(from), Number(from.slice(5, 7))];
  const months = Array.from({ length: MOST_MONTHS }, (_, place) => dayOf(year, month + place, 1).slice(0, 7));
  return months.filter((name) => name <= to.slice(0, 7));
}
