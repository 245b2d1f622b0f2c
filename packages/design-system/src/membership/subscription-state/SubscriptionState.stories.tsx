import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { Link } from "../../link/Link";
import { SubscriptionState } from "./SubscriptionState";

const cancel = (
  <ButtonLink href="/de/vertrag-kuendigen" variant="quiet">
    Vertrag kündigen
  </ButtonLink>
);
const manage = <Button variant="secondary">Zahlungsmittel ändern</Button>;
const known = { since: "2025-11-21", method: "Visa, endet auf 4242" };

const meta = {
  title: "Account and membership/SubscriptionState",
  component: SubscriptionState,
  args: {
    title: "Gratweg Plus",
    subscription: { state: "active", renewsOn: "2027-11-20", amountCents: 3900, ...known },
    actions: (
      <>
        {manage}
        {cancel}
      </>
    ),
  },
} satisfies Meta<typeof SubscriptionState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Withdrawable: Story = {
  args: {
    withdrawableUntil: "2027-06-03",
    withdrawAction: <Link href="/de/vertrag-widerrufen">Vertrag widerrufen</Link>,
  },
};
export const Cancelled: Story = {
  args: {
    subscription: { state: "cancelled", endsOn: "2027-11-20", ...known },
    actions: <Button variant="secondary">Kündigung zurücknehmen</Button>,
  },
};
export const PastDue: Story = {
  args: {
    subscription: {
      state: "pastDue",
      dueOn: "2027-05-12",
      amountCents: 3900,
      accessUntil: "2027-06-02",
      ...known,
    },
    actions: (
      <>
        <Button>Zahlungsmittel prüfen</Button>
        {cancel}
      </>
    ),
  },
};
export const Paused: Story = {
  args: { subscription: { state: "paused", resumesOn: "2027-09-01", ...known } },
};
export const Withdrawn: Story = {
  args: { subscription: { state: "withdrawn", withdrawnOn: "2027-05-19" }, actions: undefined },
};
export const None: Story = {
  args: {
    title: undefined,
    subscription: { state: "none" },
    actions: <ButtonLink href="/de/portal/user/pricing">Mitgliedschaft ansehen</ButtonLink>,
  },
};
