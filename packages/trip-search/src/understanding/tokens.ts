import { fold } from "../analysis/fold";
import { COLLOQUIAL } from "./colloquial";
import { BIG_NUMBERS } from "./number-words";

export interface Token {
  /** Folded; numbers without separators of thousands, whole hundreds in figures. */
  text: string;
  /** Where it stands in the query as typed. */
  start: number;
  end: number;
  /** Whether a comma or the like stands before it: what is said of the word before does not reach it. */
  isAfterBreak: boolean;
  /** Whether a hyphen ties it to the token before („Süd-Tirol“). */
  isTied: boolean;
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
/** Days (3.5., 03.05.2027), numbers (1.500), runs of letters, the euro's sign, dashes and breaks. */
const TOKEN =
  /\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d)|\d{1,3}(?:[.']\d{3})+(?!\d)|\d+(?:,\d+)?|[\p{L}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]+|€|[-–—\u2010\u2011]|[,;:!?()/]/gu;
const DASH = /^[-–—\u2010\u2011]$/;

export function readLine(query: string): Line {
  const tokens: Token[] = [];
  let isAfterBreak = false;
  let dash: { start: number; end: number } | null = null;
  for (const match of query.matchAll(TOKEN)) {
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
    const text = tokenText(raw);
    if (text === "") continue;
    const before = tokens.at(-1);
    // „5–7 Tage“ is „5 bis 7 Tage“, „3.5.-10.5.“ two days with what lies between.
    if (dash && before && isNumber(before.text) && isNumber(text))
      tokens.push({ text: "bis", ...dash, isAfterBreak: false, isTied: false });
    // „-Hütte“ is how a query says „ohne Hütte“ for itself.
    else if (dash && dash.end === span.start && query.slice(0, dash.start).search(/\S$/) < 0)
      tokens.push({ text: "ohne", ...dash, isAfterBreak, isTied: false });
    const isTied = dash !== null && before?.end === dash.start && dash.end === span.start;
    dash = null;
    tokens.push({ text, ...span, isAfterBreak, isTied });
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

/** A whole number or a day. */
function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+\.\d*)?$/.test(text);
}

function tokenText(raw: string): string {
  if (raw === "€") return "€";
  if (/^\d{1,3}(?:[.']\d{3})+$/.test(raw)) return raw.replace(/[.']/g, "");
  if (/^\d/.test(raw)) return raw.replace(",", ".");
  const word = fold(raw);
  return BIG_NUMBERS.get(word)?.toString() ?? COLLOQUIAL.get(word) ?? word;
}
