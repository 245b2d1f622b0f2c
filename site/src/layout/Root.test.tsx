import { Link } from "@gratweg/design-system";
import { render, screen } from "@testing-library/react";
import { OuterRoot, Root } from "./Root";

jest.mock("gatsby", () => ({
  navigate: jest.fn(),
  Link: ({ to, replace, children }: { to: string; replace?: boolean; children: string }) => (
    <a href={to} data-router={`replace ${String(replace)}`}>
      {children}
    </a>
  ),
}));
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

function Broken(): never {
  throw new Error("kaputt");
}

beforeEach(() => {
  delete document.documentElement.dataset["hydrated"];
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each(["/de", "/de/magazin", "/de/reise/1001/portal", "/de/portale", "/portalwelt", "/de/apis"])(
  "a link to %s stays in the site's router, and never replaces what is in the history",
  (href) => {
    open(href);
    expect(link()).toHaveAttribute("data-router", "replace false");
    expect(link()).toHaveAttribute("href", href);
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
  expect(link()).not.toHaveAttribute("data-router");
  expect(link()).toHaveAttribute("href", href);
  expect(link()).toHaveClass("eigen");
});

it("a page that lives says so at its root, for what waits for it", () => {
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  open("/de");
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
});

it("a page that cannot be drawn is the error page of its path, and the next page has a new chance", () => {
  const { rerender } = render(
    <Root path="/de/portal/x">
      <Broken />
    </Root>,
  );
  expect(screen.getByRole("link", { name: "Zurück zum Portal" })).toBeInTheDocument();
  rerender(
    <Root path="/de">
      <p>Startseite</p>
    </Root>,
  );
  expect(screen.getByText("Startseite")).toBeInTheDocument();
});

it("what fails around the router is the error page too", () => {
  render(
    <OuterRoot>
      <Broken />
    </OuterRoot>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
});
