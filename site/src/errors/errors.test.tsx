import { render, screen, within } from "@testing-library/react";
import { ErrorBoundary } from "./ErrorBoundary";
import { FatalScreen } from "./FatalScreen";
import { errorPageJson } from "./fixtures";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
const rescueChunk = jest.fn<Promise<boolean>, []>();
jest.mock("../build-check/requestReload", () => ({ rescueChunk: () => rescueChunk() }));

const HEADLINE = "Diese Seite ist umgezogen.";
const well = { json: errorPageJson };

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  delete window.___loader;
  jest.restoreAllMocks();
});

function loaded(page: unknown) {
  window.___loader = { loadPageSync: () => page } as unknown as NonNullable<Window["___loader"]>;
}

function Broken({ error }: { error: Error }): never {
  throw error;
}

function open(path: string, error = new Error("kaputt")) {
  return render(
    <ErrorBoundary fallback={<FatalScreen path={path} />} place={path}>
      <Broken error={error} />
    </ErrorBoundary>,
  );
}

const button = () => within(screen.getByRole("main")).getByRole("link");

test("a page that cannot be drawn becomes the error page with header, hero, button and footer [2.66]", () => {
  loaded(well);
  open("/de/magazin");
  expect(screen.getByRole("heading", { level: 1, name: HEADLINE })).toBeInTheDocument();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Hauptmenü" })).toHaveTextContent("Reisesuche");
  expect(button()).toHaveTextContent("Zurück zur Startseite");
  expect(button()).toHaveAttribute("href", "/");
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: "kaputt" }));
});

test.each(["/de/reise/1001/karwendel", "/de/reisesuche", "/de/portal/x"])(
  "on %s it has the portal's layout and way back",
  (path) => {
    loaded(well);
    const { container } = open(path);
    expect(container.querySelector("[data-layout]")).toHaveAttribute("data-layout", "portal");
    expect(button()).toHaveTextContent("Zurück zum Portal");
    expect(button()).toHaveAttribute("href", "/portal");
  },
);

test.each([
  ["nothing was loaded", undefined],
  ["the page has no texts", { json: { ...well.json, data: {} } }],
  [
    "its texts are no texts",
    { json: { ...well.json, data: { locales: { edges: [{ node: { ns: "common", data: "{" } }] } } } },
  ],
  ["header and footer cannot be drawn either", { json: { ...well.json, pageContext: { shell: {} } } }],
])("%s: it stands alone", (_case, page) => {
  loaded(page);
  open("/de/magazin");
  expect(screen.getByRole("heading", { level: 1, name: HEADLINE })).toBeInTheDocument();
  expect(screen.queryByRole("banner")).not.toBeInTheDocument();
  expect(button()).toHaveAttribute("href", "/");
});

test("the next page has a new chance", () => {
  loaded(well);
  const { rerender } = open("/de/magazin");
  rerender(
    <ErrorBoundary fallback={<FatalScreen path="/de" />} place="/de">
      <p>Startseite</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("Startseite")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: HEADLINE })).not.toBeInTheDocument();
});

test("a missing piece reloads the page; nothing flashes up meanwhile", async () => {
  loaded(well);
  rescueChunk.mockResolvedValue(true);
  const { container } = open("/de/magazin", new Error("Loading chunk 12 failed."));
  await Promise.resolve();
  expect(rescueChunk).toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

test("a missing piece that the guard lets nobody reload for is the error page", async () => {
  loaded(well);
  rescueChunk.mockResolvedValue(false);
  open("/de/magazin", new Error("Loading chunk 12 failed."));
  expect(await screen.findByRole("heading", { level: 1, name: HEADLINE })).toBeInTheDocument();
});
