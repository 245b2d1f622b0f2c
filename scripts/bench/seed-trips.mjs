import { createRequire } from "node:module";
import path from "node:path";

/**
 * The seed's trips as the search's documents, with the departures of a day. The content system must be built.
 *
 * @param {string} root
 * @param {string} today `YYYY-MM-DD`
 * @param {typeof import("@gratweg/content-client").toTripDocument} toTripDocument
 */
export function seedTrips(root, today, toTripDocument) {
  const require = createRequire(import.meta.url);
  const seed = path.join(root, "packages/cms/dist/seed");
  const { seedContent } = require(path.join(seed, "content/index.js"));
  const { departuresFor } = require(path.join(seed, "departures.js"));
  const find = (/** @type {{ slug: string }[]} */ list, /** @type {string} */ slug) =>
    list.find((entry) => entry.slug === slug);
  const findAll = (/** @type {{ slug: string }[]} */ list, /** @type {string[]} */ slugs) =>
    slugs.map((slug) => find(list, slug));
  return seedContent.tours.map((/** @type {any} */ tour) => {
    const country = find(seedContent.countries, tour.country);
    const document = toTripDocument(
      {
        ...tour,
        documentId: tour.slug,
        gallery: [],
        country: {
          ...country,
          continent: find(seedContent.continents, /** @type {any} */ (country).continent),
        },
        region: find(seedContent.regions, tour.region),
        activities: findAll(seedContent.activities, tour.activities),
        travelTypes: findAll(seedContent.travelTypes, tour.travelTypes),
        travelFocusTypes: findAll(seedContent.travelFocusTypes, tour.travelFocusTypes),
        operator: find(seedContent.operators, tour.operator),
        departures: departuresFor(tour, today),
      },
      { uploadsHost: "http://localhost" },
    );
    if (!document) throw new Error(`The seed's tour ${tour.number} makes no document.`);
    return document;
  });
}

/**
 * The seed's search words as the search takes them.
 *
 * @param {string} root
 */
export function seedSearchWords(root) {
  const require = createRequire(import.meta.url);
  const { seedContent } = require(path.join(root, "packages/cms/dist/seed/content/index.js"));
  const split = (/** @type {string | undefined} */ words) => (words ? words.split(", ") : []);
  return seedContent.searchWords.map((/** @type {{ words: string, finds?: string }} */ group) => ({
    ...group,
    words: split(group.words),
    finds: split(group.finds),
  }));
}
