import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer } from "../createServer";
import { fakeOptions } from "../testing/fakes";
import { createSitesFolder, FILES, HASH_OLD, page, type SitesFolder } from "../testing/siteFolder";
import { listen } from "../testing/socket";
import { PLAIN_STYLE } from "./plainStyle";

const THEME = "document.documentElement.classList.add('theme-dark')";
const CSS = "body{margin:0}";
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const pathScript = (path: string) => `/*<![CDATA[*/window.pagePath="${path}";/*]]>*/`;
const built = (path: string) =>
  page(path).replace(
    "</head>",
    `<style>${CSS}</style><script>${THEME}</script><script>${pathScript(path)}</script></head>`,
  );
const policyOf = (path: string) =>
  `default-src 'self'; script-src 'self' ${sha(THEME)} ${sha(pathScript(path))}; style-src 'self' ${sha(CSS)}; ` +
  `img-src 'self' data: https://dateien.example; font-src 'self'; connect-src 'self'; ` +
  `frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify; report-uri /api/reports; report-to policy`;
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const PLAIN = `default-src 'none'; style-src ${sha(PLAIN_STYLE)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** On every answer, whatever its policy. */
const GENERAL = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-site",
};

let folder: SitesFolder;
let portal: string;
let app: FastifyInstance;
let client: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  folder = createSitesFolder();
  folder.write("hiking", {
    ...FILES,
    "builds/inline-scripts.json": JSON.stringify({ theme: THEME }),
    "de/index.html": built("/de"),
    "de/reisesuche/index.html": built("/de/reisesuche"),
    "de/reise/buchen/index.html": built("/de/reise/buchen"),
    "404.html": built("/404.html"),
    "404/index.html": built("/404.html"),
    "de/fehler-portal/index.html": built("/de/fehler-portal"),
  });
  portal = mkdtempSync(join(tmpdir(), "gratweg-portal-"));
  for (const name of ["builds", "portal-assets"]) mkdirSync(join(portal, name));
  writeFileSync(join(portal, "builds/inline-scripts.json"), JSON.stringify({ theme: THEME }));
  writeFileSync(
    join(portal, "index.html"),
    built("/de").replace(`<script>${pathScript("/de")}</script>`, "<!-- gratweg-config -->"),
  );
  const settings = {
    contentOrigin: "",
    uploadsOrigin: "https://dateien.example",
    providers: [],
    production: true,
  };
  app = createServer(
    fakeOptions(folder.path, {
      production: true,
      trustProxy: "127.0.0.1",
      portal: { folder: portal, settings },
      foreign: { uploads: "https://dateien.example" },
    }),
  );
  client = await listen(app);
});
afterAll(async () => {
  client.close();
  await app.close();
  folder.remove();
  rmSync(portal, { recursive: true, force: true });
});

const HTML = { accept: "text/html" };
const JSON_ONLY = { accept: "application/json" };

describe.each([
  ["a page", "/de", HTML, 200, policyOf("/de")],
  ["another page", "/de/reisesuche?q=x", HTML, 200, policyOf("/de/reisesuche")],
  ["an error page of the site", "/de/gibt-es-nicht", HTML, 404, policyOf("/404.html")],
  ["an error page of the portal", "/de/portal/gibt-es-nicht", HTML, 404, policyOf("/de/fehler-portal")],
  ["an error as a document", "/de/gibt-es-nicht", JSON_ONLY, 404, NOTHING],
  ["a script that is gone", "/static/weg.js", HTML, 404, NOTHING],
  ["a site that is not built", "/de", { ...HTML, host: "biking.localhost" }, 503, PLAIN],
  ["a foreign host", "/de", { ...HTML, host: "evil.example" }, 421, PLAIN],
  ["a malformed address", "/de/%00", HTML, 400, PLAIN],
  ["a redirect", "/top", HTML, 308, NOTHING],
  ["a script", `/app-${HASH_OLD}.js`, {}, 200, NOTHING],
  ["a picture", "/static/0a1b/karwendel.jpg", {}, 200, NOTHING],
  ["page data", "/page-data/de/page-data.json", {}, 200, NOTHING],
  ["the search", "/api/trips/search", {}, 200, NOTHING],
  ["a refused question", "/api/trips/search?page=0", {}, 400, NOTHING],
  ["an unknown part of the API", "/api/nichts", {}, 404, NOTHING],
  ["the build's name", "/builds/latest.json", {}, 200, NOTHING],
  ["a probe", "/healthz", {}, 200, NOTHING],
] as const)("%s", (_name, path, headers, status, policy) => {
  it("carries its policy and what every answer carries", async () => {
    const answer = await client.ask(path, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...GENERAL, "content-security-policy": policy });
    for (const name of ["strict-transport-security", "set-cookie", "access-control-allow-origin"])
      expect(answer.headers[name]).toBeUndefined();
  });

  it("promises https where it came by https", async () => {
    const { headers: secure } = await client.ask(path, { ...headers, "x-forwarded-proto": "https" });
    expect([secure["strict-transport-security"], secure["content-security-policy"]]).toEqual([
      "max-age=31536000; includeSubDomains",
      policy.startsWith("default-src 'self'") ? `${policy}; upgrade-insecure-requests` : policy,
    ]);
  });
});

it("an address that no router reads carries them too", async () => {
  const answer = await client.ask("/api/trips/%zz/departures");
  expect([answer.status, answer.headers]).toMatchObject([
    400,
    { ...GENERAL, "content-security-policy": NOTHING },
  ]);
});

it("POST, a wrong method and HEAD carry them too", async () => {
  for (const [method, path, policy] of [
    ["POST", "/api/bookings", NOTHING],
    ["DELETE", "/api/trips/search", NOTHING],
    ["PUT", "/de", NOTHING],
    ["HEAD", "/de", policyOf("/de")],
  ] as const)
    expect((await client.ask(path, {}, method)).headers).toMatchObject({
      ...GENERAL,
      "content-security-policy": policy,
    });
});

it("an unchanged page keeps its policy: browsers take over a 304's headers", async () => {
  const first = await client.ask("/de");
  const again = await client.ask("/de", { "if-none-match": first.headers.etag ?? "" });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(again.headers).toMatchObject({ ...GENERAL, "content-security-policy": policyOf("/de") });
});

it("a page of a person's own sends no referrer and keeps its policy", async () => {
  const path = "/de/reise/1001/karwendel/buchen/100101";
  for (const { status, headers } of [
    await client.ask(path),
    await client.ask(path, { "if-none-match": "*" }),
  ])
    expect([status === 200 || status === 304, headers]).toMatchObject([
      true,
      {
        ...GENERAL,
        "referrer-policy": "no-referrer",
        "content-security-policy": policyOf("/de/reise/buchen"),
      },
    ]);
});

it("the portal runs its own scripts alone, sends no referrer and is in no index", async () => {
  const { status, headers } = await client.ask("/de/portal/settings", HTML);
  expect([status, headers]).toMatchObject([
    200,
    { ...GENERAL, "referrer-policy": "no-referrer", "x-robots-tag": "noindex" },
  ]);
  expect(String(headers["content-security-policy"]).split("; ").slice(0, 2)).toEqual([
    "default-src 'self'",
    `script-src 'self' ${sha(THEME)}`,
  ]);
});

it("an error page names what went wrong without changing what its policy names", async () => {
  const { body } = await client.ask("/de/gibt-es-nicht", HTML);
  expect(body).toContain('<meta name="error" content="Page Not Found: /de/gibt-es-nicht">');
  const inline = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text);
  expect(inline).toEqual([THEME, pathScript("/404.html")]);
});

it("a script that was slipped into a page on its way is not in the page's policy", async () => {
  const { body, headers } = await client.ask("/de");
  const tampered = body.replace(THEME, `${THEME};steal()`);
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(tampered) ?? [];
  expect(script).toBe(`${THEME};steal()`);
  expect(headers["content-security-policy"]).not.toContain(sha(script));
});

it("what is not even HTTP gets them too", async () => {
  const answer = await client.raw("GET /de HTTP/1.1\r\nHost: localhost\r\nX: \x00\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain(`content-security-policy: ${NOTHING}\r\n`);
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff\r\n");
});
