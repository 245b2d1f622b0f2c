import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Narrow } from "../fixtures/Narrow";
import { longName, longWord } from "../fixtures/words";
import { FilterGroup } from "./FilterGroup";

const options = [
  { value: "oesterreich", label: "Österreich", count: 14 },
  { value: "schweiz", label: "Schweiz", count: 9 },
  { value: "italien", label: "Italien", count: 11 },
  { value: "norwegen", label: "Norwegen", count: 6 },
  { value: "schottland", label: "Schottland", count: 3 },
  { value: "island", label: "Island", count: 0 },
];

const meta = {
  title: "Forms/FilterGroup",
  component: FilterGroup,
  args: { legend: "Land", name: "country", options, selected: [], visibleCount: 4 },
  render: function Filters(args) {
    const [selected, setSelected] = useState(args.selected);
    return <FilterGroup {...args} selected={selected} onSelectedChange={setSelected} />;
  },
} satisfies Meta<typeof FilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { selected: ["oesterreich", "italien"] } };
/** What is chosen is never folded away. */
export const ChosenFurtherDown: Story = { args: { selected: ["island"] } };
export const WithoutCounts: Story = {
  args: { options: options.map(({ value, label }) => ({ value, label })) },
};
export const Few: Story = { args: { options: options.slice(0, 2) } };
export const Empty: Story = { args: { options: [] } };
export const LongWords: Story = {
  args: { legend: longName, options: [{ value: "a", label: longWord, count: 12345 }] },
  render: (args) => (
    <Narrow>
      <FilterGroup {...args} />
    </Narrow>
  ),
};
