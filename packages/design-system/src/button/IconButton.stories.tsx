import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { heartIcon, printerIcon, shareNetworkIcon, trashIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { IconButton } from "./IconButton";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { icon: heartIcon, label: "Reise merken", onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Variants: Story = {
  render: () => (
    <Cluster>
      <IconButton icon={heartIcon} label="Reise merken" variant="primary" />
      <IconButton icon={printerIcon} label="Drucken" variant="secondary" />
      <IconButton icon={shareNetworkIcon} label="Teilen" />
      <IconButton icon={trashIcon} label="Aus der Merkliste nehmen" variant="danger" />
    </Cluster>
  ),
};
/** A switch with two states says which one it is in. */
export const Pressed: Story = { args: { "aria-pressed": true, variant: "primary", label: "Gemerkt" } };
export const Disabled: Story = { args: { disabled: true } };
