import { act, render, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Header, type HeaderProps } from "./Header";
import { getCssText } from "../theme/public";
import { useHeaderVisibility } from "./useHeaderVisibility";

const props: HeaderProps = {
  name: "Gratweg",
  homeHref: "/de",
  items: [
    { href: "/de", label: "Start" },
    { href: "/de/reisesuche", label: "Reisesuche", current: "section" },
    { href: "/de/support", label: "Hilfe" },
    { href: "/de/magazin", label: "Magazin" },
  ],
  phone: { href: "tel:+4930123456", label: "030 123456" },
  email: "hilfe@gratweg.example",
};

test("contact bar, logo and the four entries; the current one says so [1.11, 2.42, 2.46, 2.52]", async () => {
  const { container } = render(<Header {...props} account={{ href: "/de/portal" }} />);

  const contact = within(screen.getByRole("navigation", { name: "Kontakt" }));
  expect(
    contact.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
  ).toEqual([
    ["Anrufen: 030 123456", "tel:+4930123456"],
    ["E-Mail an hilfe@gratweg.example", "mailto:hilfe@gratweg.example"],
    ["Mein Konto", "/de/portal"],
  ]);
  expect(screen.getByRole("link", { name: "Gratweg: Zur Startseite" })).toHaveAttribute("href", "/de");
  const menu = within(screen.getByRole("navigation", { name: "Hauptmenü" }));
  expect(
    menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("aria-current")]),
  ).toEqual([
    ["Start", null],
    ["Reisesuche", "true"],
    ["Hilfe", null],
    ["Magazin", null],
  ]);
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("in the portal layout the account is a button beside the menu, and no entry of the contact bar", async () => {
  const { container } = render(<Header {...props} layout="portal" account={{ href: "/de/portal" }} />);
  const contact = within(screen.getByRole("navigation", { name: "Kontakt" }));
  expect(contact.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+4930123456",
    "mailto:hilfe@gratweg.example",
  ]);
  expect(screen.getByRole("link", { name: "Mein Konto" })).toHaveTextContent("Mein Konto");
  expect(screen.getByRole("link", { name: "Mein Konto" })).toHaveAttribute("href", "/de/portal");
  expect(await axe(container)).toHaveNoViolations();
});

describe.each(["default", "portal"] as const)("signed in or out, in the layout %s", (layout) => {
  const account = {
    href: "/de/portal/user/login",
    label: "Anmelden",
    signedIn: { href: "/de/portal", label: "Mein Portal" },
  };

  // jsdom does not apply the rules: what is seen in either case is tested by the stories „SignedOut“ and „SignedIn“.
  test("both links are in the page, and the root element's mark takes one of them away", async () => {
    const { container } = render(<Header {...props} layout={layout} account={account} />);
    const [out, inside] = ["Anmelden", "Mein Portal"].map((name) => screen.getByRole("link", { name }));
    expect([out, inside].map((link) => link?.getAttribute("href"))).toEqual([
      "/de/portal/user/login",
      "/de/portal",
    ]);
    const hides = (link: HTMLElement | undefined, mark: string) => {
      const slot = [...(link?.parentElement?.classList ?? [])].find((name) => name.includes("shownTo"));
      return getCssText().includes(`${mark} .${slot} {display: none;}`);
    };
    const [signedIn, signedOut] = [
      "html[data-signed-in='true']",
      "html:not([data-signed-in='true'])",
    ] as const;
    expect([hides(out, signedIn), hides(out, signedOut)]).toEqual([true, false]);
    expect([hides(inside, signedIn), hides(inside, signedOut)]).toEqual([false, true]);
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
    expect(await axe(container)).toHaveNoViolations();
  });
});

test("the video consultation shows only where someone answers, and calls", async () => {
  const onVideoConsultation = jest.fn();
  const { rerender } = render(<Header {...props} />);
  expect(screen.queryByRole("button", { name: "Videoberatung" })).not.toBeInTheDocument();

  rerender(<Header {...props} onVideoConsultation={onVideoConsultation} />);
  await userEvent.click(screen.getByRole("button", { name: "Videoberatung" }));
  expect(onVideoConsultation).toHaveBeenCalledTimes(1);
});

test("the menu's button opens a popover with the same four entries, without any script [2.50, 4.30]", async () => {
  const { container } = render(<Header {...props} />);
  const opener = screen.getByRole("button", { name: "Menü" });
  const menu = document.getElementById(opener.getAttribute("popovertarget") ?? "") as HTMLElement;
  expect([menu.tagName, menu.getAttribute("popover")]).toEqual(["DIALOG", "auto"]);
  const entries = within(menu).getAllByRole("link", { hidden: true });
  expect(entries.map((link) => link.textContent)).toEqual(props.items.map((item) => item.label));
  const close = within(menu).getByRole("button", { name: "Schließen", hidden: true });
  expect(close).toHaveAttribute("popovertarget", menu.id);
  expect(await axe(container)).toHaveNoViolations();
});

describe("visibility", () => {
  function scrollTo(y: number) {
    act(() => {
      Object.defineProperty(window, "scrollY", { value: y, configurable: true });
      window.dispatchEvent(new Event("scroll"));
    });
  }

  afterEach(() => scrollTo(0));

  test("hides when scrolled down past 100 px, comes back on the way up [2.54, 9.12]", () => {
    const { result } = renderHook(() => useHeaderVisibility({ hasTripId: false, hasDepartureId: false }));
    const states = [60, 100, 101, 400, 399, 500, -20].map((y) => {
      scrollTo(y);
      return result.current.state;
    });
    expect(states).toEqual(["visible", "visible", "hidden", "hidden", "visible", "hidden", "visible"]);
  });

  test("a bounce at the page's end is no scrolling", () => {
    const root = document.documentElement;
    Object.defineProperty(root, "scrollHeight", { value: window.innerHeight + 2000, configurable: true });
    const { result } = renderHook(() => useHeaderVisibility({ hasTripId: false, hasDepartureId: false }));
    const states = [1990, 2000, 2060, 2040, 2000, 1999].map((y) => {
      scrollTo(y);
      return result.current.state;
    });
    expect(states).toEqual(["hidden", "hidden", "hidden", "hidden", "hidden", "visible"]);
    Reflect.deleteProperty(root, "scrollHeight");
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])("trip %s, departure %s: hidden on phones %s [2.53, 9.11]", (hasTripId, hasDepartureId, expected) => {
    const { result } = renderHook(() => useHeaderVisibility({ hasTripId, hasDepartureId }));
    expect(result.current).toEqual({ state: "visible", hideOnPhone: expected });
  });

  test("the header carries its state for the style sheet", () => {
    render(<Header {...props} visibility={{ state: "hidden", hideOnPhone: true }} />);
    expect(screen.getByRole("banner")).toHaveAttribute("data-state", "hidden");
  });
});
