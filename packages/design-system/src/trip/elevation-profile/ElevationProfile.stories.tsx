import type { Meta, StoryObj } from "@storybook/react-vite";
import { berlinerHoehenweg, dykeWalk, karwendel } from "../fixtures/waypoints";
import { ElevationProfile } from "./ElevationProfile";

const meta = {
  title: "Trip/ElevationProfile",
  component: ElevationProfile,
  args: { waypoints: berlinerHoehenweg, ascentM: 6600, descentM: 6806, distanceKm: 86.8 },
} satisfies Meta<typeof ElevationProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeTour: Story = {};
export const SumsOfKnownPlaces: Story = {
  args: { waypoints: karwendel, ascentM: undefined, descentM: undefined, distanceKm: undefined },
};
export const OneDay: Story = {
  args: { day: 6, size: "sm", ascentM: 1250, descentM: 1065, distanceKm: 10.7 },
};
export const FlatCoast: Story = {
  args: { waypoints: dykeWalk, ascentM: 40, descentM: 41, distanceKm: 46.9 },
};
export const LongNames: Story = {
  args: {
    waypoints: karwendel.map((point) => ({
      ...point,
      name: `${point.name} am Donaudampfschifffahrtsgesellschaftssteig`,
    })),
  },
};
export const Empty: Story = { args: { waypoints: [] } };
