import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar";

const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  args: { label: "Ihre Daten werden zusammengestellt", value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Steps: Story = { args: { value: 2, max: 4, valueText: "Schritt 2 von 4" } };
export const Unknown: Story = { args: { value: undefined } };
export const Done: Story = { args: { value: 100 } };
export const SmallWithoutLabel: Story = { args: { size: "sm", labelDisplay: "hidden" } };
