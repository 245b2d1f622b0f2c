import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import {
  calendarBlankIcon,
  downloadSimpleIcon,
  gearIcon,
  prohibitIcon,
  signOutIcon,
  ticketIcon,
  trashIcon,
  userCircleIcon,
} from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Menu } from "./Menu";

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  args: {
    label: "Buchung GW-2041",
    items: [
      { label: "Termin in den Kalender", icon: calendarBlankIcon, onSelect: fn() },
      { label: "Unterlagen laden", icon: downloadSimpleIcon, onSelect: fn() },
      { items: [{ label: "Reise stornieren …", icon: trashIcon, variant: "danger", onSelect: fn() }] },
    ],
  },
  parameters: { docs: { story: { inline: false, height: "340px" } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: args.label }));
  const menu = await canvas.findByRole("menu", { name: args.label });
  await expect(menu.matches(":popover-open")).toBe(true);
  await expect(menu).toContainElement(document.activeElement as HTMLElement);
};

export const Closed: Story = {};
export const Open: Story = { play: open };

/** When the browser closes it, the state follows and the focus returns. */
export const LightDismissal: Story = {
  render: (args) => (
    <Cluster>
      <Menu {...args} />
      <Button variant="secondary">Danach</Button>
    </Cluster>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: args.label });
    await userEvent.click(button);
    (await canvas.findByRole("menu")).hidePopover();
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await expect(button).toHaveFocus();
  },
};

/** In lists the button is a sign, and its name says which row it belongs to. */
export const RowMenu: Story = {
  args: {
    label: "Aktionen für Anna Berger",
    display: "icon",
    items: [
      { label: "Sperren", icon: prohibitIcon, description: "Die Anmeldung ist dann nicht mehr möglich." },
      {
        label: "Rolle",
        items: [
          { label: "Mitglied", checked: true },
          { label: "Verwaltung", checked: false },
        ],
      },
      {
        items: [
          {
            label: "Konto löschen",
            icon: trashIcon,
            variant: "danger",
            disabledReason: "Das ist Ihr eigenes Konto. Sie löschen es in den Einstellungen.",
          },
        ],
      },
    ],
  },
  render: (args) => (
    <Cluster justify="end">
      <Menu {...args} />
    </Cluster>
  ),
  play: open,
};

export const AccountMenu: Story = {
  args: {
    label: "Mein Konto",
    icon: userCircleIcon,
    variant: "quiet",
    items: [
      { label: "Meine Reisen", icon: ticketIcon, href: "/de/portal" },
      { label: "Einstellungen", icon: gearIcon, href: "/de/portal/settings" },
      { items: [{ label: "Abmelden", icon: signOutIcon, onSelect: fn() }] },
    ],
  },
  play: open,
};

/** In a header: from 600 px on the name, cut when it is long; on a phone the icon alone, named all the same. */
export const Compact: Story = {
  args: {
    label: "Maximiliane Freifrau von und zu Hohenwaldeck",
    display: "compact",
    icon: userCircleIcon,
    variant: "secondary",
    size: "sm",
  },
};

/** Several of a group: the menu stays open while they are chosen. */
export const CheckItems: Story = {
  args: { label: "Spalten", items: [] },
  render: function Columns(args) {
    const [shown, setShown] = useState<readonly string[]>(["Rolle", "Letzte Anmeldung"]);
    return (
      <Menu
        {...args}
        items={[
          {
            label: "Zeigen",
            selection: "many",
            items: ["Rolle", "Letzte Anmeldung", "Zustand"].map((label) => ({
              label,
              checked: shown.includes(label),
              onSelect: () =>
                setShown(shown.includes(label) ? shown.filter((one) => one !== label) : [...shown, label]),
            })),
          },
        ]}
      />
    );
  },
  play: open,
};
