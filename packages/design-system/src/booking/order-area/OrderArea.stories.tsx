import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Checkbox } from "../../checkbox/Checkbox";
import { sampleEssentials, sampleTotal } from "../fixtures/booking";
import { OrderArea } from "./OrderArea";

const meta = {
  title: "Booking/OrderArea",
  component: OrderArea,
  args: { essentials: sampleEssentials, totalCents: sampleTotal, onOrder: fn() },
} satisfies Meta<typeof OrderArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a real browser: a double click orders once. */
export const Ready: Story = {};
export const Busy: Story = {
  args: { busy: true },
};
export const ConsentMissing: Story = {
  args: {
    children: (
      <Checkbox
        id="formSheet"
        label="Ich habe das Formblatt (Fassung 2026-1) zur Kenntnis genommen."
        error="Bitte bestätigen Sie, dass Sie das Formblatt gelesen haben."
      />
    ),
  },
};
