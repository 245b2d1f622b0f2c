import { Writable } from "node:stream";
import fc from "fast-check";
import {
  bookingAnswer,
  bookingConflict,
  bookingFormSheetChanged,
  bookingPriceChanged,
  bookingTermsAnswer,
  openApiDocument,
  problem,
  PROBLEM_TYPES,
} from "@gratweg/contracts";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pino from "pino";
import { createSeatLimit } from "./seatLimit";
import type { BookingOutcome } from "../../ports";
import { answer, body, departure, FakeBookings, KEY, people, terms } from "../../testing/bookings";
import { testServers } from "../../testing/testServers";

const start = testServers();

type Headers = Record<string, string | undefined>;
let keys = 0;
const freshKey = () => `key-key-key-key-${(keys += 1)}`;

async function post(
  app: FastifyInstance,
  payload: unknown,
  headers: Headers = {},
  remoteAddress = "203.0.113.9",
) {
  const all: Headers = {
    host: "localhost",
    "content-type": "application/json",
    "idempotency-key": KEY,
    ...headers,
  };
  const response = await app.inject({
    method: "POST",
    url: "/api/bookings",
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    remoteAddress,
  });
  expectDocumented(response, "/api/bookings", "post");
  return response;
}

const documented = openApiDocument({ version: "1", serverUrl: "/" })["paths"] as Record<
  string,
  Record<string, { responses: Record<string, { description: string }> }>
>;

/** Every answer's status stands in the OpenAPI document, and with it every problem's type. */
function expectDocumented(response: LightMyRequestResponse, path: string, method: string) {
  const known = documented[path]?.[method]?.responses[String(response.statusCode)];
  expect([response.statusCode, known]).toEqual([response.statusCode, expect.anything()]);
  if (response.statusCode >= 400) {
    expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    const { type, status } = problem.parse(response.json());
    expect(known?.description).toContain(`\`${type}\``);
    expect(status).toBe(response.statusCode);
  }
  expect(response.headers["cache-control"]).toBe("no-store");
}

const told = (response: LightMyRequestResponse) => {
  const { type, detail } = problem.parse(response.json());
  return { status: response.statusCode, type, detail };
};

describe("POST /api/bookings", () => {
  it("books, and hands the tidied booking, its key and the visitor's address on", async () => {
    const bookings = new FakeBookings();
    const app = await start({ bookings });
    const given = body({ expectedTotal: 89_000, note: " Vegetarisch " });
    const response = await post(app, given, { "Idempotency-Key": KEY, "idempotency-key": undefined });
    expect(response.statusCode).toBe(201);
    const [order] = bookings.orders;
    expect(order).toEqual({
      key: KEY,
      requestHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      request: body({ expectedTotal: 89_000, note: "Vegetarisch" }),
    });
    expect(bookings.contexts[0]?.clientAddress).toBe("203.0.113.9");
    expect(bookingAnswer.parse(response.json())).toEqual(order && answer(order));
    expect([response.headers["idempotency-replayed"], response.headers.location]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("gives the first answer again to the same key and the same booking", async () => {
    const bookings = new FakeBookings();
    const app = await start({ bookings });
    const first = await post(app, body());
    const again = await post(app, body({ options: undefined, expectedTotal: 89_000 }));
    expect([again.statusCode, again.body, again.headers["idempotency-replayed"]]).toEqual([
      201,
      first.body,
      "true",
    ]);
    expect(bookings.bookings).toHaveLength(1);
  });

  it("refuses another booking under the same key", async () => {
    const app = await start({ bookings: new FakeBookings() });
    await post(app, body());
    expect(told(await post(app, body({ note: "Anders" })))).toEqual({
      status: 422,
      type: PROBLEM_TYPES.idempotencyKeyReused,
      detail:
        "Unter diesem Schlüssel liegt schon eine Buchung mit anderen Angaben. Wenn Sie noch einmal buchen möchten, beginnen Sie bitte eine neue Buchung.",
    });
  });

  it.each([undefined, "", "kurz", "x".repeat(129), "mit Leerzeichen mitten drin", `${KEY}, ${KEY}`])(
    "asks for a key instead of %j",
    async (key) => {
      const bookings = new FakeBookings();
      const response = await post(await start({ bookings }), body(), { "idempotency-key": key });
      expect(told(response)).toMatchObject({ status: 400, type: PROBLEM_TYPES.idempotencyKeyMissing });
      expect(response.json<{ detail: string }>().detail).toContain("„Idempotency-Key“");
      expect(bookings.orders).toEqual([]);
    },
  );

  it.each([
    ["{", 400, PROBLEM_TYPES.malformedJson],
    ["", 400, PROBLEM_TYPES.malformedJson],
    ["[]", 400, PROBLEM_TYPES.badRequest],
    ["null", 400, PROBLEM_TYPES.badRequest],
    [`"text"`, 400, PROBLEM_TYPES.badRequest],
    [`{"__proto__": {"departure": 1}}`, 400, PROBLEM_TYPES.malformedJson],
    [`${"[".repeat(8_000)}${"]".repeat(8_000)}`, 400, PROBLEM_TYPES.badRequest],
    [`{"note": "${"x".repeat(16_384)}"}`, 413, PROBLEM_TYPES.payloadTooLarge],
    ["{}", 422, PROBLEM_TYPES.invalidBooking],
  ])("answers the body %.20s with %i", async (payload, status, type) => {
    const bookings = new FakeBookings();
    expect(told(await post(await start({ bookings }), payload))).toMatchObject({ status, type });
    expect(bookings.orders).toEqual([]);
  });

  it("names mistakes, more than ten people, and asks nobody", async () => {
    const bookings = new FakeBookings();
    const app = await start({ bookings });
    const wrong = await post(app, body({ contact: { ...body().contact, email: "anna" } }));
    expect(problem.parse(wrong.json()).issues?.map(({ parameter }) => parameter)).toEqual(["contact.email"]);
    expect(told(await post(app, body({ travellers: people(11) })))).toMatchObject({
      status: 422,
      type: PROBLEM_TYPES.tooManySeats,
    });
    expect(bookings.orders).toEqual([]);
  });

  it("takes the day in Berlin for today", async () => {
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance"],
      now: new Date("2026-12-31T23:30:00Z"),
    });
    const app = await start({ bookings: new FakeBookings() });
    const adult = { ...people(1)[0], birthDate: "2009-01-01" };
    const response = await post(app, body({ travellers: [adult] }));
    jest.useRealTimers();
    expect(response.statusCode).toBe(201);
  });

  it.each<[Headers, number]>([
    [{ origin: "http://localhost:8000", "sec-fetch-site": "same-origin" }, 201],
    [{ origin: "http://hiking.localhost" }, 201],
    [{ origin: "null", "sec-fetch-site": "same-origin" }, 201],
    [{ "sec-fetch-site": "none" }, 201],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, 403],
    [{ origin: "http://biking.localhost:8000", "sec-fetch-site": "same-site" }, 403],
    [{ origin: "http://localhost:8000", "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost@evil.example" }, 403],
    [{ host: "evil.example" }, 421],
  ])("answers a browser's %j with %i", async (headers, status) => {
    const bookings = new FakeBookings();
    const response = await post(await start({ bookings }), body(), headers);
    expect(response.statusCode).toBe(status);
    expect(bookings.orders).toHaveLength(status === 201 ? 1 : 0);
    if (status === 403) expect(told(response).type).toBe(PROBLEM_TYPES.forbidden);
  });

  it.each([
    undefined,
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("reads JSON only, not %s", async (type) => {
    const response = await post(await start({ bookings: new FakeBookings() }), body(), {
      "content-type": type,
    });
    expect(told(response)).toMatchObject({ status: 415, type: PROBLEM_TYPES.unsupportedMediaType });
  });

  it("knows no other methods than to post one and to read one's own", async () => {
    const app = await start({ bookings: new FakeBookings() });
    const response = await app.inject({
      method: "PUT",
      url: "/api/bookings",
      headers: { host: "localhost" },
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("decisions of the content system", () => {
  const decided = async (outcome: BookingOutcome, more: object = {}) =>
    post(
      await start({
        bookings: Object.assign(new FakeBookings(), {
          terms: () => Promise.resolve(undefined),
          book: () => Promise.resolve(outcome),
        }),
      }),
      body(more),
    );
  const two = [departure(100102), departure(100103)];

  it.each([
    [
      { outcome: "sold-out", seatsLeft: 2, alternatives: two },
      PROBLEM_TYPES.soldOut,
      "Für diesen Termin sind nur noch 2 Plätze frei, Sie möchten 3 Plätze buchen. Es ist noch nichts gebucht. 2 andere Termine dieser Reise sind noch frei.",
    ],
    [
      { outcome: "sold-out", seatsLeft: 1, alternatives: two.slice(1) },
      PROBLEM_TYPES.soldOut,
      "Für diesen Termin ist nur noch 1 Platz frei, Sie möchten 3 Plätze buchen. Es ist noch nichts gebucht. Ein anderer Termin dieser Reise ist noch frei.",
    ],
    [
      { outcome: "sold-out", seatsLeft: 0, alternatives: [] },
      PROBLEM_TYPES.soldOut,
      "Dieser Termin ist leider ausgebucht. Es ist noch nichts gebucht. Zurzeit gibt es keinen anderen freien Termin für diese Reise.",
    ],
    [
      { outcome: "closed", seatsLeft: 4, alternatives: two },
      PROBLEM_TYPES.departureClosed,
      "Dieser Termin findet nicht statt oder wurde vom Veranstalter geschlossen. Es ist noch nichts gebucht. 2 andere Termine dieser Reise sind noch frei.",
    ],
    [
      { outcome: "past", seatsLeft: 0, alternatives: [] },
      PROBLEM_TYPES.departurePast,
      "Dieser Termin liegt schon zurück. Es ist noch nichts gebucht. Zurzeit gibt es keinen anderen freien Termin für diese Reise.",
    ],
  ] as const)("%j is a conflict with other dates", async (outcome, type, detail) => {
    const response = await decided(
      { ...outcome, alternatives: [...outcome.alternatives] },
      { travellers: people(3) },
    );
    expect(told(response)).toEqual({ status: 409, type, detail });
    const { seatsLeft, alternatives } = bookingConflict.parse(response.json());
    expect({ seatsLeft, alternatives }).toEqual({
      seatsLeft: outcome.seatsLeft,
      alternatives: outcome.alternatives,
    });
  });

  it("tells the old and the new price", async () => {
    const response = await decided({ outcome: "price-changed", totalCents: 1_091_050, terms: terms() });
    expect(told(response)).toEqual({
      status: 409,
      type: PROBLEM_TYPES.priceChanged,
      detail:
        "Der Preis hat sich geändert: bisher 890,00\u00a0€, jetzt 10.910,50\u00a0€. Es ist noch nichts gebucht.",
    });
    const { total, terms: now } = bookingPriceChanged.parse(response.json());
    expect([total, now]).toEqual([{ amount: 1_091_050, currency: "EUR" }, terms()]);
  });

  it("sends the new form sheet", async () => {
    const response = await decided({ outcome: "form-sheet-changed", terms: terms() });
    expect(told(response)).toMatchObject({ status: 409, type: PROBLEM_TYPES.formSheetChanged });
    expect(bookingFormSheetChanged.parse(response.json()).terms).toEqual(terms());
  });

  it("knows departures that there are not, and addresses that book too much", async () => {
    expect(told(await decided({ outcome: "unknown-departure" }))).toMatchObject({
      status: 404,
      type: PROBLEM_TYPES.notFound,
    });
    const many = await decided({ outcome: "too-many-bookings" });
    expect(told(many)).toMatchObject({ status: 429, type: PROBLEM_TYPES.tooManyRequests });
    expect(many.headers["retry-after"]).toBe("3600");
    const held = await decided({ outcome: "too-many-holds" });
    expect(told(held)).toMatchObject({ status: 429, type: PROBLEM_TYPES.tooManyHolds });
  });

  it("says in how many minutes others' holds end, and how to book at once", async () => {
    const response = await decided({ outcome: "departure-held", minutes: 21 });
    expect(told(response)).toEqual({
      status: 409,
      type: PROBLEM_TYPES.departureHeld,
      detail:
        "Gerade warten viele Plätze dieses Termins auf eine Bestätigung; mehr halten wir ohne Anmeldung nicht frei. Spätestens in 21 Minuten gibt es wieder welche. Es ist noch nichts gebucht. Mit dem Konto Ihrer E-Mail-Adresse buchen Sie sofort.",
    });
    expect(response.headers["retry-after"]).toBe("1260");
  });

  it("answers a hold with 201 and until when it lasts, and counts its seats for the client's address", async () => {
    const bookings = new FakeBookings();
    const heldUntil = "2026-11-21T10:30:00.000Z";
    bookings.book = (order) =>
      Promise.resolve({ outcome: "held", booking: { ...answer(order), state: "held", heldUntil } });
    const app = await start({ bookings, seatLimit: createSeatLimit({ seats: 2, windowMs: 60_000 }) });
    const response = await post(app, body({ travellers: people(2), expectedTotal: 178_000 }));
    expect(response.statusCode).toBe(201);
    expect(bookingAnswer.parse(response.json())).toMatchObject({ state: "held", heldUntil, seats: 2 });
    const more = await post(app, body(), { "idempotency-key": freshKey() });
    expect(told(more)).toMatchObject({ status: 429, type: PROBLEM_TYPES.tooManyRequests });
  });

  it("says when booking is away, and the same key succeeds later", async () => {
    const bookings = new FakeBookings();
    bookings.before = () => Promise.reject(new Error("away"));
    const app = await start({ bookings });
    const response = await post(app, body());
    expect(told(response)).toEqual({
      status: 503,
      type: PROBLEM_TYPES.bookingUnavailable,
      detail:
        "Die Buchung antwortet gerade nicht. Bitte senden Sie sie in wenigen Augenblicken noch einmal: Doppelt gebucht wird nichts.",
    });
    expect(response.headers["retry-after"]).toBe("10");
    bookings.before = () => Promise.resolve();
    expect((await post(app, body())).statusCode).toBe(201);
  });

  it("gives the content system ten seconds, also one that does not care", async () => {
    const times: number[] = [];
    const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      times.push(ms);
      return AbortSignal.abort(new Error("late"));
    });
    const app = await start({ bookings: new FakeBookings(5, () => new Promise(() => {})) });
    const response = await post(app, body());
    timeout.mockRestore();
    expect([response.statusCode, new Set(times)]).toEqual([503, new Set([10_000])]);
  });

  it("is away where it is not set up", async () => {
    const response = await post(await start(), body());
    expect(told(response)).toMatchObject({ status: 503, type: PROBLEM_TYPES.bookingUnavailable });
  });
});

describe("many at once", () => {
  it("200 on 20 seats: 20 are booked, the others hear that it is sold out, limit or not", async () => {
    const bookings = new FakeBookings(20, () => new Promise(setImmediate));
    const seatLimit = createSeatLimit({ seats: 120, windowMs: 3_600_000 });
    const app = await start({ bookings, seatLimit });
    const all = await Promise.all(
      Array.from({ length: 200 }, () => post(app, body(), { "idempotency-key": freshKey() })),
    );
    const count = (status: number) => all.filter(({ statusCode }) => statusCode === status).length;
    expect([count(201), count(409), bookings.bookings.length]).toEqual([20, 180, 20]);
  });

  it("turns a storm away at once instead of piling it up", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const bookings = new FakeBookings(1_000, () => gate);
    const app = await start({ bookings });
    const waiting = Array.from({ length: 256 }, (_, at) =>
      post(app, body(), { "idempotency-key": freshKey() }, `198.51.${at % 2}.7`),
    );
    while (bookings.orders.length < 256) await new Promise(setImmediate);
    const refused = await post(app, body(), { "idempotency-key": freshKey() });
    expect(told(refused)).toMatchObject({ status: 503, type: PROBLEM_TYPES.bookingUnavailable });
    expect(refused.headers["retry-after"]).toBe("10");
    expect(refused.json<{ detail: string }>().detail).toContain("sehr viel gebucht");
    expect((await app.inject("/metrics")).body).toContain("gratweg_bookings_in_flight 256\n");
    open();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect((await post(app, body(), { "idempotency-key": freshKey() })).statusCode).toBe(201);
    expect((await app.inject("/metrics")).body).toContain("gratweg_bookings_in_flight 0\n");
  });

  it("keeps room for other networks, and lets 200 of one book at once", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const bookings = new FakeBookings(1_000, () => gate);
    const app = await start({ bookings });
    const from = (address: string) => post(app, body(), { "idempotency-key": freshKey() }, address);
    const waiting = Array.from({ length: 200 }, (_, at) => from(`2001:db8:77:${at}::1`));
    while (bookings.orders.length < 200) await new Promise(setImmediate);
    expect((await from("2001:db8:77:999::1")).statusCode).toBe(503);
    const other = from("2001:db8:78::1");
    while (bookings.orders.length < 201) await new Promise(setImmediate);
    open();
    expect(new Set((await Promise.all([...waiting, other])).map(({ statusCode }) => statusCode))).toEqual(
      new Set([201]),
    );
  });

  it("repeats of one key, parallel and with other bodies, have one effect", async () => {
    const bookings = new FakeBookings(1_000, () => new Promise(setImmediate));
    const app = await start({ bookings });
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) => post(app, body(at % 2 ? { note: "anders" } : {}))),
    );
    expect(bookings.bookings).toHaveLength(1);
    const statuses = all.map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((one) => one === 201).length,
      statuses.filter((one) => one === 422).length,
    ]).toEqual([50, 50]);
  });
});

describe("the limit for an address", () => {
  const limited = async (seatsLeft: number, seats = 10) => {
    const bookings = new FakeBookings(seatsLeft);
    const app = await start({ bookings, seatLimit: createSeatLimit({ seats, windowMs: 3_600_000 }) });
    const send = (count: number, address?: string, key = freshKey()) =>
      post(app, body({ travellers: people(count) }), { "idempotency-key": key }, address);
    return { bookings, send };
  };

  it("is 429 with the time until seats are free again; others book on", async () => {
    const { bookings, send } = await limited(100);
    expect((await send(10)).statusCode).toBe(201);
    const response = await send(1);
    expect(told(response)).toMatchObject({ status: 429, type: PROBLEM_TYPES.tooManyRequests });
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(3_500);
    expect((await send(1, "198.51.100.7")).statusCode).toBe(201);
    expect(bookings.orders).toHaveLength(2);
  });

  it("counts the whole network of an IPv6 connection", async () => {
    const { send } = await limited(100);
    expect((await send(10, "2001:db8::1")).statusCode).toBe(201);
    expect((await send(1, "2001:db8::ffff:2")).statusCode).toBe(429);
    expect((await send(1, "2001:db8:0:1::1")).statusCode).toBe(201);
  });

  it("still says that a departure is sold out, or that too few seats are left", async () => {
    const { bookings, send } = await limited(11);
    await send(10);
    expect(told(await send(2))).toMatchObject({ status: 409, type: PROBLEM_TYPES.soldOut });
    expect(told(await send(1))).toMatchObject({ status: 429 });
    bookings.seatsLeft = 0;
    expect(told(await send(1))).toMatchObject({ status: 409, type: PROBLEM_TYPES.soldOut });
  });

  it("never counts or stops a repetition, not even a lost answer's", async () => {
    const { bookings, send } = await limited(100);
    const key = freshKey();
    let lost = true;
    bookings.before = () => (lost ? Promise.reject(new Error("away")) : Promise.resolve());
    const lostKey = freshKey();
    expect((await send(2, undefined, lostKey)).statusCode).toBe(503);
    lost = false;
    expect((await send(10, undefined, key)).statusCode).toBe(201);
    for (const again of [key, key]) expect((await send(10, undefined, again)).statusCode).toBe(201);
    expect((await send(2, undefined, lostKey)).statusCode).toBe(201);
    expect((await send(1)).statusCode).toBe(429);
    expect(bookings.bookings.map(({ seats }) => seats)).toEqual([10, 2]);
  });

  it("says 429 when terms cannot be asked for either", async () => {
    const { bookings, send } = await limited(100);
    await send(10);
    bookings.terms = () => Promise.reject(new Error("away"));
    expect((await send(1)).statusCode).toBe(429);
  });
});

describe("GET /api/trips/{number}/departures/{departure}", () => {
  const get = async (app: FastifyInstance, path: string) => {
    const response = await app.inject({ url: `/api/trips/${path}`, headers: { host: "localhost" } });
    expectDocumented(response, "/api/trips/{number}/departures/{departure}", "get");
    return response;
  };

  it("gives what has to be known before booking, fresh each time", async () => {
    const app = await start({ bookings: new FakeBookings(3) });
    const response = await get(app, "1001/departures/100101");
    expect(bookingTermsAnswer.parse(response.json())).toEqual({
      data: terms({ departure: departure(100101, { seatsLeft: 3 }) }),
    });
  });

  it.each([
    ["1001/departures/4711", 404, undefined],
    ["4711/departures/100101", 404, undefined],
    ["1001/departures/9999999999", 404, undefined],
    ["x/departures/01", 400, ["number", "departure"]],
    ["1001/departures/-1", 400, ["departure"]],
    ["1001/departures/1.5", 400, ["departure"]],
  ])("%s is %i", async (path, status, parameters) => {
    const response = await get(await start({ bookings: new FakeBookings() }), path);
    expect(response.statusCode).toBe(status);
    expect(problem.parse(response.json()).issues?.map(({ parameter }) => parameter)).toEqual(parameters);
  });

  it.each([
    ["away", Object.assign(new FakeBookings(), { terms: () => Promise.reject(new Error("away")) })],
    ["not set up", undefined],
  ])("says so while booking is %s", async (_name, bookings) => {
    const response = await get(await start({ bookings }), "1001/departures/100101");
    expect(told(response)).toMatchObject({ status: 503, type: PROBLEM_TYPES.bookingUnavailable });
    expect(response.headers["retry-after"]).toBe("10");
  });

  it("gives the content system three seconds", async () => {
    const timeout = jest
      .spyOn(AbortSignal, "timeout")
      .mockImplementation(() => AbortSignal.abort(new Error("late")));
    const never = new Promise<never>(() => {});
    const app = await start({ bookings: Object.assign(new FakeBookings(), { terms: () => never }) });
    const response = await get(app, "1001/departures/100101");
    expect(timeout.mock.calls).toEqual([[3_000]]);
    timeout.mockRestore();
    expect(response.statusCode).toBe(503);
  });

  it("asks once for everybody who asks at the same time", async () => {
    const bookings = new FakeBookings(3);
    const asked = jest.spyOn(bookings, "terms");
    const app = await start({ bookings });
    await Promise.all(Array.from({ length: 20 }, () => get(app, "1001/departures/100101")));
    expect(asked.mock.calls.length).toBeLessThan(20);
    asked.mockClear();
    await get(app, "1001/departures/100101");
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it("counts bookings by outcome and logs no person", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const bookings = new FakeBookings(1);
  const app = await start({ bookings, log: pino({ level: "debug" }, sink) });
  await post(app, body({ note: "Vegetarisch" }));
  await post(app, body({ note: "Vegetarisch" }));
  await post(app, body(), { "idempotency-key": freshKey() });
  bookings.before = () => Promise.reject(new Error("away"));
  await post(app, body(), { "idempotency-key": freshKey() });
  const { body: metrics } = await app.inject("/metrics");
  expect(metrics.split("\n")).toEqual(
    expect.arrayContaining([
      "# TYPE gratweg_bookings_total counter",
      'gratweg_bookings_total{outcome="booked"} 1',
      'gratweg_bookings_total{outcome="replayed"} 1',
      'gratweg_bookings_total{outcome="sold-out"} 1',
      'gratweg_bookings_total{outcome="unavailable"} 1',
      "# TYPE gratweg_booking_decision_seconds histogram",
      'gratweg_booking_decision_seconds_bucket{le="+Inf"} 4',
      "gratweg_booking_decision_seconds_count 4",
    ]),
  );
  const logged = lines.map(
    (line) => JSON.parse(line) as { msg: string; outcome?: string; departure?: number },
  );
  expect(
    logged.filter(({ msg }) => msg === "booking").map(({ outcome, departure: of }) => [outcome, of]),
  ).toEqual([
    ["booked", 100101],
    ["replayed", 100101],
    ["sold-out", 100101],
    ["unavailable", 100101],
  ]);
  expect(lines.join("")).not.toMatch(/Anna|Ott|post\.example|Grat 1|123456|Vegetarisch|203\.0\.113/);
});

describe("whatever is sent", () => {
  const name = fc.constantFrom(
    ...["departure", "travellers", "contact", "options", "formSheetVersion", "expectedTotal", "note"],
    ...["firstName", "lastName", "birthDate", "email", "phone", "street", "postalCode", "city", "country"],
    ...["singleRooms", "insurance", "amount", "currency", "constructor", "toString", "__proto__", "length"],
  );
  const text = fc.string({ unit: "binary", maxLength: 20 });
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom(null, true, 0, -1, Infinity, 2 ** 53, "1990-05-01", "DE", "a@b.example"),
      text,
      fc.double(),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.oneof(name, text), tie("value"), { maxKeys: 5 }),
    ),
  })).value;
  /** A good booking with something strange in one place. */
  const nearly = fc
    .tuple(fc.constantFrom(...Object.keys(body())), fc.option(fc.nat(8)), json)
    .map(([field, inner, value]) => {
      const good = body() as Record<string, unknown>;
      const part = good[field];
      const target = Array.isArray(part) ? (part[0] as object) : part;
      if (inner === null || typeof target !== "object" || target === null) return { ...good, [field]: value };
      const names = Object.keys(target);
      const changed = { ...target, [names[inner % names.length] ?? "x"]: value };
      return { ...good, [field]: Array.isArray(part) ? [changed] : changed };
    });

  it("is booked or answered with a problem of the client, and only what is right reaches the content system", async () => {
    const bookings = new FakeBookings(1_000_000);
    const app = await start({ bookings });
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, nearly), async (value) => {
        const before = bookings.orders.length;
        const response = await post(app, JSON.stringify(value) ?? "", { "idempotency-key": freshKey() });
        seen.add(response.statusCode);
        expect([201, 400, 413, 422]).toContain(response.statusCode);
        expect(bookings.orders.length - before).toBe(response.statusCode === 201 ? 1 : 0);
        if (response.statusCode === 422)
          expect(problem.parse(response.json()).issues?.length).toBeGreaterThan(0);
      }),
      { examples: [[body()]] },
    );
    expect([...seen].sort()).toEqual([201, 400, 422]);
  }, 60_000);

  it("even when it is no JSON", async () => {
    const app = await start({ bookings: new FakeBookings() });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (value) => {
        expect((await post(app, value)).statusCode).toBeLessThan(500);
      }),
    );
  });
});
