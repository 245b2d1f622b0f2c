import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { bookableDepartures } from "../fixtures/booking";
import { AlternativeDates } from "./AlternativeDates";

const meta = {
  title: "Booking/AlternativeDates",
  component: AlternativeDates,
  args: { departures: bookableDepartures, onSelect: fn() },
} satisfies Meta<typeof AlternativeDates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const ForFive: Story = { args: { seatsNeeded: 5 } };
export const None: Story = { args: { departures: [] } };
