import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { QuantityField, type QuantityFieldProps } from "./QuantityField";

const meta = {
  title: "Forms/QuantityField",
  component: QuantityField,
  args: {
    label: "Einzelzimmer",
    hint: "Zuschlag 120 € je Zimmer.",
    value: 1,
    max: 3,
    onValueChange: () => undefined,
  },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Counted(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityField {...props} value={value} onValueChange={setValue} />;
}

export const Middle: Story = {};
export const Least: Story = { args: { value: 0 } };
export const Most: Story = { args: { value: 3 } };
export const Wrong: Story = {
  args: { value: 3, error: "So viele Einzelzimmer wie Reisende sind möglich, höchstens 2." },
};
