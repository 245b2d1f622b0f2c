import type { AnalyticsActor } from "./analyticsMachine";
import { isRemembered } from "./forgetVisitor";
import type { AnalyticsConsent } from "./startAnalytics";

export interface PageCounterPorts extends AnalyticsConsent {
  /** Brings the machine and starts it; asked when the page has loaded and is idle, and not before consent. */
  load: () => Promise<AnalyticsActor>;
  page: Window;
}

/** All of counting that a first load carries. Answers what is told each route, the first included. */
export function createPageCounter({
  load,
  mayCount,
  onConsentChange,
  page,
}: PageCounterPorts): (path: string) => void {
  let running: Promise<AnalyticsActor | undefined> | undefined;
  /** Nothing where the script cannot be had: whoever blocks it reads on without noticing. */
  const run = () =>
    (running ??= idle(page)
      .then(load)
      .catch(() => (running = undefined)));
  const count = (path: string) => {
    if (!mayCount()) return;
    const view = { path, at: Date.now() };
    void run().then((analytics) => analytics?.send({ type: "route.change", view }));
  };
  onConsentChange(() => count(page.location.pathname));
  // A withdrawal that the last page did not live to see.
  if (!mayCount() && isRemembered()) void run();
  return count;
}

/** When the page has loaded and has nothing better to do. */
function idle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if ("requestIdleCallback" in page) page.requestIdleCallback(() => resolve(), { timeout: 5_000 });
      else (page as Window).setTimeout(resolve, 500);
    };
    if (page.document.readyState === "complete") wait();
    else page.addEventListener("load", wait, { once: true });
  });
}
