import path from "node:path";
import { SITES } from "@gratweg/sites";
import { readContent } from "../scripts/lib/content.mjs";

// The only place that may know both: the sites' configurations and the content that is delivered with them.
interface Content {
  tour: { number: number; sites: object; country: { slug: string } }[];
  "top-list": { slug: string; sites: object }[];
  "magazine-article": { slug: string; sites: object }[];
}
const {
  tour: tours,
  "top-list": topLists,
  "magazine-article": magazineArticles,
} = readContent<Content>(path.join(__dirname, ".."));

/** The portal shows everything. */
function isShown(selection: object, key: string): boolean {
  const field = key.replace(/-([a-z])/, (_dash, letter: string) => letter.toUpperCase());
  return (
    key === "portal" || Object.entries(selection).some(([site, shown]) => site === field && shown === true)
  );
}

describe.each(SITES.map((site) => [site.key, site] as const))("%s", (key, site) => {
  const isHere = (selection: object) => isShown(selection, key);
  const numbers = tours.filter((tour) => isHere(tour.sites)).map(({ number }) => number);

  it("opens with tours of its own and shows at least twelve", () => {
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(numbers).toEqual(expect.arrayContaining([site.hero.tourNumber, ...site.home.featuredTours]));
  });

  it("names lists and articles of its own", () => {
    expect(topLists.filter((list) => isHere(list.sites)).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(site.topLists.first),
    );
    expect(magazineArticles.filter((article) => isHere(article.sites)).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(site.home.magazine),
    );
  });
});

it.each([
  ["outdoors-sweden", "schweden"],
  ["outdoors-germany", "deutschland"],
])("%s is about %s alone", (key, country) => {
  const here = tours.filter((tour) => isShown(tour.sites, key));
  expect(new Set(here.map((tour) => tour.country.slug))).toEqual(new Set([country]));
});

it("no two siblings open with the same picture", () => {
  expect(new Set(SITES.map(({ hero }) => hero.tourNumber)).size).toBe(SITES.length);
});
