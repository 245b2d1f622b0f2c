import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleDepartures } from "../fixtures/departures";
import { DepartureList } from "./DepartureList";

const meta = {
  title: "Trip/DepartureList",
  component: DepartureList,
  args: { departures: sampleDepartures },
} satisfies Meta<typeof DepartureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: 14 } };
export const Loading: Story = { args: { departures: [], state: "loading" } };
export const Empty: Story = { args: { departures: [] } };
export const Failed: Story = { args: { departures: [], state: "error", onRetry: () => undefined } };

/** As members see it, once the server has said their price. */
export const ForMembers: Story = {
  args: {
    departures: sampleDepartures.map((departure, index) =>
      index % 2 === 0
        ? { ...departure, priceCents: departure.priceCents - 10_000, normalPriceCents: departure.priceCents }
        : departure,
    ),
  },
};
