import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmptyState } from "../empty-state/EmptyState";
import { TextField } from "../field/TextField";
import { heartIcon, ticketIcon, userIcon } from "../icon/icons";
import { Text } from "../text/Text";
import { Tabs } from "./Tabs";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Meine Reisen",
    onValueChange: fn(),
    items: [
      {
        value: "anstehend",
        label: "Anstehend",
        count: 2,
        content: <Text>Stubaier Höhenweg, 4. bis 11. Juli 2027</Text>,
      },
      { value: "vergangen", label: "Vergangen", count: 12, content: <Text>Meraner Höhenweg, Mai 2026</Text> },
      {
        value: "gemerkt",
        label: "Gemerkt",
        content: (
          <EmptyState icon={heartIcon} title="Noch keine Reise gemerkt" headingLevel={3} align="center" />
        ),
      },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Automatic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: /Anstehend/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel", { name: /Vergangen/ })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("heading", { name: "Noch keine Reise gemerkt" })).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("anstehend");
  },
};

/** Arrows only move: the panel behind each tab has to be fetched. */
export const Manual: Story = {
  args: { activationMode: "manual" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: /Anstehend/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Anstehend");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Vergangen");
  },
};

/** What was typed is still there when one comes back. */
export const WithForms: Story = {
  args: {
    label: "Einstellungen",
    items: [
      {
        value: "profil",
        label: "Profil",
        icon: userIcon,
        content: <TextField label="Vorname" name="first" />,
      },
      {
        value: "sicherheit",
        label: "Sicherheit",
        content: <TextField label="E-Mail-Adresse" type="email" />,
      },
      { value: "abo", label: "Mitgliedschaft", icon: ticketIcon, disabled: true, content: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Vorname" }), "Anna");
    await userEvent.click(canvas.getByRole("tab", { name: "Sicherheit" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Profil" }));
    await expect(canvas.getByRole("textbox", { name: "Vorname" })).toHaveValue("Anna");
  },
};

/** More than fit: the list is pushed sideways until the chosen one is in sight, the page is not. */
export const Many: Story = {
  args: {
    label: "Reiseziele",
    defaultValue: "Schwarzwald",
    items: [
      "Allgäu",
      "Dolomiten",
      "Fjordnorwegen",
      "Lappland",
      "Sächsische Schweiz",
      "Tauern",
      "Schwarzwald",
    ].map((name) => ({ value: name, label: name, content: <Text>Wanderreisen: {name}</Text> })),
  },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole("tab", { selected: true });
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
