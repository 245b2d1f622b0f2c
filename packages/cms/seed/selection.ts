import type { SeedContent } from "./types";

export const TEST_TOURS = 6;

/** The test seed: the first tours with everything that refers to them, and nothing that refers to others. */
export function testSelection(content: SeedContent, count = TEST_TOURS): SeedContent {
  const tours = content.tours.slice(0, count);
  const slugs = new Set(tours.map(({ slug }) => slug));
  return {
    ...content,
    tours,
    magazineArticles: content.magazineArticles.map((article) => ({
      ...article,
      tours: article.tours.filter((slug) => slugs.has(slug)),
    })),
    topLists: content.topLists
      .map((list) => ({ ...list, entries: list.entries.filter(({ tour }) => slugs.has(tour)) }))
      .filter(({ entries }) => entries.length > 0),
    offers: content.offers.filter(({ tour }) => slugs.has(tour)),
  };
}
