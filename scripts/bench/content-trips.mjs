import { createRequire } from "node:module";
import path from "node:path";
import { readContent, readLines } from "../lib/content.mjs";

/**
 * The content's trips as the search's documents, with the departures of a day. The content system must be built.
 *
 * @param {string} root
 * @param {string} today `YYYY-MM-DD`
 * @param {typeof import("@gratweg/content-client").toTripDocument} toTripDocument
 */
export function contentTrips(root, today, toTripDocument) {
  const require = createRequire(import.meta.url);
  const { departuresFor } = require(path.join(root, "packages/cms/dist/src/demo/departures.js"));
  const yearly = readLines(path.join(root, "content/departures.jsonl"));
  return (readContent(root)["tour"] ?? []).map((tour) => {
    const own = yearly.filter(({ tour: slug }) => slug === tour.slug);
    const document = toTripDocument(
      { ...tour, gallery: [], departures: departuresFor(tour, own, today) },
      { uploadsHost: "http://localhost" },
    );
    if (!document) throw new Error(`The tour ${tour.number} makes no document.`);
    return document;
  });
}

/**
 * The content's search words as the search takes them.
 *
 * @param {string} root
 */
export function contentSearchWords(root) {
  const split = (/** @type {string | null} */ words) => (words ? words.split(", ") : []);
  return (readContent(root)["search-word-group"] ?? []).map((group) => ({
    ...group,
    words: split(group.words),
    finds: split(group.finds),
  }));
}
