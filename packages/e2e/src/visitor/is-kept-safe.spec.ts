import type { Page } from "@playwright/test";
import { builtPages } from "../support/built-pages";
import { KARWENDEL } from "../support/search-page";
import { expect, test, untilAlive, visit } from "../support/visitor";

const SLIPPED_IN = "window.stolen = true";

test("every built page lives within its policy", async ({ context }) => {
  test.setTimeout(300_000);
  const paths = builtPages();
  expect(paths).toEqual(expect.arrayContaining(["/de", "/de/reisesuche", "/de/magazin", KARWENDEL.path]));
  // Several at a time: most of it is waiting until a page asks for nothing any more.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const page = await context.newPage();
      for (let each = paths.shift(); each !== undefined; each = paths.shift()) {
        const response = await page.goto(each);
        expect([each, response?.status()]).toEqual([each, 200]);
        expect(response?.headers()["content-security-policy"]).not.toMatch(/unsafe-/);
        await untilAlive(page);
        // Pictures further down come while one reads.
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await page.waitForLoadState("networkidle");
      }
    }),
  );
});

test("has no files of tools that no page uses", async ({ request }) => {
  for (const path of ["/~partytown/partytown.js", "/~partytown/debug/partytown.js"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test("going from page to page by links stays within the first page's policy", async ({ page }) => {
  await visit(page, "/");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  for (const name of ["Reisesuche", "Hilfe", "Magazin", "Startseite"]) {
    await menu.getByRole("link", { name }).click();
    await expect(menu.locator("[aria-current]")).toHaveText([name]);
    await page.waitForLoadState("networkidle");
  }
  await expect(page.locator("#gatsby-announcer")).toHaveText("Neue Seite: Eine Woche zu Fuß.");
  // What Gatsby reads out to screen readers takes no room, although its style attribute is gone.
  const announcer = await page.locator("#gatsby-announcer").boundingBox();
  expect([announcer?.width, announcer?.height]).toEqual([1, 1]);
});

test("a script that was slipped into a page on its way does not run; the page's own do", async ({
  page,
  faults,
}) => {
  faults.expect(/script-src|Content Security Policy/);
  await page.route(KARWENDEL.path, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const slipped = `<script>${SLIPPED_IN}</script><img src="data:," onerror="${SLIPPED_IN}" alt=""></body>`;
    await route.fulfill({ response, body: body.replace("</body>", slipped) });
  });
  await visit(page, KARWENDEL.path);
  await expect.poll(() => faults.all().filter((fault) => fault.startsWith("security policy")).length).toBe(2);
  expect(await stolen(page)).toBe(false);
});

test("what a script adds later neither runs, nor styles, nor calls home", async ({ page, faults }) => {
  faults.expect(
    /(?:script|style|img|connect|frame)-src|trusted-types|Trusted|Content Security Policy|fremd\.example/,
  );
  await visit(page, "/de");
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  const called = await page.evaluate(async (code) => {
    const element = (name: string, attributes: Record<string, string>, text = "") => {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(text);
      return made;
    };
    document.body.append(
      element("script", {}, code),
      element("script", { src: "https://fremd.example/x.js" }),
      element("style", {}, "body { color: rgb(1, 2, 3) !important }"),
      element("p", { style: "color: rgb(1, 2, 3)" }, "x"),
      element("img", { src: "https://fremd.example/x.png", alt: "" }),
      element("iframe", { src: "https://fremd.example/" }),
    );
    return fetch("https://fremd.example/").then(
      () => "called",
      () => "stopped",
    );
  }, SLIPPED_IN);
  expect([called, await stolen(page)]).toEqual(["stopped", false]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(colour);
  for (const directive of [
    "require-trusted-types-for",
    "script-src",
    "style-src",
    "style-src-attr",
    "img-src",
    "frame-src",
    "connect-src",
  ])
    await expect.poll(() => faults.all().some((fault) => fault.includes(`: ${directive}`))).toBe(true);
});

test("text becomes neither markup nor a script, whoever writes it into a page", async ({ page, faults }) => {
  // The portal asks the content system for operators and their logos.
  faults.expect(/trusted-types|Trusted|foreign request: \S+\/(?:api\/tour-operators|uploads\/)/);
  for (const path of ["/de", "/de/portal/user/login"]) {
    await page.goto(path);
    const outcomes = await page.evaluate((code) => {
      const attempt = (write: () => void) => {
        try {
          write();
          return "written";
        } catch {
          return "stopped";
        }
      };
      const part = document.createElement("div");
      return [
        attempt(() => (part.innerHTML = `<img src=x onerror="${code}">`)),
        attempt(() => (document.createElement("iframe").srcdoc = `<script>${code}</script>`)),
        attempt(() => (document.createElement("script").text = code)),
        attempt(() => (document.createElement("script").src = "data:text/javascript,1")),
        attempt(() => (part.innerHTML = "Nur Worte")),
      ];
    }, SLIPPED_IN);
    expect([path, ...outcomes]).toEqual([path, ...Array<string>(4).fill("stopped"), "written"]);
    expect(await stolen(page)).toBe(false);
  }
});

function stolen(page: Page): Promise<boolean> {
  return page.evaluate(() => "stolen" in window);
}
