import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElevationProfile } from "../elevation-profile/ElevationProfile";
import { sampleDays } from "../fixtures/days";
import { berlinerHoehenweg } from "../fixtures/waypoints";
import { DayPlan } from "./DayPlan";

const meta = {
  title: "Trip/DayPlan",
  component: DayPlan,
  args: { days: sampleDays, headingLevel: 2 },
} satisfies Meta<typeof DayPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithProfile: Story = {
  args: {
    renderDay: (day) =>
      day === 2 ? <ElevationProfile size="sm" waypoints={berlinerHoehenweg} day={2} /> : null,
  },
};
export const LongWords: Story = {
  args: {
    days: [
      {
        title: "Donaudampfschifffahrtsgesellschaftskapitänswanderung",
        overnightPlace: "Rindfleischetikettierungsüberwachungshütte",
        overnightKind: "pension",
        meals: "Frühstück, Lunchpaket, Brotzeit, dreigängiges Abendessen mit Marschtee",
      },
    ],
  },
};
export const Empty: Story = { args: { days: [] } };
