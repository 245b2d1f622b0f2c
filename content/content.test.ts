import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { YearlyDeparture } from "../packages/cms/src/demo/departures";
import { readContent, readLines } from "../scripts/lib/content.mjs";

/* The delivered content has what the specification asks of it; the glossary is tested beside the glossary. */

const folder = __dirname;
interface Named {
  slug: string;
}
interface Tour extends Named {
  number: number;
  title: string;
  teaser: string;
  body: unknown;
  days: Record<"distanceKm" | "ascentM" | "descentM", number>[];
  waypoints: { day: number; kind: string; distanceKm: number }[];
  included: { text: string }[];
  gallery: unknown[];
  region: Named & { country: Named };
  country: Named;
  operator: Named;
  activities: Named[];
  travelTypes: Named[];
  travelFocusTypes: Named[];
  distanceKm: number;
  ascentM: number;
  descentM: number;
  trainArrival: boolean;
  flightNeeded: boolean;
  singleRoom: boolean;
}
type Terms = "activity" | "travel-type" | "travel-focus-type" | "country" | "region" | "tour-operator";
interface Content extends Record<Terms | "magazine-topic" | "support-topic" | "top-list", Named[]> {
  tour: Tour[];
  "magazine-article": (Named & { topic: Named })[];
  page: (Named & { layout: string })[];
  offer: { tour: Named }[];
  file: { alternativeText: string; url: string; formats: Record<string, { url: string }> | null }[];
}
const content = readContent<Content>(path.dirname(folder));
const tours = content.tour;
const yearly = readLines<YearlyDeparture>(path.join(folder, "departures.jsonl"));
const lines = <Line>(name: string) =>
  readdirSync(path.join(folder, name)).flatMap((file) => readLines<Line>(path.join(folder, name, file)));
const entities = lines<{ id: number; data: Record<string, unknown> }>("entities");

const sum = (values: number[]) => Math.round(values.reduce((all, value) => all + value, 0) * 10) / 10;

/** Every string anywhere, with the name of its field. */
function strings(value: unknown, field = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => strings(entry, field));
  return Object.entries(value ?? {}).flatMap(([key, entry]) => strings(entry, key));
}
const written = entities.flatMap(({ data }) => strings(data));

test("every relation has its target, every tour its place, terms, operator and three pictures", () => {
  const ids = new Set(
    entities.flatMap(({ id, data }) => [
      id,
      ...Object.values(data).flatMap((value) =>
        [value].flat().map((part) => (part as { id?: number } | null)?.id),
      ),
    ]),
  );
  const links = lines<Record<"left" | "right", { ref: number }>>("links");
  expect(links.filter(({ left, right }) => !ids.has(left.ref) || !ids.has(right.ref))).toEqual([]);
  for (const { slug, country, region, operator, activities, travelTypes, travelFocusTypes, gallery } of tours)
    expect({
      ...{ slug, country: region.country.slug, operator: Boolean(operator.slug), pictures: gallery.length },
      terms: [activities, travelTypes, travelFocusTypes].every((terms) => terms?.length > 0),
    }).toEqual({ slug, country: country.slug, operator: true, pictures: 3, terms: true });
});

test("every term is used by a tour, so that no filter is empty", () => {
  const used = new Set(
    tours.flatMap((tour) => [
      ...[tour.country, tour.region, tour.operator],
      ...[...tour.activities, ...tour.travelTypes, ...tour.travelFocusTypes],
    ]),
  );
  const names: Terms[] = [
    ...(["activity", "travel-type", "travel-focus-type", "country", "region", "tour-operator"] as const),
  ];
  expect(names.flatMap((name) => content[name]).filter((term) => !used.has(term))).toEqual([]);
});

describe.each(tours.map((tour) => [tour.slug, tour] as const))("%s", (_slug, tour) => {
  test("has totals, nights and waypoints that are those of its days", () => {
    const { days, waypoints } = tour;
    const total = (field: keyof (typeof days)[number]) => sum(days.map((day) => day[field]));
    expect([tour.distanceKm, tour.ascentM, tour.descentM]).toEqual(
      (["distanceKm", "ascentM", "descentM"] as const).map(total),
    );
    const included = tour.included.map(({ text }) => text).join("; ");
    const nights = [...included.matchAll(/(\d+) Übernachtung/g)].map((match) => Number(match[1]));
    expect(sum(nights)).toBe(days.length - 1);
    expect(waypoints[0]).toMatchObject({ kind: "start", distanceKm: 0, day: 1 });
    expect(waypoints.at(-1)).toMatchObject({ kind: "end", distanceKm: tour.distanceKm });
    const distances = waypoints.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  test("is reached by train or by air, and has single rooms where it has a supplement", () => {
    expect(tour.trainArrival).toBe(!tour.flightNeeded);
    const own = yearly.filter(({ tour: slug }) => slug === tour.slug);
    expect(own.length).toBeGreaterThanOrEqual(2);
    if (tour.singleRoom)
      expect(own.every(({ singleSupplementCents }) => singleSupplementCents > 0)).toBe(true);
    for (const { memberPriceCents, priceCents } of own)
      if (memberPriceCents !== undefined) expect(memberPriceCents).toBeLessThan(priceCents);
  });
});

test("departures belong to a tour, and every offer's tour has a member price", () => {
  const numbers = new Map(tours.map(({ slug, number }) => [slug, number]));
  expect(yearly.filter(({ tour, number }) => numbers.get(tour) !== Math.floor(number / 100))).toEqual([]);
  const cheaper = new Set(yearly.filter((one) => one.memberPriceCents).map(({ tour }) => tour));
  expect(content.offer.filter(({ tour }) => !cheaper.has(tour.slug))).toEqual([]);
});

test("prose has typographic quotes and the Sie-form, addresses end in .example", () => {
  // Examples of code have lines.
  const prose = written.filter(([field]) => !/^(?:url|hash|name|documentId)$/.test(field));
  expect(prose.filter(([, text]) => /"|'| {2}/.test(text) && !text.includes("\n"))).toEqual([]);
  const count = (text: string, sign: string) => text.split(sign).length;
  expect(prose.filter(([, text]) => count(text, "„") !== count(text, "“"))).toEqual([]);
  // French „du“ stands before a capital letter or in a slug.
  const informal = /\b(dir|dich|deine?[mnrs]?|euch|eure?[mnrs]?)\b|(?<!-)\bdu\b(?!-|\p{L}| \p{Lu})/iu;
  expect(
    strings(tours.map(({ body, teaser, days }) => [body, teaser, days])).filter(([, text]) =>
      informal.test(text.replace(/\bdu(?= \p{Lu})/gu, "")),
    ),
  ).toEqual([]);
  const addresses = written.flatMap(([, text]) => text.match(/https?:\/\/[^\s/]+|[\w.-]+@[\w.-]+/g) ?? []);
  expect(addresses.length).toBeGreaterThan(6);
  expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
});

test("links inside texts lead to pages that exist, under their right names", () => {
  const known = new Set([
    ...["/de", "/de/reisesuche", "/de/magazin", "/de/support", "/de/haeufige-fragen", "/de/top"],
    ...["/de/impressum", "/de/datenschutz", "/de/influencer"],
    ...["/de/portal", "/de/portal/angebot", "/de/portal/settings", "/de/portal/user/pricing"],
    ...tours.map(({ number, slug }) => `/de/reise/${number}/${slug}`),
    ...content["magazine-topic"].map(({ slug }) => `/de/magazin/${slug}`),
    ...content["magazine-article"].map(({ topic, slug }) => `/de/magazin/${topic.slug}/${slug}`),
    ...content["support-topic"].map(({ slug }) => `/de/support/${slug}`),
    ...content["top-list"].map(({ slug }) => `/de/top/${slug}`),
    ...content.page.map(({ slug, layout }) => (layout === "portal" ? `/de/portal/${slug}` : `/de/${slug}`)),
  ]);
  const links = written.filter(([field, text]) => field === "url" && text.startsWith("/de"));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(([, text]) => !known.has(text.replace(/[?#].*$/, "")))).toEqual([]);
});

test("pictures are there in every size, with words, below 20 MB together", () => {
  const files = content.file;
  expect(files.filter(({ alternativeText }) => !alternativeText)).toEqual([]);
  const stored = files.flatMap(({ url, formats }) => [
    url,
    ...Object.values(formats ?? {}).map((format) => format.url),
  ]);
  const uploads = path.join(folder, "uploads");
  expect(stored.filter((url) => !existsSync(path.join(uploads, path.basename(url))))).toEqual([]);
  const sizes = readdirSync(uploads).map((name) => statSync(path.join(uploads, name)).size);
  expect(sizes).toHaveLength(stored.length);
  expect(sum(sizes)).toBeLessThan(20e6);
});

test("the accessibility statement says the law, its measure, how far it is reached and whom to ask", () => {
  const statement = strings(content.page.find(({ slug }) => slug === "barrierefreiheit"))
    .flatMap(([field, text]) => (field === "text" ? [text] : []))
    .join(" ");
  for (const words of [
    /§ 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes/,
    /WCAG\), Fassung 2\.1, Stufe AA/,
    /teilweise vereinbar/,
    /am \d+\. \p{L}+ 20\d\d erstellt und am \d+\. \p{L}+ 20\d\d zuletzt geändert/u,
    /Schreiben Sie uns.+innerhalb von zwei Wochen/,
    /Marktüberwachungsstelle der Länder .+ Postfach .+ Magdeburg\..+§ 32 BFSG/,
    /Suche, Buchung und Konto brauchen JavaScript\./,
  ])
    expect(statement).toMatch(words);
});
