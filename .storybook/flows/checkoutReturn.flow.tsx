import { Button, ButtonLink, Notice, Stack, WaitNotice } from "@gratweg/design-system";
import { checkoutReturnMachine, type CheckoutReturnActor } from "@gratweg/flows";
import { useCheckoutReturnActor } from "@gratweg/flows/react";
import { checkoutTexts as texts } from "../../portal/src/texts/checkout";
import { defineFlow } from "./kit/flow";

const ends = {
  paid: { variant: "success", title: texts.success.title, text: texts.success.lead, action: "Weiter" },
  abandoned: { variant: "info", ...texts.abandoned, action: texts.abandoned.again },
  declined: { variant: "error", ...texts.declined, action: texts.declined.again },
  signedOut: { variant: "warning", ...texts.signedOut },
} as const;

function CheckoutReturnScreen({ actor }: { actor: CheckoutReturnActor }) {
  const { status, isAsking, retry } = useCheckoutReturnActor(actor);
  if (status === "polling")
    return <WaitNotice title={texts.waiting.title} text={texts.waiting.text} headingLevel={3} />;
  if (status === "late")
    return (
      <WaitNotice
        state="stalled"
        headingLevel={3}
        title={texts.late.title}
        stalledText={texts.late.text}
        actions={
          <Button variant="secondary" busy={isAsking} onClick={retry}>
            {isAsking ? texts.late.asking : texts.late.retry}
          </Button>
        }
      />
    );
  const { variant, title, text, action } = ends[status];
  return (
    <Stack gap="4" align="start">
      <Notice variant={variant} title={title}>
        {text}
      </Notice>
      <ButtonLink href="#weiter">{action}</ButtonLink>
    </Stack>
  );
}

export const checkoutReturnFlow = defineFlow({
  name: "checkout-return",
  purpose:
    "Waits until the payment provider's event has arrived, with growing pauses; after a minute by hand.",
  machine: checkoutReturnMachine,
  inputs: {
    "back from paying": { outcome: "completed" },
    "broken off": { outcome: "abandoned" },
    "the payment was declined": { outcome: "declined" },
  },
  events: [{ type: "return.retry" }],
  answers: {
    fetchSubscription: {
      "a member": { output: { outcome: "customer", email: "annegret@postfach.example" } },
      "not yet": { output: { outcome: "refused", status: 403 } },
      "the session has ended": { output: { outcome: "refused", status: 401 } },
      "no answer": { error: new TypeError("Failed to fetch") },
    },
  },
  tellsApart: ({ outcome, tries }) => [outcome, Math.min(tries, 2)],
  Screen: CheckoutReturnScreen,
});
