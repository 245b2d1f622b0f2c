import { isStopWord } from "../analysis/stop-words";
import type { ReadingContext } from "./context";
import { placeForms } from "./place-names";
import { readLine } from "./tokens";
import { understand } from "./understand";

/** Words that people mistype and that no text need have: what patterns are made of. */
const PATTERN_WORDS =
  "wandern Wanderung Wanderreise Wanderurlaub Wanderwoche Hütte Hütten Hüttentour Radtour Radreise Radweg radfahren Fahrrad Fahrradtour " +
  "Kanu Kanutour Kajak Kajaktour paddeln Trekking Trekkingtour Schneeschuh Schneeschuhe Schneeschuhwandern Ski Skitour Skiwandern Langlauf Klettersteig " +
  "Gepäcktransport Rucksack Halbpension Vollpension vegetarisch Einzelzimmer Hotel Zelt Familie Familienurlaub Kinder Hund Woche Wochenende " +
  "Frühling Sommer Herbst Winter Ostern Pfingsten Weihnachten Silvester Herbstferien Sommerferien Osterferien " +
  "Januar Februar März April Juni Juli August September Oktober November Dezember Anfänger Einsteiger leicht schwer anspruchsvoll " +
  "günstig Meer Küste Insel Gebirge Berge Fluss";

/** Words that a slip may have been meant to be, of places and patterns, as they are written. */
export function knownWords(): string[] {
  return [...placeForms().words, ...PATTERN_WORDS.split(" ")];
}

const CONTEXT: ReadingContext = { today: "2000-01-01", silent: new Set(), operators: new Map() };

let placeTokens: ReadonlySet<string> | undefined;

/** Whether a word says something by itself, or is part of a place's name. */
export function isReadable(word: string): boolean {
  placeTokens ??= new Set(placeTokensOf(placeForms()));
  if (isStopWord(word) || placeTokens.has(word)) return true;
  const { facts, rest } = understand(word, CONTEXT);
  return facts.length > 0 || rest === "" || readLine(rest).tokens.length === 0;
}

function placeTokensOf({ sure, common }: ReturnType<typeof placeForms>): string[] {
  return [...sure.keys(), ...common.keys()].flatMap((form) => form.split(" "));
}
