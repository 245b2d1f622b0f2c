import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../text/Text";
import { sampleDepartures } from "../fixtures/departures";
import { PriceBox } from "./PriceBox";

const meta = {
  title: "Trip/PriceBox",
  component: PriceBox,
  args: {
    departures: sampleDepartures,
    includes: "Übernachtungen, Halbpension, Führung",
    href: "#termine",
  },
  render: (args) => (
    <>
      <Text id="termine">Auf schmalen Fenstern steht der Preis am unteren Rand.</Text>
      <PriceBox {...args} />
    </>
  ),
} satisfies Meta<typeof PriceBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnRequest: Story = { args: { departures: [], includes: undefined } };
export const ForMembers: Story = {
  args: {
    departures: sampleDepartures.map((departure) => ({
      ...departure,
      priceCents: departure.priceCents - 10_000,
      normalPriceCents: departure.priceCents,
    })),
  },
};
