import { OFFICE, siteByKey, widgetOf, type SiteConfig } from "@gratweg/sites";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { comeNear } from "../testing/browser";
import { openPortal, portal, type Answers } from "../testing/openPortal";

const OPERATORS = ["Alpspur", "Fjordgang", "Küstenpfad", "Waldweit", "Zirbenweg"];
const picture = (name: string) => ({ src: `http://inhalte.test/${name}.webp`, width: 200, height: 80 });
const said = { phone: "030 123 456", email: "hilfe@gratweg.example" };
const frame = {
  data: {
    contact: said,
    partner: { name: "Bergschutz", ...picture("b"), href: "https://bergschutz.example" },
    associations: ["Verband A", "Verband B", "Verband C"].map((name) => ({
      name,
      ...picture("v"),
      href: null,
    })),
  },
};

/** The content system's answer to section 7's literal call, in the shape of its version 4. */
const rawOperators = OPERATORS.map((name, index) => {
  const thumbnail = { url: `/uploads/${index}.webp`, width: 200, height: 80 };
  const logo = { data: { id: index, attributes: { formats: { thumbnail } } } };
  return { id: index, attributes: { name, slug: `s${index}`, rank: index, logo } };
});
const askedContent = jest.fn<unknown, [string]>(() => ({
  data: rawOperators,
  meta: { pagination: { page: 1, pageSize: 999, pageCount: 1, total: rawOperators.length } },
}));

/** The application on a site's host, with what the server tells it of the site's own configuration. */
async function open(site: SiteConfig, path = "/de/portal/user/login", answers: Answers = {}) {
  const { key, name, claim, contact, topLists } = site;
  await openPortal(
    path,
    { "GET /api/frame": () => frame, ...answers },
    {
      ...{ siteKey: key, name, claim, contact, office: OFFICE, topListsTitle: topLists.title },
      videoConsultation: widgetOf(site, "videoConsultation"),
    },
  );
}
const hiking = siteByKey("hiking");
const header = () => screen.getByRole("banner");
const contact = () => within(screen.getByRole("navigation", { name: "Kontakt" }));
const footer = () => within(screen.getByRole("contentinfo"));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

beforeAll(() => {
  globalThis.fetch = (address) => {
    const body = askedContent(address as string);
    const headers = { get: () => "application/json" };
    return Promise.resolve({
      ...{ ok: true, status: 200, headers },
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as unknown as Response);
  };
});

it.each(["hiking", "biking", "portal"] as const)(
  "on the host of %s: its own name, lists and contact, in the portal's layout [1.11, 1.20, 2.19, 2.42, 2.46, 2.52, 2.59, 2.61]",
  async (key) => {
    const site = siteByKey(key);
    await open(site);
    expect(header().closest("[data-layout]")).toHaveAttribute("data-layout", "portal");
    // Beside the menu, and no entry of the contact bar.
    expect(within(header()).getByRole("link", { name: "Anmelden" })).toHaveAttribute(
      "href",
      "/de/portal/user/login",
    );
    expect(contact().queryByRole("link", { name: "Anmelden" })).toBeNull();
    expect(screen.getByRole("link", { name: `${site.name}: Zur Startseite` })).toHaveAttribute("href", "/");
    expect(footer().getByText(site.claim)).toBeInTheDocument();

    const phone = site.contact.phone ?? said.phone;
    const email = site.contact.email ?? said.email;
    const ways = [`tel:${phone.replace(/^0/, "+49").replaceAll(" ", "")}`, `mailto:${email}`];
    expect(await footer().findByRole("link", { name: phone })).toHaveAttribute("href", ways[0]);
    expect(footer().getByRole("link", { name: email })).toHaveAttribute("href", ways[1]);
    expect(hrefs(contact().getAllByRole("link"))).toEqual(ways);

    const links = within(footer().getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Hilfe und Kontakt", "/de/support"],
      ["Über uns", "/#ueber-uns"],
      [site.topLists.title, "/de/top"],
      ["Impressum", "/de/impressum"],
      ["Datenschutz", "/de/datenschutz"],
      ["AGB", "/de/agb"],
      ["Barrierefreiheit", "/de/barrierefreiheit"],
      ["Verträge hier kündigen", "/de/vertrag-kuendigen"],
      ["Vertrag widerrufen", "/de/vertrag-widerrufen"],
    ]);
    expect(await axe(portal.container)).toHaveNoViolations();
  },
);

it("without an answer of anybody, the office's contact", async () => {
  await open(hiking, "/de/portal/user/login", { "GET /api/frame": () => new Promise(() => undefined) });
  expect(footer().getByRole("link", { name: OFFICE.phone })).toBeInTheDocument();
  expect(footer().getByRole("link", { name: OFFICE.email })).toBeInTheDocument();
});

it("the footer shows four operators, the insurance partner and three associations, with names and titles [2.56–2.58, 9.9]", async () => {
  await open(hiking);
  await footer().findByRole("img", { name: "Bergschutz" });
  const logos = footer().getAllByRole("img");
  expect(logos.map((image) => [image.getAttribute("alt"), image.getAttribute("title")])).toEqual(
    [...OPERATORS.slice(0, 4), "Bergschutz", "Verband A", "Verband B", "Verband C"].map((name) => [
      name,
      name,
    ]),
  );
  expect(logos[0]).toHaveAttribute("src", "http://inhalte.test/uploads/0.webp");
  // Asked once, however often the application is opened.
  expect(askedContent.mock.calls.map(([address]) => decodeURIComponent(address))).toEqual([
    "http://inhalte.test/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats",
  ]);
});

it("the menu has its four entries; on a trip search is highlighted, and phones have no header [2.47, 2.48, 2.53, 9.11]", async () => {
  window.localStorage.setItem("gratweg_token", "t");
  // It is not known yet who is there.
  await open(hiking, "/de/portal/reise/1001/karwendel");
  const entries = within(screen.getByRole("navigation", { name: "Hauptmenü" })).getAllByRole("link");
  expect(hrefs(entries)).toEqual(["/", "/de/reisesuche", "/de/support", "/de/magazin"]);
  expect(entries.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null, null]);
  expect(header().className).toMatch(/-phone-hidden\b/);
  await open(hiking);
  expect(header().querySelector("[aria-current]")).toBeNull();
  expect(header().className).not.toMatch(/-phone-hidden\b/);
});

it("the privacy settings in the footer open the consent panel [2.60]", async () => {
  await open(hiking);
  await userEvent.click(footer().getByRole("button", { name: "Datenschutzeinstellungen" }));
  await act(() => import("../consent/PanelLayer"));
  await waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
});

it("the switch in the footer makes the page dark and light again", async () => {
  await open(hiking);
  const isDark = () => document.documentElement.classList.contains("theme-dark");
  await userEvent.click(screen.getByRole("button", { name: /Zur dunklen Darstellung wechseln/ }));
  expect(isDark()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: /Zur hellen Darstellung wechseln/ }));
  expect(isDark()).toBe(false);
});

it("a test system says so, production says nothing [1.27]", async () => {
  await openPortal("/de/portal/user/login", {}, { testDomain: "wandern.gratweg.example" });
  expect(screen.getByText(/^Testsystem/)).toHaveTextContent(`Testsystem: ${window.location.host}`);
  await open(hiking);
  expect(screen.queryByText(/^Testsystem/)).toBeNull();
});

it("the newsletter's form comes when its footer is near [2.55]", async () => {
  await open(hiking);
  expect(footer().queryByRole("textbox")).toBeNull();
  act(comeNear);
  expect(await footer().findByRole("textbox", { name: /E-Mail/ })).toBeInTheDocument();
});

it("a site with a contact of its own asks for the footer's logos when they are near [2.56]", async () => {
  await open(siteByKey("biking"));
  const frames = () => portal.asked.filter(({ call }) => call === "GET /api/frame").length;
  expect([footer().queryByRole("img"), frames()]).toEqual([null, 0]);
  act(comeNear);
  expect(await footer().findByRole("img", { name: "Alpspur" })).toBeInTheDocument();
  expect(frames()).toBe(1);
});

it("the header offers a video consultation where the host's site has one, and opens its dialog [1.12, 2.43]", async () => {
  await open(hiking);
  expect(screen.queryByRole("button", { name: "Videoberatung" })).toBeNull();
  const videoConsultation = { script: "https://termine.example/v1.js", origins: ["https://termine.example"] };
  await open({ ...hiking, widgets: { ...hiking.widgets, videoConsultation } });
  await userEvent.click(contact().getByRole("button", { name: "Videoberatung" }));
  expect(await screen.findByRole("dialog", { name: "Videoberatung" })).toHaveTextContent("termine.example");
});
