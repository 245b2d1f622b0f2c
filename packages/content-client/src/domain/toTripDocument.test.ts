import type { TripDocument } from "@gratweg/contracts";
import type { RawTour } from "../generated/raw";
import type { ContentProblem } from "./problem";
import { rawTour } from "./fixtures";
import { toTripDocument } from "./toTripDocument";

function transform(raw: object) {
  const problems: ContentProblem[] = [];
  const document = toTripDocument(raw as RawTour, {
    uploadsHost: "https://dateien.example",
    report: (problem) => problems.push(problem),
  });
  return { document, problems };
}

it("makes a complete tour the document that the search index wants [3.7]", () => {
  expect(transform(rawTour())).toEqual({
    problems: [],
    document: {
      number: 1001,
      slug: "venediger-hoehenweg",
      title: "Venediger Höhenweg",
      teaser: "Sechs Tage über dem Virgental.",
      image: {
        src: "https://dateien.example/uploads/small_a.jpg",
        srcSet:
          "https://dateien.example/uploads/small_a.jpg 640w, https://dateien.example/uploads/a.jpg 1920w",
        width: 640,
        height: 400,
        alt: "Gletscher im Morgenlicht",
      },
      continent: { slug: "europa", name: "Europa" },
      country: { slug: "oesterreich", name: "Österreich" },
      region: { slug: "hohe-tauern", name: "Hohe Tauern" },
      activities: [{ slug: "wandern", name: "Wandern" }],
      travelTypes: [{ slug: "gruppenreise", name: "Gruppenreise" }],
      travelFocusTypes: [{ slug: "huettentour", name: "Hüttentour" }],
      operator: { slug: "ahorn", name: "Ahorn Bergreisen" },
      days: 2,
      difficulty: 4,
      highlights: ["Johannishütte", "Schlafen unter dem Großvenediger"],
      body: "Der Weg beginnt in Hinterbichl.\nAufstieg\nDurch das Dorfertal.\nJohannishütte\nAbstieg\nZurück ins Tal.\nHinterbichl",
      departures: [{ number: 100101, startDate: "2027-07-03", endDate: "2027-07-04", priceCents: 48_000 }],
      cancelledDepartures: [100102],
      sites: ["hiking", "outdoors-germany"],
      features: ["bahnanreise", "ohne-flug", "halbpension", "huette", "kleine-gruppe"],
      nightShares: { huette: 100, zelt: 0 },
      childrenFromAge: 12,
      track: [
        [47, 12.3],
        [47, 12.3],
      ],
    } satisfies TripDocument,
  });
});

it("tolerates everything optional that is missing, not populated or empty", () => {
  const { number, title, slug, days, techniqueGrade, fitnessGrade, documentId } = rawTour();
  const bare = { number, title, slug, days, techniqueGrade, fitnessGrade, documentId };
  const expected: TripDocument = {
    number,
    slug,
    title: title.trim(),
    teaser: "",
    image: null,
    continent: null,
    country: null,
    region: null,
    activities: [],
    travelTypes: [],
    travelFocusTypes: [],
    operator: null,
    days: 2,
    difficulty: 4,
    highlights: [],
    body: "Aufstieg\nDurch das Dorfertal.\nJohannishütte\nAbstieg\nZurück ins Tal.",
    departures: [],
    sites: [],
    features: ["huette"],
    nightShares: { huette: 100, zelt: 0 },
    childrenFromAge: null,
    track: [],
  };
  expect(transform(bare)).toEqual({ document: expected, problems: [] });
  const empty = { gallery: null, body: null, country: null, sites: null, highlights: [], operator: null };
  expect(transform({ ...bare, ...empty })).toEqual({ document: expected, problems: [] });
});

it("says which departures take place in any case", () => {
  const [first, ...others] = rawTour().departures ?? [];
  const { document } = transform({ ...rawTour(), departures: [{ ...first, guaranteed: true }, ...others] });
  expect(document?.departures.map(({ guaranteed }) => guaranteed)).toEqual([true]);
});

it("leaves a waypoint without a place on earth out of the track", () => {
  const [waypoint] = rawTour().waypoints ?? [];
  const { document } = transform({
    ...rawTour(),
    waypoints: [waypoint, { ...waypoint, latitude: null }, { ...waypoint, longitude: 181 }],
  });
  expect(document?.track).toEqual([[47, 12.3]]);
});

it.each([
  ["number", { number: null }],
  ["number", { number: 0 }],
  ["title", { title: " " }],
  ["slug", { slug: "Kein Slug" }],
  ["days", { days: [] }],
  ["techniqueGrade", { fitnessGrade: 6 }],
  ["techniqueGrade", { techniqueGrade: null }],
])("leaves a tour out whose %s is invalid: %j", (field, patch) => {
  const { document, problems } = transform({ ...rawTour(), ...patch });
  expect(document).toBeNull();
  expect(problems.map((problem) => [problem.type, problem.documentId, problem.field])).toEqual([
    ["tour", "tour1", field],
  ]);
});

it.each([
  ["number", { number: "7" }],
  ["startDate", { startDate: "2027-02-30" }],
  ["endDate", { endDate: null }],
  ["endDate", { endDate: "2027-07-01" }],
  ["priceCents", { priceCents: 1.5 }],
])("leaves a departure out whose %s is invalid: %j", (field, patch) => {
  const [good] = rawTour().departures ?? [];
  const { document, problems } = transform({
    ...rawTour(),
    departures: [{ ...good, ...patch, documentId: "departure9" }, good],
  });
  expect(document?.departures.map(({ number }) => number)).toEqual([100101]);
  expect(problems.map((problem) => [problem.type, problem.documentId, problem.field])).toEqual([
    ["departure", "departure9", field],
  ]);
});

it("leaves out a taxonomy value without slug and reports it", () => {
  const { document, problems } = transform({
    ...rawTour(),
    activities: [
      { name: "Wandern", slug: null },
      { name: "Klettern", slug: "klettern" },
    ],
  });
  expect(document?.activities).toEqual([{ slug: "klettern", name: "Klettern" }]);
  expect(problems.map(({ field }) => field)).toEqual(["activities"]);
});

it("names the picture after the tour when it has no description, and does without its sizes", () => {
  const [media] = rawTour().gallery ?? [];
  const { document } = transform({
    ...rawTour(),
    gallery: [{ ...media, alternativeText: "", formats: null }],
  });
  expect(document?.image).toEqual({
    src: "https://dateien.example/uploads/a.jpg",
    width: 1920,
    height: 1200,
    alt: "Venediger Höhenweg",
  });
});
