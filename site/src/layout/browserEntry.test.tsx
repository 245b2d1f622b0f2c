import { Link } from "@gratweg/design-system";
import { configure, render, screen, waitFor } from "@testing-library/react";
import type { GatsbyBrowser } from "gatsby";
import * as entry from "../../gatsby-browser";

// What comes for the first time is compiled first.
configure({ asyncUtilTimeout: 4_000 });

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
const mockSent = jest.fn<undefined, [object]>();
jest.mock("../build-check/buildCheck", () => ({ buildCheck: { send: (event: object) => mockSent(event) } }));
const mockViewed = jest.fn<undefined, [string]>();
jest.mock("@gratweg/page-parts/analytics", () => ({
  createPageCounter: () => ({ view: (path: string) => mockViewed(path) }),
}));
const mockWatched = jest.fn();
jest.mock("../account/watchAccount", () => ({ watchAccount: () => void mockWatched() }));

const browser: GatsbyBrowser = entry;
const at = (href: string) => new URL(href, "http://localhost") as unknown as Window["location"];
const gatsby = {} as never;

/** A page begins once. */
beforeAll(() => {
  Object.assign(globalThis, {
    ANALYTICS: { publicKey: "phc", host: "https://zaehlung.example", debug: false },
  });
  browser.onClientEntry?.(gatsby, gatsby);
});
beforeEach(() => mockSent.mockClear());

it("each route change is counted with its query, and tells the build check but for the first [4.7, 7.29, 9.24]", async () => {
  const change = (now: string, before: string | null) => {
    const given = { location: at(now), prevLocation: before === null ? null : at(before) } as never;
    browser.onPreRouteUpdate?.(given, gatsby);
    browser.onRouteUpdate?.(given, gatsby);
  };
  change("/de", null);
  change("/de/reisesuche?q=Alm#a", "/de");
  await waitFor(() => expect(mockSent).toHaveBeenCalled());
  expect(mockViewed.mock.calls).toEqual([["/de"], ["/de/reisesuche?q=Alm"]]);
  expect(mockSent.mock.calls).toEqual([
    [{ type: "navigation.start", href: "/de/reisesuche?q=Alm#a", at: expect.any(Number) as number }],
  ]);
});

it("Gatsby's own reloads and missing pieces go to the guard [4.9, 8.4]", async () => {
  window.gratwegReload?.("/de/magazin");
  const error = Object.assign(new Error("weg"), { name: "ChunkLoadError" });
  window.dispatchEvent(new ErrorEvent("error", { error }));
  await waitFor(() => expect(mockSent).toHaveBeenCalledTimes(2));
  expect(mockSent.mock.calls.map(([event]) => event)).toEqual([
    expect.objectContaining({ type: "reload.requested", href: "/de/magazin" }),
    expect.objectContaining({ type: "chunk.fail" }),
  ]);
});

it("a temporary session can be turned on here, and is watched from then on [4.23]", async () => {
  window.dispatchEvent(new Event("temporary-session:enable"));
  expect(window.sessionStorage.getItem("temporary_session")).toBe("true");
  await waitFor(() => expect(mockWatched).toHaveBeenCalledTimes(1));
});

it("a page that its browser has placed is left where its reader is; the next one is placed by the router", () => {
  const placed = (prevRouterProps?: object) =>
    browser.shouldUpdateScroll?.({ prevRouterProps } as never, gatsby);
  expect([placed(), placed({})]).toEqual([false, true]);
});

it("a page stands within the router's links, and what fails around it ends in the error page [2.62]", () => {
  const page = <Link href="/de/magazin">Magazin</Link>;
  const props = { location: at("/de") };
  const { unmount } = render(browser.wrapPageElement?.({ element: page, props } as never, gatsby));
  expect(screen.getByRole("link", { name: "Magazin" })).toHaveAttribute("href", "/de/magazin");
  unmount();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error("kaputt");
  };
  render(browser.wrapRootElement?.({ element: <Broken /> } as never, gatsby));
  expect(screen.getByRole("heading", { name: "Diese Seite ist umgezogen." })).toBeInTheDocument();
});
