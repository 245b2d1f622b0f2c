import fc from "fast-check";
import { problem } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { createServer } from "./createServer";
import { fakeOptions } from "./testing/fakes";
import { createSitesFolder, FILES, page, type SitesFolder } from "./testing/siteFolder";
import { listen } from "./testing/socket";

let folder: SitesFolder;
let app: FastifyInstance;
let client: Awaited<ReturnType<typeof listen>>;
let finishDepartures: (() => void) | undefined;

beforeAll(async () => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
  app = createServer(
    fakeOptions(folder.path, {
      hookSecret: "geheim-geheim-geheim",
      departures: {
        departures: (trip) =>
          trip === 99
            ? new Promise((resolve) => (finishDepartures = () => resolve([])))
            : Promise.resolve(undefined),
      },
      redirects: {
        load: () =>
          Promise.resolve([{ from: "/de/alt", to: "https://neu.example/", status: 302, site: "all" }]),
      },
    }),
  );
  client = await listen(app);
});
afterAll(async () => {
  client.close();
  await app.close();
  folder.remove();
});

it.each([
  "/de/../top",
  "/de/%2e%2e/top",
  "/de/./reisesuche",
  "//evil.example/",
  "/..%2F..%2Fetc/passwd",
  "/de/%5c%5cevil.example",
])("%s is not found", async (path) => {
  const answer = await client.ask(path, { accept: "application/json" });
  expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  expect((JSON.parse(answer.body) as { title: string }).title).toBe(`Page not found: ${path}`);
});

it.each(["/de/\\..\\x", "/%00"])("%s is refused", async (path) => {
  const answer = await client.ask(path, { accept: "application/json" });
  expect([answer.status, problem.parse(JSON.parse(answer.body)).status]).toEqual([400, 400]);
});

it("reads an absolute request target, whose host has to be that of the Host header", async () => {
  expect((await client.ask("http://localhost/de")).body).toBe(page("Start"));
  expect((await client.ask("http://evil.example/de")).status).toBe(400);
  expect((await client.ask("http://localhost/de", { host: "evil.example" })).status).toBe(400);
});

it("follows a redirect rule to an external address, and takes no query there [2.41]", async () => {
  const answer = await client.ask("/de/alt?x=1");
  expect([answer.status, answer.headers.location]).toEqual([302, "https://neu.example/"]);
});

it("answers what is not HTTP with a problem, and closes", async () => {
  const [head = "", body = ""] = (await client.raw("KAPUTT\r\n\r\n")).split("\r\n\r\n");
  expect(head.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad request");
  expect(problem.parse(JSON.parse(Buffer.from(body, "latin1").toString()))).toMatchObject({ status: 400 });
});

it("closes a socket that sends many requests and waits for no answer", async () => {
  const answer = await client.raw("GET /de HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(300));
  expect(answer.split("HTTP/1.1 200").length - 1).toBeLessThanOrEqual(8);
});

it("refuses headers without end", async () => {
  const answer = await client.raw(`GET /de HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`);
  expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 431 Request header fields too large");
});

describe("whatever is asked", () => {
  const word = fc.oneof(
    fc.constantFrom(
      "de",
      "en",
      "reise",
      "1001",
      "karwendel",
      "buchen",
      "portal",
      "user",
      "api",
      "trips",
      "search",
      "departures",
      "icons",
      "ph.json",
      "internal",
      "builds",
      "latest.json",
      "static",
      "..",
      ".",
      "",
      "%2e%2e",
      "%2F",
      "%00",
      "%",
      "%zz",
      "%c3%bc",
      "\\",
      ";",
      "alt",
      "404.html",
      "__proto__",
      "constructor",
    ),
    // Every character that Node's parser lets into a request line; it refuses the others itself.
    fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      maxLength: 12,
    }),
  );
  const query = fc.option(
    fc.array(fc.tuple(fc.constantFrom("q", "page", "country", "from", "icons", "token", "sort", "x"), word), {
      maxLength: 4,
    }),
  );
  const target = fc
    .tuple(fc.array(word, { maxLength: 7 }), query)
    .map(
      ([segments, pairs]) =>
        `/${segments.join("/")}${pairs ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""}`,
    );
  const value = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  });
  const headers = fc.record(
    {
      host: fc.oneof(
        fc.constantFrom("localhost", "hiking.localhost", "biking.localhost", "wandern.gratweg.example"),
        value,
      ),
      accept: fc.oneof(fc.constantFrom("text/html", "application/json"), value),
      "accept-encoding": fc.oneof(fc.constantFrom("br", "gzip"), value),
      "if-none-match": value,
      authorization: fc.oneof(
        value.map((text) => `Bearer ${text}`),
        value,
      ),
      "x-forwarded-for": value,
      "x-forwarded-host": value,
      range: value,
    },
    { requiredKeys: [] },
  );
  const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH");

  it("never fails inside, never leads to a foreign host by itself, and failures of the API are problems", async () => {
    await fc.assert(
      fc.asyncProperty(target, headers, method, async (path, given, verb) => {
        const answer = await client.ask(path, given, verb);
        // 503 is the answer of sites that are not built; nothing else above 499 may happen.
        if (answer.status >= 500)
          expect([answer.status, answer.headers["retry-after"]]).toEqual([503, expect.any(String)]);
        const { location } = answer.headers;
        if (location !== undefined && answer.status === 308) expect(location).toMatch(/^\/(?![/\\])/);
        if (answer.status >= 400 && path.startsWith("/api/") && verb !== "HEAD")
          expect(problem.parse(JSON.parse(answer.body)).status).toBe(answer.status);
      }),
    );
  }, 60_000);

  it("every permanent redirect ends: its target answers without another one, but for a trip's or a rule's", async () => {
    await fc.assert(
      fc.asyncProperty(target, async (path) => {
        let at = path;
        for (let step = 0; step < 4; step += 1) {
          const { status, headers: got } = await client.ask(at);
          if (status !== 308 || got.location === undefined) return;
          at = got.location;
        }
        throw new Error(`${path} leads on and on`);
      }),
    );
  }, 60_000);
});

it("finishes what it has begun before it closes", async () => {
  const begun = client.ask("/api/trips/99/departures");
  while (!finishDepartures) await new Promise(setImmediate);
  const closed = app.close();
  finishDepartures();
  expect((await begun).status).toBe(200);
  await closed;
  await expect(client.ask("/de")).rejects.toThrow();
});
