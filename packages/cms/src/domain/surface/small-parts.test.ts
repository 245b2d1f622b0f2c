import { join } from "node:path";
import { adminListener } from "../../environment";
import { newGrants, pastGrants } from "../../bootstrap/grants";
import { bodyStatus, isUnanswerable, placeOf } from "./failures";
import { keepLinesApart, oneLine } from "./log-lines";
import { createClientRate, createRequestRate } from "./request-rate";

it("counts a minute, each name by itself", () => {
  let now = 0;
  const waitOf = createRequestRate(2, () => now);
  expect([waitOf("a"), waitOf("a"), waitOf("a"), waitOf("b")]).toEqual([0, 0, 60, 0]);
  now = 59_500;
  expect(waitOf("a")).toBe(1);
  now = 60_000;
  expect(waitOf("a")).toBe(0);
  expect([createRequestRate(0)("a"), createRequestRate(0)("a")]).toEqual([0, 0]);
});

it("a network may ask four times as often as one of its addresses, which cannot use that up alone", () => {
  const waitOf = createClientRate(2, () => 0);
  const ask = (net: number) => waitOf(`2001:db8:77:${net}::/64`) > 0;
  expect([1, 1, 1, 1, 1, 1, 1, 1, 1, 1].map(ask).filter((isOver) => isOver)).toHaveLength(8);
  expect([2, 2, 3, 3, 4, 4, 5].map(ask)).toEqual([false, false, false, false, false, false, true]);
  expect(waitOf("2001:db8:78:1::/64")).toBe(0);
});

describe("a flood of names", () => {
  const addressOf = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

  it("makes the rate forget nobody, and is counted by networks", () => {
    const waitOf = createRequestRate(2, () => 0);
    for (let time = 0; time < 2; time += 1) waitOf("203.0.113.9");
    for (let at = 0; at < 20_500; at += 1) waitOf(addressOf(at));
    expect(waitOf("203.0.113.9")).toBe(60);
    const allowed = Array.from({ length: 50 }, (_, at) => waitOf(`198.51.100.${at}`));
    expect(allowed.filter((wait) => wait === 0)).toHaveLength(8);
  });
});

describe("log entries", () => {
  it("are one line, whatever they quote", () => {
    expect(oneLine("x\n[2026-11-22] info: ok\r\t\u001b[31m\u2028\u202e\u0000ä€")).toBe(
      "x\\n[2026-11-22] info: ok\\u000d\\u0009\\u001b[31m\\u2028\\u202e\\u0000ä€",
    );
    expect(oneLine("Error\n    at a.js:1\n    at b.js:2")).toBe("Error\n    at a.js:1\n    at b.js:2");
  });

  it("of errors carry their stack once, and their level", () => {
    const seen: unknown[] = [];
    const format = keepLinesApart({ transform: (info) => (seen.push(info), info) });
    const error = Object.assign(new Error("a\nb"), { level: "error", stack: "Error: a\nb\n    at c.js:1" });
    format.transform(error as never);
    expect(seen).toEqual([
      expect.objectContaining({ level: "error", message: "a\\nb\\nError: a\\nb\n    at c.js:1" }),
    ]);
    expect(seen[0]).not.toBeInstanceOf(Error);
  });
});

describe("failures", () => {
  const asked = {
    method: "GET",
    querystring: "filters[number]=x",
    params: {},
    path: "/api/tours",
    hasBody: false,
  };
  const silent = { ...asked, querystring: "" };
  const thrownIn = (...places: string[]) => {
    const error = new TypeError("x");
    error.stack = ["TypeError: x", ...places.map((place) => `    at ${place}`)].join("\n");
    return error;
  };
  const STRAPI = "convert (/app/node_modules/@strapi/utils/dist/convert.js:1:1)";
  const ours = (path: string) => `rule (${join(__dirname, "../..", path)}:1:1)`;
  const withCode = (code: string, message = "x") => Object.assign(new Error(message), { code });

  it("of a question that has words are the question's where Strapi or the database cannot take them", () => {
    for (const error of [thrownIn(STRAPI), thrownIn(STRAPI, ours("middlewares/surface.ts")), "x", null])
      expect(isUnanswerable(asked, error)).toBe(true);
    for (const code of ["SQLITE_MISMATCH", "SQLITE_CONSTRAINT_UNIQUE", "22P02", "22003", "23505", "42703"])
      expect([code, isUnanswerable(asked, withCode(code))]).toEqual([code, true]);
    const unknown = withCode("SQLITE_ERROR", "select * from t where x = ? - no such column: x");
    expect(isUnanswerable(asked, unknown)).toBe(true);
  });

  it("are ours where the database is away, has no such table, or gets a statement that is none", () => {
    for (const code of ["ECONNREFUSED", "SQLITE_BUSY", "SQLITE_IOERR_READ", "57P01", "08006"])
      expect([code, isUnanswerable(asked, withCode(code))]).toEqual([code, false]);
    for (const code of ["42P01", "42601", "42501", "SQLITE_MISUSE", "SQLITE_AUTH"])
      expect([code, isUnanswerable(asked, withCode(code))]).toEqual([code, false]);
    const noTable = withCode("SQLITE_ERROR", "select * from t - no such table: t");
    expect(isUnanswerable(asked, noTable)).toBe(false);
    expect(isUnanswerable(asked, Object.assign(new Error("x"), { name: "KnexTimeoutError" }))).toBe(false);
  });

  it("are ours where our code throws, or calls what throws; not where it only stands around", () => {
    expect(isUnanswerable(asked, new TypeError("x"))).toBe(false);
    expect(isUnanswerable(asked, thrownIn(STRAPI, ours("domain/guard-records.ts")))).toBe(false);
    expect(isUnanswerable(asked, thrownIn(STRAPI, `async ${ours("domain/guard-records.ts")}`))).toBe(true);
  });

  it("of a question without words, and of writes, are ours", () => {
    expect(isUnanswerable(silent, thrownIn(STRAPI))).toBe(false);
    expect(isUnanswerable({ ...silent, params: { id: "x" } }, thrownIn(STRAPI))).toBe(true);
    expect(isUnanswerable({ ...asked, method: "POST", hasBody: true }, thrownIn(STRAPI))).toBe(false);
  });

  it("of Strapi's own screens are the question's if it has words, of ours among them are ours", () => {
    const write = { ...silent, method: "POST", hasBody: true };
    for (const path of ["/admin/permissions/check", "/upload/folders", "/content-manager/init"]) {
      expect([path, isUnanswerable({ ...write, path }, thrownIn(STRAPI))]).toEqual([path, true]);
      const bare = { ...write, path, hasBody: false };
      expect([path, isUnanswerable(bare, thrownIn(STRAPI))]).toEqual([path, true]);
      expect([path, isUnanswerable({ ...silent, path }, thrownIn(STRAPI))]).toEqual([path, false]);
    }
    for (const path of ["/gratweg/bookings.csv", "/admin/anmelden", "/api/internal/bookings", "/_health"])
      expect([path, isUnanswerable({ ...write, path }, thrownIn(STRAPI))]).toEqual([path, false]);
    expect(isUnanswerable({ ...write, path: "/admin/roles" }, withCode("SQLITE_BUSY"))).toBe(false);
  });

  it("of a body keep their status", () => {
    expect(bodyStatus(Object.assign(new SyntaxError("x"), { status: 400 }))).toBe(400);
    expect(bodyStatus(Object.assign(new Error("x"), { status: 503 }))).toBeNull();
    expect(bodyStatus(new Error("x"))).toBeNull();
  });

  it("are logged by their place, without what was asked", () => {
    const error = Object.assign(new TypeError("anna@post.example\n[now] info: ok"), { code: "22P02" });
    const place = placeOf(error);
    expect(place).toMatch(/^TypeError \(22P02\)\n {4}at /);
    expect(place).not.toMatch(/anna|info: ok/);
    expect(placeOf("x")).toBe("Error");
  });
});

it("takes back what an earlier version granted, and nothing else", () => {
  expect(pastGrants(["b"], ["a", "b"])).toEqual(["a"]);
  expect(newGrants(["b"], ["a", "b"])).toEqual([]);
});

it("gives editors a port of their own, never the public one", () => {
  expect(adminListener({})).toBeNull();
  expect(adminListener({ GRATWEG_ADMIN_PORT: "1338" })).toEqual({
    host: "127.0.0.1",
    port: 1338,
    origin: "http://127.0.0.1:1338",
    onlyName: null,
  });
  const named = adminListener({
    GRATWEG_ADMIN_PORT: "1338",
    GRATWEG_ADMIN_URL: "https://redaktion.gratweg.example/",
  });
  expect([named?.origin, named?.onlyName]).toEqual(["https://redaktion.gratweg.example", null]);
  expect(adminListener({ GRATWEG_ADMIN_PORT: "1338", GRATWEG_ADMIN_HOST: "10.0.0.2" })?.host).toBe(
    "10.0.0.2",
  );
  for (const port of ["1337", "65536", "x", "-1"])
    expect(() => adminListener({ GRATWEG_ADMIN_PORT: port })).toThrow(Error);
  expect(() => adminListener({ GRATWEG_ADMIN_PORT: "99", PORT: "99" })).toThrow(Error);
});
