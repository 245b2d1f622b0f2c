import { searchAnswer } from "@gratweg/contracts";
import { createTripSearchInSteps } from "@gratweg/trip-search";
import type { FastifyInstance } from "fastify";
import { createServer } from "../../createServer";
import { fakeOptions, trip } from "../../testing/fakes";
import { searchStarted } from "../../testing/searchStarted";
import { createSitesFolder } from "../../testing/siteFolder";

let app: FastifyInstance;
let folder: ReturnType<typeof createSitesFolder>;
let now: number;

beforeEach(() => {
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(async () => {
  await app.close();
  folder.remove();
  jest.restoreAllMocks();
});

const departure = (number: number, startDate: string, euros: number) => ({
  number,
  startDate,
  endDate: startDate,
  priceCents: euros * 100,
});

/** One running server whose content does not change. */
async function serve(day: string): Promise<void> {
  const trips = [
    trip(1, "bald", { departures: [departure(101, day, 500), departure(102, "2026-12-01", 800)] }),
    trip(2, "nur-noch-heute", { departures: [departure(201, day, 300)] }),
  ];
  folder = createSitesFolder();
  app = createServer(
    fakeOptions(folder.path, {
      trips: { load: () => Promise.resolve(trips) },
      buildIndex: createTripSearchInSteps,
    }),
  );
  await app.loaded();
  await searchStarted(app);
}

async function search(instant: string, query = ""): Promise<unknown[]> {
  now = Date.parse(instant);
  const response = await app.inject({
    url: `/api/trips/search?sort=price${query}`,
    headers: { host: "localhost" },
  });
  return searchAnswer
    .parse(response.json())
    .data.map(({ number, nextDeparture, priceFrom }) => [number, nextDeparture, priceFrom?.amount ?? null]);
}

it.each([
  ["in winter", "2026-11-21", "2026-11-21T22:59:59Z", "2026-11-21T23:00:00Z"],
  ["on the day of 23 hours", "2026-03-29", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"],
  ["on the day of 25 hours", "2026-10-25", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
])(
  "past departures stop counting at midnight in Berlin, without a restart or new content: %s",
  async (_, day, lastMoment, midnight) => {
    now = Date.parse(lastMoment);
    await serve(day);
    expect(await search(lastMoment)).toEqual([
      [2, day, 30_000],
      [1, day, 50_000],
    ]);
    expect(await search(lastMoment, "&maxPrice=600")).toEqual([
      [2, day, 30_000],
      [1, day, 50_000],
    ]);
    expect(await search(midnight)).toEqual([
      [1, "2026-12-01", 80_000],
      [2, null, null],
    ]);
    expect(await search(midnight, "&maxPrice=600")).toEqual([]);
  },
);
