import type { Locator, Page } from "@playwright/test";
import { KARWENDEL } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

const BOOKING = `${KARWENDEL.path}/buchen/100101`;
const ENTRIES = [
  ["Startseite", "/"],
  ["Reisesuche", "/de/reisesuche"],
  ["Hilfe", "/de/support"],
  ["Magazin", "/de/magazin"],
];

test.describe("the header", () => {
  for (const width of [360, 459, 460, 768, 1279, 1280])
    test(`at ${width} px [2.50, 2.53, 9.11, 9.17]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const header = page.getByRole("banner");
      await visit(page, "/de/magazin");
      await expect(header).toBeVisible();
      const contact = header.getByRole("navigation", { name: "Kontakt" });
      await expect(contact.getByRole("link", { name: "Anrufen: 030 0000 0000" })).toHaveAttribute(
        "href",
        "tel:+493000000000",
      );
      await expect(contact.getByRole("link", { name: /^E-Mail an / })).toHaveAttribute(
        "href",
        /^mailto:\S+@\S+$/,
      );
      await expect(contact.getByRole("link", { name: "Anmelden" })).toHaveAttribute(
        "href",
        "/de/portal/user/login",
      );
      await expect(header.getByRole("link", { name: /Zur Startseite$/ })).toHaveAttribute("href", "/");
      expect(await contact.getByRole("link").evaluateAll(lowTargets)).toEqual([]);

      const menu = header.getByRole("button", { name: "Menü", exact: true });
      if (width < 1280) {
        await expect(header.getByRole("navigation", { name: "Hauptmenü" })).toBeHidden();
        await menu.click();
        const dialog = page.getByRole("dialog", { name: "Hauptmenü" });
        expect(await linksOf(dialog.getByRole("navigation"))).toEqual(ENTRIES);
        await dialog.getByRole("link", { name: "Reisesuche" }).click();
        await expect(page).toHaveURL("/de/reisesuche");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      } else {
        await expect(menu).toBeHidden();
        expect(await linksOf(header.getByRole("navigation", { name: "Hauptmenü" }))).toEqual(ENTRIES);
      }

      await visit(page, KARWENDEL.path);
      await expect(header).toBeVisible({ visible: width >= 460 });
      await visit(page, BOOKING);
      await expect(header).toBeVisible();
    });

  test("the keyboard brings a hidden header back, and it stays while the focus is in it", async ({
    page,
  }) => {
    await visit(page, "/de/magazin");
    const header = page.getByRole("banner");
    await scrollDown(page);
    await expect(header).not.toBeInViewport();
    await header.getByRole("link", { name: /Zur Startseite$/ }).focus();
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  test("an open menu is on the screen after scrolling, too", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 780 });
    await visit(page, "/de/magazin");
    await scrollDown(page);
    await page.getByRole("button", { name: "Menü", exact: true }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Hauptmenü" });
    await expect(dialog.getByRole("link", { name: "Magazin" })).toBeInViewport();
    await expect(dialog.getByRole("button", { name: "Schließen" })).toBeInViewport();
  });

  test("covers no place that a link leads to", async ({ page }) => {
    await visit(page, "/#ueber-uns");
    const heading = page.locator("#ueber-uns").getByRole("heading", { level: 2 }).first();
    await expect(heading).toBeInViewport();
    // Going up brings the header over the page: the place still stands free.
    await visit(page, "/de/magazin");
    await scrollDown(page);
    await page.goto("/#ueber-uns");
    await expect(heading).toBeInViewport();
    await expect.poll(() => heading.evaluate(isOnTop)).toBe(true);
  });

  test("does not move for those who want no motion", async ({ page }) => {
    const seconds = () =>
      page.getByRole("banner").evaluate((header) => parseFloat(getComputedStyle(header).transitionDuration));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/de/magazin");
    expect(await seconds()).toBeGreaterThan(0.1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await seconds()).toBeLessThan(0.001);
  });

  test("stands on the first sheet of paper, wherever one has scrolled to", async ({ page }) => {
    await visit(page, "/de/magazin");
    await scrollDown(page);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await page.emulateMedia({ media: "print" });
    const style = await page.getByRole("banner").evaluate((header) => {
      const { position, transform } = getComputedStyle(header);
      return { position, transform };
    });
    expect(style).toEqual({ position: "static", transform: "none" });
  });
});

test.describe("the footer", () => {
  test("shows four operators from the shared store, the partner and three associations, hosted by the site [4.31]", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, "/de/magazin");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    const images = footer.getByRole("img");
    await expect(images).toHaveCount(8);
    const logos = await images.evaluateAll((list) =>
      list.map((image) => ({
        alt: image.getAttribute("alt") ?? "",
        title: image.getAttribute("title"),
        src: image.getAttribute("src") ?? "",
      })),
    );
    for (const { alt, title, src } of logos) {
      expect(alt).toMatch(/\S/);
      expect([title, src.startsWith("/static/")]).toEqual([alt, true]);
    }
    expect(logos.slice(0, 4).filter(({ src }) => !src.startsWith("/static/operators/"))).toEqual([]);
    expect(new Set(logos.map(({ alt }) => alt)).size).toBe(8);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(asked.filter((url) => url.includes("tour-operators"))).toEqual([]);
  });

  test("names the support's e-mail and phone", async ({ page }) => {
    await visit(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "030 0000 0000" })).toHaveAttribute(
      "href",
      "tel:+493000000000",
    );
    const email = footer.locator('a[href^="mailto:"]');
    await expect(email).toHaveAttribute("href", `mailto:${(await email.innerText()).trim()}`);
  });
});

const linksOf = (place: Locator) =>
  place
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

function lowTargets(elements: Element[]): string[] {
  return elements
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 44 || height < 44;
    })
    .map((element) => element.outerHTML);
}

function isOnTop(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 4, top + height / 2);
  return found !== null && element.contains(found);
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
}
