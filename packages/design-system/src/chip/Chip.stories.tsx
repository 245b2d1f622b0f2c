import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
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

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Österreich/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
  },
};
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
