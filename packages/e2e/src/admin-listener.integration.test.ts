import { chromium, type Browser } from "@playwright/test";
import { SERVICE_SECRET } from "./support/booking";
import { freePort } from "./support/free-port";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { rawRequest } from "./support/raw-request";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { queryCms } from "./support/cms-database";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { totpCode } from "./support/totp";
import { until } from "./support/until";

const OPERATORS = "/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats";
const EDITORS = [
  "/",
  "/admin",
  "/admin/init",
  "/ADMIN/login",
  "/content-manager/init",
  "/upload/files",
  "/i18n/locales",
  "/gratweg/bookings.csv",
];

const NAME = "redaktion.gratweg.example";

let strapi: RunningStrapi;
let editors: string;
let port: number;
let mails: MailServer;
let worker: MailWorker | undefined;

beforeAll(async () => {
  port = await freePort();
  mails = await startMailServer();
  editors = `http://127.0.0.1:${port}`;
  strapi = await startStrapi({
    env: {
      GRATWEG_ADMIN_PORT: String(port),
      GRATWEG_ADMIN_URL: `https://${NAME}`,
      GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
      GRATWEG_PRODUCTION: "true",
      GRATWEG_TRUST_PROXY: "127.0.0.1",
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    },
  });
});
afterAll(async () => {
  await worker?.stop();
  await strapi?.stop();
  await mails?.stop();
});

const statusAt = async (origin: string, path: string, headers: Record<string, string> = {}) =>
  (await rawRequest(origin, path, { headers })).status;

it("keeps editors' screens and the server's own routes from the public address, whatever a request says of itself", async () => {
  const lies = {
    host: `127.0.0.1:${port}`,
    "x-forwarded-port": String(port),
    "x-forwarded-host": `127.0.0.1:${port}`,
  };
  for (const path of EDITORS)
    expect([path, await statusAt(strapi.url, path), await statusAt(strapi.url, path, lies)]).toEqual([
      path,
      404,
      404,
    ]);
  const secret = { authorization: `Bearer ${SERVICE_SECRET}` };
  expect(await statusAt(strapi.url, "/api/internal/offers", secret)).toBe(404);
  expect(await statusAt(editors, "/api/internal/offers", secret)).toBe(200);
  expect(await statusAt(editors, "/admin/init")).toBe(200);
  expect(await statusAt(editors, "/content-manager/init")).toBe(401);
});

it("shows editors' screens by their own name and this machine's alone", async () => {
  const https = { "x-forwarded-proto": "https" };
  for (const path of ["/admin/init", "/admin/anmelden"])
    expect([
      await statusAt(editors, path, { ...https, host: NAME }),
      await statusAt(editors, path),
      await statusAt(editors, path, { ...https, host: "evil.example" }),
    ]).toEqual([200, 200, 421]);
  const secret = { ...https, authorization: `Bearer ${SERVICE_SECRET}`, host: "inhalt.gratweg.example" };
  expect(await statusAt(editors, "/api/internal/offers", secret)).toBe(200);
});

it("answers section 7 on the public address, and content by the token on both", async () => {
  const token = { authorization: `Bearer ${strapi.token}` };
  for (const origin of [strapi.url, editors])
    expect([
      await statusAt(origin, OPERATORS),
      await statusAt(origin, "/api/tours"),
      await statusAt(origin, "/api/tours", token),
    ]).toEqual([200, 401, 200]);
});

it("has headers that leave a page nothing but its own address, https only where it is", async () => {
  const { headers } = await rawRequest(editors, "/admin/init");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/http:|localhost|unsafe-eval|script-src[^;]*unsafe/);
  expect(policy).toMatch(/connect-src 'self';.*frame-ancestors 'none'/);
  expect(headers).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
});

it("plain http under a public name is led to https or refused on both listeners", async () => {
  const host = "inhalt.gratweg.example";
  for (const origin of [strapi.url, editors]) {
    const led = await rawRequest(origin, "/admin/init?x=1", { headers: { host } });
    expect([led.status, led.headers.location]).toEqual([308, `https://${host}/admin/init?x=1`]);
    expect((await rawRequest(origin, "/api/auth/local", { method: "POST", headers: { host } })).status).toBe(
      403,
    );
    const secure = await rawRequest(origin, OPERATORS, { headers: { host, "x-forwarded-proto": "https" } });
    expect([secure.status, secure.headers["strict-transport-security"]]).toEqual([200, "max-age=31536000"]);
    expect(secure.headers.vary).toContain("X-Forwarded-Host");
  }
});

it("shows the sign-in screen in a browser, and editors get in", async () => {
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    });
    const page = await browser.newPage({ locale: "de-DE" });
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
    });
    await page.goto(`${editors}/admin/auth/login`);
    await page.fill("input[name=email]", strapi.admin.email);
    await page.fill("input[name=password]", strapi.admin.password);
    await page.click("button[type=submit]");
    // Production asks for a second factor, which the first sign-in sets up.
    const secret = (await page.locator("code").first().innerText()).replaceAll(" ", "");
    await page.getByLabel("Code", { exact: true }).fill(await totpCode(secret));
    await page.getByRole("button", { name: "Einrichten und anmelden" }).click();
    await page.getByRole("heading", { name: "Ihre Notfallcodes" }).waitFor();
    await page.goto(`${editors}/admin/content-manager/collection-types/api::tour.tour`);
    await page.locator("tbody tr").first().waitFor();
    expect(refused).toEqual([]);
    const answer = await page.goto(`${strapi.url}/admin/auth/login`);
    expect(answer?.status()).toBe(404);
  } finally {
    await browser?.close();
  }
});

it("queues a forgotten password's mail for editors alone, and leads it to their listener", async () => {
  for (const email of ["niemand@gratweg.example", strapi.admin.email]) {
    const answer = await fetch(`${editors}/admin/forgot-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(204);
  }
  const queued = await queryCms(
    strapi.dataFolder,
    'SELECT kind, "to", state FROM outbox_mails WHERE kind LIKE ?',
    "editor-forgotten%",
  );
  expect(queued).toEqual([{ kind: "editor-forgotten-password", to: strapi.admin.email, state: "pending" }]);
  // No earlier: until then nobody sends, as when the mail server is away.
  worker = startMailWorker({
    dataFolder: strapi.dataFolder,
    smtpPort: mails.port,
    env: { GRATWEG_ADMIN_PORT: String(port), GRATWEG_ADMIN_URL: `https://${NAME}` },
  });
  const link = await until(
    async () => {
      const read = await Promise.all(mails.received.map(readMail));
      return read.map(({ text = "" }) => /\S+reset-password\?code=\S+/.exec(text)?.[0]).find(Boolean);
    },
    (found) => found !== undefined,
  );
  expect(new URL(link ?? "").origin).toBe(`https://${NAME}`);
});

it("says at the start of a production system what is missing without it", async () => {
  expect(strapi.log()).not.toContain("GRATWEG_ADMIN_PORT is not set");
  const open = await startStrapi({ seed: "none", env: { GRATWEG_PRODUCTION: "true" } });
  try {
    expect(open.log()).toContain("GRATWEG_ADMIN_PORT is not set");
  } finally {
    await open.stop();
  }
});
