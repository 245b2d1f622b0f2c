import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longName, longWord } from "../fixtures/words";
import { Select } from "./Select";

const meta = {
  title: "Forms/Select",
  component: Select,
  args: {
    label: "Land",
    options: [
      { value: "de", label: "Deutschland" },
      { value: "at", label: "Österreich" },
      { value: "ch", label: "Schweiz" },
      { value: "is", label: "Island", disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: "at" },
};
export const NothingChosen: Story = { args: { placeholder: true, defaultValue: "" } };
export const WithHint: Story = { args: { hint: "Nach Ihrer Rechnungsanschrift." } };
export const Optional: Story = { args: { optional: true, placeholder: "Keine Angabe" } };
export const WithError: Story = {
  args: { placeholder: true, defaultValue: "", error: "Bitte wählen Sie ein Land aus.", required: true },
};
export const Disabled: Story = { args: { disabled: true } };
export const Empty: Story = { args: { options: [], placeholder: "Keine Länder" } };
export const LongWords: Story = {
  args: { label: longName, options: [{ value: "a", label: longWord.repeat(2) }] },
  render: (args) => (
    <Narrow>
      <Select {...args} />
    </Narrow>
  ),
};
