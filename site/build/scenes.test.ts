import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { SITES } from "@gratweg/sites/node";
import type { Named } from "./content-nodes";
import type { Content } from "./content";
import { media, pagesInput, TODAY, tour } from "./fixtures";
import { sitePages } from "./pages";
import { tripsOf } from "./trips";

/** The columns that are read here, each of a table that has it. */
interface Row extends Named {
  id: number;
  number: number;
  title: string;
  url: string;
  alternative_text: string;
}
interface Database {
  prepare(sql: string): { all(...values: number[]): Row[] };
}

/** Reads what decides about lists of the shipped content; it has no dates, so each tour is given one. */
function shippedContent(): Content {
  const cms = path.join(__dirname, "../../packages/cms");
  const file = brotliDecompressSync(readFileSync(path.join(__dirname, "../../content/database.sqlite.br")));
  const Sqlite = createRequire(path.join(cms, "package.json"))("better-sqlite3") as new (
    file: Buffer,
  ) => Database;
  const database = new Sqlite(file);
  const published = (table: string) =>
    database.prepare(`SELECT * FROM ${table} WHERE published_at IS NOT NULL`).all();
  const linked = (table: string, by: string, id: number) =>
    database.prepare(`SELECT t.* FROM ${table} t JOIN ${by} = ? ORDER BY l.id`).all(id);
  const parts = (owner: string, field: string, table: string, id: number) =>
    linked(
      `components_${table}`,
      `${owner}_cmps l ON l.cmp_id = t.id AND field = '${field}' AND l.entity_id`,
      id,
    ) as never[];
  const sites = (owner: string, id: number) => {
    const [row = {}] = parts(owner, "sites", "shared_site_selections", id);
    const inCamelCase = (column: string) =>
      column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => [inCamelCase(column), value === 1]),
    ) as never;
  };
  const tours = published("tours").map(({ id, number, slug }) => ({
    ...tour(number, slug),
    gallery: linked(
      "files",
      "files_related_mph l ON l.file_id = t.id AND l.field = 'gallery' AND l.related_id",
      id,
    ).map((file) => media(file.url, file.alternative_text)),
    waypoints: parts("tours", "waypoints", "tour_waypoints", id),
    days: parts("tours", "days", "tour_days", id),
    country: linked("countries", "tours_country_lnk l ON l.country_id = t.id AND l.tour_id", id)[0] ?? null,
    region: linked("regions", "tours_region_lnk l ON l.region_id = t.id AND l.tour_id", id)[0] ?? null,
    activities: linked("activities", "tours_activities_lnk l ON l.activity_id = t.id AND l.tour_id", id),
    sites: sites("tours", id),
  }));
  const departures = tours.map(({ number }) => {
    const day = new Date(Date.parse(TODAY) + ((number * 37) % 300) * 86_400_000).toISOString().slice(0, 10);
    return { number, startDate: day, endDate: day, priceCents: 70_000, tour: { number } } as never;
  });
  const topLists = published("top_lists").map(({ id, title, slug }) => ({
    ...({ title, slug, intro: null, image: null, teaser: null, seo: null, updatedAt: TODAY } as const),
    entries: linked(
      "tours",
      `components_shared_top_entries_tour_lnk e ON e.tour_id = t.id
       JOIN top_lists_cmps l ON l.cmp_id = e.top_entry_id AND l.field = 'entries' AND l.entity_id`,
      id,
    ).map((listed) => ({ reason: "", tour: listed })),
    sites: sites("top_lists", id),
  }));
  return {
    ...pagesInput().content,
    tours: { nodes: tours },
    activities: { nodes: published("activities") as never[] },
    departures: { nodes: departures },
    topLists: { nodes: topLists },
  };
}

interface Card {
  image: { src: string } | null;
  priceFrom: unknown;
}

/** Every list of trip cards in a page's model. */
function listsIn(value: unknown): Card[][] {
  if (typeof value !== "object" || value === null) return [];
  const cards = Array.isArray(value)
    ? value.map((item: Card | { trip?: Card }) => ("trip" in item ? item.trip : item) as Card)
    : [];
  if (cards[0]?.priceFrom !== undefined && cards[0].image !== undefined) return [cards];
  return Object.values(value).flatMap(listsIn);
}

/** The scene that was drawn, which an uploaded file's name holds. */
const sceneOf = ({ image }: Card) =>
  /_([a-z]+)_(?:fruehling|sommer|herbst|winter)_/.exec(image?.src ?? "")?.[1];

it("shows no scene at two neighbours in any list of any site", () => {
  const content = shippedContent();
  const lists = SITES.flatMap((site) => {
    const input = { ...pagesInput(content), site, trips: tripsOf(content, site.key, TODAY) };
    return sitePages(input).flatMap(({ path, context }) =>
      listsIn(context.model).map((cards) => ({ at: `${site.key} ${path}`, scenes: cards.map(sceneOf) })),
    );
  });
  expect(lists.length).toBeGreaterThan(500);
  const alike = lists.filter(({ scenes }) => scenes.some((scene, at) => !scene || scene === scenes[at + 1]));
  expect(alike).toEqual([]);
});
