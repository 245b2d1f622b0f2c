import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { siteByKey, SITES, type SiteConfig } from "@gratweg/sites";
import type { SettingsNode } from "../../build/content";
import { media, pagesInput } from "../../build/fixtures";
import { toLogo } from "../../build/pictures/models";
import { toShell } from "../../build/shell";
import common from "../../locales/de/common.json";
import { translate } from "../texts/translate";
import { Layout } from "./Layout";

// What comes for the first time is compiled first.
configure({ asyncUtilTimeout: 4_000 });

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
jest.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string) => translate([common], key) }),
}));
const mockOpenPanel = jest.fn();
jest.mock("@gratweg/page-parts/consent", () => ({
  ...jest.requireActual<object>("@gratweg/page-parts/consent"),
  openConsentPanel: () => void mockOpenPanel(),
}));

const logo = (name: string) => ({ name, url: null, logo: media(`/static/${name}.webp`, name) });
const said = {
  supportEmail: "hilfe@gratweg.example",
  phone: "030 123 456",
  insurancePartnerName: "Bergschutz",
  insurancePartnerUrl: "https://bergschutz.example",
  insurancePartnerLogo: media("/static/bergschutz.webp", "Bergschutz"),
  associations: ["Verband A", "Verband B", "Verband C", "Verband D"].map(logo),
} as SettingsNode;
const OPERATORS = ["Alpspur", "Fjordgang", "Küstenpfad", "Waldweit"];

interface Shown {
  path?: string;
  params?: Record<string, string>;
  settings?: SettingsNode[];
  production?: boolean;
}

/** A page of a site as the build makes it of the site's own configuration and of what editors have published. */
function show(
  site: SiteConfig,
  { path = "/de", params = {}, settings = [said], production = true }: Shown = {},
) {
  const { content } = pagesInput({ settings: { nodes: settings } });
  const operators = OPERATORS.map((name) => toLogo(name, media(`/static/${name}.webp`, name), null));
  const shell = toShell(content, site, { operators, production });
  return render(
    <Layout shell={shell} params={params} path={path}>
      <h1>Seite</h1>
    </Layout>,
  );
}
const hiking = siteByKey("hiking");
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
const menu = () => within(screen.getByRole("navigation", { name: "Hauptmenü" }));
const contact = () => within(screen.getByRole("navigation", { name: "Kontakt" }));
const footer = () => within(screen.getByRole("contentinfo"));

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it.each(SITES.map((site) => [site.key, site] as const))(
  "the site %s shows its own name, lists and contact, in its host's layout [1.11, 1.20, 2.42, 2.46, 2.52, 2.61]",
  (_, site) => {
    const { container } = show(site);
    const isPortal = site.key === "portal";
    expect(container.querySelector("[data-layout]")).toHaveAttribute(
      "data-layout",
      isPortal ? "portal" : "default",
    );
    // Else the account is an entry of the contact bar.
    expect(contact().queryByRole("link", { name: "Mein Portal" }) === null).toBe(isPortal);
    expect(hrefs(screen.getAllByRole("link", { name: /^(?:Anmelden|Mein Portal)$/ }))).toEqual([
      "/de/portal/user/login",
      "/de/portal",
    ]);

    expect(screen.getByRole("link", { name: `${site.name}: Zur Startseite` })).toHaveAttribute("href", "/");
    expect(footer().getByText(site.claim)).toBeInTheDocument();
    expect(footer().getByRole("link", { name: site.topLists.title })).toHaveAttribute("href", "/de/top");

    const { phone, email } = {
      phone: site.contact.phone ?? said.phone,
      email: site.contact.email ?? said.supportEmail,
    };
    const ways = [`tel:${phone?.replace(/^0/, "+49").replaceAll(" ", "")}`, `mailto:${email}`];
    expect(hrefs(contact().getAllByRole("link")).slice(0, 2)).toEqual(ways);
    expect(
      [phone, email].map((name) =>
        footer()
          .getByRole("link", { name: name ?? "" })
          .getAttribute("href"),
      ),
    ).toEqual(ways);
  },
);

it("the footer shows four operators, the insurance partner and three associations, with names and titles [2.56–2.58, 9.9]", () => {
  show(hiking);
  const logos = footer().getAllByRole("img");
  expect(logos.map((image) => [image.getAttribute("alt"), image.getAttribute("title")])).toEqual(
    [...OPERATORS, "Bergschutz", "Verband A", "Verband B", "Verband C"].map((name) => [name, name]),
  );
  expect(footer().getByRole("link", { name: "Bergschutz" })).toHaveAttribute(
    "href",
    said.insurancePartnerUrl,
  );
});

it("the footer leads to help, about us, the lists, imprint and privacy, and to what law asks for [2.59]", () => {
  show(hiking);
  const links = within(footer().getByRole("navigation")).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Hilfe und Kontakt", "/de/support"],
    ["Über uns", "/#ueber-uns"],
    ["Die schönsten Wanderungen", "/de/top"],
    ["Impressum", "/de/impressum"],
    ["Datenschutz", "/de/datenschutz"],
    ["Verträge hier kündigen", "/de/vertrag-kuendigen"],
    ["Vertrag widerrufen", "/de/vertrag-widerrufen"],
  ]);
});

it("a test system names the host that is open, production nothing [1.27]", () => {
  const { unmount } = show(hiking, { production: false });
  expect(screen.getByText(/^Testsystem/)).toHaveTextContent(`Testsystem: ${window.location.host}`);
  unmount();
  show(hiking);
  expect(screen.queryByText(/^Testsystem/)).toBeNull();
});

it.each([
  ["/de", "Startseite", "page"],
  ["/de/reisesuche", "Reisesuche", "page"],
  ["/de/reise/1001/karwendel", "Reisesuche", "true"],
  ["/de/support/buchung-aendern", "Hilfe", "true"],
  ["/de/magazin/lernen/huette", "Magazin", "true"],
])("the menu has its four entries, and on %s highlights „%s“ [2.47–2.49]", (path, entry, current) => {
  show(hiking, { path });
  const entries = menu().getAllByRole("link");
  expect(hrefs(entries)).toEqual(["/", "/de/reisesuche", "/de/support", "/de/magazin"]);
  const marks = entries.map((link) => [link.textContent, link.getAttribute("aria-current")]);
  expect(marks.filter(([, mark]) => mark !== null)).toEqual([[entry, current]]);
});

it.each([
  ["a trip's page", { id: "1001", name: "karwendel" }, true],
  ["its booking", { id: "1001", name: "karwendel", id_trip: "100101" }, false],
  ["any other page", {}, false],
])("the header on %s, on phones: %j, hidden: %s [2.53, 9.11]", (_, params, isHidden) => {
  show(hiking, { params });
  expect(/-phone-hidden\b/.test(screen.getByRole("banner").className)).toBe(isHidden);
});

it("the newsletter's form stands in the footer, and sends without scripts too [2.55]", () => {
  show(hiking);
  const field = footer().getByRole("textbox", { name: /E-Mail/ });
  expect(field.closest("form")).toHaveAttribute("action", "/api/newsletter");
});

it("the header offers a video consultation where the site's configuration has one, and opens its dialog [1.12, 2.43]", async () => {
  const { unmount } = show(hiking);
  expect(screen.queryByRole("button", { name: "Videoberatung" })).toBeNull();
  unmount();
  const videoConsultation = { script: "https://termine.example/v1.js", origins: ["https://termine.example"] };
  show({ ...hiking, widgets: { ...hiking.widgets, videoConsultation } });
  await userEvent.click(contact().getByRole("button", { name: "Videoberatung" }));
  expect(await screen.findByRole("dialog", { name: "Videoberatung" })).toHaveTextContent("termine.example");
});
