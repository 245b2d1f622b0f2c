import { globalHistory } from "@reach/router";
import { startBuildCheck } from "./buildCheck";

const settle = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

/** A tab with the build `1`, on a server whose latest is `latest`. */
function openTab(latest: string) {
  const fetched: string[] = [];
  const loaded: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    fetched.push(input as string);
    return Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve({ id: latest }),
    } as Response);
  });
  const location = () => ({
    href: window.location.href,
    origin: window.location.origin,
    pathname: window.location.pathname,
    search: window.location.search,
    hash: window.location.hash,
    assign: (href: string) => loaded.push(new URL(href).pathname),
    reload: () => loaded.push("anew"),
  });
  // Listeners of one tab are no other's.
  const events = new EventTarget();
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: "hidden" };
  const tab = Object.assign(new EventTarget(), visibility);
  const page = Object.create(window, {
    location: { get: location },
    document: { value: tab },
    history: { value: window.history },
    sessionStorage: { value: window.sessionStorage },
    addEventListener: { value: events.addEventListener.bind(events) },
    removeEventListener: { value: events.removeEventListener.bind(events) },
    setTimeout: { value: (task: () => void, delay: number) => window.setTimeout(task, delay) },
    clearTimeout: { value: (timer: number) => window.clearTimeout(timer) },
  }) as Window;
  const show = async (state: DocumentVisibilityState = "visible") => {
    tab.visibilityState = state;
    tab.dispatchEvent(new Event("visibilitychange"));
    await settle();
  };
  const reject = async (reason: Error) => {
    events.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    await settle();
  };
  return { check: startBuildCheck("1", page), fetched, loaded, show, reject };
}
beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new TypeError("There is no network."));
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/de/portal");
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("a newer build loads the next screen anew, and not twice within ten seconds [4.7]", async () => {
  const { check, loaded, show } = openTab("2");
  await show();
  expect(loaded).toEqual([]);
  check.navigate("/de/portal/settings");
  check.navigate("/de/portal/settings");
  jest.advanceTimersByTime(10_000);
  check.navigate("/de/portal/settings");
  expect(loaded).toEqual(["/de/portal/settings", "/de/portal/settings"]);
});

it("so does the browser's way back; another place on the same page is none [4.7]", async () => {
  const { loaded, show } = openTab("2");
  await show();
  void globalHistory.navigate("/de/portal#reisen");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(loaded).toEqual([]);
  window.history.replaceState(null, "", "/de/portal/angebot");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(loaded).toEqual(["anew"]);
});

it("a missing piece loads the page anew, once in ten seconds, and the guard is stored [4.9]", async () => {
  const { check, loaded } = openTab("1");
  expect([await check.rescueChunk(), loaded]).toEqual([true, ["anew"]]);
  jest.advanceTimersByTime(10_000 - 1);
  expect(window.sessionStorage.getItem("build_reload_guard")).toMatch(/^\{"\/de\/portal":\d+\}$/);
  const next = openTab("1");
  expect([await next.check.rescueChunk(), next.loaded]).toEqual([false, []]);
});

it("a promise that failed for a missing piece counts, before and after the machine is there; others do not", async () => {
  const { loaded, reject } = openTab("1");
  await reject(new Error("x"));
  expect(loaded).toEqual([]);
  await reject(new TypeError("Failed to fetch dynamically imported module: /a.js"));
  expect(loaded).toEqual(["anew"]);
  jest.advanceTimersByTime(10_000);
  await reject(new TypeError("Failed to fetch dynamically imported module: /b.js"));
  expect(loaded).toEqual(["anew", "anew"]);
});
