import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceChange } from "./PriceChange";

const meta = {
  title: "Booking/PriceChange",
  component: PriceChange,
  args: {
    oldCents: 258000,
    newCents: 264000,
    children: "Der Veranstalter hat den Preis angepasst. Noch ist nichts gebucht.",
    onAccept: fn(),
  },
} satisfies Meta<typeof PriceChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dearer: Story = {};
export const Cheaper: Story = { args: { newCents: 238000 } };
export const ToBeShownOnly: Story = { args: { onAccept: undefined } };
