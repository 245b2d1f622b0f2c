import { problem, suggestAnswer, type SuggestAnswer } from "@gratweg/contracts";
import { createTripSearchInSteps } from "@gratweg/trip-search";
import { createServer, type ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import { fakeOptions, trip } from "../../testing/fakes";
import { searchStarted } from "../../testing/searchStarted";
import { createSitesFolder, FILES } from "../../testing/siteFolder";

const austria = { slug: "oesterreich", name: "Österreich" };
const walking = { slug: "wandern", name: "Wandern" };
const cycling = { slug: "radwandern", name: "Radwandern" };
const PICTURE = { src: "/static/a.webp", width: 480, height: 320, alt: "Grat" };
const DOG = { kind: "question", title: "Kann ich einen Hund mitnehmen?", href: "/de/faq#vorab-1" };
const trips = [
  trip(1, "karwendel", {
    title: "Von Hütte zu Hütte im Karwendel",
    country: austria,
    region: { slug: "karwendel", name: "Karwendel" },
    activities: [walking],
  }),
  trip(2, "donau", { title: "Die Donau hinab", country: austria, activities: [cycling], sites: ["biking"] }),
  trip(3, "drau", { title: "Die Drau hinab", country: austria, activities: [cycling], sites: ["biking"] }),
  trip(101, "ohne-termin", { departures: [] }),
];

const folder = createSitesFolder();
folder.write("hiking", {
  ...FILES,
  "trip-images.json": JSON.stringify({ 1: [PICTURE] }),
  "reading-list.json": JSON.stringify([DOG]),
});
const serve = (more?: Partial<ServerOptions>) =>
  createServer(
    fakeOptions(folder.path, {
      trips: { load: () => Promise.resolve(trips) },
      buildIndex: createTripSearchInSteps,
      ...more,
    }),
  );
const shared = serve();
afterAll(() => shared.close().then(() => folder.remove()));

async function ask(query: string, host = "localhost", more?: Partial<ServerOptions>, times = 1) {
  const app = more ? serve(more) : shared;
  await app.loaded();
  if (!more?.trips) await searchStarted(app);
  const url = `/api/trips/suggest?${query}`;
  for (let time = 1; time < times; time += 1) await app.inject({ url, headers: { host } });
  const answer = await app.inject({ url, headers: { host } });
  if (more) await app.close();
  return answer;
}

const suggested = async (query: string, host?: string): Promise<SuggestAnswer["data"]> =>
  suggestAnswer.parse((await ask(query, host)).json()).data;

it("places with the host's own trips, larger ones too, and trips with its pictures", async () => {
  const { places, trips: found } = await suggested("q=karw");
  expect(places).toEqual([{ slug: "karwendel", name: "Karwendel", count: 1 }]);
  expect(found).toEqual([
    {
      number: 1,
      slug: "karwendel",
      title: "Von Hütte zu Hütte im Karwendel",
      image: PICTURE,
      days: 7,
      priceFrom: { amount: 89_000, currency: "EUR" },
    },
  ]);
  expect((await suggested("q=tir")).places).toEqual([{ slug: "tirol", name: "Tirol", count: 1 }]);
});

it("what the host has none or less of is its sibling's, by name and address", async () => {
  const { activities, siblings, trips: found } = await suggested("q=Radtour");
  expect([activities, found]).toEqual([[], []]);
  expect(siblings).toEqual([
    {
      site: "biking",
      name: "Gratweg Rad",
      domain: "radreisen.gratweg.example",
      topic: "Radwandern",
      count: 2,
      parameters: "activity=radwandern",
    },
  ]);
  expect((await suggested("q=Wand")).siblings).toEqual([]);
});

it("what begins a place's name shows that place's trips, and not those with a word that begins so", async () => {
  const { places, trips: found } = await suggested("q=tir");
  expect([places[0]?.name, found.map(({ number }) => number)]).toEqual(["Tirol", [1]]);
});

it.each(["juni", "jun", "im Juni"])("%s is the month, with the trips that start in it", async (typed) => {
  const { months, trips: found } = await suggested(new URLSearchParams({ q: typed }).toString());
  expect(months).toEqual([{ month: expect.stringMatching(/^20\d\d-06$/) as string, count: 1 }]);
  expect(found.map(({ number }) => number)).toEqual([1]);
});

it("a trip's number is that trip", async () => {
  const { months, trips: found } = await suggested("q=101");
  expect([months, found.map(({ number }) => number)]).toEqual([[], [101]]);
});

it("the portal shows all and needs no siblings", async () => {
  const { places, activities, siblings } = await suggested("q=Radw", "portal.localhost");
  expect([places, activities, siblings]).toEqual([
    [],
    [{ slug: "radwandern", name: "Radwandern", count: 2 }],
    [],
  ]);
});

it("questions and articles of the host's build", async () => {
  expect((await suggested("q=hund")).pages).toEqual([DOG]);
  expect((await suggested("q=hund", "biking.localhost")).pages).toEqual([]);
});

it.each([["q=k"], ["q=xqzj"], ["q=%F0%9F%8F%94"], ["q=%3Cscript%3E"], [`q=${"a".repeat(200)}`]])(
  "answers %s without a fault",
  async (query) => expect((await suggested(query)).trips).toEqual([]),
);

it.each([
  ["", "q"],
  ["q=%20", "q"],
  [`q=${"a".repeat(201)}`, "q"],
  ["q=a&q=b", "q"],
  ["q=a&page=2", "page"],
])("refuses „%s“ and names %s", async (query, parameter) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(400);
  expect(problem.parse(answer.json()).issues?.map((issue) => issue.parameter)).toEqual([parameter]);
});

it("is for an address so often and no more, and not for foreign hosts", async () => {
  const suggestLimit = createRequestLimit({ most: 2, windowMs: 60_000 });
  const answer = await ask("q=a", "localhost", { limits: { suggestions: suggestLimit } }, 3);
  expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await ask("q=a", "anderswo.example")).statusCode).toBe(421);
});

it("says so while no trips are there", async () => {
  const answer = await ask("q=a", "localhost", { trips: { load: () => Promise.reject(new Error("away")) } });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
});
