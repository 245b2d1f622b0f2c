import { plainText } from "./blocks";
import { seedContent } from "./content";
import type { TourSeed } from "./types";

/*
 * Numbers that stand in sentences agree with the day plan, from which the page makes its facts and its profile. (That the day plan,
 * the totals and the waypoints agree with each other is tested in tours.test.ts.)
 */

const WORDS = [
  ...[
    "null",
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
  ],
  ...["dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig"],
];
const HUNDREDS: Record<string, number> = { hundert: 100, hundertfünf: 105, zweihundert: 200 };

/** „7“, „13,5“, „sieben“, „dreizehneinhalb“, „zweihundert“; undefined for what is no number. */
function numberOf(text: string): number | undefined {
  if (/^\d+(?:,\d+)?$/.test(text)) return Number(text.replace(",", "."));
  const word = text.toLowerCase();
  const half = word.endsWith("einhalb") ? 0.5 : 0;
  const whole = half ? word.slice(0, -"einhalb".length) : word;
  const position = WORDS.indexOf(whole.replace(/^eine[nrm]?$/, "ein"));
  return position >= 0 ? position + half : HUNDREDS[whole];
}

const NUMBER = String.raw`(\d+(?:,\d+)?|[\p{L}]+)`;

function find(text: string, pattern: string): number[][] {
  return [...text.matchAll(new RegExp(pattern, "giu"))].flatMap((match) => {
    const numbers = match.slice(1).map(numberOf);
    return numbers.every((number) => number !== undefined) ? [numbers] : [];
  });
}

const body = (tour: TourSeed) => plainText(tour.body);
const km = (tour: TourSeed) =>
  tour.days.map(({ distanceKm }) => distanceKm).filter((distance) => distance > 0);

describe.each(seedContent.tours.map((tour) => [tour.slug, tour] as const))("%s", (_slug, tour) => {
  const nights = tour.days.length - 1;

  it("has as many days as its title says", () => {
    const said = find(tour.title, `${NUMBER} Tage(?!\\p{L})`).flat();
    expect(said.filter((days) => days !== tour.days.length)).toEqual([]);
  });

  it("walks, rides or paddles on as many days as it says", () => {
    const moving = tour.days.filter(({ distanceKm }) => distanceKm > 0).length;
    const long = tour.days.filter(({ hours }) => hours >= 4).length;
    const said = (texts: string[]) =>
      texts.flatMap((text) =>
        find(text, `${NUMBER} (?:Wandertage|Radtage|Paddeltage|Etappen)(?!\\p{L})`).flat(),
      );
    // A stroll on the day of arrival may count or not; a long day has to, where the whole trip is meant.
    expect(said([tour.title, tour.teaser]).filter((days) => days < Math.min(long, moving))).toEqual([]);
    expect(said([tour.title, tour.teaser, ...body(tour)]).filter((days) => days > moving)).toEqual([]);
  });

  it("is as long as its title and teaser say", () => {
    const said = [tour.title, tour.teaser].flatMap((text) =>
      find(text, `(?<!alle )${NUMBER} Kilometern?(?!\\p{L})`).flat(),
    );
    expect(said.filter((length) => Math.abs(length - tour.distanceKm) > tour.distanceKm * 0.04)).toEqual([]);
  });

  it("has stages between the lengths that it says", () => {
    const said = body(tour).flatMap((text) =>
      find(
        text,
        `(?:Etappen|Tagesstrecken|Wanderungen|Wandertage) (?:von|zwischen) (?:knapp )?${NUMBER} (?:bis|und) ${NUMBER} Kilometern`,
      ),
    );
    const near = (wanted: number) => km(tour).some((distance) => Math.abs(distance - wanted) <= 0.75);
    expect(said.flat().filter((length) => !near(length))).toEqual([]);
  });

  it("sleeps as many nights as a sentence adds up", () => {
    const sums = body(tour)
      .flatMap((text) => text.split(/[.:;] ?/))
      .filter((sentence) => find(sentence, `^${NUMBER} Nächte `).length > 0 && sentence.includes(", "))
      .map((sentence) => sentence.split(", ").map((part) => numberOf(part.split(" ")[0] ?? "") ?? 0))
      .filter((parts) => parts.every((part) => part > 0));
    expect(sums.filter((parts) => parts.reduce((sum, part) => sum + part, 0) !== nights)).toEqual([]);
  });
});

it("understands numbers as people write them", () => {
  const written = ["7", "13,5", "sieben", "Vierzehneinhalb", "eine", "zweihundert", "viele", "Wander"];
  expect(written.map(numberOf)).toEqual([7, 13.5, 7, 14.5, 1, 200, undefined, undefined]);
});

it("finds something to compare", () => {
  const all = seedContent.tours.map((tour) => [tour.title, tour.teaser, ...body(tour)].join(" ")).join(" ");
  expect(find(all, `${NUMBER} Tage(?!\\p{L})`).length).toBeGreaterThan(10);
  expect(find(all, `${NUMBER} (?:Wandertage|Radtage|Etappen)(?!\\p{L})`).length).toBeGreaterThan(15);
});
