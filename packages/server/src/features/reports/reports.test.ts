import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createServer } from "../../createServer";
import { fakeOptions } from "../../testing/fakes";
import { createLimits } from "../../limits/table";
import { createSitesFolder, FILES, type SitesFolder } from "../../testing/siteFolder";

let sites: SitesFolder;
let lines: string[];
const open: FastifyInstance[] = [];

beforeEach(() => {
  lines = [];
  sites = createSitesFolder();
  sites.write("hiking", FILES);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  sites.remove();
});

async function start() {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = createServer(
    fakeOptions(sites.path, { limits: createLimits(), log: pino({ level: "info" }, stream) }),
  );
  open.push(app);
  await app.ready();
  return app;
}

const send = (
  app: FastifyInstance,
  payload: unknown,
  type = "application/reports+json",
  remoteAddress = "127.0.0.1",
) =>
  app.inject({
    remoteAddress,
    method: "POST",
    url: "/api/reports",
    headers: { host: "hiking.localhost", "content-type": type },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

const violation = (documentURL: string, effectiveDirective: string, blockedURL: string) => ({
  type: "csp-violation",
  age: 12,
  url: documentURL,
  user_agent: "Mozilla/5.0",
  body: {
    documentURL,
    effectiveDirective,
    blockedURL,
    sample: "alert(document.cookie)",
    referrer: documentURL,
  },
});

const told = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "a page's policy has stopped something")
    .map(({ directive, blocked, page }) => [directive, blocked, page]);

it("counts and logs the directive, the origin and the kind of page, and nothing about a person", async () => {
  const app = await start();
  const answer = await send(app, [
    violation(
      "https://wandern.example/de/reise/1001/karwendel/bestaetigung/Anna%20Ott?token=geheim",
      "script-src-elem",
      "https://evil.example/x.js?q=anna@post.example",
    ),
    violation("https://wandern.example/de/haeufige-fragen?q=anna", "script-src-elem", "inline"),
  ]);
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  expect(told().map(([directive, blocked]) => [directive, blocked])).toEqual([
    ["script-src-elem", "https://evil.example"],
    ["script-src-elem", "inline"],
  ]);
  expect(lines.join("")).not.toMatch(/anna|geheim|alert|Mozilla/i);
  const metrics = await app.inject({ url: "/metrics", headers: { host: "hiking.localhost" } });
  expect(metrics.body).toContain('gratweg_policy_reports_total{directive="script-src-elem"} 2');
});

it("reads what browsers without the Reporting API send", async () => {
  const app = await start();
  const body = {
    "csp-report": {
      "document-uri": "https://wandern.example/de/portal/user/reset-password/geheim",
      "violated-directive": "img-src 'self'",
      "blocked-uri": "data",
    },
  };
  expect((await send(app, body, "application/csp-report")).statusCode).toBe(204);
  expect(told()).toEqual([["img-src", "data", "/de/portal/user/reset-password/:token"]]);
});

it("names nothing that it does not know, so that nobody writes into the log or the metrics", async () => {
  const app = await start();
  const evil = 'x"} 1\ngratweg_fake 1';
  await send(app, [
    violation("javascript:1", evil, evil),
    violation("https://a.example/de/%zz/%", evil, "data:x"),
    { type: "deprecation", body: {} },
    7,
    null,
  ]);
  expect(told()).toEqual([
    ["other", "other", "other"],
    ["other", "other", "other"],
  ]);
});

it.each([
  ["nothing", "", 400],
  ["no JSON", "{", 400],
  ["anything else", '{"a":1}', 204],
  ["more than eight kilobytes", JSON.stringify(["x".repeat(9_000)]), 413],
])("%s is answered by %s with %i and without a line", async (_name, body, status) => {
  const app = await start();
  expect((await send(app, body)).statusCode).toBe(status);
  expect(told()).toEqual([]);
});

it("takes ten of a body, and thirty bodies a minute of one address", async () => {
  const app = await start();
  const one = violation("https://wandern.example/de", "img-src", "data");
  await send(
    app,
    Array.from({ length: 25 }, () => one),
  );
  expect(told()).toHaveLength(10);
  for (let count = 1; count < 30; count += 1) await send(app, [one]);
  const refused = await send(app, [one]);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  // The rest of the log's room is for other addresses.
  expect(told()).toHaveLength(10);
});

it("writes three hundred lines a minute whoever sends, and counts all", async () => {
  const app = await start();
  const ten = Array.from({ length: 10 }, () => violation("https://wandern.example/de", "img-src", "data"));
  for (let at = 0; at < 40; at += 1)
    expect((await send(app, ten, undefined, `198.51.${at}.1`)).statusCode).toBe(204);
  expect(told()).toHaveLength(300);
  expect(lines.filter((line) => line.includes(`"msg":"request"`))).toEqual([]);
  const metrics = await app.inject({ url: "/metrics", headers: { host: "hiking.localhost" } });
  expect(metrics.body).toContain('gratweg_policy_reports_total{directive="img-src"} 400');
});
