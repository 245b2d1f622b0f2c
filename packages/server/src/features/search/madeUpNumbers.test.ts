import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../limits/table";
import { body, departure, FakeBookings, terms } from "../../testing/bookings";
import { trip } from "../../testing/fakes";
import { searchStarted } from "../../testing/searchStarted";
import { testServers } from "../../testing/testServers";

const start = testServers();
const MOST = LIMITS.madeUpAtOnce.most;
const never = () => new Promise<undefined>(() => undefined);

const get = async (app: FastifyInstance, url: string, at = 1) =>
  (await app.inject({ url, headers: { host: "localhost" }, remoteAddress: `203.0.${at}.9` })).statusCode;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn();
}

it("asks for the dates of few trips at once that no list of ours has, and for the others' all the same", async () => {
  let asked = 0;
  const departures = (trip: number) => {
    asked += 1;
    return trip === 1001 ? Promise.resolve([]) : never();
  };
  const app = await start({ departures: { departures } });
  await searchStarted(app);
  for (let at = 0; at < MOST; at += 1) void get(app, `/api/trips/${5000 + at}/departures`, at).catch(() => 0);
  await until(() => asked === MOST);
  expect([await get(app, "/api/trips/6000/departures"), asked]).toEqual([503, MOST]);
  expect(await get(app, "/api/trips/1001/departures")).toBe(200);
});

it("asks for the terms of few departures at once that no list of ours has, and for the others' all the same", async () => {
  let asked = 0;
  const bookings = Object.assign(new FakeBookings(), {
    terms: (_trip: number, number: number) => {
      asked += 1;
      return number === 100101 ? Promise.resolve(terms({ departure: departure(100101) })) : never();
    },
  });
  const app = await start({ bookings });
  await searchStarted(app);
  for (let at = 0; at < MOST; at += 1)
    void get(app, `/api/trips/1001/departures/${5000 + at}`, at).catch(() => 0);
  await until(() => asked === MOST);
  expect([await get(app, "/api/trips/1001/departures/6000"), asked]).toEqual([503, MOST]);
  expect(await get(app, "/api/trips/1001/departures/100101")).toBe(200);
});

it("lets few bookings of made-up departures in at once, and the others all the same", async () => {
  let asked = 0;
  const known = new FakeBookings();
  const bookings = Object.assign(new FakeBookings(), {
    book: (...order: Parameters<FakeBookings["book"]>) => {
      asked += 1;
      return order[0].request.departure === 100101 ? known.book(...order) : never();
    },
  });
  const app = await start({ bookings });
  await searchStarted(app);
  const book = async (number: number, at: number) => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/bookings",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "idempotency-key": `key-key-key-key-${number}-${at}`,
      },
      payload: JSON.stringify({ ...body(), departure: number }),
      remoteAddress: `203.${at}.113.9`,
    });
    return answer.statusCode;
  };
  for (let at = 0; at < MOST; at += 1) void book(5000, at).catch(() => 0);
  await until(() => asked === MOST);
  expect([await book(5000, 99), asked]).toEqual([503, MOST]);
  expect(await book(100101, 99)).toBe(201);
});

it("asks about the dates of so many trips at once for one address and no more, and for others all the same", async () => {
  const share = LIMITS.datesAtOnce.most / 4;
  const trips = Array.from({ length: share + 2 }, (_, at) => trip(1001 + at, `tour-${at}`));
  let asked = 0;
  const app = await start({
    trips: { load: () => Promise.resolve(trips) },
    departures: { departures: () => ((asked += 1) > share ? Promise.resolve([]) : never()) },
  });
  await searchStarted(app);
  const dates = (at: number, address = 1) => get(app, `/api/trips/${1001 + at}/departures`, address);
  for (let at = 0; at < share; at += 1) void dates(at).catch(() => 0);
  await until(() => asked === share);
  expect([await dates(share), asked]).toEqual([503, share]);
  expect(await dates(share + 1, 2)).toBe(200);
});
