import type { BuildCheckEvent } from "./buildCheckMachine";
import { fetchLatestBuild, watchWindow } from "./browserBuildCheck";
import { reloadPage } from "./reloadPage";

const answering = (status: number, body: unknown) => {
  const calls: string[] = [];
  const inits: unknown[] = [];
  const fetch = ((url: string, init: unknown) => {
    calls.push(url);
    inits.push(init);
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  }) as unknown as typeof globalThis.fetch;
  return { calls, inits, fetch };
};
const signal = new AbortController().signal;

describe("fetchLatestBuild", () => {
  it("asks with the time in the query [7.22]", async () => {
    const { calls, inits, fetch } = answering(200, { id: "b", builtAt: "2027-03-01T10:00:00.000Z" });
    await expect(fetchLatestBuild(signal, { fetch, now: () => 42 })).resolves.toEqual({
      id: "b",
      builtAt: "2027-03-01T10:00:00.000Z",
    });
    expect(calls).toEqual(["/builds/latest.json?t=42"]);
    expect(inits).toEqual([{ signal, cache: "no-store" }]);
  });

  it.each([
    [503, { id: "b" }],
    [200, {}],
    [200, null],
    [200, { id: 7 }],
    [200, { id: "" }],
  ])("rejects %s %j", async (status, body) => {
    await expect(fetchLatestBuild(signal, { fetch: answering(status, body).fetch })).rejects.toThrow(
      "no build",
    );
  });
});

describe("reloadPage", () => {
  const page = (href: string) => {
    const log: unknown[] = [];
    const window = {
      location: { href, reload: () => log.push("reload"), assign: (to: string) => log.push(["assign", to]) },
      history: {
        state: { key: 1 },
        replaceState: (state: unknown, _: string, to: string) => log.push([state, to]),
      },
    } as unknown as Window;
    return { log, window };
  };

  it("goes to another page by loading it", () => {
    const { log, window } = page("https://gratweg.example/de");
    reloadPage("/de/top?x=1", window);
    expect(log).toEqual([["assign", "https://gratweg.example/de/top?x=1"]]);
  });

  it.each([
    ["another host", "https://rad.example/de?x=1"],
    ["another path", "https://gratweg.example/de/top?x=1"],
    ["another query", "https://gratweg.example/de?x=2"],
    ["no query", "https://gratweg.example/de"],
  ])("what differs in more than the fragment is another page: %s", (_what, href) => {
    const { log, window } = page("https://gratweg.example/de?x=1");
    reloadPage(href, window);
    expect(log).toEqual([["assign", href]]);
  });

  it("loads the present page anew although only the fragment differs", () => {
    const { log, window } = page("https://gratweg.example/de?x=1#a");
    reloadPage("/de?x=1#b", window);
    expect(log).toEqual([[{ key: 1 }, "https://gratweg.example/de?x=1#b"], "reload"]);
  });
});

/** Not a real window: an error event there would fail the test itself. */
function fakeWindow(visibilityState: DocumentVisibilityState) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  const location = { pathname: "/de/top", search: "?x=1", hash: "#a" };
  return Object.assign(new EventTarget(), { document, location }) as unknown as Window;
}

function fireAll(window: Window): void {
  const chunkError = Object.assign(new Error("Loading chunk 1 failed"), { name: "ChunkLoadError" });
  const fire = (target: EventTarget, type: string, detail: object = {}) =>
    target.dispatchEvent(Object.assign(new Event(type), detail));
  fire(window.document, "visibilitychange");
  fire(window, "pageshow", { persisted: true });
  fire(window, "pageshow", { persisted: false });
  fire(window, "error", { error: chunkError });
  fire(window, "error", { error: new Error("defect") });
  fire(window, "unhandledrejection", { reason: chunkError });
  fire(window, "vite:preloadError", { payload: new Error("Unable to preload CSS for /a.css") });
}

it("tells the actor of the tab and of chunk errors, until it is stopped [4.9, 8.4]", () => {
  const sent: BuildCheckEvent[] = [];
  const window = fakeWindow("visible");
  const stop = watchWindow({ send: (event) => void sent.push(event) }, window, () => 9);
  fireAll(window);
  const fail = { type: "chunk.fail", href: "/de/top?x=1#a", at: 9 };
  expect(sent).toEqual([{ type: "tab.show" }, { type: "tab.show" }, fail, fail, fail]);
  stop();
  fireAll(window);
  expect(sent).toHaveLength(5);
});

it("does not ask while the tab is hidden", () => {
  const sent: BuildCheckEvent[] = [];
  const window = fakeWindow("hidden");
  watchWindow({ send: (event) => void sent.push(event) }, window);
  fireAll(window);
  expect(sent.map(({ type }) => type)).not.toContain("tab.show");
});
