import { Button, ButtonLink, Cluster, Notice, PlanCard, Stack, WaitNotice } from "@gratweg/design-system";
import { ApiFailure, checkoutMachine, type CheckoutActor, type Trouble } from "@gratweg/flows";
import { useCheckout } from "@gratweg/flows/react";
import { toPaymentTexts } from "../../portal/src/texts/toPayment";
import { pricingTexts } from "../../portal/src/texts/pricing";
import { TroubleNotice } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

const texts = toPaymentTexts;
const plan = "wegbegleiter";

function CheckoutScreen({ actor }: { actor: CheckoutActor }) {
  const { status, trouble, choose, resume, retry, abandon } = useCheckout(actor, true);
  if (status === "leaving")
    return <WaitNotice title={texts.opening} text={texts.openingText} headingLevel={3} />;
  if (status === "identifying")
    return (
      <Stack gap="4">
        <Notice variant="info" title={texts.loginTitle}>
          {texts.loginLead}
        </Notice>
        <Cluster>
          <Button onClick={resume}>Anmelden</Button>
          <Button variant="quiet" onClick={abandon}>
            {texts.otherPlan}
          </Button>
        </Cluster>
      </Stack>
    );
  if (trouble) return <NoCheckout trouble={trouble} onRetry={retry} onAbandon={abandon} />;
  return (
    <PlanCard
      headingLevel={3}
      variant="marked"
      plan={{
        title: "Wegbegleiter",
        teaser: "Für alle, die öfter gehen.",
        priceCents: 4_800,
        interval: "year",
        features: [{ text: "Orte als Wegpunkte (GPX)" }, { text: "Mitgliederpreise" }],
        terms: ["Ein Jahr, danach monatlich kündbar."],
      }}
    >
      <Button width="full" busy={status === "creating"} onClick={() => choose(plan)}>
        {status === "creating" ? pricingTexts.order.busy : pricingTexts.order.button}
      </Button>
    </PlanCard>
  );
}

function NoCheckout(props: { trouble: Trouble; onRetry: () => void; onAbandon: () => void }) {
  const { trouble, onRetry, onAbandon } = props;
  if (trouble.reason === "already-member")
    return (
      <Stack gap="4" align="start">
        <Notice variant="info" title={pricingTexts.member.title}>
          {trouble.detail}
        </Notice>
        <ButtonLink href="#einstellungen">{pricingTexts.member.action}</ButtonLink>
      </Stack>
    );
  return (
    <Stack gap="4" align="start">
      <TroubleNotice trouble={trouble} onRetry={onRetry} />
      <Button variant="quiet" onClick={onAbandon}>
        {texts.otherPlan}
      </Button>
    </Stack>
  );
}

export const checkoutFlow = defineFlow({
  name: "checkout",
  purpose: "From a plan to the payment page; who has to sign in first keeps the plan.",
  machine: checkoutMachine,
  inputs: { "nothing is chosen": { plan: null }, "a plan was chosen before signing in": { plan } },
  events: [
    { type: "plan.choose", plan, isSignedIn: true },
    { type: "plan.choose", plan, isSignedIn: false },
    { type: "checkout.resume" },
    { type: "checkout.retry" },
    { type: "checkout.abandon" },
    { type: "page.return" },
  ],
  answers: {
    createCheckout: {
      "an address to pay at": { output: { url: "https://zahlung.example/1" } },
      "a member already": {
        error: new ApiFailure("refused", {
          status: 409,
          type: "/probleme/schon-mitglied",
          detail: "Ihre Mitgliedschaft läuft noch. Sie brauchen keine zweite.",
        }),
      },
      "the session has ended": { error: new ApiFailure("refused", { status: 401 }) },
      "the payment provider is away": {
        error: new ApiFailure("refused", {
          status: 503,
          type: "/probleme/zahlung-nicht-erreichbar",
          detail: "Die Zahlungsseite ist gerade nicht erreichbar. Es wurde nichts abgebucht.",
        }),
      },
    },
  },
  tellsApart: ({ plan: chosen, trouble }) => [chosen, trouble?.reason],
  Screen: CheckoutScreen,
});
