import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { address, anna, openPortal, portal, refusal } from "./testing/openPortal";

jest.mock("./screens/offers/OffersScreen", () => ({
  __esModule: true,
  default: ({ search }: { search: string }) => {
    if (search === "?kaputt") throw new Error("Der Weg ist verschüttet.");
    if (search === "?stueck") throw Object.assign(new Error("weg"), { name: "ChunkLoadError" });
    return <h1>Angebote</h1>;
  },
}));
const mockSettings = jest.fn(() => <h1>Einstellungen</h1>);
jest.mock("./screens/settings/SettingsScreen", () => ({ __esModule: true, default: () => mockSettings() }));
jest.mock("./screens/pricing/PricingScreen", () => ({ __esModule: true, default: () => <h1>Preise</h1> }));

const known = {
  "GET /api/users/me": () => anna,
  "GET /api/user-subscription": () => refusal(403, "kein-zugriff"),
};
const store = (token = "t") => {
  window.localStorage.setItem("gratweg_token", token);
  window.localStorage.setItem("gratweg_user", JSON.stringify(anna));
  window.localStorage.setItem(
    `payment_status_cache:${anna.email}`,
    JSON.stringify({ hasAccess: false, timestamp: Date.now() }),
  );
};

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  "/de/portal",
  "/de/portal/settings?a=1",
  "/de/portal/manage-users",
  "/de/portal/reise/1001/karwendel",
  "/de/portal/user/checkout-return?abgelehnt",
  "/de/portal/user/payment-success",
])("%s asks strangers to sign in and remembers it [2.19, 2.21, 2.24, 6.3]", async (path) => {
  // Also of those who have signed out in this tab before.
  window.sessionStorage.setItem("gratweg_logged_out", "true");
  const entries = window.history.length;
  await openPortal(path);
  const wanted = path === "/de/portal" ? "" : `?${new URLSearchParams({ weiter: path }).toString()}`;
  await waitFor(() => expect(address()).toBe(`/de/portal/user/login${wanted}`));
  // In the place of that address: the way back is none into the guard again.
  expect(window.history.length).toBe(entries);
});

it("a guarded screen is not drawn before it is known who is there [6.3]", async () => {
  store();
  mockSettings.mockClear();
  let answer: (user: unknown) => void = () => undefined;
  await openPortal("/de/portal/settings", {
    "GET /api/users/me": () => new Promise((give) => (answer = give)),
  });
  await act(() => import("./screens/settings/SettingsScreen"));
  expect(mockSettings).not.toHaveBeenCalled();
  await act(async () => {
    answer(anna);
    await Promise.resolve();
  });
  expect(await screen.findByRole("heading", { name: "Einstellungen" })).toBeInTheDocument();
});

it.each(["/de/portal/angebot", "/de/portal/user/pricing"])("%s is open to everybody [2.23]", async (path) => {
  await openPortal(path);
  expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
  expect(address()).toBe(path);
});

it("the user is fetched with what the site's configuration names [7.1]", async () => {
  store();
  await openPortal("/de/portal/settings", known, { userPopulate: "role,avatar" });
  await screen.findByRole("heading", { name: "Einstellungen" });
  expect(portal.asked[0]).toEqual({
    call: "GET /api/users/me",
    body: { populate: "role,avatar" },
    token: "t",
  });
});

it("signing out ends the session at the content system, waits for no answer of it and leaves nothing behind [4.25]", async () => {
  store();
  window.localStorage.setItem("trip_search_recent", '[{"words":"mit Hund","at":1}]');
  // Nobody answers the sign-out.
  await openPortal("/de/portal/settings", known);
  await userEvent.click(await screen.findByRole("button", { name: "Anna" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Abmelden" }));
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(portal.asked.filter(({ call }) => call === "POST /api/auth/logout")).toEqual([
    { call: "POST /api/auth/logout", body: {}, token: "t" },
  ]);
  // Not even the way back.
  await waitFor(() => expect(address()).toBe("/de/portal/user/login"));
});

it.each([
  ["/de/portal/user/login", null],
  ["/de/portal/settings", anna],
])(
  "the start at %s removes what the payment cache holds of nobody, of others and of long ago [4.18]",
  async (path, user) => {
    const kept = user === null ? [] : [`payment_status_cache:${user.email}`];
    const fresh = JSON.stringify({ hasAccess: true, timestamp: Date.now() });
    const stale = JSON.stringify({ hasAccess: true, timestamp: Date.now() - 1_800_000 });
    if (user !== null) store();
    window.localStorage.setItem("payment_status_cache", fresh);
    window.localStorage.setItem("payment_status_cache:andere@x.example", fresh);
    window.localStorage.setItem("payment_status_cache:alt@x.example", stale);
    window.localStorage.setItem("payment_status_cache:kaputt@x.example", "{");
    // Nobody answers: no screen of members is there yet.
    await openPortal(path);
    const entries = Object.keys(window.localStorage).filter((key) => key.startsWith("payment_status_cache"));
    expect(entries).toEqual(kept);
  },
);

it("the account's menu has user management for managers alone", async () => {
  store();
  await openPortal("/de/portal/settings", {
    ...known,
    "GET /api/users/me": () => ({ ...anna, role: { type: "manager" } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Anna" }));
  const entries = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(entries()).toEqual(["Meine Reisen", "Angebote", "Einstellungen", "Nutzerverwaltung", "Abmelden"]);
  await openPortal("/de/portal/settings", known);
  await userEvent.click(await screen.findByRole("button", { name: "Anna" }));
  expect(entries()).toEqual(["Meine Reisen", "Angebote", "Einstellungen", "Abmelden"]);
});

it("an address without a screen is the error page in the portal's layout", async () => {
  await openPortal("/de/portal/gibt-es/nicht");
  expect(await screen.findByRole("link", { name: "Zurück zum Portal" })).toBeInTheDocument();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(document.title).toBe("Seite nicht gefunden – Gratweg Wandern");
  expect(await axe(portal.container)).toHaveNoViolations();
});

it("a screen that fails becomes the error page and is reported; another screen has a new chance", async () => {
  await openPortal("/de/portal/angebot?kaputt");
  expect(await screen.findByRole("link", { name: "Zurück zum Portal" })).toBeInTheDocument();
  expect(portal.report.mock.calls).toEqual([[new Error("Der Weg ist verschüttet.")]]);
  act(() => portal.services.navigate("/de/portal/user/pricing"));
  expect(await screen.findByRole("heading", { name: "Preise" })).toBeInTheDocument();
});

it("a missing piece reloads the page; the error page follows only when the guard refuses", async () => {
  await openPortal("/de/portal/angebot?stueck");
  await waitFor(() => expect(portal.rescueChunk).toHaveBeenCalled());
  expect(await screen.findByRole("link", { name: "Zurück zum Portal" })).toBeInTheDocument();
});

it("links within the application load nothing; all others are left to the browser", async () => {
  await openPortal("/de/portal/user/login");
  await userEvent.click(await screen.findByRole("link", { name: "Passwort vergessen?" }));
  await waitFor(() => expect(address()).toBe("/de/portal/user/reset-password"));
  const menu = within(screen.getByRole("navigation", { name: "Hauptmenü" }));
  const left = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener("click", left, { once: true });
  await userEvent.click(menu.getByRole("link", { name: "Magazin" }));
  expect([left.mock.calls.length, address()]).toEqual([1, "/de/portal/user/reset-password"]);
});

it("a call that is refused with the stored token ends the session, whatever screen is open", async () => {
  store();
  await openPortal("/de/portal/settings", {
    ...known,
    "GET /api/account": () => refusal(401, "unauthorized"),
  });
  await screen.findByRole("heading", { name: "Einstellungen" });
  await act(async () => {
    await expect(portal.services.account.read()).rejects.toThrow();
  });
  await waitFor(() => expect(address()).toBe("/de/portal/user/login?weiter=%2Fde%2Fportal%2Fsettings"));
  expect(window.localStorage.getItem("gratweg_token")).toBeNull();
});

it("each way to another of its screens asks for the build first, ways to other pages do not", async () => {
  await openPortal("/de/portal/angebot");
  await screen.findByRole("heading", { name: "Angebote" });
  act(() => {
    portal.services.navigate("/de/portal/user/pricing?plan=jahr");
    portal.services.navigate("/de/magazin");
  });
  expect(portal.navigated).toEqual(["/de/portal/user/pricing?plan=jahr"]);
  expect(portal.left).toEqual(["/de/magazin"]);
});

it.each([
  ["a screen", "/de/portal/settings"],
  ["a screen of signing in", "/de/portal/user/login"],
])("%s that is left in mid-question keeps the session", async (_, path) => {
  store();
  let fail: () => void = () => undefined;
  const pending = new Promise((_resolve, reject) => (fail = () => reject(new TypeError("Failed to fetch"))));
  await openPortal(path, { "GET /api/users/me": () => pending });
  await act(async () => {
    window.dispatchEvent(new Event("pagehide"));
    fail();
    await Promise.resolve();
  });
  expect(window.localStorage.getItem("gratweg_token")).toBe("t");
});
