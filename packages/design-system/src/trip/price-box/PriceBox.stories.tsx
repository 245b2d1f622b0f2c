import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../text/Text";
import { PriceBox, PriceBoxSpacer } from "./PriceBox";

const meta = {
  title: "Trip/PriceBox",
  component: PriceBox,
  subcomponents: { PriceBoxSpacer },
  args: {
    priceFrom: 129000,
    includes: "Übernachtungen, Halbpension, Führung",
    nextDeparture: { startDate: "2027-06-12", endDate: "2027-06-20" },
    href: "#termine",
  },
  render: (args) => (
    <>
      <Text id="termine">Auf schmalen Fenstern steht der Preis am unteren Rand.</Text>
      <PriceBox {...args} />
      <PriceBoxSpacer />
    </>
  ),
} satisfies Meta<typeof PriceBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnRequest: Story = {
  args: { priceFrom: undefined, includes: undefined, nextDeparture: undefined },
};
export const ForMembers: Story = { args: { priceFrom: 119000, normalPriceFrom: 129000 } };
