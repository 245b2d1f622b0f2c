import type { Highlight } from "@gratweg/contracts";
import { originalOffset } from "../analysis/fold";
import { eachWord } from "../analysis/tokenise";
import type { TripIndex } from "../index/build";
import type { Surface } from "../index/vocabulary";
import type { Clause } from "./clauses";

type Range = [start: number, end: number];

/** Fewer letters are not worth a mark (section 5 of the specification). */
const MIN_LETTERS = 2;
/** Letters shown before and behind the first find in a snippet. */
const BEFORE = 60;
const BEHIND = 120;

/** Where the query's words stand in title and teaser, and a snippet when some word stands in neither. */
export function highlightTrip(index: TripIndex, trip: number, clauses: readonly Clause[]): Highlight[] {
  const document = index.trips[trip]!;
  const missing = new Set(clauses);
  const found: Highlight[] = [];
  (
    [
      ["title", document.title],
      ["teaser", document.teaser],
    ] as const
  ).forEach(([field, text], part) => {
    const ranges: Range[] = [];
    const { ends, surfaces, starts, lengths } = index.text;
    const from = trip * 2 + part === 0 ? 0 : ends[trip * 2 + part - 1]!;
    for (let place = from; place < ends[trip * 2 + part]!; place += 1) {
      const surface = index.vocabulary.surfaces[surfaces[place]!]!;
      const start = starts[place]!;
      markWord(
        surface,
        () => text.slice(start, start + lengths[place]!),
        start,
        lengths[place]!,
        clauses,
        ranges,
        missing,
      );
    }
    if (ranges.length > 0) found.push({ field, text, ranges: merged(ranges) });
  });
  if (missing.size > 0) {
    const snippet = findSnippet(index, [...document.highlights, document.body], clauses, missing);
    if (snippet) found.push(snippet);
  }
  return found;
}

function markWord(
  surface: Surface,
  written: () => string,
  start: number,
  length: number,
  clauses: readonly Clause[],
  ranges: Range[],
  missing: Set<Clause>,
): void {
  for (const clause of clauses) {
    const hit = findIn(surface, clause);
    if (!hit) continue;
    missing.delete(clause);
    if (hit.end - hit.start < MIN_LETTERS) continue;
    if (hit.start === 0 && hit.end === surface.text.length) ranges.push([start, start + length]);
    else {
      const word = written();
      const from = originalOffset(word, surface.text, hit.start);
      const to = originalOffset(word, surface.text, hit.end);
      if (to > from) ranges.push([start + from, start + to]);
    }
  }
}

/** The place of a query's word in a text's word, in folded letters. */
export function findIn(surface: Surface, { exact, prefix }: Clause): { start: number; end: number } | null {
  if (exact.includes(surface.term)) return { start: 0, end: surface.text.length };
  for (const part of surface.parts) if (exact.includes(part.term)) return part;
  if (prefix === null) return null;
  if (surface.text.startsWith(prefix)) return { start: 0, end: prefix.length };
  for (const part of surface.parts) {
    if (part.surface.startsWith(prefix)) return { start: part.start, end: part.start + prefix.length };
  }
  return null;
}

/** From the first text in which a missing word stands. */
function findSnippet(
  index: TripIndex,
  texts: readonly string[],
  clauses: readonly Clause[],
  missing: ReadonlySet<Clause>,
): Highlight | null {
  for (const text of texts) {
    const first = firstFind(index, text, missing);
    if (first === null) continue;
    const from = Math.max(0, wordStart(text, first - BEFORE));
    const to = Math.min(text.length, first + BEHIND);
    const lastSpace = text.lastIndexOf(" ", to);
    const end = to < text.length && lastSpace > first + BEFORE / 2 ? lastSpace : to;
    const lead = from > 0 ? "… " : "";
    const shown = text.slice(from, end);
    const ranges: Range[] = [];
    eachWord(shown, (start, stop) => {
      const surface = surfaceAt(index, shown.slice(start, stop));
      if (surface)
        markWord(surface, () => shown.slice(start, stop), start, stop - start, clauses, ranges, new Set());
    });
    if (ranges.length === 0) continue;
    return {
      field: "snippet",
      text: `${lead}${shown}${end < text.length ? " …" : ""}`,
      ranges: merged(ranges).map(([start, stop]) => [start + lead.length, stop + lead.length]),
    };
  }
  return null;
}

function firstFind(index: TripIndex, text: string, clauses: ReadonlySet<Clause>): number | null {
  let first: number | null = null;
  eachWord(text, (start, end) => {
    const surface = surfaceAt(index, text.slice(start, end));
    if (!surface) return false;
    for (const clause of clauses) {
      const hit = findIn(surface, clause);
      if (hit && hit.end - hit.start >= MIN_LETTERS) first = start;
    }
    return first !== null;
  });
  return first;
}

function surfaceAt(index: TripIndex, word: string): Surface | undefined {
  const number = index.surfaceOf(word);
  return number === undefined ? undefined : index.vocabulary.surfaces[number];
}

function wordStart(text: string, near: number): number {
  if (near <= 0) return 0;
  const space = text.indexOf(" ", near);
  return space < 0 || space > near + 30 ? near : space + 1;
}

function merged(ranges: Range[]): Range[] {
  const sorted = ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const result: Range[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else result.push([...range]);
  }
  return result;
}
