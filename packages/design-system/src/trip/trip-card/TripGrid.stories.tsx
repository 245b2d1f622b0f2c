import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTrip, sampleTrips } from "../fixtures/trips";
import { TripCard, type TripCardData } from "./TripCard";
import { TripCardSkeleton } from "./TripCardSkeleton";
import { TripGrid } from "./TripGrid";

const cards = (trips: readonly TripCardData[]) =>
  trips.map((trip) => <TripCard key={trip.href} trip={trip} headingLevel={2} />);

const meta = {
  title: "Trip/TripGrid",
  component: TripGrid,
  subcomponents: { TripCardSkeleton },
  args: { children: cards([...sampleTrips, longTrip]) },
} satisfies Meta<typeof TripGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { children: cards(sampleTrips.slice(0, 1)) } };
export const Loading: Story = { args: { children: undefined, loading: true, skeletons: 3 } };
/** More are on their way below those that are there. */
export const LoadingMore: Story = {
  args: { children: [...cards(sampleTrips), <TripCardSkeleton key="next" />] },
};
export const Empty: Story = { args: { children: [] } };
