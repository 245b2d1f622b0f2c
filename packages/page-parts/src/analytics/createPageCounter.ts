import type { AnalyticsActor, AnalyticsConsent, AnalyticsEvent } from "@gratweg/flows";
import { isRemembered } from "./forgetVisitor";

export interface PageCounterPorts extends AnalyticsConsent {
  /** Brings the machine and starts it; asked when the page has loaded and is idle, and not before consent. */
  load: () => Promise<AnalyticsActor>;
  page: Window;
}

export interface PageCounter {
  /** Told each route with its query, the first included; another query alone is no route. */
  view: (path: string) => void;
  /** Told what could not be drawn or done; what of it leaves the browser is the client's business. */
  fail: (error: unknown) => void;
}

/** All of counting that a first load carries; without consent it hears nothing. */
export function createPageCounter({ load, mayCount, onConsentChange, page }: PageCounterPorts): PageCounter {
  let running: Promise<AnalyticsActor | undefined> | undefined;
  /** Nothing where the script cannot be had: whoever blocks it reads on without noticing. */
  const run = () =>
    (running ??= idle(page)
      .then(load)
      .catch(() => (running = undefined)));
  const send = (event: AnalyticsEvent) => {
    if (mayCount()) void run().then((analytics) => analytics?.send(event));
  };
  const view = (path: string) => send({ type: "route.change", view: { path, at: Date.now() } });
  onConsentChange(() => view(page.location.pathname + page.location.search));
  // A withdrawal that the last page did not live to see.
  if (!mayCount() && isRemembered()) void run();
  return {
    view,
    fail: (error) =>
      send({ type: "page.fail", failure: { error, path: page.location.pathname, at: Date.now() } }),
  };
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
