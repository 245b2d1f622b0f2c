import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { TrainArrival } from "./TrainArrival";

const meta = {
  title: "Trip/TrainArrival",
  component: TrainArrival,
  args: {
    headingLevel: 2,
    text: "Mit dem Fernverkehr bis Jenbach, dann mit der Zillertalbahn nach Mayrhofen.",
  },
} satisfies Meta<typeof TrainArrival>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { text: `${longName} `.repeat(2) },
  render: (args) => (
    <Narrow>
      <TrainArrival {...args} />
    </Narrow>
  ),
};
