import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { SearchForm, type SearchFormProps } from "./SearchForm";

function Typed(props: SearchFormProps) {
  const [value, setValue] = useState(props.value);
  return <SearchForm {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/SearchForm",
  component: SearchForm,
  args: { action: "/de/reisesuche", value: "", onValueChange: () => undefined, onSubmit: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: "Hüttentour" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("searchbox");
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("Hüttentour");
  },
};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("searchbox")).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: { value: longName },
  render: (args) => (
    <Narrow>
      <Typed {...args} />
    </Narrow>
  ),
};
