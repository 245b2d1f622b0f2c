import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import common from "../../locales/de/common.json";
import { translate } from "../texts/translate";
import { errorPageJson } from "../errors/fixtures";
import type { LogoModel, ShellModel } from "../view-models";
import { Layout } from "./Layout";
import { PortalLayout } from "./PortalLayout";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
jest.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string) => translate([common], key) }),
}));

const logo = (name: string, url: string | null = null): LogoModel => ({
  name,
  url,
  picture: { src: `/${name}.webp`, srcSet: "", width: 200, height: 80, alt: name },
});
const shell: ShellModel = {
  ...errorPageJson.pageContext.shell,
  email: "hilfe@gratweg.example",
  phone: "030 4444 0",
  operators: ["Eins", "Zwei", "Drei", "Vier"].map((name) => logo(name)),
  partner: logo("Schutz", "https://schutz.example"),
  associations: ["Verein", "Verband", "Siegel"].map((name) => logo(name)),
};

interface Opened {
  shown?: Partial<ShellModel>;
  params?: Record<string, string>;
  path?: string;
  Frame?: typeof Layout | typeof PortalLayout;
}

function open({ shown = {}, params = {}, path = "/de/support", Frame = Layout }: Opened = {}) {
  return render(
    <Frame shell={{ ...shell, ...shown }} params={params} path={path}>
      <h1>Inhalt</h1>
    </Frame>,
  );
}

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
  };
});

const header = () => screen.getByRole("banner");
const footer = () => within(screen.getByRole("contentinfo"));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
/** By its variant; the style sheet's media query is none that jsdom knows. */
const isAwayOnPhones = () => header().className.includes("-phone-hidden");

it("the footer shows four operators, the insurance partner and three associations [2.56–2.58, 9.9]", () => {
  open();
  const images = footer().getAllByRole<HTMLImageElement>("img");
  expect(images.map(({ alt, title, width, height }) => [alt, title, width, height])).toEqual(
    ["Eins", "Zwei", "Drei", "Vier", "Schutz", "Verein", "Verband", "Siegel"].map((name) => [
      ...[name, name, 200, 80],
    ]),
  );
  expect(images.map((image) => image.getAttribute("src"))).toContain("/Schutz.webp");
  expect(hrefs(footer().getAllByRole("link", { name: "Schutz" }))).toEqual(["https://schutz.example"]);
  // Without an address a logo leads nowhere.
  expect(footer().queryByRole("link", { name: "Verein" })).toBeNull();
});

it("logos without a readable picture leave no gap in the footer", () => {
  open({
    shown: { partner: { ...logo("Schutz"), picture: null }, associations: [], operators: [] },
  });
  expect(footer().queryAllByRole("img")).toEqual([]);
  expect(footer().queryByText("Schutz")).toBeNull();
});

it("a footer without a partner stands all the same", () => {
  open({ shown: { partner: null } });
  expect(footer().getAllByRole("img")).toHaveLength(7);
});

it("header and footer name the same support e-mail and phone, and both can be used [1.11, 2.42, 2.46, 2.61]", () => {
  open();
  const contact = within(screen.getByRole("navigation", { name: "Kontakt" }));
  expect(hrefs(contact.getAllByRole("link")).slice(0, 2)).toEqual([
    "tel:+493044440",
    "mailto:hilfe@gratweg.example",
  ]);
  expect(contact.getByRole("link", { name: "Anrufen: 030 4444 0" })).toBeInTheDocument();
  expect(hrefs([footer().getByRole("link", { name: "030 4444 0" })])).toEqual(["tel:+493044440"]);
  expect(hrefs([footer().getByRole("link", { name: "hilfe@gratweg.example" })])).toEqual([
    "mailto:hilfe@gratweg.example",
  ]);
});

it("the footer's links lead to help, about us, lists, and what law asks for [2.59]", () => {
  open();
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

it("the skip link can move the focus to the content, the tab key does not stop there", () => {
  open();
  const content = screen.getByRole("main");
  expect(content).toHaveAttribute("id", "inhalt");
  expect(content.tabIndex).toBe(-1);
  content.focus();
  expect(content).toHaveFocus();
});

it("texts that editors do not show have no link", () => {
  open({ shown: { hasTerms: false, hasAccessibility: false } });
  const links = within(screen.getByRole("navigation", { name: "Wichtige Seiten" })).getAllByRole("link");
  expect(hrefs(links).slice(-4)).toEqual([
    ...["/de/impressum", "/de/datenschutz", "/de/vertrag-kuendigen", "/de/vertrag-widerrufen"],
  ]);
});

it.each([
  ["a trip's page", { id: "1001", name: "karwendel" }, true],
  ["the booking of a departure", { id: "1001", name: "karwendel", id_trip: "100101" }, false],
  ["any other page", {}, false],
])(
  "on phones, the header of %s with the parameters %j is away: %s [2.53, 9.11]",
  (_page, params, expected) => {
    open({ params, path: "/de/reise/1001/karwendel" });
    expect(isAwayOnPhones()).toBe(expected);
  },
);

it("a test system says so with the host that is open, production says nothing [1.27]", () => {
  const { unmount } = open({ shown: { testDomain: "wandern.gratweg.example" } });
  expect(screen.getByText(/^Testsystem/)).toHaveTextContent(`Testsystem: ${window.location.host}`);
  unmount();
  open();
  expect(screen.queryByText(/Testsystem/)).toBeNull();
});

it("the menu highlights where one is [2.47–2.49]", () => {
  open({ path: "/de/reise/1001/karwendel" });
  const menu = within(screen.getByRole("navigation", { name: "Hauptmenü" }));
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("aria-current"))).toEqual([
    ...[null, "true", null, null],
  ]);
});

it.each([
  ["the site's own", Layout, "default" as const, "default"],
  ["the portal host's", Layout, "portal" as const, "portal"],
  ["the portal's", PortalLayout, "default" as const, "portal"],
])("the layout is %s [1.20]", (_whose, Frame, layout, expected) => {
  const { container } = open({ shown: { layout }, Frame });
  expect(container.querySelector("[data-layout]")).toHaveAttribute("data-layout", expected);
  // In the portal's, signing in is a button beside the menu and no entry among the contacts.
  const contact = within(screen.getByRole("navigation", { name: "Kontakt" }));
  expect(contact.queryByRole("link", { name: "Anmelden" }) !== null).toBe(expected === "default");
});

it("the way to signing in and to the own pages stands in the header", () => {
  open();
  expect(
    ["Anmelden", "Mein Portal"].map((name) => screen.getByRole("link", { name }).getAttribute("href")),
  ).toEqual(["/de/portal/user/login", "/de/portal"]);
});

it("the privacy settings open the consent panel from the footer [2.60]", async () => {
  open();
  await userEvent.click(footer().getByRole("button", { name: "Datenschutzeinstellungen" }));
  await act(() => import("../consent/PanelLayer"));
  await waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
});

it("the switch in the footer makes the page dark and light again", async () => {
  open();
  const isDark = () => document.documentElement.classList.contains("theme-dark");
  await userEvent.click(screen.getByRole("button", { name: /Zur dunklen Darstellung wechseln/ }));
  expect(isDark()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: /Zur hellen Darstellung wechseln/ }));
  expect(isDark()).toBe(false);
});

it("the video consultation is offered where the site has one, and nowhere else [1.12, 2.43]", () => {
  const { unmount } = open();
  expect(screen.queryByRole("button", { name: /Videoberatung/ })).toBeNull();
  unmount();
  const widget = {
    script: "https://termine.example/v1.js",
    attributes: {},
    provider: { name: "termine.example" },
  };
  open({ shown: { foreign: { analytics: null, videoConsultation: widget, reviews: null } } });
  expect(screen.getByRole("button", { name: /Videoberatung/ })).toBeInTheDocument();
});
