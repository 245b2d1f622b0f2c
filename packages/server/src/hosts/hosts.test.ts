import { siteByHost, SITES } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { createServer } from "../createServer";
import { fakeOptions } from "../testing/fakes";
import { createSitesFolder, FILES, page, type SitesFolder } from "../testing/siteFolder";

let folder: SitesFolder;
let app: FastifyInstance;

beforeAll(async () => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
  folder.write("biking", { "index.html": page("Rad"), "de/index.html": page("Rad") });
  app = createServer(fakeOptions(folder.path, { production: true, trustProxy: "127.0.0.1" }));
  await app.loaded();
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (host: string, url = "/de", headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, "x-forwarded-proto": "https", ...headers } });

it.each([
  ["localhost", "Start"],
  ["localhost:8000", "Start"],
  ["127.0.0.1:8000", "Start"],
  ["[::1]:8000", "Start"],
  ["hiking.localhost:8000", "Start"],
  ["HIKING.localhost.", "Start"],
  ["wandern.gratweg.example", "Start"],
  ["biking.localhost", "Rad"],
  ["radreisen.gratweg.example", "Rad"],
])("%s answers as %s [1.19]", async (host, title) => {
  const answer = await get(host);
  expect([answer.statusCode, answer.body]).toEqual([200, page(title)]);
});

it.each([
  "evil.example",
  "gratweg.example",
  "x.localhost",
  "hiking.localhost.evil.example",
  "192.0.2.1",
  "localhost.evil.example",
  "[::1]evil",
  "[::1]@evil.example",
  "localhost:8000:1",
  "localhost:99999",
  "a".repeat(300),
])("%s is misdirected, on pages and on the API", async (host) => {
  const problem = await get(host, "/de", { accept: "application/json" });
  expect(problem.json()).toMatchObject({ status: 421, type: "/probleme/unbekannter-host" });
  const html = await get(host, "/de", { accept: "text/html" });
  expect([html.statusCode, html.headers["content-type"]]).toEqual([421, "text/html; charset=utf-8"]);
  for (const url of [
    "/api/trips/search",
    "/api/trips/1/departures",
    "/api/users/me",
    "/api/icons/ph.json?icons=a",
    "/api/openapi.json",
    "/builds/latest.json",
  ])
    expect((await get(host, url)).statusCode).toBe(421);
});

it.each(["/healthz", "/readyz"])("%s answers on any host", async (url) => {
  expect((await get("evil.example", url)).statusCode).toBe(200);
});

it.each(SITES.filter(({ key }) => key !== "hiking" && key !== "biking").map(({ domain }) => domain))(
  "%s, not built yet, says so in German and when to come again",
  async (domain) => {
    const html = await get(domain, "/de/reisesuche", { accept: "text/html" });
    expect([html.statusCode, html.headers["retry-after"]]).toEqual([503, "60"]);
    const { name = "" } = siteByHost(domain) ?? {};
    expect(html.body).toContain(`<p>${name} wird gerade gebaut und ist in ein bis zwei Minuten da.`);
    expect(html.body).toContain('<a href="">Seite neu laden</a>');
    const json = await get(domain, "/", { accept: "application/json" });
    expect(json.json()).toMatchObject({ status: 503, type: "/probleme/website-wird-gebaut" });
  },
);

it("promises https for a year behind a proxy that speaks it, in production only", async () => {
  const secure = await get("localhost", "/de", { "x-forwarded-proto": "https" });
  const plain = await get("localhost", "/de", { "x-forwarded-proto": "http" });
  expect([secure.headers["strict-transport-security"], plain.headers["strict-transport-security"]]).toEqual([
    "max-age=31536000; includeSubDomains",
    undefined,
  ]);
});

it("believes a forwarded host from the trusted proxy only", async () => {
  expect((await get("internal", "/de", { "x-forwarded-host": "biking.localhost" })).body).toBe(page("Rad"));
  const wary = createServer(fakeOptions(folder.path));
  await wary.loaded();
  const answer = await wary.inject({
    url: "/de",
    headers: { host: "localhost", "x-forwarded-host": "biking.localhost" },
  });
  await wary.close();
  expect(answer.body).toBe(page("Start"));
});
