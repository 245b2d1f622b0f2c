import type { SeedContent } from "./types";

export const TEST_TOURS = 6;

/** The test seed: the first tours with everything that refers to them, and nothing that refers to others. */
export function testSelection(content: SeedContent, count = TEST_TOURS): SeedContent {
  const tours = content.tours.slice(0, count);
  const slugs = new Set(tours.map(({ slug }) => slug));
  const numbers = new Set(tours.map(({ number }) => number));
  const articles = whole(
    content.magazineArticles.filter((article) => linkedTrips(article).every((number) => numbers.has(number))),
  );
  const topics = new Set(articles.map(({ topic }) => topic));
  const stays = (text: unknown): boolean =>
    linkedTrips(text).every((number) => numbers.has(number)) && linksOnlyTo(articles, text);
  const questions = content.faqEntries.filter(stays);
  return {
    ...content,
    tours,
    magazineTopics: content.magazineTopics.filter(({ slug }) => topics.has(slug)),
    magazineArticles: articles.map((article) => ({
      ...article,
      tours: article.tours.filter((slug) => slugs.has(slug)),
    })),
    faqCategories: content.faqCategories.filter(({ slug }) =>
      questions.some(({ category }) => category === slug),
    ),
    faqEntries: questions,
    supportTopics: content.supportTopics.filter(stays),
    topLists: content.topLists
      .map((list) => ({ ...list, entries: list.entries.filter(({ tour }) => slugs.has(tour)) }))
      .filter(({ entries }) => entries.length > 0),
    offers: content.offers.filter(({ tour }) => slugs.has(tour)),
  };
}

/** Without departures and offers, whose days are counted from the day of seeding. */
export function sameOnEveryDay(content: SeedContent): SeedContent {
  return {
    ...content,
    tours: content.tours.map((tour) => ({ ...tour, departurePlan: { ...tour.departurePlan, rules: [] } })),
    offers: [],
  };
}

/** Numbers of the trips that texts link to. */
export function linkedTrips(value: unknown): number[] {
  return linked(value, /"\/de\/reise\/(\d+)\/[^"]*"/g).map(Number);
}

/** Paths below the magazine that texts link to, as `topic` or `topic/article`. */
function linkedArticles(value: unknown): string[] {
  return linked(value, /"\/de\/magazin\/([^"?#]+)[^"]*"/g);
}

function linked(value: unknown, pattern: RegExp): string[] {
  return [...JSON.stringify(value).matchAll(pattern)].map(([, part]) => part ?? "");
}

type Article = SeedContent["magazineArticles"][number];

/** Without the articles that link to an article which is left out, and so on. */
function whole(articles: Article[]): Article[] {
  const kept = articles.filter((article) => linksOnlyTo(articles, article));
  return kept.length === articles.length ? kept : whole(kept);
}

function linksOnlyTo(articles: readonly Article[], text: unknown): boolean {
  const known = new Set(articles.flatMap(({ topic, slug }) => [topic, `${topic}/${slug}`]));
  return linkedArticles(text).every((path) => known.has(path));
}
