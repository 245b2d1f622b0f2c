import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTrip, sampleTrips } from "../../trip/fixtures/trips";
import { RankedList } from "./RankedList";

const meta = {
  title: "Page parts/RankedList",
  component: RankedList,
  args: {
    label: "Die schönsten Hüttentouren",
    entries: sampleTrips.map((trip) => ({
      trip,
      reason: "Drei Hütten, gute Steige, großer Fels: der beste Anfang.",
    })),
  },
} satisfies Meta<typeof RankedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { entries: [{ trip: longTrip, reason: "Rechtsschutzversicherungsgesellschaften ".repeat(8) }] },
};
export const Empty: Story = { args: { entries: [] } };
