import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PortalConfig } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { createServer, type ServerOptions } from "../createServer";
import { fakeOptions, trip } from "../testing/fakes";
import { createSitesFolder, FILES, page, type SitesFolder } from "../testing/siteFolder";
import { readPortal } from "./readPortal";

const INLINE = 'document.documentElement.dataset.a = "1"';
const shell = (script: string) =>
  `<!doctype html><html lang="de"><head><title>Portal</title><script>${INLINE}</script><!-- gratweg-config -->` +
  `<script type="module" src="/portal-assets/${script}"></script></head><body>${"<p>Portal</p>".repeat(60)}</body></html>`;

const settings = {
  contentOrigin: "",
  uploadsOrigin: "https://dateien.example",
  providers: ["demo", "google", "alpenverein"],
  production: false,
};

let sites: SitesFolder;
let portalFolder: string;
const open: FastifyInstance[] = [];

beforeEach(() => {
  sites = createSitesFolder();
  sites.write("hiking", { ...FILES, "de/portal/gutscheine/index.html": page("Gutscheine") });
  sites.write("biking", FILES);
  portalFolder = mkdtempSync(join(tmpdir(), "gratweg-portal-"));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
  sites.remove();
  rmSync(portalFolder, { recursive: true, force: true });
});

function writePortal(script: string) {
  mkdirSync(join(portalFolder, "portal-assets"), { recursive: true });
  writeFileSync(join(portalFolder, "portal-assets", script), `console.log("${script.repeat(60)}")`);
  mkdirSync(join(portalFolder, "builds"), { recursive: true });
  writeFileSync(join(portalFolder, "builds/inline-scripts.json"), JSON.stringify({ head: INLINE }));
  writeFileSync(join(portalFolder, "index.html"), shell(script));
}

async function start(more: Partial<ServerOptions> = {}): Promise<FastifyInstance> {
  const app = createServer(
    fakeOptions(sites.path, {
      portal: { folder: portalFolder, settings },
      foreign: { uploads: settings.uploadsOrigin },
      trips: { load: () => Promise.resolve([trip(1001, "karwendel")]) },
      hookSecret: "haken-haken-haken",
      ...more,
    }),
  );
  open.push(app);
  await app.loaded();
  return app;
}

const get = (app: FastifyInstance, url: string, host = "hiking.localhost:8000", headers = {}) =>
  app.inject({ url, headers: { host, accept: "text/html", ...headers } });

function configOf(html: string): PortalConfig {
  const text = /<script type="application\/json" id="gratweg-config">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? "null") as PortalConfig;
}

/** The shop is told that a build is there, and has read it by the time of its next answer. */
async function announce(app: FastifyInstance) {
  await app.inject({
    method: "POST",
    url: "/internal/site-built",
    headers: { host: "hiking.localhost:8000", authorization: "Bearer haken-haken-haken" },
  });
}

it.each([
  ["/de/portal", "home [2.19]"],
  ["/de/portal/angebot", "offers [2.23]"],
  ["/de/portal/settings", "settings [2.24]"],
  ["/de/portal/manage-users", "user management [2.22]"],
  ["/de/portal/reise/1001/karwendel", "a trip [2.21]"],
  ["/de/de/portal/user/success", "registered [2.25]"],
  ["/de/portal/user/login", "sign-in [2.26]"],
  ["/de/portal/user/login-checkout", "sign-in on the way to pay [2.27]"],
  ["/de/portal/user/register", "registration [2.28]"],
  ["/de/portal/user/register-checkout", "registration on the way to pay [2.29]"],
  ["/de/portal/user/checkout-return", "back from the payment [2.30]"],
  ["/de/portal/user/payment-success", "paid [2.31]"],
  ["/de/portal/user/pricing", "plans [2.32]"],
  ["/de/portal/user/reset-password", "a forgotten password [2.33]"],
  ["/de/portal/user/reset-password/geheim", "a new password [2.34]"],
  ["/de/portal/user/set-new-password?token=geheim", "a first password [2.35]"],
])("%s is the application on every host, in no index and with no referrer: %s", async (url) => {
  writePortal("index-abcdefgh.js");
  const app = await start();
  for (const key of ["hiking", "biking"]) {
    const answer = await get(app, url, `${key}.localhost:8000`);
    expect([
      answer.statusCode,
      configOf(answer.body).siteKey,
      answer.headers["x-robots-tag"],
      answer.headers["referrer-policy"],
      answer.headers["cache-control"],
    ]).toEqual([200, key, "noindex", "no-referrer", "public, max-age=0, must-revalidate"]);
  }
});

it("tells the application what its host is [3.3]", async () => {
  writePortal("index-abcdefgh.js");
  const app = await start();
  const { body } = await get(app, "/de/portal/user/login");
  const latest = (await get(app, "/builds/latest.json")).json<{ id: string }>();
  expect(configOf(body)).toEqual({
    siteKey: "hiking",
    name: "Gratweg Wandern",
    claim: "Geführte Wanderreisen, von Hütte zu Hütte und von Küste zu Küste.",
    theme: { primary: "green", gray: "cool" },
    contentOrigin: "",
    uploadsOrigin: "https://dateien.example",
    apiUrl: "",
    tokenCookie: "gratweg_token",
    userPopulate: "role",
    production: false,
    testDomain: "wandern.gratweg.example",
    analytics: null,
    videoConsultation: null,
    providers: [
      { key: "demo", label: "Demo" },
      { key: "google", label: "Google" },
      { key: "alpenverein", label: "Alpenverein" },
    ],
    buildId: latest.id,
    company: { name: "Gratweg GmbH (Beispiel)", address: "Musterweg 1000, 10115 Berlin" },
    contact: { email: null, phone: null },
    office: { email: "hallo@gratweg.example", phone: "030 0000 0000" },
    topListsTitle: "Die schönsten Wanderungen",
  });
});

it("lets in its own scripts and styles, uploaded pictures, and nobody else", async () => {
  writePortal("index-abcdefgh.js");
  const { headers } = await get(await start(), "/de/portal");
  expect(headers["content-security-policy"]).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${createHash("sha256").update(INLINE).digest("base64")}'; ` +
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: https://dateien.example; " +
      "font-src 'self'; connect-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify; report-uri /api/reports; report-to policy",
  );
});

it("its files are for ever, and compressed", async () => {
  writePortal("index-abcdefgh.js");
  const app = await start();
  const asset = () => get(app, "/portal-assets/index-abcdefgh.js", undefined, { "accept-encoding": "br" });
  await untilTrue(async () => (await asset()).headers["content-encoding"] === "br");
  const { headers } = await asset();
  expect([headers["cache-control"], headers["content-type"]]).toEqual([
    "public, max-age=31536000, immutable",
    "text/javascript; charset=utf-8",
  ]);
  const missing = await get(app, "/portal-assets/fort-abcdefgh.js");
  expect([missing.statusCode, missing.headers["content-type"]]).toEqual([
    404,
    "application/problem+json; charset=utf-8",
  ]);
});

it("a published page of the site stands before it; what is neither is the portal's error page [2.20]", async () => {
  writePortal("index-abcdefgh.js");
  const app = await start();
  expect((await get(app, "/de/portal/gutscheine")).body).toBe(page("Gutscheine"));
  const missing = await get(app, "/de/portal/gibt-es-nicht");
  expect([missing.statusCode, missing.body.includes("Fehlerseite des Portals")]).toEqual([404, true]);
  const unknownTrip = await get(app, "/de/portal/reise/4711/karwendel");
  expect(unknownTrip.statusCode).toBe(404);
  const misnamed = await get(app, "/de/portal/reise/1001/falsch");
  expect([misnamed.statusCode, misnamed.headers.location]).toEqual([308, "/de/portal/reise/1001/karwendel"]);
});

it("without a build of it its routes lead nowhere, and the site's id is the site's", async () => {
  const app = await start();
  expect((await get(app, "/de/portal/user/login")).statusCode).toBe(404);
  expect((await get(app, "/builds/latest.json")).json<{ id: string }>().id).not.toContain(".");
});

it("a new build is served without a restart; the old files stay for open tabs, and the common id changes", async () => {
  writePortal("index-abcdefgh.js");
  const app = await start();
  const id = async () => (await get(app, "/builds/latest.json")).json<{ id: string }>().id;
  const before = await id();
  rmSync(join(portalFolder, "portal-assets"), { recursive: true });
  writePortal("index-zyxwvuts.js");
  await announce(app);
  await untilTrue(async () => (await get(app, "/de/portal")).body.includes("index-zyxwvuts.js"));
  const after = await id();
  expect([before === after, before.split(".")[0] === after.split(".")[0]]).toEqual([false, true]);
  expect((await get(app, "/portal-assets/index-abcdefgh.js")).statusCode).toBe(200);
});

it("a build whose page brings another script cannot be read, and says which", async () => {
  writePortal("neu-0123456789ab.js");
  const foreign = shell("neu-0123456789ab.js").replace("</head>", "<script>steal()</script></head>");
  writeFileSync(join(portalFolder, "index.html"), foreign);
  await expect(readPortal(portalFolder)).rejects.toThrow('an inline script that is not known: "steal()"');
});

it("half a build leaves what was served before", async () => {
  writePortal("index-abcdefgh.js");
  const app = await start();
  writeFileSync(join(portalFolder, "index.html"), shell("fehlt-abcdefgh.js"));
  await announce(app);
  expect((await get(app, "/de/portal")).body).toContain("index-abcdefgh.js");
});

/** The announcement is answered before the build is read. */
async function untilTrue(condition: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("It never came true.");
}
