import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { sampleFacets, sampleRanges } from "../fixtures/facets";
import { type FilterSelection, SearchFilters, type SearchFiltersProps } from "./SearchFilters";

const meta = {
  title: "Trip/SearchFilters",
  component: SearchFilters,
  args: {
    facets: sampleFacets,
    ranges: sampleRanges,
    selection: { country: ["oesterreich"] },
    onSelectionChange: () => undefined,
    action: "/de/reisesuche",
    resetHref: "/de/reisesuche",
  },
  render: function Controlled(args: SearchFiltersProps) {
    const [selection, setSelection] = useState<FilterSelection>(args.selection);
    return (
      <SearchFilters
        {...args}
        selection={selection}
        onSelectionChange={setSelection}
        onSubmit={() => undefined}
      />
    );
  },
} satisfies Meta<typeof SearchFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UpsideDown: Story = {
  args: {
    ranges: sampleRanges.map((range) => ({
      ...range,
      error: "Der Höchstpreis liegt unter dem Mindestpreis. Wir suchen so lange ohne ihn.",
    })),
    selection: { minPrice: ["2000"], maxPrice: ["500"] },
  },
};
export const NoFacets: Story = { args: { facets: [] } };
