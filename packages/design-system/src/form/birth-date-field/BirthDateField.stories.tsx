import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { BirthDateField, type BirthDateFieldProps } from "./BirthDateField";

const meta = {
  title: "Forms/BirthDateField",
  component: BirthDateField,
  args: { value: "", onValueChange: () => undefined },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof BirthDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: BirthDateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <BirthDateField {...props} value={value} onValueChange={setValue} />
      <output hidden>{value}</output>
    </>
  );
}

export const Empty: Story = {};
export const Filled: Story = { args: { value: "1985-03-27" } };
export const Partial: Story = {
  args: { value: "85-03-27", error: "Bitte geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 1985." },
};
