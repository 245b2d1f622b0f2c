import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { StepError } from "../lib/terminal.mjs";
import { framesOf } from "./frames.mjs";

/** The same pixels on every run: no hinting, no subpixels, one colour space, each frame painted as a whole. */
const ARGUMENTS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
  ...["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb", "--hide-scrollbars"],
  ...["--disable-partial-raster", "--disable-skia-runtime-opts", "--disable-checker-imaging"],
  ...[
    "--disable-threaded-animation",
    "--disable-threaded-scrolling",
    "--run-all-compositor-stages-before-draw",
  ],
];
const TODAY = "2026-06-01T10:00:00+02:00";
const TALLEST = 6000;
const TRIES = 8;

/**
 * Photographs the stories of a built Storybook into `folder`.
 *
 * @returns {Promise<{ frames: { key: string, title: string, name: string, width: number, theme: string }[], restless: string[] }>}
 */
export async function shoot({ executablePath, origin, folder, only, onFrame }) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const frames = await framesIn(browser, origin, only);
    const waiting = [...frames];
    const restless = [];
    const work = async () => {
      const page = await openPage(browser);
      for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
        const { picture, isStill } = await photograph(page, origin, frame);
        if (!isStill) restless.push(frame.key);
        writeFileSync(path.join(folder, `${frame.key}.png`), picture);
        onFrame(frames.length - waiting.length, frames.length);
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: os.availableParallelism() }, work));
    return { frames, restless };
  } finally {
    await browser.close();
  }
}

async function framesIn(browser, origin, only) {
  const { entries } = await fetch(`${origin}/index.json`).then((response) => response.json());
  const page = await openPage(browser);
  // Some page has to be open for its preview to be asked.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${Object.keys(entries)[0]}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender !== undefined);
  const layouts = await page.evaluate(async () => {
    const stories = await globalThis.__STORYBOOK_PREVIEW__.extract();
    return Object.fromEntries(Object.entries(stories).map(([id, { parameters }]) => [id, parameters.layout]));
  });
  await page.context().close();
  return framesOf(Object.values(entries), (id) => layouts[id], only);
}

async function openPage(browser) {
  const context = await browser.newContext({
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  return page;
}

async function photograph(page, origin, { key, id, width, theme }) {
  await page.setViewportSize({ width, height: 600 });
  // Axe has a test of its own.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`);
  await page
    .waitForFunction(
      () => ["finished", "errored"].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ""),
      undefined,
      { timeout: 60_000 },
    )
    .catch(() => {
      throw new StepError(`The story ${key} does not come to its end.`);
    });
  const height = await page.evaluate(async (tallest) => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return Math.min(Math.max(document.documentElement.scrollHeight, 200), tallest);
  }, TALLEST);
  // A picture of the whole page moves it; a window as tall as the page does not.
  // What was painted in pieces, such as a focus ring, differs at its edges by how it came to be: all is painted anew.
  await page.setViewportSize({ width, height: height + 8 });
  await page.setViewportSize({ width, height });
  let picture = await page.screenshot({ animations: "disabled" });
  for (let tries = 1; tries < TRIES; tries += 1) {
    const again = await page.screenshot({ animations: "disabled" });
    if (again.equals(picture)) return { picture, isStill: true };
    picture = again;
  }
  return { picture, isStill: false };
}
