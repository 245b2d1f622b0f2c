import type { Meta, StoryObj } from "@storybook/react-vite";
import { Narrow } from "../../fixtures/Narrow";
import { longTrip, sampleTrips } from "../fixtures/trips";
import { TripCard, type TripCardData } from "./TripCard";

const [first, second, third] = sampleTrips as [TripCardData, TripCardData, TripCardData];

const meta = {
  title: "Trip/TripCard",
  component: TripCard,
  args: { trip: first, headingLevel: 2 },
  render: (args) => (
    <Narrow>
      <TripCard {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof TripCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** The words that a search found are marked. */
export const Found: Story = {
  args: {
    trip: {
      ...first,
      highlights: [
        { field: "title", ranges: [[9, 17]] },
        { field: "teaser", ranges: [[0, 12]] },
      ],
    },
  },
};
/** The one that a visitor came back from. */
export const Active: Story = { args: { trip: second, active: true } };
/** A day without picture, price and date. */
export const FewFacts: Story = { args: { trip: third } };
export const LongWords: Story = { args: { trip: longTrip } };
