import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord } from "../fixtures/words";
import { Narrow } from "../fixtures/Narrow";
import { TestSystemNotice } from "./TestSystemNotice";

const meta = {
  title: "Feedback/TestSystemNotice",
  component: TestSystemNotice,
  parameters: { layout: "fullscreen" },
  args: { domain: "hiking.localhost:8000" },
} satisfies Meta<typeof TestSystemNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { domain: `${longWord.toLowerCase()}.gratweg.example` },
  render: (args) => (
    <Narrow>
      <TestSystemNotice {...args} />
    </Narrow>
  ),
};
