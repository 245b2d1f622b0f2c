import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createServer } from "../../createServer";
import { fakeOptions } from "../../testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "../../testing/siteFolder";
import { createMetrics } from "./metrics";

let folder: SitesFolder;
let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
  lines = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = createServer(fakeOptions(folder.path, { log: pino({ level: "info" }, sink) }));
  await app.loaded();
});
afterEach(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string) => app.inject({ url, headers: { host: "localhost" } });

it("counts requests by route, not by address", async () => {
  await get("/de");
  await get("/de/gibt-es-nicht");
  await get("/api/trips/1/departures");
  await app.inject({ method: "POST", url: "/de" });
  const answer = await get("/metrics");
  expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.body.split("\n")).toEqual(
    expect.arrayContaining([
      'gratweg_http_requests_total{route="pages",status="200"} 1',
      'gratweg_http_requests_total{route="pages",status="404"} 1',
      'gratweg_http_requests_total{route="/api/trips/:number/departures",status="404"} 1',
      'gratweg_http_requests_total{route="unmatched",status="405"} 1',
      'gratweg_http_request_duration_seconds_bucket{route="pages",le="+Inf"} 2',
      "gratweg_search_trips 2",
      "gratweg_sites 1",
      "gratweg_content_failures 0",
    ]),
  );
});

it("tells how old the oldest build is, so that one that fails each night is seen", async () => {
  folder.write("biking", {
    ...FILES,
    "builds/latest.json": JSON.stringify({
      id: "b",
      builtAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    }),
  });
  const other = createServer(fakeOptions(folder.path));
  await other.loaded();
  const { body } = await other.inject({ url: "/metrics", headers: { host: "localhost" } });
  await other.close();
  const [, age] = /^gratweg_oldest_build_seconds (\d+)$/m.exec(body) ?? [];
  expect(Math.round(Number(age) / 86_400)).toBe(3);
});

it("has cumulative buckets", () => {
  const metrics = createMetrics();
  for (const seconds of [0.0004, 0.003, 0.003, 20]) metrics.observe("x", 200, seconds);
  const bucket = (bound: string) => metrics.text().split(`le="${bound}"} `)[1]?.split("\n")[0];
  expect(["0.0005", "0.0025", "0.005", "10", "+Inf"].map(bucket)).toEqual(["1", "1", "3", "3", "4"]);
});

it("logs calls of the API without queries, persons, secrets or addresses", async () => {
  await get("/api/trips/search?q=Anna");
  await app.inject({
    url: "/api/users/me?token=geheim",
    headers: { host: "localhost", authorization: "Bearer geheim", cookie: "gratweg_token=geheim" },
    remoteAddress: "203.0.113.9",
  });
  await get("/api/x/reset-password/geheim");
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; path?: string; status?: number });
  expect(logged.filter(({ msg }) => msg === "request").map(({ path, status }) => [path, status])).toEqual([
    ["/api/trips/search", 200],
    ["/api/users/me", 401],
    ["/api/x/reset-password/:token", 404],
  ]);
  expect(lines.join("")).not.toMatch(/Anna|geheim|203\.0\.113\.9/);
});

it("says to operators of this machine what it waits for", async () => {
  expect((await get("/healthz")).json()).toEqual({ status: "ok" });
  expect((await get("/readyz")).json()).toEqual({
    status: "ready",
    waiting: [],
    search: true,
    sites: ["hiking"],
  });
});

it.each([
  ["localhost:8000", 200],
  ["127.0.0.1:8000", 200],
  ["[::1]:8000", 200],
  ["evil.example:8000", 404],
  ["localhost.evil.example", 404],
])("operators are answered by names of this machine alone: %s", async (host, status) => {
  expect((await app.inject({ url: "/metrics", headers: { host } })).statusCode).toBe(status);
});
