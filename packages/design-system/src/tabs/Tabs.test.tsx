import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { TabLinks } from "./TabLinks";
import { Tabs, type TabItem } from "./Tabs";

const items: TabItem[] = [
  { value: "anstehend", label: "Anstehend", count: 2, content: <input aria-label="Notiz" /> },
  { value: "angefragt", label: "Angefragt", disabled: true, content: "nie" },
  { value: "vergangen", label: "Vergangen", content: <p>Stubaier Höhenweg</p> },
  { value: "gemerkt", label: "Gemerkt", content: <p>Meraner Höhenweg</p> },
];

const selected = () => screen.getByRole("tab", { selected: true }).textContent;

test("arrows, Home and End choose; the disabled one is passed over; only the chosen tab is a stop", async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  const { container } = render(<Tabs items={items} label="Meine Reisen" onValueChange={onValueChange} />);
  expect(screen.getByRole("tablist", { name: "Meine Reisen" })).toBeVisible();
  await user.tab();
  expect(screen.getByRole("tab", { name: "Anstehend 2" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(selected()).toBe("Vergangen");
  await user.keyboard("{End}{ArrowRight}");
  expect(selected()).toBe("Anstehend2");
  await user.keyboard("{ArrowLeft}{Home}");
  expect(onValueChange.mock.calls.flat()).toEqual([
    "vergangen",
    "gemerkt",
    "anstehend",
    "gemerkt",
    "anstehend",
  ]);
  await user.tab();
  expect(screen.getByRole("textbox")).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test("a panel is a stop of the keyboard only while nothing in it is one", async () => {
  const user = userEvent.setup();
  render(<Tabs items={items} defaultValue="vergangen" />);
  const panel = screen.getByRole("tabpanel");
  await user.tab();
  await user.tab();
  expect(panel).toHaveFocus();
  act(() => panel.append(document.createElement("button")));
  await waitFor(() => expect(panel).not.toHaveAttribute("tabindex"));
});

test("a panel is made when it is first seen, and keeps what was typed into it", async () => {
  const user = userEvent.setup();
  render(<Tabs items={items} />);
  expect(screen.queryByText("Stubaier Höhenweg")).not.toBeInTheDocument();
  await user.type(screen.getByRole("textbox"), "Seil mitnehmen");
  await user.click(screen.getByRole("tab", { name: "Vergangen" }));
  expect(screen.getByText("Stubaier Höhenweg")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await user.click(screen.getByRole("tab", { name: "Anstehend 2" }));
  expect(screen.getByRole("textbox")).toHaveValue("Seil mitnehmen");
});

test("manual: arrows only move, Enter chooses", async () => {
  const user = userEvent.setup();
  render(<Tabs items={items} activationMode="manual" defaultValue="vergangen" />);
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Gemerkt" })).toHaveFocus();
  expect(selected()).toBe("Vergangen");
  await user.keyboard("{Enter}");
  expect(selected()).toBe("Gemerkt");
});

test("held by its owner it changes only when the owner says so", async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  const { rerender } = render(<Tabs items={items} value="vergangen" onValueChange={onValueChange} />);
  await user.click(screen.getByRole("tab", { name: "Gemerkt" }));
  expect(onValueChange.mock.calls).toEqual([["gemerkt"]]);
  expect(selected()).toBe("Vergangen");
  rerender(<Tabs items={items} value="gemerkt" onValueChange={onValueChange} />);
  expect(screen.getByText("Meraner Höhenweg")).toBeVisible();
});

test("prerendered: the chosen panel alone, no style attribute", () => {
  const html = renderToString(<Tabs items={items} defaultValue="gemerkt" />);
  expect(html).toContain("Meraner");
  expect(html).not.toMatch(/Stubaier|style=/);
});

test("as links: a navigation that marks the page and the section", async () => {
  const { container } = render(
    <TabLinks
      label="Einstellungen"
      items={[
        { href: "/de/portal/settings", label: "Profil", current: "page" },
        { href: "/de/portal/settings/sicherheit", label: "Sicherheit", count: 1 },
        { href: "/de/portal/settings/abo", label: "Mitgliedschaft", current: "section" },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Einstellungen" })).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"))).toEqual([
    "page",
    null,
    "true",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
