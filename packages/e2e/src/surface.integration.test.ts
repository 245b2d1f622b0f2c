import { connect, type Socket } from "node:net";
import { signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { rawRequest } from "./support/raw-request";
import { ACCOUNT_ENVIRONMENT, SITE, signInOf } from "./support/sign-in";
import { startStrapi, type RunningStrapi } from "./support/strapi";

const PLURALS = [
  "tours",
  "departures",
  "continents",
  "countries",
  "regions",
  "activities",
  "travel-types",
  "travel-focus-types",
  "magazine-topics",
  "magazine-articles",
  "top-lists",
  "faq-categories",
  "faq-entries",
  "support-topics",
  "pages",
  "redirects",
  "search-word-groups",
  "plans",
  "imprint",
  "privacy",
  "influencer-page",
  "site-setting",
];
const OPERATORS = "/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats";
const FOREIGN = "https://evil.example";

let strapi: RunningStrapi;
let editor: CmsAdmin;

beforeAll(async () => {
  strapi = await startStrapi({ env: { ...ACCOUNT_ENVIRONMENT, GRATWEG_HASH_WORKERS: "1" } });
  editor = await signInAsEditor(strapi);
});
afterAll(() => strapi?.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(strapi.url, path, { headers, method });
const statusOf = async (path: string, headers?: Record<string, string>, method?: string) =>
  (await ask(path, headers, method)).status;
const withToken = () => ({ authorization: `Bearer ${strapi.token}` });

describe("what strangers reach", () => {
  it("is none of the content but the operators call [6.1]", async () => {
    const statuses = await Promise.all(
      PLURALS.map(async (name) => `${name} ${await statusOf(`/api/${name}`)}`),
    );
    expect(statuses).toEqual(PLURALS.map((name) => `${name} 401`));
    expect(await statusOf(OPERATORS)).toBe(200);
  });

  it("is no way around: capitals, slashes, encoded letters, other methods, a method in a header", async () => {
    const paths = [
      "/API/tours",
      "/api/Tours",
      "/api/tours/",
      "//api/tours",
      "/api//tours",
      "/api/./tours",
      "/api/auth/../tours",
      "/api/auth/..%2ftours",
      "/api/%74ours",
      "/%61pi/tours",
      "/api/tours;/api/users/me",
      "/api/tours?/api/users/me",
      "/api/tours/1001/departures",
      "/uploads/../api/tours",
      "/uploads/..%2fapi/tours",
    ];
    for (const path of paths) {
      const { status, text } = await ask(path);
      expect([path, [400, 401, 404].includes(status), /documentId/.test(text)]).toEqual([path, true, false]);
    }
    expect(await statusOf("/api/tours", {}, "HEAD")).toBe(401);
    expect(await statusOf("/api/tours", {}, "OPTIONS")).toBe(401);
    expect(await statusOf("/api/auth/local", {}, "PUT")).toBe(401);
    const overridden = { "x-http-method-override": "GET", "content-length": "0" };
    expect(await statusOf("/api/tours", overridden, "POST")).toBe(401);
    expect(await statusOf("/api/tours", { "x-original-url": "/api/users/me" })).toBe(401);
  });

  it("asks nothing beyond the operators call's own words", async () => {
    const more = [
      "&status=draft",
      "&filters[slug]=x",
      "&sort=name",
      "&populate[tours]=true",
      "&populate=*",
      "&fields[0]=name",
      "&locale=de",
      "&pagination[page]=0",
      "&pagination[page]=1&pagination[page]=2",
      "&__proto__[x]=1",
    ];
    for (const words of more) expect([words, await statusOf(`${OPERATORS}${words}`)]).toEqual([words, 400]);
    expect(await statusOf(`${OPERATORS}&pagination[page]=2`)).toBe(200);
    expect(await statusOf("/api/tour-operators?populate=*")).toBe(400);
    expect(await statusOf("/api/tour-operators/abc")).toBe(401);
    expect(await statusOf("/api/users/me?populate=*", withToken())).not.toBe(200);
  });

  it("are no levers: deep populating costs nothing", async () => {
    const deep = `/api/tours?populate[departures]${"[populate][tour][populate][departures]".repeat(4)}=true`;
    const { status, text } = await ask(deep);
    expect([status, text.length < 500]).toEqual([401, true]);
  });

  it("has an icon, which browsers ask for by themselves", async () => {
    const { status, headers } = await ask("/favicon.ico");
    expect([status, headers["content-type"]]).toEqual([200, "image/x-icon"]);
  });

  it("a traveller's token opens no content either", async () => {
    expect(await statusOf("/api/tours", { authorization: "Bearer eyJ.eyJ.x" })).toBe(401);
    expect(await statusOf("/api/internal/users", withToken())).toBe(401);
  });

  it("keeps drafts from everybody, the sites' token too", async () => {
    const drafts = "/content-manager/collection-types/api::page.page";
    const page = { title: "Geheim", slug: "geheim", layout: "site" };
    expect((await editor.call("POST", drafts, page)).status).toBe(201);
    for (const query of ["status=draft", "status[]=draft", "publicationState=preview"]) {
      const { text } = await ask(`/api/pages?${query}&filters[slug]=geheim`);
      expect(text).not.toContain("Geheim");
      const known = await ask(`/api/pages?${query}&filters[slug]=geheim`, withToken());
      expect([query, known.text.includes("Geheim")]).toEqual([query, false]);
    }
    expect(await statusOf("/api/pages?status=draft", withToken())).toBe(403);
    expect(await statusOf("/api/pages?status=published", withToken())).toBe(200);
  });
});

describe("CORS", () => {
  const preflight = (path: string, method: string, origin = SITE) =>
    ask(
      path,
      { origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
      "OPTIONS",
    );
  const corsOf = (headers: Readonly<Record<string, unknown>>) =>
    Object.keys(headers).filter((name) => name.startsWith("access-control-"));

  it.each([
    "/admin",
    "/admin/init",
    "/admin/access-token",
    "/content-manager/init",
    "/upload/files",
    "/api/tours",
    "/api/internal/users",
    "/i18n/locales",
    "/gratweg/bookings.csv",
    "/_health",
  ])("says nothing on %s, asked or not", async (path) => {
    expect(corsOf((await preflight(path, "POST")).headers)).toEqual([]);
    expect(corsOf((await ask(path, { origin: SITE })).headers)).toEqual([]);
  });

  it("lets the sites sign in with their cookie, read who it is and the operators without", async () => {
    const signIn = await preflight("/api/auth/local", "POST");
    expect([signIn.status, signIn.headers["access-control-allow-origin"]]).toEqual([204, SITE]);
    expect(signIn.headers["access-control-allow-credentials"]).toBe("true");
    expect(Number(signIn.headers["access-control-max-age"])).toBeLessThanOrEqual(7_200);
    for (const path of ["/api/users/me", OPERATORS]) {
      const answer = await ask(path, { origin: SITE });
      expect(answer.headers["access-control-allow-origin"]).toBe(SITE);
      expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    }
  });

  it("knows no foreign site", async () => {
    expect(corsOf((await preflight("/api/auth/local", "POST", FOREIGN)).headers)).toEqual([]);
    expect(corsOf((await preflight("/api/users/me", "GET", "null")).headers)).toEqual([]);
  });
});

describe("writing to the sign-in calls", () => {
  const post = (headers: Record<string, string>, body = `{"email":"niemand@post.example"}`) =>
    rawRequest(strapi.url, "/api/auth/forgot-password", {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": String(body.length), ...headers },
      body,
    });

  it("is for our sites and for programs", async () => {
    expect((await post({ origin: FOREIGN })).status).toBe(403);
    expect((await post({ origin: "null" })).status).toBe(403);
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ origin: SITE, "sec-fetch-site": "cross-site" })).status).toBe(200);
    expect((await post({})).status).toBe(200);
  });

  it("takes JSON alone, and not much of it", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await post(form, "email=niemand%40post.example")).status).toBe(415);
    expect((await post({ "content-type": "text/plain" })).status).toBe(415);
    expect((await post({}, JSON.stringify({ email: "a".repeat(20_000) }))).status).toBe(413);
  });
});

describe("malformed questions", () => {
  const questions = [
    "tours?fields[0]=__proto__",
    "tours?fields[0]=constructor",
    "tours?filters[number]=%00",
    "tours?filters[number]=x",
    "tours?filters[number][$between]=1",
    "tours?filters[title][$and]=x",
    "tours?filters[title][$or][0]=x",
    "tours?filters[$and]=x",
    "tours?filters[$not]=x",
    "tours?filters[id][$in][a][b]=1",
    "tours?filters[title][$null]=x",
    "tours?filters[departures][startDate]=x",
    "tours?filters[createdAt][$gt]=x",
    "tours?sort[__proto__]=asc",
    "tours?sort=%00",
    "tours?sort[0][title][x]=asc",
    "tours?populate[__proto__]=true",
    "tours?populate[gallery][fields]=%00",
    "tours?populate[departures][filters][startDate][$gt]=x",
    "tours?pagination[pageSize]=x&pagination[page]=-1",
    "tours?pagination[start]=99999999999999999999",
    "tours?pagination[page]=1&pagination[start]=1",
    "tours?locale[]=de",
    "tours?locale=%00",
    "tours?fields[__proto__][x]=1",
    "tours/%00",
    "tours/%E0%A4%A",
    "upload/files?filters[id]=x%00",
    "upload/files/x",
    "content-type-builder/content-types/__proto__",
    "tour-operators?filters[rank][$eqi][$ne]=%00",
  ];

  const KEYS = [
    "fields",
    "fields[0]",
    "filters",
    "filters[title]",
    "filters[title][$eq]",
    "filters[title][$contains]",
    "filters[number]",
    "filters[number][$in]",
    "filters[number][$between][0]",
    "filters[$or]",
    "filters[$or][0]",
    "filters[$not]",
    "filters[departures]",
    "filters[departures][startDate]",
    "filters[publishedAt][$gt]",
    "sort",
    "sort[0]",
    "sort[title]",
    "populate",
    "populate[0]",
    "populate[departures]",
    "populate[departures][filters]",
    "populate[departures][sort]",
    "populate[departures][fields]",
    "pagination",
    "pagination[page]",
    "pagination[pageSize]",
    "pagination[start]",
    "pagination[withCount]",
    "locale",
    "_q",
  ];
  const VALUES = [
    "",
    "%00",
    "x",
    "__proto__",
    "constructor",
    "-1",
    "1e999",
    "NaN",
    "null",
    "[]",
    "%F0%9F%92%A9",
    "%ED%A0%80",
    "'",
    "%25",
    "$or",
    "*",
    "true",
    "9".repeat(400),
  ];
  const SUFFIXES = ["", "[]", "[a][b]", "[__proto__]", "[$eq]", "[$null]"];

  it("are never a failure of ours, in 3,348 forms", async () => {
    const forms = KEYS.flatMap((key) =>
      SUFFIXES.flatMap((suffix) => VALUES.map((value) => `tours?${key}${suffix}=${value}`)),
    );
    expect(forms).toHaveLength(3_348);
    const failed: string[] = [];
    const ask = async (): Promise<void> => {
      for (let form = forms.pop(); form !== undefined; form = forms.pop()) {
        const status = await statusOf(`/api/${form}`, withToken());
        if (status >= 500) failed.push(`${status} ${form}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(failed).toEqual([]);
  });

  it("are never a failure of ours, whoever asks", async () => {
    const answers = await Promise.all(
      questions.map(async (question) => {
        const status = await statusOf(`/api/${question}`, withToken());
        return status < 500 ? [] : [`${status} ${question}`];
      }),
    );
    expect(answers.flat()).toEqual([]);
  });

  it("leave nothing of themselves in the log, and no line of their own", async () => {
    const forged = "x%0a%1b[31m[2026-11-22] info: FAKE admin login ok";
    await ask(`/api/tours?filters[number]=${forged.replaceAll(" ", "%20")}`, withToken());
    await ask("/api/tours?filters[number]=anna%40post.example", withToken());
    expect(strapi.log()).not.toMatch(/FAKE|anna@post/);
  });
});

describe("headers", () => {
  it("promise https only where it is, and let the panel ask nobody on the visitor's own machine", async () => {
    const { headers } = await ask("/admin/init");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    const { headers: api } = await ask("/api/users/me");
    expect(api["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe("45 sign-ins that were begun and never finished", () => {
  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => socket.destroy()));

  it("keep nobody out", async () => {
    const { hostname, port } = new URL(strapi.url);
    const head = `POST /api/auth/local HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`;
    await Promise.all(
      Array.from(
        { length: 45 },
        () =>
          new Promise<void>((resolve, reject) => {
            const socket = connect(Number(port), hostname, () => socket.write(head, () => resolve()));
            socket.on("error", reject);
            sockets.push(socket);
          }),
      ),
    );
    // Their bytes came first, so they have been read before this one.
    const { code } = await signInOf(strapi).signIn("niemand@post.example", "ein falsches Wort");
    expect(code).toBe("credentials");
  });
});
