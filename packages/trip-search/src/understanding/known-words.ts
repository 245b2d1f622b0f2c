import { isStopWord } from "../analysis/stop-words";
import type { ReadingContext } from "./context";
import { placeForms } from "./place-names";
import { readLine } from "./tokens";
import { understand } from "./understand";

/** Words that people mistype and that no text need have: what patterns are made of. Folded. */
const PATTERN_WORDS =
  "wandern wanderung wanderreise wanderurlaub wanderwoche hutte hutten huttentour radtour radreise radweg radfahren fahrrad fahrradtour " +
  "kanu kanutour kajak kajaktour paddeln trekking trekkingtour schneeschuh schneeschuhe schneeschuhwandern ski skitour skiwandern langlauf klettersteig " +
  "gepacktransport rucksack halbpension vollpension einzelzimmer hotel zelt familie familienurlaub kinder hund woche wochenende " +
  "fruhling sommer herbst winter ostern pfingsten weihnachten silvester herbstferien sommerferien osterferien " +
  "januar februar marz april juni juli august september oktober november dezember anfanger einsteiger leicht schwer anspruchsvoll " +
  "gunstig meer kuste insel gebirge berge fluss";

/** Words that a slip may have been meant to be, of places and patterns; folded. */
export function knownWords(): string[] {
  const forms = [...placeForms().sure.keys()].flatMap((form) => form.split(" "));
  return [...forms, ...PATTERN_WORDS.split(" ")];
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
