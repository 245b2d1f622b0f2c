import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
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

/** In a real browser: a date pasted in one piece fills all three inputs. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox", { name: "Monat" }));
    await userEvent.paste("12.3.1980");
    await expect(canvas.getByRole("textbox", { name: "Tag" })).toHaveValue("12");
    await expect(canvas.getByRole("textbox", { name: "Jahr" })).toHaveValue("1980");
    await expect(canvasElement.querySelector("output")).toHaveTextContent("1980-03-12");
  },
};
