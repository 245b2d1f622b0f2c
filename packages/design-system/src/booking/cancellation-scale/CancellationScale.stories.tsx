import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCancellation, sampleTotal } from "../fixtures/booking";
import { CancellationScale } from "./CancellationScale";

const meta = {
  title: "Booking/CancellationScale",
  component: CancellationScale,
  args: { steps: sampleCancellation },
} satisfies Meta<typeof CancellationScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPercent: Story = {};
export const WithDaysAndAmounts: Story = { args: { startDate: "2027-06-12", totalCents: sampleTotal } };
export const FreeAtFirst: Story = {
  args: {
    steps: [
      { daysBefore: 365, percent: 0 },
      { daysBefore: 30, percent: 50 },
      { daysBefore: null, percent: 100 },
    ],
    startDate: "2027-06-12",
    totalCents: sampleTotal,
  },
};
export const OneStep: Story = { args: { steps: [{ daysBefore: 365, percent: 20 }] } };
