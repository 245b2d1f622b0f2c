import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleReview } from "../fixtures/booking";
import { BookingReview } from "./BookingReview";

const meta = {
  title: "Booking/BookingReview",
  component: BookingReview,
  args: { groups: sampleReview, onEdit: fn() },
} satisfies Meta<typeof BookingReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const NothingToChange: Story = { args: { onEdit: undefined } };
