import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longName } from "../../fixtures/words";
import { InclusionList } from "./InclusionList";

const meta = {
  title: "Trip/InclusionList",
  component: InclusionList,
  args: {
    headingLevel: 2,
    included: ["8 × Frühstück, 8 × Abendessen", "Führung durch einen staatlich geprüften Bergführer"],
    notIncluded: ["An- und Abreise", "Getränke und Verpflegung unterwegs, ca. 30 € am Tag"],
  },
} satisfies Meta<typeof InclusionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const NothingExcluded: Story = { args: { notIncluded: [] } };
export const LongWords: Story = {
  args: { included: [longName], notIncluded: [longName] },
  render: (args) => (
    <Narrow>
      <InclusionList {...args} />
    </Narrow>
  ),
};
