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
  Frame?: typeof Layout | typeof PortalLayout;
}

function open({ shown = {}, Frame = Layout }: Opened = {}) {
  return render(
    <Frame shell={{ ...shell, ...shown }} params={{}} path="/de/support">
      <h1>Inhalt</h1>
    </Frame>,
  );
}

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const footer = () => within(screen.getByRole("contentinfo"));

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

it("the skip link can move the focus to the content, the tab key does not stop there", () => {
  open();
  const content = screen.getByRole("main");
  expect(content).toHaveAttribute("id", "inhalt");
  expect(content.tabIndex).toBe(-1);
  content.focus();
  expect(content).toHaveFocus();
});

it.each([true, false])("texts that editors show have a link in the footer, others none: %s", (shows) => {
  open({ shown: { hasTerms: shows, hasAccessibility: shows } });
  const texts = ["AGB", "Barrierefreiheit"].map((name) => footer().queryByRole("link", { name }) !== null);
  expect(texts).toEqual([shows, shows]);
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
