import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
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

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("spinbutton", { name: "Einzelzimmer" });
    await userEvent.click(canvas.getByRole("button", { name: "Einzelzimmer: eins mehr" }));
    await expect(field).toHaveAttribute("aria-valuenow", "2");
    await expect(canvas.getByRole("status")).toHaveTextContent("Einzelzimmer: 2");
    field.focus();
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(field).toHaveValue("3");
    await userEvent.keyboard("{Home}");
    await expect(field).toHaveValue("0");
  },
};
export const Least: Story = { args: { value: 0 } };
export const Most: Story = { args: { value: 3 } };
export const Wrong: Story = {
  args: { value: 3, error: "So viele Einzelzimmer wie Reisende sind möglich, höchstens 2." },
};
