import { readFileSync } from "node:fs";
import { join } from "node:path";
import { complaintsAbout, type Entry, type Stage } from "./rules";

/** The route table, which this project may not depend on while it runs. */
const { isFreeSlug, ROUTES } = jest.requireActual<{
  isFreeSlug: (slug: string, layout: "site" | "portal") => boolean;
  ROUTES: ReadonlyMap<string, { pattern: string }>;
}>("@gratweg/contracts/routes");

const messages = (uid: string, entry: Entry, stage: Stage = "published") =>
  complaintsAbout(uid, entry, stage).map(({ path, message }) => `${path.join(".")}: ${message}`);

const day = (distanceKm: number, ascentM: number, descentM: number) => ({ distanceKm, ascentM, descentM });
const tour = {
  slug: "karwendel",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 4,
  groupSizeMax: 10,
  distanceKm: 20.4,
  ascentM: 1500,
  descentM: 900,
  days: [day(10.1, 1000, 200), day(10.3, 500, 700)],
  waypoints: [{ name: "Start", day: 1 }],
};

describe("tour", () => {
  const complaints = (change: Entry, stage: Stage = "published") =>
    messages("api::tour.tour", { ...tour, ...change }, stage);

  it("has nothing against a tour that adds up", () => {
    expect(complaints({})).toEqual([]);
  });

  it("names both sums when the days do not add up", () => {
    expect(complaints({ ascentM: 1400 })).toEqual([
      "ascentM: Aufstieg: Die Tage ergeben zusammen 1.500 m, bei der Tour stehen 1.400 m. Bitte gleichen Sie Tage und Gesamtwert an.",
    ]);
  });

  it("forgives rounding, not a tenth of a kilometre", () => {
    expect(complaints({ distanceKm: 20.44 })).toEqual([]);
    expect(complaints({ distanceKm: 20.5 })).toHaveLength(1);
  });

  it("lets a draft be unfinished, but not wrong", () => {
    expect(complaints({ ascentM: 1 }, "draft")).toEqual([]);
    expect(complaints({ techniqueGrade: 6 }, "draft")).toEqual([
      "techniqueGrade: Technik: bitte eine ganze Zahl von 1 (leicht) bis 5 (sehr anspruchsvoll).",
    ]);
  });

  it.each([0, 6, 2.5])("refuses the grade %s", (grade) => {
    expect(complaints({ fitnessGrade: grade })).toHaveLength(1);
  });

  it.each(["Karwendel", "über-den-grat", "a--b", "-a", "a b", "a/b"])("refuses the slug „%s“", (slug) => {
    expect(complaints({ slug })).toHaveLength(1);
  });

  it("refuses a group whose least is more than its most, and a waypoint after the last day", () => {
    expect(complaints({ groupSizeMin: 12, waypoints: [{ name: "Ende", day: 3 }] })).toEqual([
      "groupSizeMax: Die größte Gruppe (10) ist kleiner als die kleinste (12).",
      "waypoints.0.day: Wegpunkt „Ende“ liegt an Tag 3, die Tour hat aber nur 2 Tage.",
    ]);
  });
});

describe("departure", () => {
  const complaints = (entry: Entry) => messages("api::departure.departure", entry);

  it("may end on the day it starts, not before", () => {
    expect(complaints({ startDate: "2027-06-05", endDate: "2027-06-05" })).toEqual([]);
    expect(complaints({ startDate: "2027-06-05", endDate: "2027-06-04" })).toEqual([
      "endDate: Das Ende liegt vor dem Beginn. Bitte prüfen Sie die beiden Tage.",
    ]);
  });

  it("cannot need more travellers than it has places", () => {
    expect(complaints({ capacity: 4, minimumParticipants: 5 })).toEqual([
      "minimumParticipants: Die Mindestzahl (5) ist größer als die Zahl der Plätze (4).",
    ]);
  });

  it("costs a euro at least; a single room may cost nothing more", () => {
    const amounts = { priceCents: 99, memberPriceCents: 0, singleSupplementCents: 50 };
    expect(complaints(amounts)).toEqual([
      "priceCents: Der kleinste Betrag ist 1 €, hier stehen 0,99\u00a0€.",
      "memberPriceCents: Der kleinste Betrag ist 1 €, hier stehen 0\u00a0€.",
      "singleSupplementCents: Der kleinste Betrag ist 1 €, hier stehen 0,50\u00a0€.",
    ]);
    expect(complaints({ priceCents: 100, singleSupplementCents: 0 })).toEqual([]);
    expect(messages("api::plan.plan", { priceCents: 0 })).toHaveLength(1);
  });

  it("has a member price that is lower than its price, or none", () => {
    expect(complaints({ priceCents: 89_000, memberPriceCents: 88_999 })).toEqual([]);
    expect(complaints({ priceCents: 89_000, memberPriceCents: null })).toEqual([]);
    expect(complaints({ priceCents: 89_000, memberPriceCents: 89_000 })).toEqual([
      "memberPriceCents: Der Mitgliederpreis ist nicht niedriger als der Preis. Ohne Nachlass lassen Sie das Feld leer.",
    ]);
  });
});

describe("redirect", () => {
  const complaints = (from: string, to: string) => messages("api::redirect.redirect", { from, to });

  it.each([
    ["/alt", "/de/neu"],
    ["/alt", "https://example.org/x"],
    ["/alt", "/de/reisesuche?q=ja/nein#treffer"],
    ["/alt", "/de/./neu"],
  ])("leads from %s to %s", (from, to) => {
    expect(complaints(from, to)).toEqual([]);
  });

  it.each([
    ["alt", "/neu"],
    ["/alt", "//fremd.example"],
    ["/alt", "javascript:alert(1)"],
    ["/alt", "/alt"],
    ["/alt", "http://example.org/x"],
    ["/alt", "https://gut.example@fremd.example/"],
    ["/alt", "/./\\fremd.example"],
    ["/alt", "/.//fremd.example"],
    ["/alt", "/de/..//fremd.example"],
    ["/alt", "/%2e//fremd.example"],
    ["/alt", "/%5cfremd.example"],
    ["/alt", "/\t/fremd.example"],
    ["/alt", "/de\r\nSet-Cookie: a=b"],
    ["/", "/de/x"],
    ["/de", "/de/x"],
    ["/de/", "/de/x"],
    ["/de/portal/user/login", "https://fremd.example/login"],
    ["/Portal", "/de/x"],
    ["/de/reise/1001/karwendel/buchen/100101", "https://fremd.example/"],
    ["/robots.txt", "/de/x"],
  ])("does not lead from %s to %s", (from, to) => {
    expect(complaints(from, to)).toHaveLength(1);
  });

  it("reserves what the server reserves, word for word", () => {
    const reserved = (path: string) =>
      /const RESERVED =\n {2}(\/.*\/i);/.exec(readFileSync(join(__dirname, path), "utf8"))?.[1];
    expect(reserved("redirect-rule.ts")).toBeDefined();
    expect(reserved("redirect-rule.ts")).toBe(reserved("../../../server/src/content/redirects.ts"));
  });
});

it("lets pages have slashes between words only", () => {
  const complaints = (slug: string) => messages("api::page.page", { slug });
  expect(complaints("wissen/huettentouren")).toEqual([]);
  expect(
    [complaints("/wissen"), complaints("wissen/"), complaints("a//b")].map((list) => list.length),
  ).toEqual([1, 1, 1]);
});

it("keeps pages from taking the place of the product's own, as the route table has them", () => {
  const slugs = [...ROUTES.values()].map(({ pattern }) =>
    pattern.replace(/^\/de\/?|[:*]/g, "").replace("_", "-"),
  );
  const all = [
    ...slugs,
    "404",
    "fehler-portal",
    "reise/5/x",
    "portal/x",
    "newsletter",
    "frei",
    "tief/unten",
    "reisesuche-tipps",
  ];
  const below = all.map((slug) => slug.replace(/^portal\//, ""));
  for (const [layout, tried] of [
    ["site", all],
    ["portal", below],
  ] as const)
    for (const slug of tried.filter((each) => each !== "" && each !== "slug"))
      expect([
        slug,
        layout,
        messages("api::page.page", { slug: slug.toLowerCase(), layout }).length === 0,
      ]).toEqual([slug, layout, isFreeSlug(slug.toLowerCase(), layout)]);
  expect(messages("api::page.page", { slug: "portal/user/login", layout: "site" })).toEqual([
    expect.stringContaining("steht schon eine Seite des Portals"),
  ]);
});

it("knows offers that end before they begin, and lower-case country codes", () => {
  expect(messages("api::offer.offer", { validFrom: "2027-02-01", validUntil: "2027-01-31" })).toHaveLength(1);
  expect(messages("api::country.country", { isoCode: "at" })).toHaveLength(1);
});

describe("cancellation scale", () => {
  const steps = (...list: [daysBefore: number | null, percent: number][]) =>
    messages("api::booking-setting.booking-setting", {
      cancellationSteps: list.map(([daysBefore, percent]) => ({ daysBefore, percent })),
    });

  it("rises towards the start and ends with the day of the start, in whatever order it was entered", () => {
    expect(steps([30, 40], [365, 20], [null, 90])).toEqual([]);
  });

  it("names what is wrong, also days for which no mail could be written", () => {
    expect([
      steps([365, 20]),
      steps([30, 40], [30, 50], [null, 90]),
      steps([365, 50], [30, 40], [null, 90]),
      steps([999_999_999, 10], [null, 90]),
    ]).toEqual([
      [expect.stringContaining("letzte Stufe")],
      [expect.stringContaining("am selben Tag")],
      [expect.stringContaining("desto höher")],
      [expect.stringContaining("höchstens 730 Tage")],
    ]);
  });
});

describe("booking settings and form sheets", () => {
  it("offer no insurance without a name and a premium", () => {
    const setting = (change: Entry) =>
      messages("api::booking-setting.booking-setting", { insuranceOffered: true, ...change });
    expect(setting({})).toHaveLength(1);
    expect(setting({ insuranceProduct: "Rücktritt", insurancePerMille: 42 })).toEqual([]);
  });

  it("call versions by year and number", () => {
    const version = (text: string) => messages("api::form-sheet.form-sheet", { version: text });
    expect(version("2027-1")).toEqual([]);
    expect(version("neu")).toHaveLength(1);
  });
});
