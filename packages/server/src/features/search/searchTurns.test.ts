import { setImmediate as nextTurn } from "node:timers/promises";
import { searchAnswer, type SearchQuery } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { createServer, type ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import { LIMITS } from "../../limits/table";
import { fakeOptions, fakeIndex, trip } from "../../testing/fakes";
import { searchStarted } from "../../testing/searchStarted";
import { createSitesFolder, FILES } from "../../testing/siteFolder";

const HERE = "192.0.2.1";
const NEIGHBOUR = "192.0.2.2";
const ELSEWHERE = "198.51.100.1";
const NOTHING = "q=Xa%20Xb%20Xc";

let app: FastifyInstance;
let close: () => Promise<void>;
/** What the index was asked for, in order. */
let asked: string[];

async function serve(more: Partial<ServerOptions> = {}): Promise<void> {
  const folder = createSitesFolder();
  folder.write("hiking", FILES);
  asked = [];
  app = createServer(
    fakeOptions(folder.path, {
      buildIndex: (documents) => {
        const index = fakeIndex(documents);
        return {
          search(query: SearchQuery, today: string) {
            asked.push(query.q);
            return index.search(query, today);
          },
        };
      },
      ...more,
    }),
  );
  close = async () => {
    await app.close();
    folder.remove();
  };
  await app.loaded();
}
afterEach(() => close());

const search = (query: string, remoteAddress = HERE, host = "localhost") =>
  app.inject({ url: `/api/trips/search?${query}`, headers: { host }, remoteAddress });

it("lets others' searches in between the parts of a help, each of which is a turn of its own", async () => {
  await serve();
  await searchStarted(app);
  asked = [];
  await Promise.all([search(NOTHING), search("q=Tour", ELSEWHERE)]);
  expect(asked.slice(0, 2)).toEqual(["Xa Xb Xc", "Tour"]);
  expect(asked.slice(2)).toEqual(expect.arrayContaining(["Xa", "Xb", "Xc"]));
});

it("answers without help where the parts find no place any more", async () => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await serve({
    buildIndex: (documents) => {
      const index = fakeIndex(documents);
      return {
        async search(query: SearchQuery, today: string) {
          asked.push(query.q);
          if (query.q === "Xa Xb Xc") await held;
          return index.search(query, today);
        },
      };
    },
  });
  await searchStarted(app);
  const helped = search(NOTHING).then((answer) => searchAnswer.parse(answer.json()));
  while (asked.at(-1) !== "Xa Xb Xc") await nextTurn();
  const waiting = Array.from({ length: LIMITS.searchesAtOnce.most }, () =>
    search("q=Tour").then(({ statusCode }) => statusCode),
  );
  expect((await search("q=Tour")).statusCode).toBe(429);
  go();
  expect((await helped).meta.nothing).toBeUndefined();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
});

it.each([
  ["searches", "/api/trips/search?q=Tour", "searchesOfNetwork"],
  ["suggestions", "/api/trips/suggest?q=Tour", "suggestionsOfNetwork"],
] as const)(
  "a network may ask for so many %s and no more, however many addresses it has",
  async (_, url, name) => {
    await serve({ limits: { [name]: createRequestLimit({ most: 1, windowMs: 60_000 }) } });
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url, headers: { host: "localhost" }, remoteAddress })).statusCode;
    const isLimited = [HERE, NEIGHBOUR, ELSEWHERE].map(async (address) => (await ask(address)) === 429);
    expect(await Promise.all(isLimited)).toEqual([false, true, false]);
  },
);

it("helps one network so often a minute", async () => {
  await serve({ limits: { searchHelpOfNetwork: createRequestLimit({ most: 1, windowMs: 60_000 }) } });
  await searchStarted(app);
  const isHelped = async (address: string) =>
    searchAnswer.parse((await search(NOTHING, address)).json()).meta.nothing !== undefined;
  expect([await isHelped(HERE), await isHelped(NEIGHBOUR), await isHelped(ELSEWHERE)]).toEqual([
    true,
    false,
    true,
  ]);
});

it("waits for the index of a site that is asked first, and keeps nobody's turn meanwhile", async () => {
  let build: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (build = resolve));
  await serve({
    trips: { load: () => Promise.resolve([trip(1, "eins"), trip(2, "zwei", { sites: ["biking"] })]) },
    buildIndex: async (documents, site) => {
      if (site === "biking") await slow;
      return fakeIndex(documents);
    },
  });
  await searchStarted(app);
  const first = search("q=Tour", HERE, "biking.localhost").then(({ statusCode }) => statusCode);
  expect((await search("q=Tour", ELSEWHERE)).statusCode).toBe(200);
  build();
  expect(await first).toBe(200);
});
