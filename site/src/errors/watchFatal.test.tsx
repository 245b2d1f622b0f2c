import { act, screen } from "@testing-library/react";
import { errorPageJson } from "./fixtures";
import { watchFatal } from "./watchFatal";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
const rescueChunk = jest.fn<Promise<boolean>, []>();
jest.mock("../build-check/requestReload", () => ({ rescueChunk: () => rescueChunk() }));

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const HEADLINE = "Diese Seite ist umgezogen.";
const chunkError = Object.assign(new Error("Loading chunk 3 failed."), { name: "ChunkLoadError" });
const ask = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<div id="___gatsby"><header>Kopf</header><main><h1>Vorgefertigt</h1></main><footer>Fuß</footer></div>';
  delete document.documentElement.dataset["hydrated"];
  window.history.replaceState(null, "", "/de/magazin");
  window.scrollTo = jest.fn();
  window.fetch = ask.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  rescueChunk.mockReset().mockResolvedValue(false);
  stop = watchFatal();
});
afterEach(() => {
  stop();
  delete window.___loader;
  jest.useRealTimers();
});

async function reject(reason: unknown): Promise<void> {
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    await jest.advanceTimersByTimeAsync(0);
  });
}
const isErrorPage = () => screen.queryByRole("heading", { name: HEADLINE }) !== null;

it("an application that does not mount leaves the error page between header and footer", async () => {
  await reject(new Error("page resources for /de/magazin not found. Not rendering React"));
  expect(isErrorPage()).toBe(true);
  expect(document.body).toHaveTextContent(/^Kopf.*Zurück zur Startseite.*Fuß$/s);
  expect(document.body).not.toHaveTextContent("Vorgefertigt");
  expect(document.querySelectorAll("main")).toHaveLength(1);
  // Nobody waits for an application any more.
  expect(document.documentElement).toHaveAttribute("data-hydrated", "true");
});

it.each([
  ["/de/magazin", "default", "Zurück zur Startseite"],
  ["/de/reise/1001/karwendel", "portal", "Zurück zum Portal"],
])("%s: the error page's own data bring header and footer to life", async (path, layout, way) => {
  window.history.replaceState(null, "", path);
  ask.mockResolvedValue({ json: () => Promise.resolve({ result: errorPageJson }) });
  await reject(new Error(`page resources for ${path} not found. Not rendering React`));
  expect(ask.mock.calls).toEqual([["/page-data/404.html/page-data.json"]]);
  expect(document.querySelector("[data-layout]")).toHaveAttribute("data-layout", layout);
  expect(screen.getByRole("navigation", { name: "Hauptmenü" })).toHaveTextContent("Reisesuche");
  expect(screen.getByRole("link", { name: way })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("Vorgefertigt");
});

it("on a trip's path the site's header goes, and the way back leads to the portal", async () => {
  window.history.replaceState(null, "", "/de/reise/1001/karwendel");
  await reject(new Error("page resources for /de/reise/1001/karwendel not found. Not rendering React"));
  expect(screen.getByRole("link", { name: "Zurück zum Portal" })).toHaveAttribute("href", "/portal");
  expect(document.body).not.toHaveTextContent("Kopf");
});

it("the reason why the page's own pieces could not be loaded counts, whatever it is", async () => {
  const error = new Error("kaputt");
  window.___loader = { loadPageSync: () => ({ status: "error", error }) } as never;
  await reject(error);
  expect(isErrorPage()).toBe(true);
});

it("a missing piece reloads first; the error page only follows when the guard refuses", async () => {
  window.___loader = { loadPageSync: () => ({ status: "error", error: chunkError }) } as never;
  rescueChunk.mockResolvedValueOnce(true);
  await reject(chunkError);
  expect([rescueChunk.mock.calls.length, isErrorPage()]).toEqual([1, false]);
  await reject(chunkError);
  expect([rescueChunk.mock.calls.length, isErrorPage()]).toEqual([2, true]);
});

it("a rejection that has nothing to do with mounting spoils no page", async () => {
  await reject(new Error("Der Rundbrief mag nicht."));
  await reject(undefined);
  await reject("page resources");
  expect(isErrorPage()).toBe(false);
});

it("nor does any, once the application stands", async () => {
  document.documentElement.dataset["hydrated"] = "true";
  await reject(new Error("page resources for /de/magazin not found. Not rendering React"));
  expect(isErrorPage()).toBe(false);
});
