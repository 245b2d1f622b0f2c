import { CONSENT_VERSION, type AnalyticsClient } from "@gratweg/flows";
import type { AnalyticsSettings } from "@gratweg/page-parts/analytics";

const CONSENT = "gratweg_consent";
const happened: string[] = [];
let isLibraryThere = true;

jest.mock("./postHogClient", () => {
  if (!isLibraryThere) throw new Error("Loading chunk posthog failed.");
  happened.push("library loaded");
  return {
    startPostHog: ({ publicKey, host }: AnalyticsSettings): AnalyticsClient => {
      happened.push(`started for ${publicKey} at ${host}`);
      localStorage.setItem(`ph_${publicKey}_posthog`, "{}");
      return {
        view: ({ path }) => happened.push(`view ${path}`),
        stop: () => happened.push("stopped"),
      };
    },
  };
});

const SETTINGS = { publicKey: "phc_test", host: "https://zaehlung.example", debug: false };
const record = (analytics: boolean) =>
  JSON.stringify({
    version: CONSENT_VERSION,
    decidedAt: "2026-11-21T12:00:00.000Z",
    purposes: { analytics, videoConsultation: false, reviews: false },
  });

/** As another tab does it. */
function decide(analytics: boolean): void {
  localStorage.setItem(CONSENT, record(analytics));
  window.dispatchEvent(new StorageEvent("storage", { key: CONSENT }));
}

/** A page of its own: no module remembers an earlier one. */
async function open(path: string, settings: AnalyticsSettings | null = SETTINGS) {
  Object.assign(globalThis, { ANALYTICS: settings });
  window.history.replaceState(null, "", path);
  jest.resetModules();
  const { countRoute, startAnalytics } = await import("./startAnalytics");
  startAnalytics();
  const go = (next: string) => {
    window.history.replaceState(null, "", next);
    countRoute(window.location.pathname);
  };
  go(path);
  return go;
}

/** Until idle time has come and every script with it. */
const idle = () => jest.advanceTimersByTimeAsync(6_000);

/** Pages of earlier tests hear nothing any more. */
let listening: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  listening = jest.spyOn(window, "addEventListener");
  happened.length = 0;
  isLibraryThere = true;
});

afterEach(() => {
  for (const [type, listener] of listening.mock.calls as [string, EventListener][])
    window.removeEventListener(type, listener);
  listening.mockRestore();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  jest.useRealTimers();
});

it("without a public key nothing happens, whatever was allowed [2.67]", async () => {
  localStorage.setItem(CONSENT, record(true));
  await open("/de", null);
  await idle();
  expect(happened).toEqual([]);
});

it("without consent, before a decision and after a refusal, the library is not even loaded", async () => {
  const go = await open("/de");
  await idle();
  decide(false);
  go("/de/magazin");
  await idle();
  expect(happened).toEqual([]);
});

it("loads when the page is idle, not before; the first load counts once, a changed query or hash does not", async () => {
  localStorage.setItem(CONSENT, record(true));
  const go = await open("/de");
  await jest.advanceTimersByTimeAsync(100);
  expect(happened).toEqual([]);
  await idle();
  go("/de?q=1");
  go("/de?q=1#oben");
  go("/de/magazin");
  go("/de");
  await idle();
  expect(happened).toEqual([
    "library loaded",
    "started for phc_test at https://zaehlung.example",
    "view /de",
    "view /de/magazin",
    "view /de",
  ]);
});

it("consent, withdrawal and consent again, in another tab: the page on screen is counted each time", async () => {
  const go = await open("/de");
  decide(true);
  await idle();
  decide(false);
  expect(Object.keys(localStorage)).toEqual([CONSENT]);
  go("/de/magazin");
  await idle();
  decide(true);
  await idle();
  expect(happened.filter((text) => !text.startsWith("started"))).toEqual([
    "library loaded",
    "view /de",
    "stopped",
    "view /de/magazin",
  ]);
});

it("what an earlier page has stored is removed where consent is missing, without loading the library", async () => {
  localStorage.setItem("ph_phc_test_posthog", "{}");
  document.cookie = "ph_phc_test_posthog=1; path=/";
  document.cookie = "gratweg_locale=de; path=/";
  await open("/de");
  await idle();
  expect([Object.keys(localStorage), document.cookie, happened]).toEqual([[], "gratweg_locale=de", []]);
});

it("a library that does not come disturbs nobody, and is asked for again with the next route", async () => {
  localStorage.setItem(CONSENT, record(true));
  isLibraryThere = false;
  const go = await open("/de");
  await idle();
  isLibraryThere = true;
  go("/de/magazin");
  await idle();
  expect(happened.slice(2)).toEqual(["view /de", "view /de/magazin"]);
});
