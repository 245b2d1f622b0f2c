import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { sampleInsurance } from "../fixtures/booking";
import { pressAt, topmostAt } from "../fixtures/pressAt";
import { InsuranceOption, type InsuranceOptionProps } from "./InsuranceOption";

const meta = {
  title: "Booking/InsuranceOption",
  component: InsuranceOption,
  args: { ...sampleInsurance, onValueChange: () => undefined },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof InsuranceOption>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: InsuranceOptionProps) {
  const [value, setValue] = useState(props.value);
  return <InsuranceOption {...props} value={value} onValueChange={setValue} />;
}

/** Nothing is chosen for anyone; the link inside the card stays a link. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    const link = canvas.getByRole("link");
    link.scrollIntoView({ block: "center", behavior: "instant" });
    await expect(link.contains(topmostAt(link))).toBe(true);
    await pressAt(canvas.getByText("Ich reise ohne diese Versicherung."));
    await expect(canvas.getByRole("radio", { name: "Nein, danke" })).toBeChecked();
  },
};
export const Yes: Story = { args: { value: true } };
export const No: Story = { args: { value: false } };
export const Wrong: Story = { args: { error: "Bitte wählen Sie, ob Sie die Versicherung möchten." } };
