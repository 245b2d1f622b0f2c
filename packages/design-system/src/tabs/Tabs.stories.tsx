import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
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

export const Automatic: Story = {};

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
