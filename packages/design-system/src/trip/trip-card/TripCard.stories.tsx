import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTrip, sampleTrips } from "../fixtures/trips";
import { TripCard, type TripCardData } from "./TripCard";
import { TripGrid } from "./TripGrid";

const [first, second] = sampleTrips as [TripCardData, TripCardData];

const meta = { title: "Trip/TripCard", component: TripGrid } satisfies Meta<typeof TripGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = (trips: readonly TripCardData[], active?: string) => (
  <TripGrid>
    {trips.map((trip) => (
      <TripCard key={trip.href} trip={trip} headingLevel={2} active={trip.href === active} />
    ))}
  </TripGrid>
);

export const Grid: Story = { render: () => grid([...sampleTrips, longTrip], second.href) };
export const Found: Story = {
  render: () =>
    grid([
      {
        ...first,
        highlights: [
          { field: "title", ranges: [[9, 17]] },
          { field: "teaser", ranges: [[0, 12]] },
        ],
      },
    ]),
};
export const Loading: Story = { args: { loading: true, skeletons: 3 } };
export const Empty: Story = { args: { children: [] } };
