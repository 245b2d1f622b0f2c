import { chromium } from "playwright-core";

/** Screens longer than this many heights of the window are cut: a sheet shows how they begin. */
const HEIGHTS = 2.2;

/**
 * @param {{ executablePath: string, origin: string, screens: import("./screens.mjs").Screen[], width: number, onScreen?: (name: string) => void }} options
 * @returns {Promise<{ name: string, png: Buffer }[]>}
 */
export async function shoot({ executablePath, origin, screens, width, onScreen = () => {} }) {
  const height = width < 600 ? 780 : Math.round(width * 0.7);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
      locale: "de-DE",
      timezoneId: "Europe/Berlin",
    });
    // Decided, so that the first layer does not stand before every screen.
    await context.addInitScript(() =>
      localStorage.setItem(
        "gratweg_consent",
        JSON.stringify({
          version: 2,
          decidedAt: "2026-01-01T00:00:00.000Z",
          purposes: { analytics: false, videoConsultation: false, reviews: false },
        }),
      ),
    );
    const pictures = [];
    for (const { name, path, ready } of screens) {
      onScreen(name);
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await ready?.(page);
      const whole = await page.evaluate(async (step) => {
        // Pictures below are loaded when they come near.
        for (let y = 0; y < 3 * step; y += step / 2) {
          scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        scrollTo(0, 0);
        return document.documentElement.scrollHeight;
      }, height);
      await page.waitForLoadState("networkidle");
      const modal = (await page.locator("dialog[open]").count()) > 0;
      const clip = { x: 0, y: 0, width, height: modal ? height : Math.min(whole, HEIGHTS * height) };
      pictures.push({ name, png: await page.screenshot({ fullPage: !modal, clip }) });
      await page.close();
    }
    return pictures;
  } finally {
    await browser.close();
  }
}
