import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button";
import { ButtonLink } from "../button/ButtonLink";
import { WaitNotice } from "./WaitNotice";

const meta = {
  title: "Feedback/WaitNotice",
  component: WaitNotice,
  args: {
    title: "Ihre Zahlung wird bestätigt",
    text: "Wir warten auf die Antwort des Zahlungsdienstes. Sie müssen nichts tun.",
  },
} satisfies Meta<typeof WaitNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const KnownSteps: Story = { args: { value: 1, max: 3, valueText: "Schritt 1 von 3" } };
export const Slow: Story = { args: { state: "slow" } };
export const Stalled: Story = {
  args: {
    state: "stalled",
    text: "Ihre Zahlung kann trotzdem angekommen sein. Bitte zahlen Sie nicht ein zweites Mal.",
    actions: (
      <>
        <Button>Noch einmal prüfen</Button>
        <ButtonLink href="/de/portal" variant="secondary">
          Zum Portal
        </ButtonLink>
      </>
    ),
  },
};
