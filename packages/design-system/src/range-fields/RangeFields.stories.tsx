import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { RangeFields } from "./RangeFields";

const meta = {
  title: "Forms/RangeFields",
  component: RangeFields,
  args: {
    legend: "Preis",
    type: "euros",
    unit: "€",
    names: { from: "minPrice", to: "maxPrice" },
    value: { from: "", to: "" },
    onValueChange: () => undefined,
  },
  render: function Ranged(args) {
    const [value, setValue] = useState(args.value);
    return <RangeFields {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RangeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Half: Story = { args: { value: { from: "", to: "1800" } } };
export const Full: Story = {
  args: { value: { from: "600", to: "1800" } },
};
export const Days: Story = {
  args: {
    legend: "Reisezeit",
    type: "date",
    unit: undefined,
    min: "2026-11-21",
    names: { from: "from", to: "to" },
    value: { from: "2027-06-01", to: "" },
  },
};
export const WithError: Story = {
  args: { value: { from: "1800", to: "600" }, error: "Der kleinste Preis liegt über dem größten." },
};
export const LongWords: Story = {
  args: { legend: longName, unit: "Schweizer Franken", error: `${longName} fehlt.` },
  render: (args) => (
    <Narrow>
      <RangeFields {...args} />
    </Narrow>
  ),
};
