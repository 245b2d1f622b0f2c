import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longWord } from "../fixtures/words";
import { Cluster } from "../layout/Cluster";
import { Chip } from "./Chip";

const meta = {
  title: "Components/Chip",
  component: Chip,
  args: { label: "Österreich", onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = {
  render: function Several() {
    const [labels, setLabels] = useState(["Österreich", "Hüttentour", "Juni bis August", "bis 1.800 €"]);
    return (
      <Cluster gap="1">
        {labels.map((label) => (
          <Chip
            key={label}
            label={label}
            onRemove={() => setLabels(labels.filter((other) => other !== label))}
          />
        ))}
      </Cluster>
    );
  },
};
export const LongWords: Story = {
  args: { label: longWord },
  render: (args) => (
    <Narrow>
      <Chip {...args} />
    </Narrow>
  ),
};
