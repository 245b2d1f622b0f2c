import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../layout/Cluster";
import { Text } from "../text/Text";
import { Icon } from "./Icon";
import { bicycleIcon, bootIcon, mountainsIcon, tentIcon, warningIcon } from "./icons";

const meta = {
  title: "Components/Icon",
  component: Icon,
  args: { icon: mountainsIcon, size: "lg" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a word it is decoration, and screen readers pass over it. */
export const Decoration: Story = {
  render: (args) => (
    <Text>
      <Icon {...args} size="md" /> Hüttentour in den Stubaier Alpen
    </Text>
  ),
};
/** Alone it needs a name. */
export const WithLabel: Story = { args: { icon: warningIcon, label: "Achtung" } };
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
/** Takes the colour of the text around it. */
export const InColour: Story = {
  render: () => (
    <Cluster>
      <Text tone="default">
        <Icon icon={bootIcon} size="xl" />
      </Text>
      <Text tone="muted">
        <Icon icon={tentIcon} size="xl" />
      </Text>
      <Text tone="primary">
        <Icon icon={bicycleIcon} size="xl" />
      </Text>
      <Text tone="danger">
        <Icon icon={warningIcon} size="xl" />
      </Text>
    </Cluster>
  ),
};
