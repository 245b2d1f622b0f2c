import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../text/Text";
import { sampleLines, samplePayment, sampleTotal } from "../fixtures/booking";
import { PriceSummary } from "./PriceSummary";

const meta = {
  title: "Booking/PriceSummary",
  component: PriceSummary,
  args: { lines: sampleLines, totalCents: sampleTotal, ...samplePayment },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const AtOnce: Story = {
  args: { deposit: { amountCents: sampleTotal, due: "2026-11-28" }, rest: null },
};
export const BesideAForm: Story = {
  args: {
    variant: "side",
    children: (
      <Text size="sm" tone="muted">
        Berliner Höhenweg im Zillertal, Sa., 12. bis So., 20. Juni 2027
      </Text>
    ),
  },
};
export const Folded: Story = { args: { variant: "folded" } };
export const Large: Story = {
  args: {
    lines: [
      {
        kind: "trip",
        label: "Winterwanderwoche mit Schneeschuhen und Hüttenübernachtung",
        quantity: 10,
        unitCents: 1234567,
        amountCents: 12345670,
      },
    ],
    totalCents: 12345670,
    deposit: undefined,
  },
};
export const ForMembers: Story = {
  args: {
    lines: sampleLines.map((line) => (line.kind === "trip" ? { ...line, normalUnitCents: 139000 } : line)),
  },
};
