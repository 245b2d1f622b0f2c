import { chromium } from "playwright-core";
import { table } from "./report.mjs";

/** What is pressed on which kind of page, and what shows that it has been. */
const WALK = [
  ["menu", "home", "button:text('Menü')", ":popover-open"],
  ["theme", "home", "button[aria-label^=Dunkel]", ".theme-dark"],
  ["gallery", "trip", "button[aria-label^='Bild 1']", "dialog[open] img"],
  ["day", "trip", "summary:has(+ #tag-2)", "details[open]"],
  ["filters", "search", "button:text('Filter'):visible", ":popover-open"],
  ["one more person", "booking", "button:text('Person hinzufügen')", "[id='travellers.1.firstName']"],
  ["next step", "booking", "button:text('Weiter')", "[role=alert]"],
];

/** On a phone whose processor is four times slower: how long a press takes to be answered, and to have its effect. */
export async function interactions({ origin, pages, chromium: executablePath }) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const press = async (address, part, effect, isAwake) => {
    const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(watch, effect);
    await page.goto(origin + address, { waitUntil: "load" });
    if (isAwake) {
      await page.locator("button").first().dispatchEvent("focusin");
      await page.waitForSelector("html[data-hydrated=true]", { state: "attached" });
      await page.waitForLoadState("networkidle");
    }
    await page.locator(part).first().tap();
    await page.waitForFunction(() => window.effectAt);
    const measured = await page.evaluate(() => [window.longest, window.effectAt - window.pressedAt]);
    await page.close();
    return measured.map(Math.round);
  };
  const rows = [];
  for (const [name, kind, part, effect] of WALK) {
    const address = pages.get(kind);
    if (address)
      rows.push([
        name,
        kind,
        ...(await press(address, part, effect, false)),
        ...(await press(address, part, effect, true)),
      ]);
  }
  await browser.close();
  return table(["press", "page", "INP asleep", "until its effect", "INP awake", "until its effect"], rows);
}

/** In the page: notes when it is pressed, when the effect shows, and the longest interaction. */
function watch(effect) {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "event", durationThreshold: 16 });
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      window.pressedAt = timeStamp;
      const look = () =>
        document.querySelector(effect) ? (window.effectAt = performance.now()) : requestAnimationFrame(look);
      look();
    },
    { capture: true, once: true },
  );
}
