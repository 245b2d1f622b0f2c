import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord } from "../fixtures/words";
import { Narrow } from "../fixtures/Narrow";
import { styled } from "../theme";
import { Logo } from "./Logo";

const Deep = styled("div", {
  padding: "$3",
  borderRadius: "$lg",
  backgroundColor: "$primaryDeep",
  color: "$onPrimaryDeep",
});

const meta = { title: "Components/Logo", component: Logo, args: { name: "Gratweg" } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  args: { tone: "inverse" },
  render: (args) => (
    <Deep>
      <Logo {...args} />
    </Deep>
  ),
};
export const LongWords: Story = {
  args: { name: longWord },
  render: (args) => (
    <Narrow>
      <Logo {...args} />
    </Narrow>
  ),
};
