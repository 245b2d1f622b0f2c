import { readFileSync } from "node:fs";
import { expect, test as base, type Page } from "playwright/test";

declare global {
  var __STORYBOOK_PREVIEW__:
    { currentRender?: { phase?: string; story?: { parameters: { layout?: string } } } } | undefined;
}

/** A whole page is looked at in three widths, a component in one. */
const WIDTHS = { page: [360, 768, 1280], component: [800] };

const test = base.extend<object, { tab: Page }>({
  // One for all stories of a worker: the browser keeps Storybook's scripts.
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ locale: "de-DE", reducedMotion: "reduce" });
      await tab.clock.setFixedTime("2026-06-01T10:00:00+02:00");
      await use(tab);
    },
    { scope: "worker" },
  ],
});

const index = readFileSync(new URL("../../storybook-static/index.json", import.meta.url), "utf8");
const { entries } = JSON.parse(index) as { entries: Record<string, { type: string }> };
for (const [id, { type }] of Object.entries(entries))
  for (const theme of type === "story" ? ["light", "dark"] : [])
    test(`${id} ${theme}`, async ({ tab, baseURL }) => {
      const query = `viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`;
      await tab.goto(`${baseURL}/iframe.html?${query}`);
      await tab.waitForFunction(() =>
        /finished|errored/.test(__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ""),
      );
      const isPage = await tab.evaluate(
        () => __STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.layout === "fullscreen",
      );
      for (const width of WIDTHS[isPage ? "page" : "component"]) {
        await tab.setViewportSize({ width, height: 600 });
        await expect.soft(tab).toHaveScreenshot(`${id}-${width}-${theme}.png`, { fullPage: true });
      }
    });
