import type { Meta, StoryObj } from "@storybook/react-vite";
import { gearIcon, ticketIcon, usersIcon } from "../icon/icons";
import { TabLinks } from "./TabLinks";

const meta = {
  title: "Navigation/TabLinks",
  component: TabLinks,
  args: {
    label: "Mein Bereich",
    items: [
      { href: "/de/portal", label: "Meine Reisen", current: "page" },
      { href: "/de/portal/angebot", label: "Angebote", count: 3 },
      { href: "/de/portal/settings", label: "Einstellungen" },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One is on a page below the marked one. */
export const WithIcons: Story = {
  args: {
    items: [
      { href: "/de/portal", label: "Meine Reisen", icon: ticketIcon },
      { href: "/de/portal/manage-users", label: "Konten verwalten", icon: usersIcon, current: "section" },
      { href: "/de/portal/settings", label: "Einstellungen", icon: gearIcon },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: [
      { href: "#a", label: "Reiserücktrittskostenversicherung" },
      { href: "#b", label: "Datenschutzeinstellungen", current: "page" },
      { href: "#c", label: "Mitgliedschaftsverwaltung" },
    ],
  },
};
