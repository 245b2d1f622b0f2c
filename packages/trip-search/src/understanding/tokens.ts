import { fullYear, readWrittenDay, WRITTEN_DAY } from "@gratweg/contracts/day";
import { readNumber, WRITTEN_NUMBER } from "@gratweg/contracts/amount";
import { fold } from "../analysis/fold";
import { COLLOQUIAL, SHORTENED } from "./colloquial";
import { BIG_NUMBERS } from "./number-words";

export interface Token {
  /** Folded; numbers without separators of thousands, whole hundreds in figures. What looks like a number and is none begins with `?`. */
  text: string;
  /** Where it stands in the query as typed. */
  start: number;
  end: number;
  /** Whether a comma or the like stands before it: what is said of the word before does not reach it. */
  isAfterBreak: boolean;
  /** Whether a hyphen ties it to the token before („Süd-Tirol“). */
  isTied: boolean;
  /** Whether a point stands behind it, as behind a shortened word („Österr.“). */
  hasPoint: boolean;
}

/** The tokens of a query and the line that patterns are read from: the tokens' texts with one space between. */
export interface Line {
  query: string;
  tokens: readonly Token[];
  text: string;
  /** Where each token begins in `text`; behind the last one its end and one. */
  offsets: readonly number[];
}

/** More than anybody types; the rest stays unread, so that work is bounded. */
const MOST_TOKENS = 48;
const APOSTROPHE = "['’‘ʼ´`′]";
/** „Nr. 1“ is 1, „Val d’Aosta“ Val Aosta, „geht’s“ geht. */
const SILENT = `(?<![\\p{L}\\p{N}])(?:(?:nr|no)\\.?|nummer|n[.°º]|№)\\s*(?=\\d)|(?<!\\p{L})(?:[cdjlmns]|qu|un|(?:d[ae]|[ac]o?|ne|su|que|be)ll)${APOSTROPHE}(?=\\p{L})|(?<=\\p{L})${APOSTROPHE}s(?!\\p{L})`;
/** Days (3.5., 2027-05-03), months (05/2027), numbers (1.500), runs of letters, signs of currencies and units, dashes and breaks. */
const TOKEN = new RegExp(
  `${WRITTEN_DAY}|${WRITTEN_NUMBER}|(?<silent>${SILENT})|[\\p{L}\\p{M}\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]+|[€$£]|(?<=\\d\\s?)[%‰°]|[-–—−\\u2010\\u2011]|[,;:!?()/]`,
  "giu",
);
const DASH = /^[-–—−\u2010\u2011]$/;
const IS_DAY = new RegExp(`^${WRITTEN_DAY}$`, "u");
const CURRENCY = /^(?:[€$£]|eur|euros?|chf|sfr|usd|gbp)$/;

const LOOSE = { isTied: false, hasPoint: false };

export function readLine(query: string): Line {
  const tokens: Token[] = [];
  let isAfterBreak = false;
  let dash: { start: number; end: number } | null = null;
  for (const match of query.matchAll(TOKEN)) {
    if (match.groups?.silent !== undefined) continue;
    const [raw] = match;
    const span = { start: match.index, end: match.index + raw.length };
    if (DASH.test(raw)) {
      dash = span;
      continue;
    }
    if (/^[,;:!?()/]$/.test(raw)) {
      isAfterBreak = true;
      continue;
    }
    const hasPoint = query[span.end] === "." && /^\p{L}/u.test(raw);
    const text = tokenText(raw, hasPoint);
    if (text === "") continue;
    const before = tokens.at(-1);
    if (raw.toLowerCase() === "tausend" && before && isNumber(before.text)) {
      tokens[tokens.length - 1] = { ...before, text: String(1000 * Number(before.text)), end: span.end };
      continue;
    }
    // „5–7 Tage“ is „5 bis 7 Tage“, „3.5.-10.5.“ two days with what lies between.
    const isSign = dash?.end === span.start && query.slice(0, dash.start).search(/\S$/) < 0;
    const isAmount = isNumber(text) || CURRENCY.test(text);
    if (
      dash &&
      before &&
      isAmount &&
      (isNumber(before.text) || (CURRENCY.test(before.text) && isPrice(query, span)))
    )
      tokens.push({ text: "bis", ...dash, isAfterBreak: false, ...LOOSE });
    // „-Hütte“ is how a query says „ohne Hütte“ for itself; „-10“ leaves nothing out.
    else if (dash && isSign && !/\d/.test(text))
      tokens.push({ text: "ohne", ...dash, isAfterBreak, ...LOOSE });
    else if (dash && isSign && !IS_DAY.test(raw)) tokens.push({ text: "-", ...dash, isAfterBreak, ...LOOSE });
    const isTied = dash !== null && before?.end === dash.start && dash.end === span.start;
    dash = null;
    // „€ 1.500“ is „1.500 €“.
    const isBehind =
      isNumber(text) && CURRENCY.test(tokens.at(-1)?.text ?? "") && !isNumber(tokens.at(-2)?.text ?? "");
    tokens.splice(isBehind ? -1 : tokens.length, 0, { text, ...span, isAfterBreak, isTied, hasPoint });
    isAfterBreak = false;
    if (tokens.length >= MOST_TOKENS) break;
  }
  const offsets: number[] = [];
  let length = 0;
  for (const { text } of tokens) {
    offsets.push(length);
    length += text.length + 1;
  }
  offsets.push(length);
  return { query, tokens, text: tokens.map(({ text }) => text).join(" "), offsets };
}

/** A number or a day. */
function isNumber(text: string): boolean {
  return /^\d/.test(text);
}

/** Whether an amount with its currency begins there: „900 € - 5 Tage“ is no range. */
function isPrice(query: string, { start }: { start: number }): boolean {
  return /^[\d.,'’\s€]*(?:€|eur)/i.test(query.slice(start, start + 20));
}

function tokenText(raw: string, hasPoint: boolean): string {
  if (/^[€$£%‰°]$/.test(raw)) return raw;
  if (IS_DAY.test(raw)) return dayText(raw) ?? `?${raw}`;
  if (/^\d/.test(raw)) return readNumber(raw)?.toString() ?? `?${raw.replace(/\s/g, "")}`;
  const word = fold(raw);
  return (
    (hasPoint && SHORTENED.get(word)) || (BIG_NUMBERS.get(word)?.toString() ?? COLLOQUIAL.get(word) ?? word)
  );
}

/** „3.5.2027“, „3.5.“, of a month „2027-05“. */
function dayText(raw: string): string | null {
  const { day, month, year } = readWrittenDay(raw) ?? {};
  if (month === undefined) return null;
  if (day !== undefined) return `${day}.${month}.${year === undefined ? "" : fullYear(year)}`;
  return `${fullYear(year!)}-${String(month).padStart(2, "0")}`;
}
