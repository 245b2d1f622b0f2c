import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../button/Button";
import { Grid } from "../../layout/Grid";
import { freePlan, monthlyPlan, plusPlan } from "../fixtures/membership";
import { PlanCard } from "./PlanCard";

const meta = {
  title: "Account and membership/PlanCard",
  component: PlanCard,
  args: { plan: plusPlan, headingLevel: 2, children: <Button width="full">Gratweg Plus wählen</Button> },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** The law's words, directly below terms and total. */
export const OrderButton: Story = {
  args: {
    variant: "marked",
    markLabel: "Ihre Auswahl",
    children: (
      <Button size="lg" width="full">
        zahlungspflichtig bestellen
      </Button>
    ),
  },
};
export const SideBySide: Story = {
  render: () => (
    <Grid columns="3" gap="3">
      <PlanCard plan={freePlan} headingLevel={2} current />
      <PlanCard plan={plusPlan} headingLevel={2} variant="marked">
        <Button width="full">Für ein Jahr</Button>
      </PlanCard>
      <PlanCard plan={monthlyPlan} headingLevel={2}>
        <Button variant="secondary" width="full">
          Für einen Monat
        </Button>
      </PlanCard>
    </Grid>
  ),
};
export const LongWords: Story = {
  args: {
    plan: {
      ...plusPlan,
      title: "Wandermitgliedschaftsjahresabonnement",
      features: [{ text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" }],
    },
  },
  globals: { viewport: { value: "least", isRotated: false } },
};
