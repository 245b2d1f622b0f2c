import type { Membership } from "@gratweg/contracts";
import { Button, ConfirmDialog, Notice, Stack, SubscriptionState } from "@gratweg/design-system";
import { ApiFailure, membershipChangeMachine, type MembershipChangeActor } from "@gratweg/flows";
import { useMembershipChangeActor } from "@gratweg/flows/react";
import { settingsTexts } from "../../portal/src/texts/settings";
import { noticeWords } from "./account/accountWords";
import { defineFlow } from "./kit/flow";

const texts = settingsTexts.membership;
const end = "2027-11-01";
const membership: Membership = {
  plan: { slug: "wegbegleiter", name: "Wegbegleiter" },
  state: "active",
  price: { amount: 4_800, currency: "EUR" },
  interval: "year",
  startedAt: "2026-11-01T09:00:00Z",
  currentPeriodEnd: `${end}T09:00:00Z`,
  paidUntil: `${end}T09:00:00Z`,
  cancelledAt: null,
  cancellation: { endsAt: `${end}T09:00:00Z`, refund: null },
  refunded: null,
  withdrawableUntil: "2026-11-15T22:59:59Z",
  contractNumber: "M-2026-000017",
};
const ending: Membership = { ...membership, state: "ending", cancelledAt: "2026-11-22T12:00:00Z" };

function MembershipChangeScreen({ actor }: { actor: MembershipChangeActor }) {
  const { status, membership: held, kind, trouble, ...change } = useMembershipChangeActor(actor);
  if (!held) return <SubscriptionState headingLevel={3} subscription={{ state: "none" }} />;
  const words = kind && texts[kind];
  const isOpen = status === "confirming" || status === "changing" || status === "failed";
  return (
    <Stack gap="4">
      {status === "changed" && kind && <Notice variant="success">{texts[kind].done(held)}</Notice>}
      <SubscriptionState
        headingLevel={3}
        title={held.plan.name}
        subscription={
          held.state === "active"
            ? { state: "active", renewsOn: end, amountCents: held.price.amount, since: "2026-11-01" }
            : { state: "cancelled", endsOn: end, since: "2026-11-01" }
        }
        actions={
          <Button
            variant="secondary"
            onClick={() => change.choose(held.state === "active" ? "cancel" : "resume")}
          >
            {held.state === "active" ? texts.cancel.button : texts.resume.button}
          </Button>
        }
      />
      {words && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={(open) => !open && change.dismiss()}
          title={words.title}
          confirmLabel={words.confirm}
          variant={kind === "resume" ? "primary" : "danger"}
          onConfirm={change.confirm}
          busy={status === "changing"}
          error={trouble ? `${words.failed} ${noticeWords(trouble).text}` : undefined}
        >
          {words.text(held)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

export const membershipChangeFlow = defineFlow({
  name: "membership-change",
  purpose: "Cancels a membership, goes on with it, withdraws from it: one button and one confirmation each.",
  machine: membershipChangeMachine,
  inputs: { "a member": { membership }, "no member": { membership: null } },
  events: [
    { type: "change.choose", kind: "cancel" },
    { type: "change.choose", kind: "withdraw" },
    { type: "change.confirm" },
    { type: "change.dismiss" },
    { type: "membership.update", membership: ending },
  ],
  answers: {
    changeMembership: {
      changed: { output: ending },
      "the time for it is over": {
        error: new ApiFailure("refused", {
          status: 409,
          type: "/probleme/widerrufsfrist-vorbei",
          detail: "Die Widerrufsfrist von 14 Tagen ist vorbei. Kündigen können Sie weiterhin.",
        }),
      },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ membership: held, kind, trouble }) => [held?.state, kind, trouble?.reason],
  Screen: MembershipChangeScreen,
});
