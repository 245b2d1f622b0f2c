import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../fixtures/Narrow";
import { longWord } from "../fixtures/words";
import { Facts } from "./Facts";

const meta = {
  title: "Data/Facts",
  component: Facts,
  args: {
    items: [
      { value: "16", label: "geführte Wanderreisen" },
      { value: "6", label: "kleine Veranstalter" },
      { value: "8–12", label: "Menschen in einer Gruppe" },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { items: [{ value: "1.284 km", label: "markierter Weg" }] } };
export const LongWords: Story = {
  args: {
    items: [
      { value: "12.345.678,90 €", label: longWord },
      { value: longWord, label: "Wort" },
    ],
  },
  render: (args) => (
    <Narrow>
      <Facts {...args} />
    </Narrow>
  ),
};
