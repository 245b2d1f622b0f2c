import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../button/Button";
import {
  cancelledBooking,
  laterBooking,
  longBooking,
  pastBooking,
  runningBooking,
  sampleToday,
  upcomingBooking,
} from "../fixtures/membership";
import { BookingCard } from "./BookingCard";

const meta = {
  title: "Account and membership/BookingCard",
  component: BookingCard,
  args: {
    booking: upcomingBooking,
    today: sampleToday,
    headingLevel: 2,
    children: <Button variant="quiet">Frage an den Veranstalter</Button>,
  },
} satisfies Meta<typeof BookingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {};
export const Tomorrow: Story = { args: { today: "2027-06-11" } };
export const FarAhead: Story = { args: { booking: laterBooking } };
export const Running: Story = { args: { booking: runningBooking } };
export const Completed: Story = { args: { booking: pastBooking, children: undefined } };
export const Cancelled: Story = { args: { booking: cancelledBooking, children: undefined } };
export const LongWords: Story = {
  args: { booking: longBooking },
  globals: { viewport: { value: "least", isRotated: false } },
};
