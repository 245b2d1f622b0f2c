import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchSummary } from "./SearchSummary";

const meta = {
  title: "Trip/SearchSummary",
  component: SearchSummary,
  args: {
    total: 128,
    sort: "relevance",
    onSortChange: () => undefined,
    onFilterRemove: () => undefined,
    onFiltersClear: () => undefined,
    activeFilters: [
      { id: "country=oesterreich", label: "Österreich" },
      { id: "activity=schneeschuh", label: "Mehrtagesschneeschuhtrekkingwanderung" },
    ],
  },
} satisfies Meta<typeof SearchSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Nothing: Story = { args: { total: 0, activeFilters: [] } };
