import type { Meta, StoryObj } from "@storybook/react-vite";
import { MobileMenu } from "./MobileMenu";

const meta = {
  title: "Page parts/MobileMenu",
  component: MobileMenu,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "36rem" } } },
  args: {
    id: "menue",
    items: [
      { href: "/de", label: "Start", current: "page" },
      { href: "/de/reisesuche", label: "Reisesuche" },
      { href: "/de/support", label: "Hilfe" },
      { href: "/de/magazin", label: "Magazin" },
    ],
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  // On wide screens the entries stand in the bar.
  globals: { viewport: { value: "least", isRotated: false } },
  play: () => document.getElementById("menue")?.showPopover(),
};
