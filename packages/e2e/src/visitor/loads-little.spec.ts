import { consentPage, decision } from "../support/consent";
import { watchShifts } from "../support/layout-shift";
import { complaint, compressed, watchScripts } from "../support/script-weight";
import { KARWENDEL } from "../support/search-page";
import { expect, holdApplication, test, untilAlive, visit } from "../support/visitor";

test.use({ hasDeclined: false });

/** Limits are bytes, brotli at its highest level, asleep and awake: what the pages need today and a little air. */
const PAGES = [
  ["home", "/", 6_000, 132_000],
  ["search", "/de/reisesuche", undefined, 152_000],
  ["trip", KARWENDEL.path, 6_000, 148_700],
  ["magazine", "/de/magazin", 6_000, 125_000],
] as const;

for (const [name, path, asleep, limit] of PAGES)
  test(`${name} brings at most ${String(limit / 1000)} kB of script`, async ({ page }) => {
    const scripts = watchScripts(page);
    await visit(page, path);
    if (asleep !== undefined) expect(complaint(await scripts.files(), asleep)).toBe("");
    await untilAlive(page);
    const files = await scripts.files();
    expect(complaint(files, limit)).toBe("");
    expect(files.length).toBeGreaterThan(3);
  });

/** Limits are bytes of the document alone, brotli at its highest level. */
const DOCUMENTS = [
  ["home", "/", 20_000],
  ["trip", KARWENDEL.path, 33_000],
] as const;

for (const [name, path, limit] of DOCUMENTS)
  test(`${name} is at most ${String(limit / 1000)} kB of HTML, and its first view takes two fonts of 30 kB together, which move nothing to speak of`, async ({
    page,
  }) => {
    const fonts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".woff2")) fonts.push(response.body());
    });
    const shifts = await watchShifts(page);
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(compressed((await response?.body()) ?? Buffer.alloc(0))).toBeLessThanOrEqual(limit);
    const sizes = (await Promise.all(fonts)).map(({ length }) => length);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
    expect(await shifts()).toBeLessThan(0.001);
  });

test("the question of consent is painted with the page; what is pressed before the application is there holds once it is", async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto("/");
  const { banner, choice } = consentPage(page);
  await expect(banner).toBeVisible();
  await choice("Alles ablehnen").click();
  expect(await decision(page)).toBeUndefined();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated", "true");
  release();
  await expect(banner).toBeHidden();
  expect(await decision(page)).toEqual({ analytics: false, videoConsultation: false, reviews: false });
});
