import { searchAnswer } from "@gratweg/contracts";
import { createTripSearchInSteps } from "@gratweg/trip-search";
import { createServer, type ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import { fakeOptions, trip } from "../../testing/fakes";
import { searchStarted } from "../../testing/searchStarted";
import { createSitesFolder, FILES } from "../../testing/siteFolder";

const austria = { slug: "oesterreich", name: "Österreich" };
const PICTURE = {
  src: "/static/a.webp",
  srcSet: "/static/a.webp 480w",
  width: 480,
  height: 320,
  alt: "Grat",
};
const FURTHER = { ...PICTURE, src: "/static/b.webp", alt: "See" };
const trips = [
  trip(1, "karwendel", { title: "Von Hütte zu Hütte im Karwendel", country: austria, features: ["huette"] }),
  trip(2, "ruegen", { title: "Rügen zu Fuß", teaser: "Sieben Tage am Meer." }),
  trip(3, "donau", {
    title: "Hüttentour mit dem Rad",
    country: austria,
    sites: ["biking"],
    features: ["huette"],
  }),
  trip(4, "orgeln", { title: "Von Orgelmusik zu Orgelmusik", sites: ["biking"] }),
];

const folder = createSitesFolder();
folder.write("hiking", {
  ...FILES,
  "trip-images.json": JSON.stringify({ 1: [PICTURE], 2: [PICTURE, FURTHER] }),
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

/** Asks the hosts `before` first, so that their indexes are there. */
async function ask(host: string, query: string, app = shared, before: string[] = []) {
  await app.loaded();
  await searchStarted(app);
  for (const other of before) await app.inject({ url: "/api/trips/search", headers: { host: other } });
  const answer = await app.inject({ url: `/api/trips/search?${query}`, headers: { host } });
  if (app !== shared) await app.close();
  return searchAnswer.parse(answer.json());
}

it.each([
  ["localhost", "q=Huette", [1]],
  ["portal.localhost", "q=Huette", [1, 3]],
  ["localhost", "country=oesterreich", [1]],
  ["localhost", "feature=huette_zelt", [1]],
  ["localhost", "excludeFeature=huette", [2]],
  ["localhost", "q=&sort=&page=", [1, 2]],
  ["localhost", "page=7", []],
])("on %s, %s finds %j in the real index", async (host, query, numbers) => {
  const { data } = await ask(host, query);
  expect(data.map(({ number }) => number).sort()).toEqual(numbers);
});

it("says how it read a sentence, and reads what it understood as the same", async () => {
  const { data, meta } = await ask("localhost", "q=Karwendel%20im%20Juni%202027%20unter%201000%20%E2%82%AC");
  expect(meta.understood?.parameters).toContain("month=2027-06&maxPrice=1000");
  expect((await ask("localhost", meta.understood?.parameters ?? "")).data).toEqual(data);
});

it("says with nothing found what each thing finds by itself, and which sites have it", async () => {
  const { meta } = await ask("localhost", "q=Xylophon%20%C3%96sterreich%20H%C3%BCtte&maxPrice=100");
  expect(meta.nothing?.parts).toEqual([
    { parameters: "place=oesterreich", count: 1 },
    { parameters: "feature=huette", count: 1 },
  ]);
  const { meta: found } = await ask("localhost", "country=oesterreich");
  expect(found.nothing).toBeUndefined();
});

it("helps one address so often a minute, as each help costs several searches, and answers all the same", async () => {
  const searchHelpLimit = createRequestLimit({ most: 1, windowMs: 60_000 });
  const nothing = async () =>
    (await ask("localhost", "q=Orgelmusik", serve({ limits: { searchHelp: searchHelpLimit } }))).meta.nothing;
  expect([await nothing(), await nothing()]).toEqual([expect.anything(), undefined]);
});

it("names other sites that have what was asked, with their count", async () => {
  const { meta } = await ask("localhost", "q=Orgelmusik", serve(), ["biking.localhost"]);
  expect(meta.nothing?.siblings).toEqual([
    { site: "biking", name: "Gratweg Rad", domain: "radreisen.gratweg.example", count: 1 },
  ]);
  // Nobody waits for another site's index.
  expect((await ask("localhost", "q=Orgelmusik", serve())).meta.nothing?.siblings).toEqual([]);
  expect((await ask("portal.localhost", "q=Xylophon")).meta.nothing?.siblings).toEqual([]);
});

it("shows trips with the host's own pictures, of other scenes than their neighbours'", async () => {
  const { data } = await ask("localhost", "sort=price");
  expect(data.map(({ image }) => image?.src)).toEqual([PICTURE.src, FURTHER.src]);
});

it("shows with nothing found what comes near, with the host's own pictures", async () => {
  const { data, meta } = await ask("localhost", "feature=huette&maxPrice=850");
  expect(data).toEqual([]);
  expect(meta.similar?.map(({ number, image }) => [number, image])).toEqual([[1, PICTURE]]);
});
