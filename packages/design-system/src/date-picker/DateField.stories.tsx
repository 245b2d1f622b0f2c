import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { DateField, type DateFieldProps } from "@gratweg/design-system/date-picker";

const meta = {
  title: "Forms/DateField",
  component: DateField,
  args: { label: "Tag der Überweisung", name: "paidOn", value: "", today: "2026-11-21", onValueChange: fn() },
  render: (args) => <Writable {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Writable(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

export const Empty: Story = { args: { hint: "Steht auf Ihrem Kontoauszug." } };
export const Filled: Story = { args: { value: "2026-11-03" } };
export const WithError: Story = { args: { error: "Bitte geben Sie den Tag der Überweisung an." } };
export const TooLate: Story = { args: { value: "2026-12-24", max: "2026-11-21" } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { value: "2026-11-03", disabled: true } };
