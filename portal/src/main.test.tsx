import { act, screen, within } from "@testing-library/react";
import { config } from "./testing/config";

const mockBroken = { isBroken: false };
jest.mock("./App", () => ({
  App: () => {
    if (mockBroken.isBroken) throw new Error("Die Brücke ist weg.");
    return <h1>Portal</h1>;
  },
}));
jest.mock("./styles", () => ({ applyTheme: () => undefined }));

async function open(configuration: string | null, shell = "") {
  const text = configuration === null ? "" : `<script type="application/json" id="gratweg-config"></script>`;
  document.body.innerHTML = `${text}<div id="portal">${shell}</div>`;
  if (configuration !== null) document.getElementById("gratweg-config")?.append(configuration);
  jest.resetModules();
  await act(async () => {
    await import("./main");
  });
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it("the application is drawn with the page's own configuration", async () => {
  mockBroken.isBroken = false;
  await open(JSON.stringify(config));
  expect(await screen.findByRole("heading", { name: "Portal" })).toBeInTheDocument();
});

it("the first visit stores the locale for a year [1.25, 1.26, 9.7]", async () => {
  mockBroken.isBroken = false;
  document.cookie = "gratweg_locale=; Max-Age=0; Path=/";
  const written: string[] = [];
  jest.spyOn(document, "cookie", "set").mockImplementation((cookie) => void written.push(cookie));
  await open(JSON.stringify(config));
  expect(written).toEqual(["gratweg_locale=de; Path=/; Max-Age=31536000; SameSite=Lax"]);
});

it("an application that cannot be mounted is the error page, and reported [2.66]", async () => {
  await open(null);
  expect(await screen.findByRole("link", { name: "Zurück zum Portal" })).toHaveAttribute("href", "/portal");
  expect(logged.mock.calls).toContainEqual([new Error("The page has no configuration.")]);
});

it.each([null, "{}", "kaputt", '{"name":"Gratweg"}'])(
  "without a readable configuration the page's own frame is the error page: %s [2.66]",
  async (configuration) => {
    const failed = jest.fn();
    window.addEventListener("portal-shell-failed", failed, { once: true });
    await open(configuration, '<div id="portal-shell"></div>');
    expect(failed).toHaveBeenCalledTimes(1);
    expect(document.getElementById("portal-shell")).not.toBeNull();
  },
);

it("what fails where no boundary stands is the error page, and reported [2.66]", async () => {
  mockBroken.isBroken = true;
  await open(JSON.stringify(config));
  expect(await screen.findByRole("link", { name: "Zurück zum Portal" })).toBeInTheDocument();
  expect(logged.mock.calls).toContainEqual([new Error("Die Brücke ist weg.")]);
  // In the portal's layout: its header and footer, with the host's name.
  expect(document.querySelector("[data-layout='portal']")).not.toBeNull();
  const menu = within(screen.getByRole("navigation", { name: "Hauptmenü" }));
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    ...["/", "/de/reisesuche", "/de/support", "/de/magazin"],
  ]);
  expect(
    within(screen.getByRole("contentinfo")).getByRole("link", { name: "Impressum" }),
  ).toBeInTheDocument();
});
