import type { Meta, StoryObj } from "@storybook/react-vite";
import { TripConditions } from "./TripConditions";

const departure = {
  startDate: "2027-08-01",
  minimumParticipants: 6,
  guaranteed: false,
  lastWithdrawalDay: "2027-07-25",
  withdrawalNoticeDays: 7,
  singleSupplementCents: 4000,
};

const meta = {
  title: "Trip/TripConditions",
  component: TripConditions,
  args: { departure, nights: { total: 5, inRooms: 1 } },
} satisfies Meta<typeof TripConditions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Guaranteed: Story = { args: { departure: { ...departure, guaranteed: true } } };
export const SuitedToManyPeople: Story = {
  args: { reducedMobility: "Alle Zimmer liegen ebenerdig, die Wege sind eben und befestigt." },
};
export const WithoutADeparture: Story = { args: { departure: undefined } };
