import path from "node:path";
import { placeBySlug, placesOf, PLACES } from "../packages/trip-search/src/places";
import type { Point } from "../packages/trip-search/src/places/place";
import { readContent } from "../scripts/lib/content.mjs";
import { TOUR_PLACES } from "./tour-places";

/* The search's gazetteer knows the delivered content's places, and finds its tours where they are. */

interface Named {
  slug: string;
}
interface Tour {
  number: number;
  country: Named;
  waypoints: { latitude: number; longitude: number }[];
}
type Content = Record<"continent" | "country" | "region", Named[]> & { tour: Tour[] };
const content = readContent<Content>(path.join(__dirname, ".."));
const tours = new Map(content.tour.map((tour) => [tour.number, tour]));

const trackOf = ({ waypoints }: Tour) =>
  waypoints.map(({ latitude, longitude }): Point => [latitude, longitude]);
const placesOn = (track: Point[], { country }: Tour) =>
  new Set(placesOf({ track, country: country.slug }).map(({ slug }) => slug));
const slugs = (text: string) => text.split(" ");

test("every tour stands in the table, which asks for known places only", () => {
  expect(TOUR_PLACES.map(([number]) => number)).toEqual([...tours.keys()].sort((a, b) => a - b));
  const known = new Set(PLACES.map(({ slug }) => slug));
  const asked = TOUR_PLACES.flatMap(([, lies, liesNot]) => slugs(`${lies} ${liesNot}`));
  expect(asked.filter((slug) => !known.has(slug))).toEqual([]);
});

test.each(TOUR_PLACES)(
  "%i lies where it does and nowhere else, whichever way it is walked",
  (number, lies, liesNot) => {
    const tour = tours.get(number)!;
    const found = placesOn(trackOf(tour), tour);
    expect({
      missing: slugs(lies).filter((slug) => !found.has(slug)),
      wrong: slugs(liesNot).filter((slug) => found.has(slug)),
    }).toEqual({ missing: [], wrong: [] });
    expect(placesOn(trackOf(tour).toReversed(), tour)).toEqual(found);
  },
);

test("every continent, country and region is known by its slug", () => {
  const { continent, country, region } = content;
  expect([...continent, ...country, ...region].filter(({ slug }) => !placeBySlug(slug))).toEqual([]);
  expect(country.filter(({ slug }) => placeBySlug(slug)?.kind !== "country")).toEqual([]);
});

test("places are answered fast", () => {
  const milliseconds = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    for (const tour of tours.values()) placesOn(trackOf(tour), tour);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / tours.size;
  });
  // Of the core, as others take it away; the first round reads the shapes. Ten times what is asked for and measured.
  expect(Math.min(...milliseconds)).toBeLessThan(10);
});
