import { followHeader } from "@gratweg/design-system/navigation";
import { ENABLE_TEMPORARY_SESSION, rememberLocale, TEMPORARY_SESSION_KEY } from "@gratweg/flows";
import { consentStore } from "@gratweg/page-parts/consent";
import { isSomebodyThere } from "../account/isSomebodyThere";
import { createAppLoader } from "./appLoader";
import { holdEvents } from "./heldEvents";
import { whenIdle } from "./whenIdle";

/** The first script of a page, and the only one until somebody needs the application (see README.md). */
const root = document.documentElement;
const events = holdEvents(document, () => app.load());
const app = createAppLoader(window, events.drop);

let entered = Promise.resolve();
new MutationObserver((_, observer) => {
  entered = entered.then(events.enter);
  if (root.dataset["hydrated"] !== "true") return;
  observer.disconnect();
  // Gatsby fetches the next page's parts itself.
  document.querySelector("script[type=speculationrules]")?.remove();
  void entered.then(events.release);
}).observe(root, { attributeFilter: ["data-hydrated"] });

nameOpenDomain();

addEventListener(
  ENABLE_TEMPORARY_SESSION,
  () => {
    sessionStorage.setItem(TEMPORARY_SESSION_KEY, "true");
    app.load();
  },
  { once: true },
);

const { starts } = (document.currentScript as HTMLScriptElement).dataset;
// Lets the page be painted first: asked for its place before, it would be laid out twice.
requestAnimationFrame(() => setTimeout(begin));

function begin(): void {
  // Sets the attribute for the page's whole life: the application leaves it alone.
  followHeader(window, (state) =>
    document.querySelector("header[data-state]")?.setAttribute("data-state", state),
  );
  // The browser waits for its other process while a cookie is written.
  whenIdle(() => rememberLocale(window));
  // Somebody reads: what the next touch needs may come.
  for (const type of ["scroll", "pointermove", "keydown"])
    addEventListener(type, app.prefetch, { once: true, passive: true });

  if (starts === "at-once") app.load();
  else if (isSomebodyThere() || allowsAnything()) whenLoaded(() => whenIdle(app.load));
  else {
    if (document.querySelector("[data-live]")) whenScrolled(app.load);
    // Also of a decision in another tab.
    consentStore.subscribe(() => allowsAnything() && app.load());
  }
}

/** Section 1: a test system says the domain that is open, and the build knows the one that the site will have. */
function nameOpenDomain(): void {
  const place = document.querySelector<HTMLElement>("[data-test-domain]");
  const notice = place?.firstElementChild;
  if (!notice) return;
  const text = (notice.textContent ?? "").replace(place.dataset["testDomain"] ?? "", location.host);
  notice.textContent = text;
  notice.setAttribute("aria-label", text);
}

/** Counting, and parts of others that are shown without being asked for, are the application's. */
function allowsAnything(): boolean {
  return Object.values(consentStore.read()?.purposes ?? {}).includes(true);
}

function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

function whenScrolled(run: () => void): void {
  if (scrollY > 0) run();
  else addEventListener("scroll", run, { once: true, passive: true });
}
