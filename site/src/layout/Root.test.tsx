import { Link } from "@gratweg/design-system";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Root } from "./Root";

const mockNavigate = jest.fn<Promise<void>, [string]>();
jest.mock("gatsby", () => ({ navigate: (href: string) => mockNavigate(href) }));
jest.mock("../build-check/requestReload", () => ({ rescueChunk: () => Promise.resolve(false) }));

const open = (href: string) =>
  render(
    <Root path="/de">
      <Link href={href} className="eigen">
        Weiter
      </Link>
    </Root>,
  );
const link = () => screen.getByRole("link", { name: "Weiter" });
/** Answers whether the browser is to follow the link. */
const click = (keys: MouseEventInit = {}) => {
  const event = createEvent.click(link(), keys);
  fireEvent(link(), event);
  // jsdom cannot go anywhere.
  return !event.defaultPrevented;
};

beforeEach(() => {
  delete document.documentElement.dataset["hydrated"];
  mockNavigate.mockClear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each(["/de", "/de/magazin", "/de/reise/1001/portal", "/de/portale", "/portalwelt", "/de/apis"])(
  "a link to %s stays in the site's router; a new tab is the browser's",
  (href) => {
    open(href);
    expect(link()).toHaveAttribute("href", href);
    expect([click({ ctrlKey: true }), click({ button: 1 }), mockNavigate.mock.calls]).toEqual([
      true,
      true,
      [],
    ]);
    expect([click(), mockNavigate.mock.calls]).toEqual([false, [[href]]]);
  },
);

it.each([
  "/portal",
  "/de/portal",
  "/de/portal/user/login",
  "/api/openapi.json",
  "/builds/latest.json",
  "/uploads/packliste_1a2b.pdf",
  "/de/api/",
])("a link to %s is left to the browser: another application or a file is there", (href) => {
  open(href);
  expect([click(), mockNavigate.mock.calls]).toEqual([true, []]);
  expect(link()).toHaveAttribute("href", href);
  expect(link()).toHaveClass("eigen");
});

it("the very same address again is no step in the history", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  open("/");
  expect([click(), mockNavigate.mock.calls, scrollTo.mock.calls]).toEqual([false, [], [[0, 0]]]);
});

it("what is pointed at loads ahead, at most four pages at once, each by its path [9.3, 9.4]", async () => {
  const loaded: string[] = [];
  let done: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (done = resolve));
  const loadPage = (path: string) => {
    loaded.push(path);
    return loading;
  };
  window.___loader = { loadPage, loadPageSync: () => undefined };
  const pointAt = (href: string) => {
    const { unmount } = open(href);
    fireEvent.pointerEnter(link());
    unmount();
  };
  for (const page of ["a?q=1", "a?q=2", "b", "c", "d", "e"]) pointAt(`/de/${page}`);
  expect(loaded).toEqual(["/de/a", "/de/b", "/de/c", "/de/d"]);
  done();
  await loading;
  await Promise.resolve();
  Object.assign(navigator, { connection: { saveData: true } });
  pointAt("/de/e");
  Object.assign(navigator, { connection: {} });
  pointAt("/de/f");
  expect(loaded.slice(4)).toEqual(["/de/f"]);
  delete window.___loader;
});

it("a page that lives says so at its root, for what waits for it", () => {
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  open("/de");
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
});
