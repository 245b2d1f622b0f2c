import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleDepartures } from "../fixtures/departures";
import { PriceCalendar } from "./PriceCalendar";

const meta = {
  title: "Trip/PriceCalendar",
  component: PriceCalendar,
  args: { departures: sampleDepartures, today: "2026-11-21" },
} satisfies Meta<typeof PriceCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: 14 } };
export const Empty: Story = { args: { departures: [] } };

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
