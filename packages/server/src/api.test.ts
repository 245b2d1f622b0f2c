import { iconsAnswer, latestBuild, meAnswer, problem, searchAnswer } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { signedInUser, trip } from "./testing/fakes";
import { testServers } from "./testing/testServers";

const start = testServers();

const localhost = { host: "localhost" };

function expectProblem(
  answer: { statusCode: number; headers: object; json: () => unknown },
  status: number,
  type: string,
) {
  expect(answer.headers).toMatchObject({ "content-type": "application/problem+json; charset=utf-8" });
  expect(problem.parse(answer.json())).toMatchObject({ status, type });
  expect(answer.statusCode).toBe(status);
}

describe("GET /api/trips/search", () => {
  it("answers the contract's shape with the host's trips, today in Berlin", async () => {
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "queueMicrotask"],
      now: new Date("2026-12-31T23:30:00Z"),
    });
    const app = await start();
    const answer = await app.inject({ url: "/api/trips/search?q=Tour&pageSize=5", headers: localhost });
    jest.useRealTimers();
    const parsed = searchAnswer.parse(answer.json());
    expect(parsed.data.map(({ number, nextDeparture }) => [number, nextDeparture])).toEqual([
      [1001, "2027-01-01"],
    ]);
    expect(parsed.meta.pagination).toEqual({ page: 1, pageSize: 5, pageCount: 1, total: 1 });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=30",
    });
  });

  it.each([
    ["localhost", [1001]],
    ["biking.localhost:8000", [1002]],
    ["radreisen.gratweg.example", [1002]],
    ["portal.localhost", [1001, 1002]],
    ["cultural.localhost", []],
  ])("on %s finds %j", async (host, numbers) => {
    const app = await start();
    const answer = await app.inject({ url: "/api/trips/search", headers: { host } });
    expect(searchAnswer.parse(answer.json()).data.map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ["page=0", "page"],
    ["page=1&page=2", "page"],
    ["unbekannt=1", "unbekannt"],
    ["country=Österreich", "country"],
    ["from=2027-02-30", "from"],
    ["pageSize=101", "pageSize"],
    [`q=${"a".repeat(201)}`, "q"],
  ])("refuses %s and names the parameter", async (query, parameter) => {
    const app = await start();
    const answer = await app.inject({ url: `/api/trips/search?${encodeURI(query)}`, headers: localhost });
    expectProblem(answer, 400, "/probleme/ungueltige-anfrage");
    expect(problem.parse(answer.json()).issues?.map((issue) => issue.parameter)).toEqual([parameter]);
  });

  it("says so while no trips have been loaded yet, and is not ready", async () => {
    const app = await start({ trips: { load: () => Promise.reject(new Error("away")) } });
    const answer = await app.inject({ url: "/api/trips/search", headers: localhost });
    expectProblem(answer, 503, "/probleme/inhalte-nicht-erreichbar");
    expect(answer.headers["retry-after"]).toBe("10");
    expect((await app.inject("/readyz")).statusCode).toBe(503);
  });

  it("finds trips from the snapshot when the content system is away at the start", async () => {
    const app = await start({
      trips: { load: () => Promise.reject(new Error("away")) },
      snapshots: {
        trips: { read: () => Promise.resolve([trip(7, "aus-dem-speicher")]), write: () => Promise.resolve() },
      },
    });
    const answer = await app.inject({ url: "/api/trips/search", headers: localhost });
    expect(searchAnswer.parse(answer.json()).data.map(({ slug }) => slug)).toEqual(["aus-dem-speicher"]);
    expect((await app.inject("/readyz")).json()).toMatchObject({ status: "ready", search: true });
  });

  it("finds trips by itself once the content system is back, and keeps them for the next start", async () => {
    let away = true;
    const load = () => (away ? Promise.reject(new Error("away")) : Promise.resolve([trip(8, "wieder-da")]));
    const write = jest.fn(() => Promise.resolve());
    const app = await start({
      trips: { load },
      snapshots: { trips: { read: () => Promise.resolve(undefined), write } },
      delays: { firstRetry: 1 },
    });
    const status = async () =>
      (await app.inject({ url: "/api/trips/search", headers: localhost })).statusCode;
    expect(await status()).toBe(503);
    away = false;
    while ((await status()) !== 200) await new Promise(setImmediate);
    expect(write.mock.calls).toEqual([[[trip(8, "wieder-da")]]]);
  });

  it("compresses long answers", async () => {
    const many = Array.from({ length: 50 }, (_, index) => trip(index + 1, `tour-${index}`));
    const app = await start({ trips: { load: () => Promise.resolve(many) } });
    const answer = await app.inject({
      url: "/api/trips/search",
      headers: { ...localhost, "accept-encoding": "br" },
    });
    expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(
      searchAnswer.parse(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).data,
    ).toHaveLength(50);
  });
});

describe("GET /api/trips/{number}/departures", () => {
  const departure = {
    number: 100101,
    startDate: "2027-06-01",
    endDate: "2027-06-07",
    price: { amount: 89_000, currency: "EUR" as const },
    singleSupplement: { amount: 0, currency: "EUR" as const },
    capacity: 12,
    seatsLeft: 3,
    minimumParticipants: 4,
    guaranteed: true,
  };
  const url = "/api/trips/1001/departures";

  it("answers live departures, never from a cache", async () => {
    const app = await start({ departures: { departures: () => Promise.resolve([departure]) } });
    const answer = await app.inject({ url, headers: localhost });
    expect([answer.statusCode, answer.json(), answer.headers["cache-control"]]).toEqual([
      200,
      { data: [departure] },
      "no-store",
    ]);
  });

  it("asks the content system once for visitors who come together", async () => {
    let finish: (value: [typeof departure]) => void = () => undefined;
    const departures = jest.fn(() => new Promise<[typeof departure]>((resolve) => (finish = resolve)));
    const app = await start({ departures: { departures } });
    const answers = Promise.all([1, 2, 3].map(() => app.inject({ url, headers: localhost })));
    while (departures.mock.calls.length === 0) await new Promise(setImmediate);
    await new Promise(setImmediate);
    finish([departure]);
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(departures).toHaveBeenCalledTimes(1);
  });

  it("knows no departures of a trip that does not exist", async () => {
    expectProblem(await (await start()).inject({ url, headers: localhost }), 404, "/probleme/nicht-gefunden");
  });

  it.each(["0", "-1", "abc", "1.5", "01", "12345678901", "%00"])("refuses the number %s", async (number) => {
    const answer = await (
      await start()
    ).inject({ url: `/api/trips/${number}/departures`, headers: localhost });
    expectProblem(answer, 400, "/probleme/ungueltige-anfrage");
  });

  it("says so while the content system is away, and works again afterwards", async () => {
    let away = true;
    const app = await start({
      departures: {
        departures: () => (away ? Promise.reject(new Error("away")) : Promise.resolve([departure])),
      },
    });
    const failed = await app.inject({ url, headers: localhost });
    expectProblem(failed, 503, "/probleme/inhalte-nicht-erreichbar");
    expect(failed.headers["retry-after"]).toBe("10");
    away = false;
    expect((await app.inject({ url, headers: localhost })).statusCode).toBe(200);
  });
});

describe("GET /api/users/me", () => {
  const url = "/api/users/me";
  const signedIn = (authorization: string) => ({ url, headers: { ...localhost, authorization } });

  it("answers the id of a valid token and nothing else [3.1, 6.2, 7.18]", async () => {
    const user = jest.fn(() => Promise.resolve(signedInUser({ id: 7 })));
    const answer = await (await start({ sessions: { user } })).inject(signedIn("Bearer abc.def"));
    expect([answer.statusCode, meAnswer.parse(answer.json())]).toEqual([200, { id: 7 }]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(user).toHaveBeenCalledWith("abc.def");
  });

  it.each(["", "Basic abc", "Bearer", "Bearer a b", "Bearer ä", `Bearer ${"a".repeat(4097)}`])(
    "does not even ask for %s",
    async (authorization) => {
      const user = jest.fn();
      const answer = await (await start({ sessions: { user } })).inject(signedIn(authorization));
      expectProblem(answer, 401, "/probleme/nicht-angemeldet");
      expect(answer.headers["www-authenticate"]).toContain("Bearer");
      expect(user).not.toHaveBeenCalled();
    },
  );

  it("refuses a token that proves nothing", async () => {
    expectProblem(await (await start()).inject(signedIn("Bearer abc")), 401, "/probleme/nicht-angemeldet");
  });

  it("gives the database two seconds [7.18, 9.1]", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
    const app = await start({ sessions: { user: () => new Promise(() => undefined) } });
    const answer = await app.inject(signedIn("Bearer abc"));
    expect(timeout.mock.calls).toEqual([[2_000]]);
    timeout.mockRestore();
    expectProblem(answer, 503, "/probleme/inhalte-nicht-erreichbar");
  });
});

describe("the rest of the API", () => {
  it("is packed once, whoever asks how often, in each way that is asked for", async () => {
    const app = await start();
    const ask = async (encoding: string) => {
      const headers = { host: "localhost:8000", "accept-encoding": encoding };
      const answer = await app.inject({ url: "/api/openapi.json", headers });
      return { encoding: answer.headers["content-encoding"], bytes: answer.rawPayload };
    };
    const plain = JSON.stringify(
      (await app.inject({ url: "/api/openapi.json", headers: { host: "localhost:8000" } })).json(),
    );
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const [first, second] = [await ask(encoding), await ask(encoding)];
      expect([first.encoding, second.encoding]).toEqual([encoding, encoding]);
      expect(unpack(second.bytes).toString()).toBe(plain);
    }
  });

  it("describes itself", async () => {
    const answer = await (await start()).inject({ url: "/api/openapi.json", headers: localhost });
    expect(answer.json()).toMatchObject({ openapi: "3.1.0", info: { version: "0.0.0-test" } });
  });

  it("names the host's latest build, and no cache keeps it [7.22]", async () => {
    const app = await start();
    const answer = await app.inject({ url: "/builds/latest.json?t=1", headers: localhost });
    expect(latestBuild.parse(answer.json())).toEqual(answer.json());
    expect(answer.headers["cache-control"]).toBe("no-store");
    const other = await app.inject({ url: "/builds/latest.json", headers: { host: "biking.localhost" } });
    expectProblem(other, 503, "/probleme/website-wird-gebaut");
  });

  it("hands icons on, keeping to names that are possible [7.25]", async () => {
    const icons = { prefix: "ph", icons: { acorn: { body: "<path/>" } }, width: 256, height: 256 };
    const source = { icons: jest.fn((set: string) => Promise.resolve(set === "ph" ? icons : undefined)) };
    const app = await start({ icons: source });
    const answer = await app.inject({ url: "/api/icons/ph.json?icons=acorn,acorn", headers: localhost });
    expect(iconsAnswer.parse(answer.json())).toEqual(icons);
    expect(source.icons.mock.calls).toEqual([["ph", ["acorn"]]]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=604800");
    source.icons.mockResolvedValueOnce({ ...icons, not_found: ["pine"] } as never);
    const partial = await app.inject({ url: "/api/icons/ph.json?icons=acorn,pine", headers: localhost });
    expect(partial.headers["cache-control"]).toBe("public, max-age=60");
    for (const query of [
      "",
      "?icons=",
      "?icons=../x",
      "?icons=A",
      "?icons=a&icons=b",
      `?icons=${Array.from({ length: 101 }, (_, at) => `i${at}`).join(",")}`,
    ])
      expectProblem(
        await app.inject({ url: `/api/icons/ph.json${query}`, headers: localhost }),
        400,
        "/probleme/ungueltige-anfrage",
      );
    for (const url of [
      "/api/icons/mdi.json?icons=home",
      "/api/icons/ph?icons=a",
      "/api/icons/..%2fph.json?icons=a",
    ])
      expectProblem(await app.inject({ url, headers: localhost }), 404, "/probleme/nicht-gefunden");
  });

  it.each([
    ["GET", "/api", 404, undefined],
    ["GET", "/api/gibt/es/nicht", 404, undefined],
    ["POST", "/api/gibt/es/nicht", 404, undefined],
    ["POST", "/api/trips/search", 405, "GET, HEAD"],
    ["DELETE", "/api/trips/1001/departures", 405, "GET, HEAD"],
    ["GET", "/internal/content-changed", 405, "POST"],
    ["PUT", "/healthz", 405, "GET, HEAD"],
  ] as const)("%s %s is %i", async (method, url, status, allow) => {
    const app = await start({ hookSecret: "geheim-geheim-geheim" });
    const answer = await app.inject({
      method,
      url,
      headers: { ...localhost, "content-type": "text/x-odd" },
      payload: method === "GET" ? undefined : "x",
    });
    expectProblem(
      answer,
      status,
      status === 404 ? "/probleme/nicht-gefunden" : "/probleme/methode-nicht-erlaubt",
    );
    expect(answer.headers.allow).toBe(allow);
  });

  it("refuses addresses that are too long", async () => {
    const answer = await (await start()).inject({ url: `/de?q=${"a".repeat(4100)}`, headers: localhost });
    expectProblem(answer, 414, "/probleme/adresse-zu-lang");
  });

  it("hides what nobody foresaw", async () => {
    const app = await start({
      buildIndex: () => ({
        search: () => {
          throw new Error("secret detail");
        },
      }),
    });
    const answer = await app.inject({ url: "/api/trips/search", headers: localhost });
    expectProblem(answer, 500, "/probleme/interner-fehler");
    expect(answer.body).not.toContain("secret detail");
  });
});

describe("POST /internal/…", () => {
  const hookSecret = "geheim-geheim-geheim";
  const call = (app: FastifyInstance, url: string, headers: Record<string, string>, payload = "{}") =>
    app.inject({ method: "POST", url, payload, headers: { "content-type": "application/json", ...headers } });

  it("loads trips and redirects anew after content has changed", async () => {
    const trips = jest.fn(() => Promise.resolve([trip(1, "eins")]));
    const redirects = jest.fn(() => Promise.resolve([]));
    const app = await start({
      hookSecret,
      trips: { load: trips },
      redirects: { load: redirects },
      delays: { debounce: 0 },
    });
    expect([trips.mock.calls.length, redirects.mock.calls.length]).toEqual([1, 1]);
    trips.mockResolvedValue([trip(2, "zwei")]);
    const answer = await call(app, "/internal/content-changed", { authorization: `Bearer ${hookSecret}` });
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: true }]);
    const found = async () =>
      searchAnswer.parse((await app.inject({ url: "/api/trips/search", headers: localhost })).json()).data[0]
        ?.number;
    while ((await found()) !== 2) await new Promise(setImmediate);
    expect([trips.mock.calls.length, redirects.mock.calls.length]).toEqual([2, 2]);
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ authorization: "Bearer falsch" }],
    [{ authorization: hookSecret }],
  ])("does nothing for %j", async (headers) => {
    const trips = jest.fn(() => Promise.resolve([]));
    const app = await start({ hookSecret, trips: { load: trips }, delays: { debounce: 0 } });
    expectProblem(await call(app, "/internal/content-changed", headers), 401, "/probleme/nicht-angemeldet");
    await new Promise(setImmediate);
    expect(trips).toHaveBeenCalledTimes(1);
  });

  it("cancels a booking for the desk, and for nobody without the secret", async () => {
    const cancel = jest.fn(() => Promise.resolve({ outcome: "cancelled" }));
    const app = await start({ hookSecret, bookingDesk: { cancel, contentChanged: () => undefined } });
    const ask = (authorization: string) =>
      app.inject({
        method: "POST",
        url: "/internal/bookings/100001/cancel",
        headers: { ...localhost, authorization },
        payload: { by: "Gratweg Redaktion", reason: "Bein gebrochen" },
      });
    expectProblem(await ask("Bearer falsch"), 401, "/probleme/nicht-angemeldet");
    expect(cancel).not.toHaveBeenCalled();
    expect((await ask(`Bearer ${hookSecret}`)).json()).toEqual({ outcome: "cancelled" });
    expect(cancel).toHaveBeenCalledWith(100001, { by: "Gratweg Redaktion", reason: "Bein gebrochen" });
  });

  it("does not exist without a secret", async () => {
    expectProblem(
      await call(await start(), "/internal/content-changed", { authorization: "Bearer " }),
      404,
      "/probleme/nicht-gefunden",
    );
  });

  it.each([
    ["application/json", "{", 400, "/probleme/ungueltiges-json"],
    ["text/x-odd", "x", 415, "/probleme/format-nicht-verstanden"],
    ["application/json", `"${"a".repeat(1_100_000)}"`, 413, "/probleme/anfrage-zu-gross"],
  ])("refuses a body of %s %.10s", async (type, payload, status, problemType) => {
    const app = await start({ hookSecret });
    const headers = { authorization: `Bearer ${hookSecret}`, "content-type": type };
    expectProblem(await call(app, "/internal/content-changed", headers, payload), status, problemType);
  });
});
