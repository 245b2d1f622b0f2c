import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../text/Text";
import { HighlightedText } from "./HighlightedText";

const meta = {
  title: "Trip/HighlightedText",
  component: HighlightedText,
  args: { text: "Alpenhüttentour über dem Inntal", ranges: [[5, 11]] },
  render: (args) => (
    <Text>
      <HighlightedText {...args} />
    </Text>
  ),
} satisfies Meta<typeof HighlightedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InsideAWord: Story = {};
export const Several: Story = {
  args: {
    ranges: [
      [0, 5],
      [17, 21],
    ],
  },
};
export const Overlapping: Story = {
  args: {
    ranges: [
      [0, 9],
      [5, 15],
    ],
  },
};
export const NothingFound: Story = { args: { ranges: [] } };
