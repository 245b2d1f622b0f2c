import { SITES, siteByKey, type HomeSection, type SiteConfig } from "@gratweg/sites";
import type { HomeSectionModel } from "../src/home-models";
import type { DepartureNode, TourNode } from "./content";
import { article, blocks, departure, media, pagesInput, sites, TODAY, tour } from "./fixtures";
import { toHome } from "./home";
import { missingPicks } from "./missing-picks";
import { tripsOf } from "./trips";

const harz = { name: "Harz", slug: "harz" };
const rhoen = { name: "Rhön", slug: "rhoen" };
const germany = { name: "Deutschland", slug: "deutschland" };

function home(more: Partial<SiteConfig["home"]>, tours: TourNode[], departures: DepartureNode[] = []) {
  const { content } = pagesInput({
    tours: { nodes: tours },
    departures: { nodes: departures },
    magazineTopics: {
      nodes: [{ name: "Lernen", slug: "lernen", teaser: null, image: null, updatedAt: "2026-11-01" }],
    },
    magazineArticles: {
      nodes: [
        article("neu"),
        article("fremd", { sites: sites("biking") }),
        article("alt"),
        article("ohne-thema", { topic: null }),
        article("mittel"),
        article("vierter"),
      ],
    },
  });
  const hiking = siteByKey("hiking");
  const site = { ...hiking, home: { ...hiking.home, ...more } };
  const trips = tripsOf(content, "hiking", TODAY);
  return { model: toHome(content, trips, site), content, trips, site };
}

const summary = (section: HomeSectionModel) => {
  switch (section.kind) {
    case "trips":
      return section.trips.map(({ number }) => number);
    case "chips":
      return section.chips.map(({ href, label }) => `${label} ${href.replace(/^.*\?/, "")}`);
    case "teasers":
      return section.teasers.map(({ href }) => href);
    case "siblings":
      return section.siblings.map(({ key }) => key);
  }
};

it("has the configured parts in the configured order, without those that have nothing to show", () => {
  const { model } = home(
    {
      sections: ["months", "magazine", "focus", "featured", "topLists", "regions", "difficulty", "soon"],
      featuredTours: [3, 99, 1],
      magazine: ["alt", "fremd"],
    },
    [
      tour(1, "a", { region: harz, country: germany, techniqueGrade: 4 }),
      tour(2, "b", { region: rhoen, country: germany }),
      tour(3, "c", { region: harz, country: germany }),
      tour(4, "rad", { sites: sites("biking") }),
    ],
    [
      departure(1, 1, "2027-02-03"),
      departure(2, 1, "2027-02-20"),
      departure(3, 2, "2027-02-28"),
      departure(4, 2, "2026-12-01"),
      departure(5, 2, "2026-11-20"),
    ],
  );
  expect(model.sections.map((section) => [section.name, summary(section)])).toEqual([
    [
      "months",
      [
        "Dezember 2026 · 1 Tour from=2026-12-01&to=2026-12-31",
        "Februar 2027 · 2 Touren from=2027-02-01&to=2027-02-28",
      ],
    ],
    ["magazine", ["/de/magazin/lernen/alt", "/de/magazin/lernen/neu", "/de/magazin/lernen/mittel"]],
    ["featured", [3, 1, 2]],
    ["regions", ["Harz · 2 Touren place=harz", "Rhön · 1 Tour place=rhoen"]],
    ["difficulty", ["3 – mittel · 2 Touren difficulty=3", "4 – anspruchsvoll · 1 Tour difficulty=4"]],
  ]);
});

it("counts what it says about itself: regions where there is one country", () => {
  const { model } = home({}, [
    tour(1, "a", { region: harz, country: germany, operator: { name: "X", slug: "x" } }),
    tour(2, "b", { region: rhoen, country: germany, operator: { name: "X", slug: "x" } }),
  ]);
  expect(model.about.facts).toEqual([
    { value: "2", label: "geführte Touren" },
    { value: "2", label: "Gegenden" },
    { value: "1", label: "Veranstalter, den wir persönlich kennen" },
  ]);
  expect(model.about.title).toBe("Über uns");
});

it("the portal leads to its seven siblings, each in its own colour and with its own picture", () => {
  const picture = media("/a.jpg", "Ein Fluss");
  const { content } = pagesInput({
    tours: { nodes: [tour(siteByKey("biking").hero.tourNumber, "fluss", { gallery: [picture] })] },
    settings: { nodes: [] },
  });
  const model = toHome(content, tripsOf(content, "portal", TODAY), siteByKey("portal"));
  const siblings = model.sections.flatMap((section) => (section.kind === "siblings" ? section.siblings : []));
  expect(siblings.map(({ key }) => key)).toEqual(
    SITES.filter(({ key }) => key !== "portal").map(({ key }) => key),
  );
  expect(new Set(siblings.map(({ colour }) => colour)).size).toBe(7);
  expect(siblings.find(({ key }) => key === "biking")).toMatchObject({
    domain: "radreisen.gratweg.example",
    name: "Gratweg Rad",
    picture: { alt: "Ein Fluss" },
  });
});

it("says by field what is configured and not shown", () => {
  const { content, trips, site } = home({ featuredTours: [1, 2], magazine: ["neu", "fremd"] }, [
    tour(1, "a"),
    tour(2, "rad", { sites: sites("biking") }),
  ]);
  const place = "(packages/sites/src/configs.ts or GRATWEG_SITES_FILE)";
  expect(
    missingPicks(content, trips, {
      ...site,
      hero: { ...site.hero, tourNumber: 7 },
      topLists: { title: "Listen", first: ["liste"] },
    }),
  ).toEqual([
    `hiking.hero.tourNumber ${place}: tour 7 is not published on this site.`,
    `hiking.home.featuredTours ${place}: tour 2 is not published on this site.`,
    `hiking.home.magazine ${place}: article fremd is not published on this site.`,
    `hiking.topLists.first ${place}: list liste is not published on this site.`,
  ]);
});

it("an own heading replaces the general one", () => {
  const { model } = home(
    { sections: ["featured"], titles: { featured: { title: "Nur hier", intro: "Kurz." } } },
    [tour(1, "a", { body: blocks("x") })],
  );
  expect(model.sections[0]).toMatchObject({
    title: "Nur hier",
    intro: "Kurz.",
    all: { label: "Die Tour ansehen" },
  });
});

describe("the parts of home", () => {
  const section = (name: HomeSection, tours: TourNode[], departures: DepartureNode[] = []) => {
    const [found] = home({ sections: [name], featuredTours: [1, 2, 3] }, tours, departures).model.sections;
    return found && summary(found);
  };
  const tours = (count: number) => Array.from({ length: count }, (_, index) => tour(index + 1, "a"));

  it("show six tours to begin with, or all that are configured", () => {
    expect(section("featured", tours(8))).toEqual([1, 2, 3, 4, 5, 6]);
    const seven = [8, 7, 6, 5, 4, 3, 2];
    const { model } = home({ sections: ["featured"], featuredTours: seven }, tours(9));
    expect(model.sections.map(summary)).toEqual([seven]);
  });

  it("show the next three to start, without those that open the choice above", () => {
    const starts = [
      "2027-01-01",
      "2027-05-01",
      "2027-05-02",
      "2027-06-01",
      "2027-02-01",
      "2027-04-01",
      "2027-03-01",
    ];
    const departures = starts.map((start, index) => departure(index, index + 1, start));
    expect(section("soon", tours(8), departures)).toEqual([5, 7, 6]);
  });

  it("name places and kinds by how many tours they have or go there, then by name", () => {
    const focus = (...names: string[]) => names.map((name) => ({ name, slug: name.toLowerCase() }));
    const many = [
      tour(1, "a", { travelFocusTypes: focus("Natur", "Ärzte"), country: germany }),
      tour(2, "b", { travelFocusTypes: focus("Natur", "Zeit"), country: germany }),
      tour(3, "c", {
        country: { ...germany, name: "Österreich", slug: "oesterreich" },
        waypoints: [
          {
            name: "Regensburg",
            day: 1,
            kind: "start",
            latitude: 49.02,
            longitude: 12.1,
            elevationM: 340,
            distanceKm: 0,
          },
        ],
      }),
    ];
    expect(section("focus", many)).toEqual([
      "Natur · 2 Touren travelFocusType=natur",
      "Ärzte · 1 Tour travelFocusType=%C3%A4rzte",
      "Zeit · 1 Tour travelFocusType=zeit",
    ]);
    expect(section("countries", many)).toEqual([
      "Deutschland · 3 Touren place=deutschland",
      "Österreich · 1 Tour place=oesterreich",
    ]);
  });

  it("name the next twelve months alone", () => {
    const starts = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 11 + index, 5)));
    const departures = starts.map((start, index) => departure(index, 1, start.toISOString().slice(0, 10)));
    const months = section("months", tours(1), departures) as string[];
    expect([months.length, months[0], months.at(-1)]).toEqual([
      12,
      "Dezember 2026 · 1 Tour from=2026-12-01&to=2026-12-31",
      "November 2027 · 1 Tour from=2027-11-01&to=2027-11-30",
    ]);
  });
});
