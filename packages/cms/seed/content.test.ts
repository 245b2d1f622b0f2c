import { plainText } from "./blocks";
import { seedContent } from "./content";
import type { TourSeed } from "./types";

const slugsOf = (list: { slug: string }[]): string[] => list.map(({ slug }) => slug);

/** Every German text of a tour that forms sentences; lists of what is included or packed may repeat themselves. */
function proseOf(tour: TourSeed): string[] {
  return [
    tour.teaser,
    tour.arrivalByTrain,
    ...plainText(tour.body),
    ...tour.gallery.map(({ alt }) => alt),
    ...tour.highlights.flatMap(({ title, text }) => [title, text]),
    ...tour.days.flatMap(({ title, description }) => [title, description]),
    ...tour.questions.flatMap(({ question, answer }) => [question, ...plainText(answer)]),
  ];
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 12);
}

/** Every string anywhere in the seed, with the path to it. */
function strings(value: unknown, path = "seed"): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => strings(entry, `${path}[${index}]`));
  if (value && typeof value === "object")
    return Object.entries(value).flatMap(([key, entry]) => strings(entry, `${path}.${key}`));
  return [];
}

test("no sentence appears twice in the tours", () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const tour of seedContent.tours) {
    for (const sentence of proseOf(tour).flatMap(sentences)) {
      const before = seen.get(sentence);
      if (before) repeated.push(`${before} / ${tour.slug}: ${sentence}`);
      seen.set(sentence, tour.slug);
    }
  }
  expect(repeated).toEqual([]);
});

test("German prose has typographic quotes, no doubled spaces and the Sie-form", () => {
  const wrong = strings(seedContent).filter(
    ([path, text]) =>
      (/["“](?=\w)| {2}|'|\s$|^\s/.test(text) && !/\.children\[\d+\]\.text$/.test(path)) || /"|'/.test(text),
  );
  expect(wrong).toEqual([]);
  const informal = strings(seedContent.tours).filter(([, text]) =>
    // French „du“ stands before a capital letter or in a slug; the German one does not.
    /\b(dir|dich|deine?[mnrs]?|euch|eure?[mnrs]?)\b|(?<!-)\bdu\b(?!-|\p{L}| \p{Lu})/iu.test(
      text.replace(/\bdu(?= \p{Lu})/gu, ""),
    ),
  );
  expect(informal).toEqual([]);
  for (const [path, text] of strings(seedContent)) {
    const opened = (text.match(/„/g) ?? []).length;
    const closed = (text.match(/“/g) ?? []).length;
    expect({ path, opened }).toEqual({ path, opened: closed });
  }
});

test("slugs are unique in their type and safe in an address", () => {
  const { countries, regions, activities, travelTypes, travelFocusTypes, operators, tours, continents } =
    seedContent;
  const { magazineTopics, magazineArticles, topLists, faqCategories, supportTopics, pages, plans, offers } =
    seedContent;
  const types = [continents, countries, regions, activities, travelTypes, travelFocusTypes, operators, tours];
  const editorial = [
    magazineTopics,
    magazineArticles,
    topLists,
    faqCategories,
    supportTopics,
    pages,
    plans,
    offers,
  ];
  for (const list of [...types, ...editorial]) {
    const slugs = slugsOf(list);
    expect(slugs.length).toBeGreaterThan(0);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+([-/][a-z0-9]+)*$/);
  }
  for (const { slug } of tours) expect(slug).not.toContain("/");
});

test("every relation has its target", () => {
  const has = (list: { slug: string }[], slug: string): boolean => slugsOf(list).includes(slug);
  const missing: string[] = [];
  const check = (owner: string, list: { slug: string }[], slug: string): void => {
    if (!has(list, slug)) missing.push(`${owner} → ${slug}`);
  };
  const { countries, regions, tours } = seedContent;
  for (const { slug, continent } of countries) check(slug, seedContent.continents, continent);
  for (const { slug, country } of regions) check(slug, countries, country);
  for (const tour of tours) {
    check(tour.slug, countries, tour.country);
    check(tour.slug, regions, tour.region);
    expect(regions.find(({ slug }) => slug === tour.region)?.country).toBe(tour.country);
    check(tour.slug, seedContent.operators, tour.operator);
    for (const slug of tour.activities) check(tour.slug, seedContent.activities, slug);
    for (const slug of tour.travelTypes) check(tour.slug, seedContent.travelTypes, slug);
    for (const slug of tour.travelFocusTypes) check(tour.slug, seedContent.travelFocusTypes, slug);
  }
  for (const article of seedContent.magazineArticles) {
    check(article.slug, seedContent.magazineTopics, article.topic);
    for (const slug of article.tours) check(article.slug, tours, slug);
  }
  for (const list of seedContent.topLists) for (const { tour } of list.entries) check(list.slug, tours, tour);
  for (const entry of seedContent.faqEntries)
    check(entry.question, seedContent.faqCategories, entry.category);
  for (const offer of seedContent.offers) check(offer.slug, tours, offer.tour);
  expect(missing).toEqual([]);
});

test("links inside texts lead to trips, articles, help and lists that exist, under their right names", () => {
  const { tours, magazineTopics, magazineArticles, supportTopics, topLists, pages } = seedContent;
  const known = new Set([
    ...["/de", "/de/reisesuche", "/de/magazin", "/de/support", "/de/haeufige-fragen", "/de/top"],
    ...["/de/impressum", "/de/datenschutz", "/de/influencer"],
    ...tours.map(({ number, slug }) => `/de/reise/${number}/${slug}`),
    ...magazineTopics.map(({ slug }) => `/de/magazin/${slug}`),
    ...magazineArticles.map(({ topic, slug }) => `/de/magazin/${topic}/${slug}`),
    ...supportTopics.map(({ slug }) => `/de/support/${slug}`),
    ...topLists.map(({ slug }) => `/de/top/${slug}`),
    ...pages.map(({ slug, layout }) => (layout === "portal" ? `/de/portal/${slug}` : `/de/${slug}`)),
    ...["/de/portal", "/de/portal/angebot", "/de/portal/settings", "/de/portal/user/pricing"],
  ]);
  const dead = strings(seedContent).filter(
    ([path, text]) =>
      path.endsWith(".url") && text.startsWith("/") && !known.has(text.replace(/[?#].*$/, "")),
  );
  expect(dead).toEqual([]);
});

test("there are twenty-four articles in six topics, thirty questions, eight topics of help, eight lists", () => {
  const { magazineTopics, magazineArticles, faqEntries, supportTopics, topLists } = seedContent;
  expect(
    [magazineTopics, magazineArticles, faqEntries, supportTopics, topLists].map(({ length }) => length),
  ).toEqual([6, 24, 30, 8, 8]);
});

test("every term is used by a tour, so that no filter is empty", () => {
  const { tours, activities, travelTypes, travelFocusTypes, countries, regions, operators } = seedContent;
  const used = new Set(
    tours.flatMap((tour) => [
      ...[tour.country, tour.region, tour.operator],
      ...[...tour.activities, ...tour.travelTypes, ...tour.travelFocusTypes],
    ]),
  );
  const all = [activities, travelTypes, travelFocusTypes, countries, regions, operators].flatMap(slugsOf);
  expect(all.filter((slug) => !used.has(slug))).toEqual([]);
});

test("several tours answer a search for huts", () => {
  const texts = seedContent.tours.map((tour) => [tour.title, ...proseOf(tour)].join(" ").toLowerCase());
  expect(texts.filter((text) => text.includes("hütte")).length).toBeGreaterThanOrEqual(6);
  expect(seedContent.tours.filter(({ title }) => title.includes("Alpenhüttentour"))).toHaveLength(1);
  expect(seedContent.tours.filter(({ title }) => /Grat/.test(title)).length).toBeGreaterThanOrEqual(1);
});

test("nothing points to a real company: addresses end in .example", () => {
  const addresses = strings(seedContent).flatMap(
    ([, text]) => text.match(/https?:\/\/[^\s/]+|[\w.-]+@[\w.-]+/g) ?? [],
  );
  expect(addresses.length).toBeGreaterThan(6);
  expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
});

test("the facts on the home page leave to each site what it counts itself", () => {
  const labels = seedContent.siteSetting.homeFacts.map(({ label }) => label);
  expect(labels).not.toEqual([]);
  expect(labels.filter((label) => /Touren|Reisen|Länder|Gegenden|Veranstalter\b(?!s)/.test(label))).toEqual(
    [],
  );
});

describe("the accessibility statement", () => {
  const statement = strings(seedContent.pages.find(({ slug }) => slug === "barrierefreiheit"))
    .flatMap(([path, text]) => (path.endsWith(".text") ? [text] : []))
    .join(" ");

  it.each([
    ["the law it answers", "§ 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes"],
    ["what it was measured by", /WCAG\), Fassung 2\.1, Stufe AA/],
    ["how far that is reached", "teilweise vereinbar"],
    [
      "when it was written and changed",
      /am \d+\. \p{L}+ 20\d\d erstellt und am \d+\. \p{L}+ 20\d\d zuletzt geändert/u,
    ],
    ["whom to tell and by when one is answered", /Schreiben Sie uns.+innerhalb von zwei Wochen/],
    ["whom to ask next", /Marktüberwachungsstelle der Länder .+ Postfach .+ Magdeburg\..+§ 32 BFSG/],
  ])("says %s", (_what, words) => expect(statement).toMatch(words));

  it("promises without scripts only what works without them: the search does not", () => {
    const sentences = statement.split(/(?<=\.) /).filter((sentence) => /JavaScript/.test(sentence));
    expect(sentences.filter((sentence) => /such/i.test(sentence))).toEqual([
      expect.stringMatching(/^Suche, Buchung und Konto brauchen JavaScript\.$/),
    ]);
  });
});
