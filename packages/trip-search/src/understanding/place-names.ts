import { runAtOnce, type Steps } from "../index/steps";
import { fold } from "../analysis/fold";
import { wordsOf } from "../analysis/tokenise";
import { PLACES, type Place } from "../places";
import { readLine } from "./tokens";

interface PlaceForms {
  /** Every written form of a place, as tokens with one space between, to the place's slug; of equal forms the first place has it. */
  sure: ReadonlyMap<string, string>;
  /** Forms that are words of every day too: places behind a preposition or as the whole query. */
  common: ReadonlyMap<string, string>;
  /** Tokens of the longest form. */
  longest: number;
  /** Words of the sure forms as they are written. */
  words: readonly string[];
  /** The sure forms as they are written. */
  names: readonly string[];
}

/** Folded forms that a text says more often than a traveller means the place. */
const WORDS_OF_TEXTS: ReadonlySet<string> = new Set(
  "dach fjord fjorde fjall fjell levada karst heide".split(" "),
);

let known: PlaceForms | undefined;

export function placeForms(): PlaceForms {
  if (!known) runAtOnce(preparePlaceForms());
  return known!;
}

/** Reads the forms in short steps; without it they are read when they are first asked for, at once. */
export function* preparePlaceForms(): Steps<void> {
  known ??= yield* readForms(PLACES);
}

const PLACES_OF_A_STEP = 32;

function* readForms(places: readonly Place[]): Steps<PlaceForms> {
  const sure = new Map<string, string>();
  const commonForms = new Map<string, string>();
  const spelled: string[] = [];
  const spelledNames: string[] = [];
  let longest = 0;
  for (const [number, { name, names, common = [], slug }] of places.entries()) {
    if (number % PLACES_OF_A_STEP === 0) yield;
    for (const written of [name, ...names]) {
      const { text, tokens } = readLine(written);
      if (text === "" || WORDS_OF_TEXTS.has(text)) continue;
      longest = Math.max(longest, tokens.length);
      const forms = common.includes(written) ? commonForms : sure;
      if (forms === sure) {
        // Of names of several words each may be one of every day („Stiller Ozean“): those are mended as a whole.
        if (tokens.length === 1) spelled.push(...wordsOf(written));
        spelledNames.push(written);
      }
      if (!forms.has(text)) forms.set(text, slug);
      // „Süd-Tirol“ and „Südtirol“ are written both ways.
      const joined = fold(written);
      if (/[-‐]/.test(written) && !forms.has(joined)) forms.set(joined, slug);
    }
  }
  for (const [slug, adjective] of ADJECTIVES) {
    for (const end of ["e", "en", "er", "es", "em", ""]) {
      const form = fold(adjective + end);
      spelled.push(adjective + end);
      if (!sure.has(form)) sure.set(form, slug);
    }
  }
  return { sure, common: commonForms, longest, words: spelled, names: spelledNames };
}

/** „schwedische Wildnis“ lies in Sweden. */
const ADJECTIVES: readonly (readonly [slug: string, adjective: string])[] = Object.entries({
  deutschland: "deutsch",
  oesterreich: "österreichisch",
  schweiz: "schweizerisch",
  italien: "italienisch",
  frankreich: "französisch",
  slowenien: "slowenisch",
  schweden: "schwedisch",
  schottland: "schottisch",
  england: "englisch",
  portugal: "portugiesisch",
  tuerkei: "türkisch",
  daenemark: "dänisch",
  norwegen: "norwegisch",
  finnland: "finnisch",
  island: "islandisch",
  spanien: "spanisch",
  griechenland: "griechisch",
  irland: "irisch",
  polen: "polnisch",
  estland: "estnisch",
  belgien: "belgisch",
  niederlande: "holländisch",
  japan: "japanisch",
  georgien: "georgisch",
  marokko: "marokkanisch",
  nordeuropa: "nordisch",
  jordanien: "jordanisch",
  nepal: "nepalesisch",
  kroatien: "kroatisch",
  tschechien: "tschechisch",
  bayern: "bayerisch",
  tirol: "tirolerisch",
  korsika: "korsisch",
  sizilien: "sizilianisch",
  sardinien: "sardisch",
  toskana: "toskanisch",
  andalusien: "andalusisch",
  katalonien: "katalanisch",
  bretagne: "bretonisch",
});
