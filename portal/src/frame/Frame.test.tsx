import type * as contentClient from "@gratweg/content-client";
import type { FrameLogo, PortalConfig } from "@gratweg/contracts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { anna, openPortal, type Answers } from "../testing/openPortal";

const picture = { src: "https://dateien.test/logo.webp", width: 200, height: 80 };
const mockOperators = ["Eins", "Zwei", "Drei", "Vier", "Fünf"].map((name, index) => ({
  ...{ id: index + 1, name, slug: name, rank: index + 1 },
  logo: { src: "https://dateien.test/logo.webp", width: 200, height: 80 },
}));
const mockTourOperators = jest.fn(() => Promise.resolve(mockOperators));
jest.mock("@gratweg/content-client", () => {
  const actual = jest.requireActual<typeof contentClient>("@gratweg/content-client");
  const createContentClient: typeof actual.createContentClient = (options) => ({
    ...actual.createContentClient(options),
    tourOperators: mockTourOperators,
  });
  return { ...actual, createContentClient };
});

const logo = (name: string, href: string | null = null): FrameLogo => ({ ...picture, name, href });
const said = {
  contact: { phone: "030 4444 0", email: "redaktion@gratweg.example" },
  partner: logo("Schutz", "https://schutz.example"),
  associations: ["Verein", "Verband", "Siegel"].map((name) => logo(name)),
};
const answers: Answers = {
  "GET /api/frame": () => ({ data: said }),
  "GET /api/users/me": () => anna,
};

let portal: Awaited<ReturnType<typeof openPortal>>;
const open = async (path: string, host: Partial<PortalConfig> = {}, more: Answers = answers) =>
  (portal = await openPortal(path, more, host));

/** Somebody is known and nobody answers: no screen leads anywhere else. */
async function openRestoring(path: string) {
  window.localStorage.setItem("gratweg_token", "t");
  window.localStorage.setItem("gratweg_user", JSON.stringify(anna));
  await open(path, {}, {});
  expect(window.location.pathname).toBe(path);
}

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
  };
});
afterEach(() => {
  portal.stop();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const footer = () => within(screen.getByRole("contentinfo"));
const contacts = () => within(screen.getByRole("navigation", { name: "Kontakt" }));
const menu = () => within(screen.getByRole("navigation", { name: "Hauptmenü" }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

it("the footer shows four operators, the insurance partner and the associations [2.56–2.58, 9.9]", async () => {
  await open("/de/portal/user/login");
  await footer().findByRole("img", { name: "Schutz" });
  expect(
    footer()
      .getAllByRole<HTMLImageElement>("img")
      .map(({ alt, title, src }) => [alt, title, src]),
  ).toEqual(
    ["Eins", "Zwei", "Drei", "Vier", "Schutz", "Verein", "Verband", "Siegel"].map((name) => [
      ...[name, name, picture.src],
    ]),
  );
  expect(hrefs([footer().getByRole("link", { name: "Schutz" })])).toEqual(["https://schutz.example"]);
});

it("the footer's links lead to help, about us, lists, and what law asks for [2.59]", async () => {
  await open("/de/portal/user/login");
  const links = within(screen.getByRole("navigation", { name: "Wichtige Seiten" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Hilfe und Kontakt", "/de/support"],
    ["Über uns", "/#ueber-uns"],
    ["Die schönsten Wanderungen", "/de/top"],
    ["Impressum", "/de/impressum"],
    ["Datenschutz", "/de/datenschutz"],
    ["AGB", "/de/agb"],
    ["Barrierefreiheit", "/de/barrierefreiheit"],
    ["Verträge hier kündigen", "/de/vertrag-kuendigen"],
    ["Vertrag widerrufen", "/de/vertrag-widerrufen"],
  ]);
});

it.each([
  ["the site's own", { phone: "040 1", email: "eigen@gratweg.example" }, "eigen@gratweg.example", "040 1"],
  ["what editors say", { phone: null, email: null }, said.contact.email, said.contact.phone],
])(
  "header and footer name %s phone and support e-mail [1.11, 2.42, 2.46, 2.61]",
  async (_whose, contact, email, phone) => {
    await open("/de/portal/user/login", { contact });
    const tel = `tel:+49${phone.replace(/\D/g, "").slice(1)}`;
    await waitFor(() => expect(hrefs(contacts().getAllByRole("link"))).toEqual([tel, `mailto:${email}`]));
    expect(contacts().getByRole("link", { name: `Anrufen: ${phone}` })).toBeInTheDocument();
    expect(hrefs([footer().getByRole("link", { name: phone })])).toEqual([tel]);
    expect(hrefs([footer().getByRole("link", { name: email })])).toEqual([`mailto:${email}`]);
  },
);

it("until editors have been heard, and without their answer, the office is named", async () => {
  await open("/de/portal/user/login", {}, {});
  expect(hrefs(contacts().getAllByRole("link"))).toEqual(["tel:+49301", "mailto:hilfe@gratweg.example"]);
});

it.each([
  ["/de/portal/reise/1001/karwendel", "true"],
  ["/de/portal/user/login", null],
])("the menu at %s marks search with %j, and no other entry [2.47, 2.48]", async (path, mark) => {
  await openRestoring(path);
  const entries = menu().getAllByRole("link");
  expect(entries.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Startseite", "/"],
    ["Reisesuche", "/de/reisesuche"],
    ["Hilfe", "/de/support"],
    ["Magazin", "/de/magazin"],
  ]);
  expect(entries.map((link) => link.getAttribute("aria-current"))).toEqual([null, mark, null, null]);
});

it.each([
  ["/de/portal/reise/1001/karwendel", true],
  ["/de/portal/user/login", false],
])("on phones, the header at %s is away: %s [2.53, 9.11]", async (path, expected) => {
  await openRestoring(path);
  // By its variant; the style sheet's media query is none that jsdom knows.
  expect(screen.getByRole("banner").className.includes("-phone-hidden")).toBe(expected);
});

it("a test system says so, production says nothing [1.27]", async () => {
  await open("/de/portal/user/login", { testDomain: "wandern.gratweg.example" });
  expect(screen.getByText(/^Testsystem/)).toHaveTextContent(`Testsystem: ${window.location.host}`);
  portal.stop();
  await open("/de/portal/user/login");
  expect(screen.queryByText(/^Testsystem/)).toBeNull();
});

it("everything stands in the layout named portal: its band, and the account as a button beside the menu [1.20, 2.19]", async () => {
  await open("/de/portal/user/login");
  expect(portal.container.querySelector("[data-layout]")).toHaveAttribute("data-layout", "portal");
  expect(screen.getByRole("banner").className).toContain("-layout-portal");
  const signIn = within(screen.getByRole("banner")).getByRole("link", { name: "Anmelden" });
  expect(signIn).toHaveAttribute("href", "/de/portal/user/login");
  expect(contacts().queryByRole("link", { name: "Anmelden" })).toBeNull();
  expect(await axe(portal.container)).toHaveNoViolations();
});

it("the privacy settings open the consent panel from the footer [2.60]", async () => {
  await open("/de/portal/user/login");
  await userEvent.click(footer().getByRole("button", { name: "Datenschutzeinstellungen" }));
  await act(() => import("../consent/PanelLayer"));
  await waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
});

it("the switch in the footer makes the page dark and light again", async () => {
  await open("/de/portal/user/login");
  const isDark = () => document.documentElement.classList.contains("theme-dark");
  await userEvent.click(screen.getByRole("button", { name: /Zur dunklen Darstellung wechseln/ }));
  expect(isDark()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: /Zur hellen Darstellung wechseln/ }));
  expect(isDark()).toBe(false);
});

it("the video consultation is offered where the site has one, and nowhere else [1.12, 2.43]", async () => {
  await open("/de/portal/user/login");
  expect(contacts().queryByRole("button", { name: /Videoberatung/ })).toBeNull();
  portal.stop();
  const videoConsultation = {
    ...{ script: "https://termine.example/v1.js", attributes: {} },
    provider: { name: "termine.example" },
  };
  await open("/de/portal/user/login", { videoConsultation });
  expect(contacts().getByRole("button", { name: /Videoberatung/ })).toBeInTheDocument();
});
