import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longName, longWord } from "../fixtures/words";
import { Breadcrumbs } from "./Breadcrumbs";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Start", href: "/de" },
      { label: "Reisesuche", href: "/de/reisesuche" },
      { label: "Österreich", href: "/de/reisesuche?country=oesterreich" },
      { label: "Stubaier Höhenweg" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStep: Story = { args: { items: [{ label: "Start", href: "/de" }, { label: "Magazin" }] } };
/** A place without a page of its own is named, not linked. */
export const WithoutALink: Story = {
  args: { items: [{ label: "Start", href: "/de" }, { label: "Magazin" }, { label: "Die erste Nacht" }] },
};
export const LongWords: Story = {
  args: {
    items: [{ label: "Start", href: "/de" }, { label: longWord, href: "/de/magazin" }, { label: longName }],
  },
  render: (args) => (
    <Narrow>
      <Breadcrumbs {...args} />
    </Narrow>
  ),
};
