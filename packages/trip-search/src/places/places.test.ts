import { fold } from "../analysis/fold";
import { isStopWord } from "../analysis/stop-words";
import { TOUR_WORDS } from "../analysis/tour-words";
import { words } from "../analysis/tokenise";
import BOUNDARIES from "./boundaries.json";
import { boxOf, inShape } from "./geometry";
import { centreOf, distanceKm, placeBySlug, PLACES } from "./index";
import type { Place } from "./place";

/** One form, several places that do not hold each other: a reader offers both, or takes the one that has trips. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  faro: ["faro-algarve", "faroe"],
  jura: ["fraenkische-alb", "schweizer-jura"],
};

/** Words of tours that are a place's own name and are meant as it. */
const MEANT_AS_PLACES = new Set([
  "alpen",
  "donau",
  "elbe",
  "mosel",
  "nordsee",
  "ostsee",
  "rhein",
  "spree",
  "weser",
]);

/** What people write about holidays besides places; folded. */
const EVERYDAY_WORDS =
  "oder nahe essen halle reine marken split tours vogel bergen porto heide jungfrau rachel moon vent sund kos koster jordan dom " +
  "hamburger wiener berliner krakauer konigsweg traumpfad almenweg hochwald levi lund bath vis rab uri po riviera sofia emilia are nice";

function largerPlaces(place: Place, found = new Set<string>()): Set<string> {
  for (const slug of place.within) {
    const larger = placeBySlug(slug);
    if (!larger || found.has(slug)) continue;
    found.add(slug);
    largerPlaces(larger, found);
  }
  return found;
}

const folded = (form: string) =>
  form
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(Boolean)
    .join(" ");
const formsOf = (place: Place) => [...new Set([place.name, ...place.names].map(folded))];

function placesByForm(): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const place of PLACES) {
    for (const form of formsOf(place)) places.set(form, [...(places.get(form) ?? []), place]);
  }
  return places;
}

test("slugs are unique, ASCII and find their place", () => {
  expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(PLACES.length);
  for (const place of PLACES) {
    expect(place.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(placeBySlug(place.slug)).toBe(place);
  }
  expect(placeBySlug("auenland")).toBeUndefined();
});

test("larger places exist and no place lies within itself", () => {
  const missing = PLACES.flatMap(({ slug, within }) =>
    within.filter((larger) => !placeBySlug(larger)).map((larger) => `${slug} in ${larger}`),
  );
  expect(missing).toEqual([]);
  expect(PLACES.filter((place) => largerPlaces(place).has(place.slug)).map(({ slug }) => slug)).toEqual([]);
});

test("no form leads to two places, unless one holds the other or the form is known as ambiguous", () => {
  const ambiguous = [...placesByForm()].filter(([, places]) =>
    places.some((a, index) =>
      places.slice(index + 1).some((b) => !largerPlaces(a).has(b.slug) && !largerPlaces(b).has(a.slug)),
    ),
  );
  const slugs = ambiguous.map(([form, places]) => [form, places.map(({ slug }) => slug).sort()]);
  expect(Object.fromEntries(slugs)).toEqual(AMBIGUOUS);
});

test("forms are written as people write them: once, without marks of the table", () => {
  const wrong = PLACES.flatMap((place) =>
    [place.name, ...place.names].filter(
      (form) => form === "" || /[~|:;=]/.test(form) || form !== form.trim(),
    ),
  );
  expect(wrong).toEqual([]);
  const repeated = PLACES.filter(({ name, names }) => new Set([name, ...names]).size <= names.length);
  expect(repeated.map(({ slug }) => slug)).toEqual([]);
});

test("everyday words among the forms are marked", () => {
  const everyday = new Set([...TOUR_WORDS, ...EVERYDAY_WORDS.split(" ")]);
  const unmarked = PLACES.flatMap((place) =>
    [place.name, ...place.names]
      .filter((form) => !place.common?.includes(form))
      .map(folded)
      .filter((form) => everyday.has(form) || isStopWord(form))
      .filter((form) => !MEANT_AS_PLACES.has(form))
      .map((form) => `${place.slug}: ${form}`),
  );
  expect(unmarked).toEqual([]);
  for (const place of PLACES) {
    for (const form of place.common ?? []) expect([place.name, ...place.names]).toContain(form);
  }
});

test("the tokeniser of the search reads every form", () => {
  const unread = PLACES.flatMap((place) =>
    [place.name, ...place.names].filter((form) => [...words(form)].length === 0),
  );
  expect(unread).toEqual([]);
});

test("a place's middle lies in its shape or not farther from it than the shape is wide", () => {
  const far = PLACES.filter((place) => {
    const box = boxOf(place.shape);
    if (!box) return false;
    const centre = centreOf(place);
    const inside = inShape(centre, place.shape);
    const wide = distanceKm([box.south, box.west], [box.north, box.east]);
    const middle: [number, number] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
    return !inside && distanceKm(centre, middle) > wide / 2;
  });
  expect(far.map(({ slug }) => slug)).toEqual([]);
  for (const place of PLACES) {
    const [latitude, longitude] = centreOf(place);
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  }
});

test("a small place lies in or near the larger ones that have a shape", () => {
  const NEAR_KM = 40;
  const far = PLACES.flatMap((place) =>
    place.within.flatMap((slug) => {
      const larger = placeBySlug(slug);
      const box = larger && boxOf(larger.shape);
      if (!larger || !box || inShape(centreOf(place), larger.shape)) return [];
      const [latitude, longitude] = centreOf(place);
      const nearest: [number, number] = [
        Math.min(box.north, Math.max(box.south, latitude)),
        Math.min(box.east, Math.max(box.west, longitude)),
      ];
      return distanceKm(nearest, [latitude, longitude]) > NEAR_KM ? [`${place.slug} in ${slug}`] : [];
    }),
  );
  expect(far).toEqual([]);
});

test("every boundary is used: one that is not would only be carried along", () => {
  const slugs = new Set(PLACES.map(({ slug }) => slug));
  expect(Object.keys(BOUNDARIES).filter((slug) => !slugs.has(slug))).toEqual([]);
  const rings = PLACES.filter(({ slug }) => slug in BOUNDARIES).map(
    ({ shape }) => shape.polygons?.length ?? 0,
  );
  expect(Math.min(...rings)).toBeGreaterThan(0);
});

test("countries have a code of their own", () => {
  const codes = PLACES.filter(({ kind }) => kind === "country").map(({ iso }) => iso);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ["Zugspitze", ["wetterstein", "bayern", "alpen", "deutschland", "europa"]],
  ["Hohe Tatra", ["tatra", "karpaten"]],
  ["Sächsische Schweiz", ["elbsandsteingebirge", "sachsen", "deutschland"]],
  ["Toscana", ["italien", "suedeuropa"]],
  ["Kilimandscharo", ["tansania", "afrika"]],
  ["Teneriffa", ["kanaren", "spanien"]],
  ["Malerweg", ["saechsische-schweiz", "sachsen"]],
  ["Matterhorn", ["walliser-alpen", "alpen"]],
])("%s lies within the larger places that people ask for", (form, larger) => {
  const [place] = placesByForm().get(folded(form)) ?? [];
  expect([...(place ? largerPlaces(place) : [])]).toEqual(expect.arrayContaining(larger));
});

test("neighbours are found by distance", () => {
  const kmBetween = (a: string, b: string) => {
    const [from, to] = [placeBySlug(a), placeBySlug(b)];
    return from && to ? distanceKm(centreOf(from), centreOf(to)) : NaN;
  };
  expect(kmBetween("hiddensee", "ruegen")).toBeLessThan(40);
  expect(kmBetween("innsbruck", "karwendel")).toBeLessThan(30);
  expect(kmBetween("hiddensee", "zugspitze")).toBeGreaterThan(700);
});
