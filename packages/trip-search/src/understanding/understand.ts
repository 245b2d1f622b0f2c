import { isStopWord } from "../analysis/stop-words";
import { activityReaders } from "./activities";
import { durationReaders, priceReaders, unreadReaders } from "./amounts";
import { createCompoundReader } from "./compounds";
import type { Fact, StatedFact } from "./fact";
import type { ReadingContext } from "./context";
import { fillerReaders } from "./fillers";
import { landscapeReaders } from "./landscapes";
import { readOperators } from "./operators";
import { firstLongest, type Reader } from "./phrase";
import { readPlaces } from "./places";
import { readNoDay, readTimes } from "./times";
import { readLine, type Line } from "./tokens";
import { difficultyReaders, featureReaders, partyReaders } from "./wishes";

/** What a query says: facts in the order in which they stand, and the words that are left for the search in the texts. */
export interface Understanding {
  facts: readonly StatedFact[];
  /** As typed, each word once; „-Wort“ for one that must not be there, „oder“ between two that stand for each other. */
  rest: string;
  /** German sentences about what is not understood and stands in neither. */
  unread: readonly string[];
}

/**
 * Denials, with the words between them and what is denied. „ohne Flug“ and the like are facts of their own, longer than these.
 */
const DENIAL =
  /(?:ohne|nicht|kein(?:e[nmrs]?)?|ausser|ausserhalb|statt|weder)(?: (?:in|im|an|am|auf|aufs|mit|zu|nach|von|vom|der|die|das|den|dem|des|einem?r?|eine[nmr]?|zum|zur|ins|grosse?[nrms]?|hohe?[nrms]?|viele?[nr]?|lange?[nrms]?|steile?[nrms]?|unbedingt|uber|durch))*(?= )/y;
/** Words that end what is denied. */
const TURNS: ReadonlySet<string> = new Set([
  "aber",
  "sondern",
  "lieber",
  "dafur",
  "stattdessen",
  "gern",
  "gerne",
  "mit",
]);
const JOINTS: ReadonlySet<string> = new Set(["und", "oder", "noch", "bzw", "sowie"]);
const INSIDE: ReadonlySet<string> = new Set(["im", "in", "auf"]);

export function understand(query: string, context: ReadingContext): Understanding {
  const line = readLine(query);
  const readOne = readerOf(context);
  const facts: StatedFact[] = [];
  const unread: string[] = [];
  const rest = new RestWords(line);
  let isExcluded = false;
  /** Whether something was denied just before: what „und“ joins to it is denied too. */
  let isOpen = false;
  let isEither = false;

  for (let at = 0; at < line.tokens.length;) {
    const token = line.tokens[at]!;
    if (token.isAfterBreak || TURNS.has(token.text)) isExcluded = isOpen = false;
    const reading = readOne(line, at);
    if (reading?.unread) {
      unread.push(reading.unread(typed(line, at, reading.length)));
      isExcluded = isOpen = isEither = false;
      rest.between();
      at += reading.length;
      continue;
    }
    const denied = denialAt(line, at);
    if (denied > 0 && (reading?.length ?? 0) <= denied) {
      isExcluded = isOpen = true;
      at += denied;
      continue;
    }
    if (JOINTS.has(token.text) && (reading?.length ?? 1) === 1) {
      isEither = token.text === "oder";
      if (isEither) rest.either();
      isExcluded = isOpen;
      at += 1;
      continue;
    }
    const saysNothing =
      reading?.facts.length === 0 || (!reading && (isStopWord(token.text) || context.silent.has(token.text)));
    if (saysNothing) {
      at += reading?.length ?? 1;
      continue;
    }
    if (
      !isExcluded &&
      isOpen &&
      !(reading && INSIDE.has(token.text) && reading.facts.every(({ kind }) => kind === "feature"))
    )
      isOpen = false;
    const isDenied: boolean = isExcluded || isOpen;
    if (reading) {
      reading.facts.forEach((fact, place) => {
        const next = stated(fact, isDenied && reading.isWhole !== true);
        const joined = isEither && place === 0 ? either(facts.at(-1), next) : null;
        if (joined) facts[facts.length - 1] = joined;
        else facts.push(next);
      });
      rest.between();
    } else rest.add(at, isDenied);
    isOpen = isDenied;
    isExcluded = isEither = false;
    at += reading?.length ?? 1;
  }
  return { facts, rest: rest.text(), unread };
}

function typed({ query, tokens }: Line, at: number, length: number): string {
  const own = tokens.slice(at, at + length);
  return query.slice(Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end)));
}

/** „Hütte oder Zelt“ is one wish. */
function either(before: StatedFact | undefined, next: StatedFact): StatedFact | null {
  if (!before || before.isExcluded || next.isExcluded) return null;
  if (before.fact.kind !== "feature" || next.fact.kind !== "feature") return null;
  return {
    fact: { kind: "feature", features: [...before.fact.features, ...next.fact.features] },
    isExcluded: false,
  };
}

/** „keine Fernreise“ is in Europe. */
function stated(fact: Fact, isDenied: boolean): StatedFact {
  if (fact.kind !== "outside") return { fact, isExcluded: isDenied };
  return { fact: { kind: "place", slugs: [fact.slug] }, isExcluded: !isDenied };
}

function denialAt(line: Line, at: number): number {
  DENIAL.lastIndex = line.offsets[at]!;
  const match = DENIAL.exec(line.text);
  return match ? match[0].split(" ").length : 0;
}

const timeless: readonly Reader[] = [
  readPlaces,
  ...landscapeReaders,
  ...activityReaders,
  ...durationReaders,
  ...unreadReaders,
  ...priceReaders,
  ...difficultyReaders,
  ...featureReaders,
  ...partyReaders,
  ...fillerReaders,
];

const readers = new WeakMap<ReadingContext, Reader>();

/** Patterns first, then a compound of what they know („Schwedenwanderung“). One reader serves all queries of its context. */
function readerOf(context: ReadingContext): Reader {
  let reader = readers.get(context);
  if (!reader) {
    const { today, operators } = context;
    const readPhrase = firstLongest([
      readOperators(operators),
      readNoDay(today),
      readTimes(today),
      ...timeless,
    ]);
    const readCompound = createCompoundReader(readPhrase);
    reader = (line, at) => readPhrase(line, at) ?? readCompound(line, at);
    readers.set(context, reader);
  }
  return reader;
}

/** Collects the words that no pattern reads. */
class RestWords {
  private readonly words: { text: string; raw: string; isExcluded: boolean; isAlternative: boolean }[] = [];
  private isEither = false;
  private isFollowing = false;

  constructor(private readonly line: Line) {}

  /** „oder“ counts only where words of the rest stand on both its sides. */
  either(): void {
    this.isEither = this.isFollowing;
  }

  between(): void {
    this.isFollowing = this.isEither = false;
  }

  add(at: number, isDenied: boolean): void {
    const { text, start, end } = this.line.tokens[at]!;
    const isExcluded = isDenied && !/^\d/.test(text);
    const isAlternative = this.isEither && !isExcluded;
    this.isEither = false;
    this.isFollowing = !isExcluded;
    if (this.words.some((word) => word.text === text)) return;
    this.words.push({ text, raw: this.line.query.slice(start, end), isExcluded, isAlternative });
  }

  text(): string {
    return this.words
      .map(
        ({ raw, isExcluded, isAlternative }) =>
          `${isAlternative ? "oder " : ""}${isExcluded ? "-" : ""}${raw}`,
      )
      .join(" ");
  }
}
