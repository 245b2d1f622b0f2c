import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { Menu } from "./Menu";
import { groupsOf, type MenuEntry } from "./menuEntry";
import { placeMenu } from "./placeMenu";
import { createTypeAhead } from "./typeAhead";

// jsdom has no popovers; what the browser does by itself (top layer, light dismissal) is checked in the stories.
const onBlock = jest.fn<void, []>();
const onRole = jest.fn<void, [string]>();
const items: MenuEntry[] = [
  { label: "Profil ansehen", href: "/de/portal/manage-users/anna" },
  { label: "Sperren", onSelect: onBlock, description: "Die Anmeldung ist dann nicht mehr möglich." },
  {
    label: "Rolle",
    items: [
      { label: "Mitglied", checked: true, onSelect: () => onRole("member") },
      { label: "Verwaltung", checked: false, onSelect: () => onRole("manager") },
    ],
  },
  { items: [{ label: "Löschen", variant: "danger", disabledReason: "Das ist Ihr eigenes Konto." }] },
];

function setup() {
  const user = userEvent.setup();
  const view = render(
    <>
      <button>davor</button>
      <Menu label="Aktionen für Anna Berger" display="icon" items={items} />
      <button>danach</button>
    </>,
  );
  return { user, ...view, button: screen.getByRole("button", { name: "Aktionen für Anna Berger" }) };
}

beforeEach(() => jest.clearAllMocks());

test("closed: a button that has a menu, and nothing else to read", () => {
  const { button } = setup();
  expect(button).toHaveAttribute("aria-haspopup", "menu");
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  expect(screen.queryByText("Sperren")).not.toBeInTheDocument();
});

test("opens on its first item; groups, radio items, reasons and ways are told", async () => {
  const { user, button, container } = setup();
  await user.click(button);
  const menu = screen.getByRole("menu", { name: "Aktionen für Anna Berger" });
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(button).toHaveAttribute("aria-controls", menu.id);

  const ways = within(menu).getByRole("menuitem", { name: "Profil ansehen" });
  expect(ways).toHaveFocus();
  expect(ways).toHaveAttribute("href", "/de/portal/manage-users/anna");
  const roles = within(menu).getByRole("group", { name: "Rolle" });
  expect(within(roles).getByRole("menuitemradio", { name: "Mitglied", checked: true })).toBeVisible();
  const remove = within(menu).getByRole("menuitem", { name: "Löschen Das ist Ihr eigenes Konto." });
  expect(remove).toHaveAttribute("aria-disabled", "true");
  expect(await axe(container)).toHaveNoViolations();
});

test("arrows go round, Home and End to the ends, letters to their item; the focus returns before the action", async () => {
  const { user, button } = setup();
  const focused = () => document.activeElement?.textContent;
  button.focus();
  await user.keyboard("{ArrowUp}");
  expect(focused()).toContain("Löschen");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Profil ansehen");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(focused()).toBe("Verwaltung");
  await user.keyboard("{Home}{End}");
  expect(focused()).toContain("Löschen");
  await user.keyboard("s");
  expect(focused()).toContain("Sperren");

  let hadFocus: Element | null = null;
  onBlock.mockImplementation(() => {
    hadFocus = document.activeElement;
  });
  await user.keyboard("{Enter}");
  expect(onBlock).toHaveBeenCalledTimes(1);
  expect(hadFocus).toBe(button);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("what cannot be chosen stays open and does nothing", async () => {
  const { user, button } = setup();
  button.focus();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(screen.getByRole("menu")).toBeVisible();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(onRole.mock.calls).toEqual([["manager"]]);
});

test("of several a press or Space chooses one after the other, Enter the last", async () => {
  const user = userEvent.setup();
  const onToggle = jest.fn<void, [string]>();
  function Columns() {
    const [shown, setShown] = useState<readonly string[]>(["Rolle"]);
    const toggle = (label: string) => {
      onToggle(label);
      setShown(shown.includes(label) ? shown.filter((one) => one !== label) : [...shown, label]);
    };
    return (
      <Menu
        label="Spalten"
        items={[
          {
            label: "Zeigen",
            selection: "many",
            items: ["Rolle", "Letzte Anmeldung"].map((label) => ({
              label,
              checked: shown.includes(label),
              onSelect: () => toggle(label),
            })),
          },
        ]}
      />
    );
  }
  const { container } = render(<Columns />);
  await user.click(screen.getByRole("button", { name: "Spalten" }));
  const item = (name: string, checked: boolean) => screen.getByRole("menuitemcheckbox", { name, checked });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(item("Rolle", true));
  expect(item("Rolle", false)).toHaveFocus();
  await user.keyboard("{ArrowDown} ");
  expect(item("Letzte Anmeldung", true)).toHaveFocus();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(onToggle.mock.calls).toEqual([["Rolle"], ["Letzte Anmeldung"], ["Rolle"]]);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Spalten" })).toHaveFocus();
});

test("Escape and a second press give the focus back; Tab goes on as if there had been no menu", async () => {
  const { user, button } = setup();
  const onKeyDown = jest.fn();
  document.body.addEventListener("keydown", onKeyDown);
  await user.click(button);
  await user.keyboard("{Escape}");
  expect(button).toHaveFocus();
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();

  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();

  await user.keyboard("{ArrowDown}{Tab}");
  expect(screen.getByRole("button", { name: "danach" })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard("{ArrowDown}");
  await user.tab({ shift: true });
  expect(screen.getByRole("button", { name: "davor" })).toHaveFocus();
  document.body.removeEventListener("keydown", onKeyDown);
});

test("prerendered it is its button, without a style attribute; without items nothing at all", () => {
  const html = renderToString(<Menu label="Konto" items={items} />);
  expect(html).toContain('popover="auto"');
  expect(html).not.toMatch(/style=|menuitem/);
  expect(renderToString(<Menu label="Konto" items={[{ items: [] }]} />)).toBe("");
});

test("items beside each other form one group", () => {
  const a = { label: "a" };
  const b = { label: "b" };
  const group = { label: "G", items: [a] };
  expect(groupsOf([a, b, group, b])).toEqual([{ items: [a, b] }, group, { items: [b] }]);
});

test.each([
  ["below, at the start", { top: 100, bottom: 144, left: 50, right: 150 }, "start", [148, 50, 644]],
  ["below, at the end", { top: 100, bottom: 144, left: 700, right: 800 }, "end", [148, 600, 644]],
  ["above near the window's end", { top: 700, bottom: 744, left: 50, right: 150 }, "start", [396, 50, 688]],
  ["within the window's edge", { top: 100, bottom: 144, left: 950, right: 994 }, "start", [148, 792, 644]],
  ["never left of the window", { top: 100, bottom: 144, left: 0, right: 44 }, "end", [148, 8, 644]],
] as const)("stands %s", (_name, button, align, [top, left, maxHeight]) => {
  const place = placeMenu(button, { width: 200, height: 300 }, { width: 1000, height: 800 }, align);
  expect(place).toEqual({ top, left, maxHeight });
});

test("letters: typed quickly they are a word, repeated they go on, after a pause they begin anew", () => {
  const labels = ["Sperren", "Sichern", "Anzeigen", "Änderungen"];
  const find = createTypeAhead();
  expect(find("s", 1000, labels, -1)).toBe(0);
  expect(find("i", 1200, labels, 0)).toBe(1);
  expect(find("s", 2000, labels, 1)).toBe(0);
  expect(find("s", 2200, labels, 0)).toBe(1);
  expect(find("Ä", 3000, labels, 1)).toBe(3);
  expect(find("q", 4000, labels, 3)).toBe(3);
});

test("compact: the button has its name also where the text is not shown", async () => {
  const { container } = render(<Menu label="Anna Berger" display="compact" items={items} />);
  expect(screen.getByRole("button", { name: "Anna Berger" })).toHaveAttribute("aria-label", "Anna Berger");
  expect(await axe(container)).toHaveNoViolations();
});
