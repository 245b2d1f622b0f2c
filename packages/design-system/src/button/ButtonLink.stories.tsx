import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longWord } from "../fixtures/words";
import { arrowRightIcon, downloadSimpleIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { ButtonLink } from "./ButtonLink";

const meta = {
  title: "Components/ButtonLink",
  component: ButtonLink,
  args: { href: "/de/reisesuche", children: "Alle Reisen", iconEnd: arrowRightIcon },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(["sm", "md", "lg"] as const).map((size) => (
        <ButtonLink key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
/** A link may be saved instead of followed. */
export const Download: Story = {
  args: {
    variant: "secondary",
    icon: downloadSimpleIcon,
    iconEnd: undefined,
    href: "/stubai.gpx",
    download: "stubaier-hoehenweg.gpx",
    children: "GPX-Datei speichern",
  },
};
export const LongWords: Story = {
  args: { children: longWord },
  render: (args) => (
    <Narrow>
      <ButtonLink {...args} />
    </Narrow>
  ),
};
