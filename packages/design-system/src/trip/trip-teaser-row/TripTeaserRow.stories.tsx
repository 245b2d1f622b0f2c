import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTrip, sampleTrips } from "../fixtures/trips";
import { SectionHeader } from "../section-header/SectionHeader";
import { TripTeaserRow } from "./TripTeaserRow";

const meta = {
  title: "Trip/TripTeaserRow",
  component: TripTeaserRow,
  args: { trips: sampleTrips, label: "Beliebte Reisen" },
  render: (args) => (
    <>
      <SectionHeader
        kicker="Wandern"
        title="Beliebte Reisen"
        intro="Drei Touren, die wir selbst gegangen sind."
      />
      <TripTeaserRow {...args} />
    </>
  ),
} satisfies Meta<typeof TripTeaserRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = { args: { trips: [longTrip, ...sampleTrips] } };
