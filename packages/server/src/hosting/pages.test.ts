import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { problem, type TripDocument } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { createServer } from "../createServer";
import { fakeOptions, trip } from "../testing/fakes";
import { createSitesFolder, FILES, HASH_OLD, page, type SitesFolder } from "../testing/siteFolder";

let folder: SitesFolder;
let app: FastifyInstance;

beforeAll(async () => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
  app = createServer(
    fakeOptions(folder.path, {
      matchPaths: [
        { route: "booking", page: "/de/reise/buchen", personal: true },
        { route: "booking-confirmation", page: "/de/reise/buchen", personal: true },
      ],
    }),
  );
  await app.loaded();
});

afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: "hiking.localhost:8000", ...headers } });

describe("pages and files", () => {
  it.each([
    ["/", "Start unter der Wurzel"],
    ["/de", "Start"],
    ["/de/reisesuche", "Suche"],
    ["/de/reisesuche?utm_source=post", "Suche"],
    ["/de/reise/1001/karwendel", "Karwendel"],
    ["/de/%C3%BCber-uns", "Über uns"],
  ])("%s answers with its page [2.2, 6.6]", async (url, title) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page(title)]);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  });

  it.each(["q=Huette", "country=italien&sort=price", "page=2"])(
    "the search page is told that ?%s asks something: trips that nobody asked for are not shown [2.13]",
    async (query) => {
      const answer = await get(`/de/reisesuche?${query}`);
      expect(answer.body).toBe(page("Suche").replace("<html", '<html data-asked="true"'));
      const plain = await get("/de/reisesuche");
      expect(answer.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
    },
  );

  it("a search page that asks something has its trips on their way before its scripts are", async () => {
    const { headers } = await get("/de/reisesuche?sort=price&q=H%C3%BCtte&maxPrice=900,50&utm_source=x");
    expect(headers.link).toBe(
      "</api/trips/search?q=H%C3%BCtte&maxPrice=900&sort=price>; rel=preload; as=fetch; crossorigin",
    );
  });

  it("a booking's page has its terms on their way before its scripts are", async () => {
    const { headers } = await get("/de/reise/1001/karwendel/buchen/100101");
    expect(headers.link).toBe("</api/trips/1001/departures/100101>; rel=preload; as=fetch; crossorigin");
    const cookie = { cookie: "gratweg_signed_in=1" };
    expect((await get("/de/reise/1001/karwendel/buchen/100101", cookie)).headers.link).toBeUndefined();
  });

  it("names /de as the canonical address of the root", async () => {
    expect([(await get("/")).headers.link, (await get("/de")).headers.link]).toEqual([
      '</de>; rel="canonical"',
      undefined,
    ]);
  });

  it.each([
    [`/app-${HASH_OLD}.js`, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/static/0a1b/karwendel.jpg", "image/jpeg", "public, max-age=31536000, immutable"],
    ["/page-data/de/page-data.json", "application/json; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/page-data/app-data.json", "application/json; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=0, must-revalidate"],
  ])("%s has its type and its cache rule [7.24]", async (url, type, cache) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, type, cache]);
  });

  it.each([
    `/app-${HASH_OLD}.js.map`,
    "/.hidden",
    "/de/index.html",
    "/de.html",
    "/404.html",
    "/404",
    "/de/fehler-portal",
  ])("%s is not served", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const full = await get("/de");
    const head = await app.inject({ method: "HEAD", url: "/de", headers: { host: "localhost" } });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect({ ...head.headers, date: "" }).toEqual({ ...full.headers, date: "" });
  });
});

describe("compression and conditions", () => {
  const compressed = async (accept: string, encoding = accept) => {
    // Encodings are filled in after the start.
    for (;;) {
      const answer = await get("/de", { "accept-encoding": accept });
      if (answer.headers["content-encoding"] === encoding) return answer;
      await new Promise(setImmediate);
    }
  };

  it("serves brotli and gzip made in advance, each with a tag of its own", async () => {
    const br = await compressed("gzip, deflate, br, zstd", "br");
    const gz = await compressed("gzip");
    const plain = await get("/de");
    expect([br.headers["content-encoding"], gz.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(page("Start"));
    expect(gunzipSync(gz.rawPayload).toString()).toBe(page("Start"));
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect([br, gz, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill("Accept-Encoding"));
    expect(br.headers["content-length"]).toBe(String(br.rawPayload.length));
  });

  it("does not send what the client refuses", async () => {
    await compressed("br");
    await compressed("gzip");
    expect((await get("/de", { "accept-encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe(
      "gzip",
    );
    expect((await get("/de", { "accept-encoding": "br;q=0" })).headers["content-encoding"]).toBeUndefined();
  });

  it.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => "*"])(
    "answers 304 without a body when the tag matches",
    async (header) => {
      const { headers } = await get("/de");
      const again = await get("/de", { "if-none-match": header(String(headers.etag)) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
    },
  );

  it("answers 200 when the tag is another", async () => {
    expect((await get("/de", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });
});

describe("canonical addresses", () => {
  it.each([
    ["/de/", "/de"],
    ["/de/reisesuche/?q=a&q=b", "/de/reisesuche?q=a&q=b"],
    ["/de/m%61gazin", "/de/magazin"],
    ["/de/%c3%bcber-uns", "/de/%C3%BCber-uns"],
    ["/top", "/de/top"],
    ["/impressum/", "/de/impressum"],
    ["/portal", "/de/portal"],
    ["/portal/user/login?token=x", "/de/portal/user/login?token=x"],
    ["/portal/angebot", "/de/portal/angebot"],
    ["/portal/offer", "/de/portal/angebot"],
    ["/favicon.ico", "/icons/icon-32.png"],
    ["/de/portal/offer", "/de/portal/angebot"],
    ["/de/portal/offer/?von=post", "/de/portal/angebot?von=post"],
    ["/de/reise/1001/falscher-name", "/de/reise/1001/karwendel"],
    ["/de/reise/1001/falsch/?x=1", "/de/reise/1001/falsch?x=1"],
    ["/de/reise/1001/falsch/buchen/100101", "/de/reise/1001/karwendel/buchen/100101"],
  ])("%s leads to %s [2.18, 2.40]", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it.each([
    ["/DE", "/de"],
    ["/De/reisesuche", "/de/reisesuche"],
    ["/de/Reisesuche?x=1", "/de/reisesuche?x=1"],
    ["/de/reisesuche)", "/de/reisesuche"],
    ["/de/reisesuche.", "/de/reisesuche"],
    ["/de/reisesuche%20", "/de/reisesuche"],
    ["/de/reisesuche%E2%80%9C", "/de/reisesuche"],
    ["/de/reise%0D%0Asuche", "/de/reisesuche"],
    ["/de//reisesuche", "/de/reisesuche"],
    ["/de/reisesuche%23oben", "/de/reisesuche"],
    ["/de/reisesuche%25", "/de/reisesuche"],
    ["/de/%C3%9Cber-uns", "/de/%C3%BCber-uns"],
    ["/TOP", "/de/top"],
    ["/de/reise/1001/karwendel).", "/de/reise/1001/karwendel"],
  ])("%s, garbled on its way, leads to %s", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it("keeps the capitals of a secret", async () => {
    expect((await get("/de/portal/Reset-Password/AbC")).statusCode).toBe(404);
  });

  it.each([
    ["/de/%zz", "/de/%25zz"],
    ["/de/%c3", "/de/%25c3"],
    ["/de/%E0%A4%A?x=100%", "/de/%25E0%25A4%25A?x=100%"],
  ])("%s encodes nothing and leads to %s", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it.each([
    "/agb",
    "/en/reisesuche",
    "/reise/1001/karwendel",
    "/magazin/huetten",
    "/irgendwas",
    "//evil.example/",
    "/de//x",
    "/de%2Freisesuche",
  ])("%s has no route [1.21, 2.39, 8.2]", async (url) => {
    const answer = await get(url, { accept: "application/json" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ title: string }>().title).toMatch(/^Page not found: \//);
  });

  it.each(["/de/%00", "/de/a%7f"])("%s is refused", async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });
});

describe("validity", () => {
  it.each([
    "/de/reise/4711/karwendel",
    "/de/reise/01001/karwendel",
    "/de/reise/1001",
    "/de/gibt-es-nicht",
    "/de/top/gibt-es-nicht",
    "/de/portal/gibt-es-nicht",
    "/de/reise/1001/karwendel/buchen/100201",
    "/de/reise/1001/karwendel/buchen/4711",
    "/de/reise/4711/karwendel/buchen/100101",
    "/de/reise/buchen",
    "/de/reise/1001/karwendel/buchen/100101/bestaetigung",
    "/de/reise/1001/karwendel/buchen/4711/bestaetigung/Anna%20Ott",
  ])("%s fails the page's check [5.1, 8.1]", async (url) => {
    const answer = await get(url, { accept: "application/json" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      404,
      "application/problem+json; charset=utf-8",
    ]);
    expect(problem.parse(answer.json())).toMatchObject({
      type: "/probleme/seite-ungueltig",
      title: `Page Not Found: ${url}`,
      detail: "Diese Seite gibt es nicht oder nicht mehr.",
    });
  });

  it("serves a departure of the trip through the booking page", async () => {
    const answer = await get("/de/reise/1001/karwendel/buchen/100101");
    expect([answer.statusCode, answer.body]).toEqual([200, page("Buchen")]);
    expect(answer.headers).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  });

  it.each([
    ["past", 100102],
    ["cancelled", 100103],
  ])("serves a %s departure through the booking page, which shows other dates", async (_state, departure) => {
    const past = { number: 100102, startDate: "2020-01-01", endDate: "2020-01-07", priceCents: 1 };
    const load = () =>
      Promise.resolve([trip(1001, "karwendel", { departures: [past], cancelledDepartures: [100103] })]);
    const other = createServer(fakeOptions(folder.path, { trips: { load } }));
    await other.loaded();
    const url = `/de/reise/1001/karwendel/buchen/${departure}`;
    const answer = await other.inject({ url, headers: { host: "localhost" } });
    expect([answer.statusCode, answer.body]).toEqual([200, page("Buchen")]);
    await other.close();
  });

  it("serves a departure that was published a moment ago", async () => {
    const hookSecret = "geheim-geheim-geheim";
    let departures: TripDocument["departures"] = [];
    const load = () => Promise.resolve([trip(1001, "karwendel", { departures })]);
    const other = createServer(
      fakeOptions(folder.path, { trips: { load }, hookSecret, delays: { debounce: 0 } }),
    );
    await other.loaded();
    const status = async () => {
      const url = "/de/reise/1001/karwendel/buchen/100109";
      return (await other.inject({ url, headers: { host: "localhost" } })).statusCode;
    };
    expect(await status()).toBe(404);
    departures = [{ number: 100109, startDate: "2127-06-01", endDate: "2127-06-07", priceCents: 1 }];
    await other.inject({
      method: "POST",
      url: "/internal/content-changed",
      headers: { host: "localhost", authorization: `Bearer ${hookSecret}` },
    });
    while ((await status()) !== 200) await new Promise(setImmediate);
    await other.close();
  });

  it("keeps pages with a name in their address out of indexes and referrers", async () => {
    const { headers } = await get("/de/reise/1001/karwendel/buchen/100101/bestaetigung/Anna%20Ott");
    expect([headers["referrer-policy"], headers["x-robots-tag"]]).toEqual(["no-referrer", "noindex"]);
    expect((await get("/de?token=x")).headers["referrer-policy"]).toBe("no-referrer");
  });

  it.each([
    ["/de/gibt-es-nicht", "Allgemeine Fehlerseite"],
    ["/en", "Allgemeine Fehlerseite"],
    ["/de/portal/x", "Fehlerseite des Portals"],
    ["/de/reisesuche/x", "Fehlerseite des Portals"],
    ["/de/reise/4711/x", "Fehlerseite des Portals"],
  ])("%s shows the right error page with its reason [2.39, 2.63, 8.1, 8.2]", async (url, title) => {
    const answer = await get(url, { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    const wording = url === "/en" ? "Page not found" : "Page Not Found";
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(
      page(title).replace("</head>", `<meta name="error" content="${wording}: ${url}"></head>`),
    );
    expect(answer.headers).toMatchObject({
      "x-robots-tag": "noindex",
      vary: expect.stringContaining("Accept") as string,
    });
  });

  it("escapes the path in the page", async () => {
    const answer = await get(`/de/'quote'&amp`);
    expect(answer.body).toContain(`content="Page Not Found: /de/&#39;quote&#39;&amp;amp"`);
  });

  it("answers scripts that are gone with a small problem instead of a page", async () => {
    const answer = await get("/page-data/de/weg/page-data.json");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      404,
      "application/problem+json; charset=utf-8",
    ]);
  });

  it("refuses other methods and names the right ones", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/de",
      headers: { host: "localhost" },
      payload: "x",
    });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});
