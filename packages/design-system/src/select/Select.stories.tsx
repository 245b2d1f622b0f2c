import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText("Land"), "ch");
    await expect(args.onValueChange).toHaveBeenCalledWith("ch");
  },
};
export const NothingChosen: Story = { args: { placeholder: true, defaultValue: "" } };
export const WithHint: Story = { args: { hint: "Nach Ihrer Rechnungsanschrift." } };
export const Optional: Story = { args: { optional: true, placeholder: "Keine Angabe" } };
export const WithError: Story = {
  args: { placeholder: true, defaultValue: "", error: "Bitte wählen Sie ein Land aus.", required: true },
};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText("Land")).toHaveFocus();
  },
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
