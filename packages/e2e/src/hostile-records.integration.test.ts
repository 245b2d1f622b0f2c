import { myBookingsAnswer } from "@gratweg/contracts";
import { chromium, type Browser, type Page } from "@playwright/test";
import { startAccountServer, type AccountServer } from "./support/account-server";
import { book, commandFor, departuresToUse, termsOf } from "./support/booking";
import { signInAsEditor } from "./support/cms-admin";
import { hostileMatter, TRIP, writeHostileContent } from "./support/hostile-content";

let server: AccountServer;
let browser: Browser;
let page: Page;
let jwt: string;
const stopped: string[] = [];

beforeAll(async () => {
  server = await startAccountServer();
  const anna = await server.person({ firstName: "Anna" });
  jwt = anna.jwt;
  const nextDeparture = await departuresToUse(server.dataFolder);
  const numbers: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const departure = await nextDeparture();
    const { terms } = await termsOf(server.strapi, departure.tour, departure.number);
    const { body } = await book(server.strapi, commandFor(terms, { email: anna.email, travellers: 2 }));
    numbers.push(body.booking?.number ?? 0);
  }
  await server.query(
    "UPDATE bookings SET state = 'cancelled', history = ? WHERE number = ?",
    JSON.stringify([{ at: "2026-11-20T10:00:00.000Z", event: "cancelled", by: "Kim", note: "krank" }]),
    numbers[1],
  );
  await server.query("UPDATE bookings SET note = ?", "Wir kommen mit der Bahn.");
  await writeHostileContent(server.dataFolder, { all: true });
  // Whose two of them are, so that somebody may read them.
  await server.query("UPDATE bookings SET email = ? WHERE number = ?", anna.email, numbers[0]);
  await server.query("UPDATE bookings SET email = ? WHERE number = ?", anna.email, numbers[1]);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
  // What a policy stops would have run without it.
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it("papers of a booking, each kind, are text in a browser", async () => {
  const { body } = await server.ask("GET", "/api/bookings", { jwt });
  const bookings = myBookingsAnswer.parse(body).data;
  expect(bookings.map(({ state }) => state).sort()).toEqual(["cancelled", "confirmed"]);
  for (const { number, state, documents } of bookings)
    for (const { kind, mediaType } of documents) {
      const { status, text } = await server.ask("GET", `/api/bookings/${number}/documents/${kind}`, { jwt });
      expect([kind, status]).toEqual([kind, 200]);
      if (mediaType !== "text/html") continue;
      // Without its own policy, which would stop what the words must not even become.
      await page.setContent(text.replace(/<meta http-equiv[^>]*>/, ""));
      expect([kind, state, await page.evaluate(hostileMatter)]).toEqual([kind, state, []]);
      expect([kind, await page.evaluate(() => document.body.innerText)]).toEqual([
        kind,
        expect.stringContaining(`<script>${TRIP}</script>`),
      ]);
    }
});

interface ContentType {
  uid: string;
  kind: "collectionType" | "singleType";
  isDisplayed: boolean;
}

it("editors see words in every list and every form", async () => {
  const { url } = server.strapi;
  const admin = await signInAsEditor(server.strapi);
  await page.goto(`${url}/admin/auth/login`);
  await page.fill("input[name=email]", server.strapi.admin.email);
  await page.fill("input[name=password]", server.strapi.admin.password);
  await page.click("button[type=submit]");
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/admin/auth"));

  const { body: types } = await admin.call<{ data: ContentType[] }>("GET", "/content-manager/content-types");
  const paths = [
    "/admin",
    "/admin/plugins/upload",
    "/admin/settings/users",
    "/admin/settings/editor-sign-ins",
  ];
  for (const { uid, kind } of types.data.filter(({ isDisplayed }) => isDisplayed)) {
    if (kind === "singleType") paths.push(`/admin/content-manager/single-types/${uid}`);
    else {
      const { body } = await admin.call<{ results: { documentId: string }[] }>(
        "GET",
        `/content-manager/collection-types/${uid}?page=1&pageSize=1`,
      );
      const list = `/admin/content-manager/collection-types/${uid}`;
      paths.push(list, ...body.results.map(({ documentId }) => `${list}/${documentId}`));
    }
  }
  expect(paths.length).toBeGreaterThan(60);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const tab = await page.context().newPage();
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        await tab.goto(`${url}${path}`);
        await tab.waitForFunction(showsHostileWords, undefined, { timeout: 90_000 }).catch(() => {
          throw new Error(`${path} shows nothing of what was written`);
        });
        await tab.waitForLoadState("networkidle");
        expect([path, await tab.evaluate(hostileMatter)]).toEqual([path, []]);
      }
      await tab.close();
    }),
  );
  expect(stopped).toEqual([]);
});

/** In the browser: in the screen itself, its fields too; what stands beside it shows the editor's name on each. */
function showsHostileWords(): boolean {
  const main = document.querySelector("main");
  if (!main) return false;
  const fields = [...main.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
  return [main.innerText, ...fields].some((text) => text.includes("__tripwire"));
}
