import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors } from "@strapi/utils";
import serverConfig from "../../../config/server";
import requestFailures from "../../middlewares/request-failures";
import surface from "../../middlewares/surface";

const OPERATORS = "pagination[pageSize]=999";
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

interface Asked {
  method?: string;
  path?: string;
  host?: string;
  port?: number;
  querystring?: string;
  headers?: Record<string, string>;
  address?: string;
}

function context({ path = "/api/tour-operators", querystring = OPERATORS, headers = {}, ...more }: Asked) {
  const { method = "GET", address = "192.0.2.1", host = "127.0.0.1:1337", port = 1337 } = more;
  const sent: Record<string, string> = { "Access-Control-Allow-Origin": "*" };
  const socket = { remoteAddress: address, localPort: port, destroy: () => undefined };
  return {
    sent,
    req: { socket },
    request: { ips: [], socket },
    method,
    path,
    host,
    query: {},
    querystring,
    status: 0,
    body: undefined as unknown,
    get: (name: string) => headers[name] ?? "",
    set: (name: string, value: string) => void (sent[name] = value),
    remove: (name: string) => void Reflect.deleteProperty(sent, name),
  };
}
type Middleware = ReturnType<typeof surface>;
async function pass(middleware: Middleware, asked: Asked = {}) {
  const ctx = context(asked);
  let isInside = false;
  await middleware(ctx as unknown as Parameters<Middleware>[0], () =>
    Promise.resolve(void (isInside = true)),
  );
  return { ...ctx, isInside };
}
const nobody = {
  strapi: {
    service: () => ({ hash: String }),
    db: { query: () => ({ findOne: () => Promise.resolve(null) }) },
  },
};

describe("the first middleware", () => {
  it("lets nothing of CORS through for who names no origin", async () => {
    const middleware = surface(null, nobody);
    expect((await pass(middleware)).sent).not.toHaveProperty("Access-Control-Allow-Origin");
    const page = await pass(middleware, { headers: { origin: "https://wandern.example" } });
    expect(page.sent).toHaveProperty("Access-Control-Allow-Origin");
  });

  it("counts calls by address, files apart from them, questions about a session by the session and the address", async () => {
    process.env.GRATWEG_CMS_REQUESTS_PER_ADDRESS = "1";
    process.env.JWT_SECRET = "sitzungen";
    const middleware = surface(null, nobody);
    const me = (token: string, address = "192.0.2.1") => ({
      address,
      path: "/api/users/me",
      querystring: "",
      headers: { authorization: token },
    });
    expect((await pass(middleware)).isInside).toBe(true);
    const refused = await pass(middleware);
    expect([refused.isInside, refused.status, refused.sent["Retry-After"]]).toEqual([false, 429, "60"]);
    expect((await pass(middleware, { address: "192.0.2.2" })).isInside).toBe(true);
    expect((await pass(middleware, { path: "/uploads/bild.jpg", querystring: "" })).isInside).toBe(true);
    // The own server asks from one address in the name of many.
    const signed = (said: string) =>
      `Bearer ${said}.${createHmac("sha256", "sitzungen").update(said).digest("base64url")}`;
    expect((await pass(middleware, me(signed("a.a")))).isInside).toBe(true);
    expect((await pass(middleware, me(signed("b.b")))).status).toBe(429);
    expect((await pass(middleware, me(signed("b.b"), "192.0.2.2"))).isInside).toBe(false);
    expect((await pass(middleware, me(signed("c.c"), "192.0.2.3"))).isInside).toBe(true);
    // However the header around it is written, it is the same session.
    const spaced = signed("a.a").replace("Bearer ", "bearer    ");
    expect((await pass(middleware, me(spaced, "192.0.2.4"))).status).toBe(429);
    // The own server asks from this machine, in the name of many.
    for (const said of ["d.d", "e.e"])
      expect((await pass(middleware, me(signed(said), "127.0.0.1"))).isInside).toBe(true);
    expect((await pass(middleware, me("Bearer a.a.a"))).status).toBe(401);
  });
});

describe("what is refused", () => {
  const tours = { path: "/api/tours", querystring: "" };

  it("is counted by itself, and beyond the rate the connection ends", async () => {
    process.env.GRATWEG_CMS_REQUESTS_PER_ADDRESS = "2";
    const middleware = surface(null, nobody);
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await pass(middleware, tours));
    expect(answers.map(({ status, sent }) => [status, sent.Connection])).toEqual([
      [401, undefined],
      [401, undefined],
      [429, "close"],
      [429, "close"],
    ]);
    // Nobody's mistakes, and no foreign page's pictures, take a call away.
    expect((await pass(middleware)).isInside).toBe(true);
    expect((await pass(middleware, { ...tours, address: "192.0.2.2" })).status).toBe(401);
  });

  it("is never counted for our own programs, who hand on what visitors send", async () => {
    process.env.GRATWEG_CMS_REQUESTS_PER_ADDRESS = "1";
    process.env.GRATWEG_SERVICE_SECRET = "dienst";
    const middleware = surface(null, nobody);
    const secret = { ...tours, headers: { authorization: "Bearer dienst" } };
    for (const asked of [{ ...tours, address: "127.0.0.1" }, secret])
      for (let at = 0; at < 3; at += 1) expect((await pass(middleware, asked)).status).toBe(401);
  });

  it("leaves signing in its own count, whatever else came from the address", async () => {
    process.env.GRATWEG_CMS_REQUESTS_PER_ADDRESS = "1";
    const middleware = surface(null, nobody);
    const image = { path: "/api/connect/nope", querystring: "" };
    for (const status of [0, 429]) expect((await pass(middleware, image)).status).toBe(status);
    const headers = { "content-type": "application/json", "content-length": "20" };
    const signIn = { method: "POST", path: "/api/auth/local", querystring: "", headers };
    expect((await pass(middleware, signIn)).isInside).toBe(true);
    expect((await pass(middleware, signIn)).status).toBe(429);
  });
});

describe("the editors' listener in production", () => {
  const ask = async (host: string, path: string) =>
    (await pass(surface(null, nobody), { host, path, querystring: "", port: 1338 })).status || "inside";

  beforeEach(() => {
    process.env.GRATWEG_PRODUCTION = "true";
    process.env.GRATWEG_ADMIN_PORT = "1338";
    process.env.GRATWEG_ADMIN_URL = "https://Redaktion.gratweg.example:8443/";
  });

  it.each([
    ["redaktion.gratweg.example", "inside"],
    ["REDAKTION.gratweg.example:8443", "inside"],
    ["127.0.0.1:1338", "inside"],
    ["localhost:1338", "inside"],
    ["[::1]:1338", "inside"],
    ["evil.example", 421],
    ["redaktion.gratweg.example.evil.example", 421],
    ["evil.example:1338", 421],
    ["localhost.evil.example", 421],
    ["127.0.0.1.evil.example", 421],
    ["", 421],
  ])("by the name %j: %s", async (host, answer) => {
    for (const path of ["/admin/anmelden", "/content-manager/init", "/"])
      expect([path, await ask(host, path)]).toEqual([path, answer]);
  });

  it("answers the server's calls, files and probes by any name", async () => {
    process.env.GRATWEG_SERVICE_SECRET = "dienst";
    const paths = ["/api/internal/offers", "/uploads/bild.jpg", "/_health"];
    expect(await Promise.all(paths.map((path) => ask("inhalt:1338", path)))).toEqual([
      401,
      "inside",
      "inside",
    ]);
  });

  it("answers by any name while none is set, and on a development machine", async () => {
    delete process.env.GRATWEG_PRODUCTION;
    expect(await ask("evil.example", "/admin/anmelden")).toBe("inside");
    process.env.GRATWEG_PRODUCTION = "true";
    delete process.env.GRATWEG_ADMIN_URL;
    expect(await ask("evil.example", "/admin/anmelden")).toBe("inside");
  });
});

describe("words that look like API tokens", () => {
  const DRAFTS = "d".repeat(256);
  function setUp() {
    const looked: string[] = [];
    const find = ({ where }: { where: { accessKey: string } }) => {
      looked.push(where.accessKey);
      return Promise.resolve(where.accessKey === DRAFTS ? { type: "full-access" } : null);
    };
    const strapi = { service: () => ({ hash: String }), db: { query: () => ({ findOne: find }) } };
    const middleware = surface(null, { strapi });
    const ask = (token: string, more: Asked = {}) =>
      pass(middleware, {
        path: "/api/tours",
        querystring: "",
        headers: { authorization: `Bearer ${token}` },
        ...more,
      });
    return { looked, ask };
  }
  const madeUp = (at: number) => at.toString(16).padStart(256, "0");

  it("are looked for thirty times a minute for one address", async () => {
    const { looked, ask } = setUp();
    const answers = [];
    for (let at = 0; at < 60; at += 1) answers.push(await ask(madeUp(at)));
    expect(looked).toHaveLength(30);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(29).fill(401),
      ...Array<number>(31).fill(429),
    ]);
    expect(Number(answers.at(-1)?.sent["Retry-After"])).toBeGreaterThan(0);
    expect((await ask(madeUp(61), { address: "192.0.2.2" })).status).toBe(401);
    expect((await ask("x")).status).toBe(401);
  });

  it("and are one, or a secret of ours, are never counted", async () => {
    const own = "a".repeat(256);
    process.env.GRATWEG_CONTENT_TOKEN = own;
    const { ask } = setUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(DRAFTS)));
    expect(answers.every(({ isInside }) => isInside)).toBe(true);
    for (let at = 0; at < 40; at += 1) await ask(madeUp(at));
    expect((await ask(own)).isInside).toBe(true);
  });
});

it("forgets no address for made-up tokens", async () => {
  process.env.GRATWEG_CMS_REQUESTS_PER_ADDRESS = "1";
  const middleware = surface(null, nobody);
  await pass(middleware);
  for (let token = 0; token < 20_001; token += 1)
    await pass(middleware, {
      path: "/api/users/me",
      querystring: "",
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await pass(middleware)).status).toBe(429);
});

/** As something in Strapi throws it: no frame of ours. */
function strapisError(message: string): Error {
  const error = new Error(message);
  return Object.assign(error, {
    stack: `Error: ${message}\n    at parse (/app/node_modules/@strapi/utils/dist/parse.js:1:1)`,
  });
}

describe("failures", () => {
  async function fail(
    error: Error,
    { method = "GET", querystring = "filters[number]=anna@post.example" } = {},
  ) {
    const lines: string[] = [];
    const headers: Record<string, string> = {};
    const log = { warn: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
    const ctx = {
      method,
      path: "/api/tours",
      querystring,
      _matchedRoute: "/api/tours",
      status: 200,
      body: null,
      get: () => "",
      set: (name: string, value: string) => void (headers[name] = value),
    };
    await requestFailures(null, { strapi: { log } })(ctx, () => Promise.reject(error));
    return { status: ctx.status, body: JSON.stringify(ctx.body), log: lines.join("\n"), headers };
  }

  it("of a malformed question are 400, of ours 500, and neither answer nor log quotes what was asked", async () => {
    const error = strapisError("Expected a number, got anna@post.example\n[now] info: ok");
    const [asked, ours] = [await fail(error), await fail(error, { method: "POST" })];
    expect([asked.status, ours.status]).toEqual([400, 500]);
    expect(asked.log).toMatch(/^GET \/api\/tours cannot be answered as it is asked: Error\n {4}at /);
    expect(ours.log).toMatch(/^POST \/api\/tours failed: Error\n {4}at /);
    for (const { body, log } of [asked, ours]) expect(body + log).not.toMatch(/anna|info: ok/);
  });

  it.each(["SQLITE_FULL", "SQLITE_BUSY_SNAPSHOT", "53100", "57P01", "ECONNREFUSED"])(
    "of a database that is full or away (%s) say when to come back, and stand in the log",
    async (code) => {
      const error = Object.assign(new Error("anna@post.example"), { code });
      const { status, body, log, headers } = await fail(error, { method: "POST" });
      expect([status, headers]).toEqual([503, { "Retry-After": "5" }]);
      expect(log).toContain(`failed: Error (${code})`);
      expect(body + log).not.toContain("anna");
    },
  );

  it("of a body that cannot be read leave no line at all", async () => {
    const error = Object.assign(new SyntaxError("Unexpected token a in anna@post.example"), { status: 400 });
    const { status, body, log } = await fail(error, { method: "POST" });
    expect([status, log, body.includes("anna")]).toEqual([400, "", false]);
  });

  it("that Strapi knows stay Strapi's", async () => {
    await expect(fail(new errors.ValidationError("x"))).rejects.toBeInstanceOf(errors.ValidationError);
  });
});

it("a request arrives within thirty seconds, its headers within fifteen, or the connection ends", () => {
  const folder = mkdtempSync(join(tmpdir(), "gratweg-config-"));
  process.env.GRATWEG_DATA = folder;
  const env = Object.assign((_name: string, fallback: unknown) => fallback, { array: () => [] });
  const { http } = serverConfig({ env } as unknown as Parameters<typeof serverConfig>[0]);
  rmSync(folder, { recursive: true });
  expect(http.serverOptions.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(http.serverOptions.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(http.serverOptions.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
});
