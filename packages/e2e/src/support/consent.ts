import type { Page } from "@playwright/test";
import { product } from "./product";
import { expect, type Faults } from "./visitor";

/** What a visitor sees of consent and of the parts that wait for it. */
export function consentPage(page: Page) {
  const panel = page.getByRole("dialog", { name: /Datenschutz.?einstellungen/ });
  return {
    banner: page.getByRole("region", { name: "Was dürfen wir laden?" }),
    choice: (name: "Alle erlauben" | "Alles ablehnen" | "Auswählen") =>
      page.getByRole("region", { name: "Was dürfen wir laden?" }).getByRole("button", { name }),
    footerLink: page.getByRole("contentinfo").getByRole("button", { name: "Datenschutzeinstellungen" }),
    panel,
    purpose: (name: "Statistik" | "Videoberatung" | "Bewertungen") => panel.getByRole("switch", { name }),
    video: page.getByRole("navigation", { name: "Kontakt" }).getByRole("button", { name: "Videoberatung" }),
    videoDialog: page.getByRole("dialog", { name: "Videoberatung" }),
    videoWidget: page.getByRole("group", { name: "Videoberatung" }),
    reviewsWidget: page.getByRole("group", { name: "Bewertungen" }),
  };
}

/** Addresses of others that the page has asked, in their order; the two widgets are no fault. */
export function watchOthers(page: Page, faults: Faults): string[] {
  const widgets = `http://localhost:${String(product().ports.GRATWEG_INBOX_PORT)}/widgets/`;
  faults.expect(new RegExp(`^foreign request: ${widgets}`));
  const own = `http://localhost:${String(product().ports.GRATWEG_PORT)}`;
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== own) asked.push(url.replace(widgets, ""));
  });
  return asked;
}

/** What the browser keeps: names of cookies with their hosts, and of stored entries. */
export async function keptBy(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ domain, name }) => `${domain} ${name}`);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  return [...cookies, ...stored].sort();
}

export async function decision(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("gratweg_consent") ?? "null") as { purposes?: unknown } | null)
        ?.purposes,
  );
}

/** Reads the page to its end, so that everything that comes when it is near has come. */
export async function readOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers see what a frame shows.
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState("networkidle");
}

export async function openPanel(page: Page): Promise<void> {
  await consentPage(page).footerLink.click();
  await expect(consentPage(page).panel).toBeVisible();
}
