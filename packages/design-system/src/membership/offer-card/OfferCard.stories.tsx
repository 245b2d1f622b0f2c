import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../button/ButtonLink";
import { Grid } from "../../layout/Grid";
import { openOffer } from "../fixtures/membership";
import { OfferCard } from "./OfferCard";

const toTrip = (
  <ButtonLink href="/de/portal/reise/1021/malerweg-elbsandsteingebirge" width="full">
    Termine ansehen
  </ButtonLink>
);
const toPlans = (
  <ButtonLink href="/de/portal/user/pricing" variant="secondary" width="full">
    Mitglied werden
  </ButtonLink>
);

const meta = {
  title: "Account and membership/OfferCard",
  component: OfferCard,
  args: { offer: openOffer, access: "open", headingLevel: 2, children: toTrip },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const SideBySide: Story = {
  render: (args) => (
    <Grid columns="3">
      <OfferCard {...args} />
      <OfferCard {...args} offer={{ title: "Leihausrüstung zum halben Preis", code: "AUSGERUESTET" }} />
      <OfferCard {...args} access="locked">
        {toPlans}
      </OfferCard>
    </Grid>
  ),
};
