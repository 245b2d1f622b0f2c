import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleFormSheet } from "../fixtures/booking";
import { FormSheet } from "./FormSheet";

const meta = {
  title: "Booking/FormSheet",
  component: FormSheet,
  args: { ...sampleFormSheet, onPrint: fn() },
} satisfies Meta<typeof FormSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
