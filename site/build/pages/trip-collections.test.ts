import { readSearchFields, writeSearchQuery } from "@gratweg/contracts/search-query";
import type { CollectionModel } from "../../src/collection-models";
import { article, departure, media, pagesInput, sites, TODAY, tour } from "../fixtures";
import { sitePages } from "../pages";
import { tripCollections } from "../reading-list";
import type { TourNode } from "../content";

const AUSTRIA = { slug: "oesterreich", name: "Österreich", continent: { slug: "europa", name: "Europa" } };
const KARWENDEL = { slug: "karwendel", name: "Karwendel" };
const HUTS = { slug: "huettenwandern", name: "Hüttenwandern" };
const INNSBRUCK = { latitude: 47.27, longitude: 11.4 };

const at = (latitude: number, longitude: number) =>
  ({ name: "Ort", day: 1, kind: "place", latitude, longitude, elevationM: 0, distanceKm: 0 }) as never;

/** A week near Innsbruck. */
function tyrol(number: number, more: Partial<TourNode> = {}): TourNode {
  return tour(number, `tirol-${number}`, {
    country: { slug: AUSTRIA.slug, name: AUSTRIA.name },
    activities: [HUTS],
    waypoints: [at(INNSBRUCK.latitude, INNSBRUCK.longitude), at(47.3, 11.5), at(47.35, 11.45)],
    days: [1, 2, 3].map((day) => ({ title: `Tag ${day}` })) as never,
    ...more,
  });
}

const dated = (number: number, tourNumber: number, startDate: string, priceCents: number) =>
  departure(number, tourNumber, startDate, { priceCents });

const LAKE = { tours: [{ number: 1 }, { number: 2 }], image: media("/see.webp", "Zeichnung, Tag: ein See") };

const CONTENT = {
  tours: {
    nodes: [
      tyrol(1, { region: KARWENDEL }),
      tyrol(2),
      tyrol(3),
      tyrol(4, { activities: [] }),
      tour(5, "harz", { activities: [HUTS] }),
      tour(6, "rad", { sites: sites("biking"), activities: [HUTS] }),
    ],
  },
  departures: {
    nodes: [
      dated(11, 1, "2027-07-04", 89_000),
      dated(12, 1, "2027-06-06", 79_000),
      dated(13, 2, "2027-07-11", 99_000),
      dated(14, 3, "2027-07-25", 69_000),
      dated(15, 5, "2027-07-01", 50_000),
      dated(16, 4, "2028-01-09", 10_000),
    ].sort((a, b) => a.startDate.localeCompare(b.startDate)),
  },
  countries: { nodes: [AUSTRIA] },
  regions: { nodes: [{ ...KARWENDEL, teaser: "Kalk und Karst.", country: null }] },
  activities: { nodes: [{ ...HUTS, description: "Von Hütte zu Hütte.", icon: null }] },
  magazineTopics: { nodes: [{ slug: "lernen", name: "Lernen", teaser: null, image: null }] as never },
  magazineArticles: {
    nodes: [
      article("huetten", { ...LAKE, tours: [{ number: 2 }] }),
      ...[article("see", LAKE), article("wald", { tours: [{ number: 1 }] }), article("fremd")],
    ],
  },
};

const pages = () => sitePages(pagesInput(CONTENT)).filter(({ path }) => path.startsWith("/de/reisen"));
const pageAt = (path: string) => {
  const page = pages().find((one) => one.path === path);
  if (!page) throw new Error(`There is no ${path}.`);
  return { ...page, model: page.context.model as CollectionModel };
};

it("has a page for each place, activity and month with trips, and for places with three trips of one more fact", () => {
  expect(TODAY).toBe("2026-11-21");
  expect(pages().map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/de/reisen",
      "/de/reisen/oesterreich",
      "/de/reisen/karwendel",
      "/de/reisen/huettenwandern",
      "/de/reisen/juni",
      "/de/reisen/juli",
      "/de/reisen/oesterreich/huettenwandern",
      "/de/reisen/oesterreich/juli",
    ]),
  );
  // Beyond the year, too few trips, or the same as the place alone.
  for (const path of ["januar", "oesterreich/juni", "karwendel/juli"])
    expect(pages().map((page) => page.path)).not.toContain(`/de/reisen/${path}`);
});

it("gives places with the very same trips one page, that of the country", () => {
  const of = (slug: string) => pages().filter(({ path }) => path === `/de/reisen/${slug}`).length;
  expect([of("oesterreich"), of("tirol"), of("nordtirol"), of("ostalpen")]).toEqual([1, 0, 0, 0]);
});

it("shows a month's dates and prices alone, the next one first", () => {
  const { model } = pageAt("/de/reisen/juli");
  expect(model.title).toBe("Wanderreisen im Juli 2027");
  expect(model.lead).toBe(
    "4 geführte Wanderreisen, 1 bis 3 Tage, ab 500\u00a0€. Die nächste beginnt am 1.\u00a0Juli 2027.",
  );
  expect(
    model.trips?.cards.map(({ number, nextDeparture, priceFrom }) => [
      number,
      nextDeparture,
      priceFrom?.amount,
    ]),
  ).toEqual([
    [5, "2027-07-01", 50_000],
    [1, "2027-07-04", 89_000],
    [2, "2027-07-11", 99_000],
    [3, "2027-07-25", 69_000],
  ]);
  expect(model.trips?.refineHref).toBe("/de/reisesuche?month=2027-07");
});

it("names editors' words, ways on and the magazine's articles about its trips", () => {
  expect(pageAt("/de/reisen/karwendel").model).toMatchObject({ intro: "Kalk und Karst." });
  const { model, context } = pageAt("/de/reisen/oesterreich");
  expect(model.links).toEqual([
    {
      title: "Aktivitäten",
      links: [{ href: "/de/reisen/oesterreich/huettenwandern", label: "Hüttenwandern · 3 Touren" }],
    },
    { title: "Monate", links: [{ href: "/de/reisen/oesterreich/juli", label: "Juli 2027 · 3 Touren" }] },
    {
      title: "Ziele",
      links: [
        { href: "/de/reisen/berge", label: "Berge · 3 Touren" },
        { href: "/de/reisen/karwendel", label: "Karwendel · 1 Tour" },
      ],
    },
  ]);
  // Those that name most trips come first, behind those of other scenes.
  expect(model.articles?.teasers.map(({ title }) => title)).toEqual([
    ...["Artikel see", "Artikel wald", "Artikel huetten"],
  ]);
  expect(context.meta).toMatchObject({
    title: "Österreich: Wanderreisen – Gratweg Wandern",
    canonical: "https://wandern.gratweg.example/de/reisen/oesterreich",
  });
});

it("says of a place without editors' words when its trips start and how hard they are", () => {
  const introOf = (tours: TourNode[], ...months: string[]) => {
    const nodes = months.map((month, at) => departure(at + 1, 1, `2027-${month}-01`));
    const input = pagesInput({ ...CONTENT, tours: { nodes: tours }, departures: { nodes } });
    const page = sitePages(input).find(({ path }) => path === "/de/reisen/oesterreich");
    return (page?.context.model as CollectionModel).intro;
  };
  const hard = tyrol(2, { techniqueGrade: 4 });
  expect(introOf([tyrol(1)], "01", "02", "06", "12")).toBe(
    "Die Wanderreise beginnt im Juni und von Dezember bis Februar und hat Schwierigkeit 3 von 5.",
  );
  expect(introOf([tyrol(1), hard], "07")).toBe(
    "Die Wanderreisen beginnen im Juli und haben Schwierigkeit 3 bis 4 von 5.",
  );
  expect(introOf([tyrol(1)])).toBeNull();
});

it("leads from a place with one trip to the places beside it", () => {
  const stubai = { slug: "stubaier-alpen", name: "Stubaier Alpen" };
  const nodes = [tyrol(1, { region: KARWENDEL }), tyrol(2, { region: stubai }), tyrol(3)];
  const input = pagesInput({ ...CONTENT, tours: { nodes } });
  const page = sitePages(input).find(({ path }) => path === "/de/reisen/karwendel");
  const { links } = page?.context.model as CollectionModel;
  expect(links.at(-1)?.links).toContainEqual({
    href: "/de/reisen/stubaier-alpen",
    label: "Stubaier Alpen · 1 Tour",
  });
});

it("stands below the place and the overview, and refines both facts", () => {
  const { model } = pageAt("/de/reisen/oesterreich/huettenwandern");
  expect(model.crumbs.map(({ label, href }) => [label, href])).toEqual([
    ["Startseite", "/de"],
    ["Reisen", "/de/reisen"],
    ["Österreich", "/de/reisen/oesterreich"],
    ["Österreich: Hüttenwandern", "/de/reisen/oesterreich/huettenwandern"],
  ]);
  expect(model.trips?.refineHref).toBe("/de/reisesuche?activity=huettenwandern&place=oesterreich");
});

it("draws one preview for a place and its combinations", () => {
  const of = (path: string) => pageAt(path).discovery.social;
  expect(of("/de/reisen/oesterreich")).toMatchObject({
    title: "Österreich",
    kicker: "4 geführte Wanderreisen",
  });
  expect(of("/de/reisen/oesterreich/juli")).toEqual(of("/de/reisen/oesterreich"));
});

it("leads from the overview to everything", () => {
  const { model } = pageAt("/de/reisen");
  expect(model.trips).toBeNull();
  expect(model.links.map(({ title, links }) => [title, links.length > 0])).toEqual([
    ["Ziele", true],
    ["Aktivitäten", true],
    ["Monate", true],
  ]);
});

it("is not there without trips", () => {
  const none = sitePages(pagesInput({ ...CONTENT, tours: { nodes: [] } }));
  expect(none.filter(({ path }) => path.startsWith("/de/reisen"))).toEqual([]);
});

it("tells the server each page with the search's parameters for its trips, and the overview not at all", () => {
  const told = tripCollections(pages());
  expect(told).toContainEqual({
    title: "Österreich: Hüttenwandern",
    href: "/de/reisen/oesterreich/huettenwandern",
    parameters: "activity=huettenwandern&place=oesterreich",
  });
  expect(told.map(({ href }) => href)).not.toContain("/de/reisen");
  for (const { parameters } of told)
    expect(writeSearchQuery(readSearchFields(new URLSearchParams(parameters))).toString()).toBe(parameters);
});
