import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
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
};
export const LongWords: Story = {
  args: { value: longName },
  render: (args) => (
    <Narrow>
      <Typed {...args} />
    </Narrow>
  ),
};
