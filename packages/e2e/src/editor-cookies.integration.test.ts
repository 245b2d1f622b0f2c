import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { startTlsProxy, type TlsProxy } from "./support/tls-proxy";

let strapi: RunningStrapi;
let proxy: TlsProxy;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  strapi = await startStrapi({ seed: "none", env: { GRATWEG_TRUST_PROXY: "127.0.0.1" } });
  proxy = await startTlsProxy(strapi.url);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  context = await browser.newContext({ locale: "de-DE", ignoreHTTPSErrors: true });
});
afterAll(async () => {
  await browser?.close();
  await proxy?.stop();
  await strapi?.stop();
});

const cookies = async () =>
  (await context.cookies())
    .filter(({ value }) => value !== "")
    .map(({ name, secure, path }) => [name.replace(/\.sig$/, ""), secure, path] as const);

it("by https every cookie of an editor is of this very host, and signing out takes the session's away", async () => {
  const page = await context.newPage();
  await page.goto(`${proxy.origin}/admin/anmelden`);
  await page.getByLabel("E-Mail-Adresse").fill(strapi.admin.email);
  await page.getByLabel("Passwort", { exact: true }).fill(strapi.admin.password);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.getByRole("link", { name: "Inhalte" }).first().waitFor();
  const signedIn = await cookies();
  expect(signedIn.map(([name]) => name)).toEqual(
    expect.arrayContaining(["__Host-jwtToken", "__Host-strapi_admin_refresh"]),
  );
  for (const [name, secure, path] of signedIn)
    expect([name, name.startsWith("__Host-"), secure, path]).toEqual([name, true, true, "/"]);

  // Strapi's screens read the cookie by its new name: the page comes back without a new sign-in.
  await page.goto(`${proxy.origin}/admin/me`);
  await page.locator("input[name=email]").waitFor();
  // A cookie that a version before the prefix has left.
  await context.addCookies([
    { name: "jwtToken", value: "alt", domain: "127.0.0.1", path: "/admin", secure: true },
  ]);

  // Who is signed in, at the foot of the navigation.
  await page.locator('nav [aria-haspopup="menu"]').last().click();
  await page.getByRole("menuitem", { name: /Abmelden|Log ?out/i }).click();
  await page.waitForURL(/\/admin\/anmelden/);
  expect((await cookies()).map(([name]) => name)).toEqual(["__Host-gratweg_editor_device"]);
});
