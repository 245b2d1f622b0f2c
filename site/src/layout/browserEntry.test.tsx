import { Link } from "@gratweg/design-system";
import { configure, render, screen, waitFor } from "@testing-library/react";
import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import * as entry from "../../gatsby-browser";

// What comes for the first time is compiled first.
configure({ asyncUtilTimeout: 4_000 });

jest.mock("gatsby", () => ({
  navigate: jest.fn(),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={`router:${to}`}>{children}</a>,
}));
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
const gatsbys = () => undefined;

/** A page begins once. */
beforeAll(() => {
  Object.assign(globalThis, {
    ANALYTICS: { publicKey: "phc", host: "https://zaehlung.example", debug: false },
  });
  window.___loader = {
    enqueue: gatsbys,
    prefetch: gatsbys,
    hovering: gatsbys,
    loadPageSync: gatsbys,
  } as never;
  document.cookie = "gratweg_locale=; Max-Age=0; Path=/";
  browser.onClientEntry?.(gatsby, gatsby);
});
beforeEach(() => mockSent.mockClear());

it("the browser's language is remembered on the first visit [1.25]", () => {
  expect(document.cookie.split("; ")).toContain("gratweg_locale=de");
});

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

it("links preload by the site's own queue [9.3, 9.4]", () => {
  const { enqueue, prefetch, hovering } = window.___loader as unknown as Record<string, unknown>;
  expect([enqueue, prefetch, hovering].includes(gatsbys)).toBe(false);
});

it("a page stands within the router's links, and what fails around it ends in the error page [2.62]", () => {
  const page = <Link href="/de/magazin">Magazin</Link>;
  const props = { location: at("/de") };
  const { unmount } = render(browser.wrapPageElement?.({ element: page, props } as never, gatsby));
  expect(screen.getByRole("link", { name: "Magazin" })).toHaveAttribute("href", "router:/de/magazin");
  unmount();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error("kaputt");
  };
  render(browser.wrapRootElement?.({ element: <Broken /> } as never, gatsby));
  expect(screen.getByRole("heading", { name: "Diese Seite ist umgezogen." })).toBeInTheDocument();
});
