import type { AnalyticsActor } from "@gratweg/flows";
import { onConsentChange } from "../consent/consent";
import { isRemembered } from "./forgetVisitor";
import { mayCount } from "./mayCount";

let running: Promise<AnalyticsActor> | undefined;

/** Once, at the start of a page. On a site without a public key all of this, and what it would load, is not even built. */
export function startAnalytics(): void {
  if (!ANALYTICS) return;
  onConsentChange(() => countRoute(window.location.pathname));
  // A withdrawal that the last page did not live to see.
  if (!mayCount() && isRemembered()) void run();
}

/** After each route change, the first load included. */
export function countRoute(path: string): void {
  if (!ANALYTICS || !mayCount()) return;
  const view = { path, at: Date.now() };
  void run().then((analytics) => analytics?.send({ type: "route.change", view }));
}

/** The machine; nothing where its script cannot be had: whoever blocks it reads on without noticing. */
async function run(): Promise<AnalyticsActor | undefined> {
  running ??= idle()
    .then(() => import("./analytics"))
    .then(({ runAnalytics }) => runAnalytics(ANALYTICS!));
  return running.catch(() => (running = undefined));
}

/** When the page has loaded and has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(() => resolve(), { timeout: 5_000 })
        : setTimeout(resolve, 500);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}
