import type { Place } from "../places";
import { placeBySlug } from "../places";
import type { Reader } from "./phrase";
import { placeForms } from "./place-names";
import type { Line } from "./tokens";

/** Places that one is near to; of wider ones one is in. */
const POINTS: ReadonlySet<Place["kind"]> = new Set(["city", "peak", "lake", "valley"]);
const NEARBY =
  /(?:(?:irgendwo )?(?:in der |in )?(?:nahe|umgebung|umland|umkreis|naehe)(?: (?:von|vom|der|des|bei|zu|zum|zur|an))?|in der gegend (?:von|um)|nahe|bei|beim|unweit(?: von| vom)?|rund ums?|rings ums?|ums?|ab|raum|im raum|grossraum|start in|start ab)(?: (?:die|den|das|der|dem))?(?= )/y;
const CITY_STATES: ReadonlySet<string> = new Set(["berlin", "hamburg", "bremen", "wien"]);
const JOINTS: ReadonlySet<string> = new Set(["oder", "und", "bzw"]);
const PREPOSITIONS: ReadonlySet<string> = new Set([
  "in",
  "im",
  "ins",
  "nach",
  "am",
  "an",
  "auf",
  "bei",
  "der",
  "die",
  "den",
  "das",
  "dem",
]);

interface PlaceReading {
  length: number;
  slug: string;
}

/** The place with the longest written form that begins there. */
function readPlace(line: Line, at: number, isBehindPreposition: boolean): PlaceReading | null {
  const { sure, common, longest } = placeForms();
  const slugOf = (form: string, mayBeCommon: boolean) =>
    sure.get(form) ?? (mayBeCommon ? common.get(form) : undefined);
  for (let length = Math.min(longest, line.tokens.length - at); length >= 1; length -= 1) {
    const text = line.text.slice(line.offsets[at], line.offsets[at + length]! - 1);
    const mayBeCommon = isBehindPreposition || (at === 0 && length === line.tokens.length);
    const isTied = line.tokens.slice(at + 1, at + length).every((token) => token.isTied);
    const slug =
      slugOf(text, mayBeCommon) ??
      (isTied ? slugOf(text.replaceAll(" ", ""), mayBeCommon) : undefined) ??
      (text.endsWith("s") ? slugOf(text.slice(0, -1), mayBeCommon) : undefined);
    if (slug !== undefined) return { length, slug };
  }
  return null;
}

function isPreposition(line: Line, at: number): boolean {
  return PREPOSITIONS.has(line.tokens[at]?.text ?? "");
}

/** What nobody calls a far journey from here. */
const NEAR_US = ["europa", "tuerkei"] as const;
const FAR = /(?:fern(?:reisen?|ziele?|urlaub)|ubersee)(?= |$)/y;

/** „in Tirol“, „Rügen und Hiddensee“, „nähe Innsbruck“, „rund um Garmisch oder Mittenwald“, „Fernreise“, „aus Berlin“. */
export const readPlaces: Reader = (line, at) => {
  FAR.lastIndex = line.offsets[at]!;
  if (FAR.test(line.text)) {
    return { length: 1, facts: NEAR_US.map((slug) => ({ kind: "outside", slug })) };
  }
  if (line.tokens[at]!.text === "aus") {
    const origin = at + 1 < line.tokens.length ? readPlace(line, at + 1, true) : null;
    return origin && { length: origin.length + 1, facts: [] };
  }
  NEARBY.lastIndex = line.offsets[at]!;
  const nearby = NEARBY.exec(line.text);
  const skipped = nearby ? nearby[0].split(" ").length : 0;
  const first = readPlace(line, at + skipped, skipped > 0 || isPreposition(line, at - 1));
  if (!first) return null;

  const slugs = [first.slug];
  let end = at + skipped + first.length;
  for (let next = nextPlace(line, end, skipped > 0); next; next = nextPlace(line, end, skipped > 0)) {
    slugs.push(next.slug);
    end = next.end;
  }
  const isNear = skipped > 0 && slugs.every((slug) => isPoint(slug));
  return { length: end - at, facts: [{ kind: isNear ? "near" : "place", slugs: [...new Set(slugs)] }] };
};

/** The next alternative: behind „oder“ or a comma; of towns that one is near to also without. */
function nextPlace(line: Line, at: number, isNearby: boolean): { slug: string; end: number } | null {
  const token = line.tokens[at];
  if (!token) return null;
  const joints = JOINTS.has(token.text) ? 1 : 0;
  if (joints === 0 && !token.isAfterBreak && !isNearby) return null;
  let place = at + joints;
  // „nicht in Schweden, in Tirol“ are two wishes.
  while (joints > 0 && PREPOSITIONS.has(line.tokens[place]?.text ?? "")) place += 1;
  const reading =
    place < line.tokens.length ? readPlace(line, place, isNearby || isPreposition(line, place - 1)) : null;
  return reading && { slug: reading.slug, end: place + reading.length };
}

function isPoint(slug: string): boolean {
  const place = placeBySlug(slug);
  return place !== undefined && (POINTS.has(place.kind) || CITY_STATES.has(slug));
}
