import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../layout/Cluster";
import { SiteMark } from "./SiteMark";

const meta = {
  title: "Components/SiteMark",
  component: SiteMark,
  args: { ground: "#20663a", line: "#ffffff" },
  // Another site's colours are data, not a choice.
  argTypes: { ground: { control: false }, line: { control: false } },
} satisfies Meta<typeof SiteMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sites: Story = {
  render: () => (
    <Cluster>
      {["#20663a", "#165993", "#883f0f", "#6a3aa0", "#0f6b66"].map((ground) => (
        <SiteMark key={ground} ground={ground} line="#ffffff" />
      ))}
    </Cluster>
  ),
};
