import type { Membership } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { berlinDay } from "@gratweg/contracts/kernel";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  formatPrice,
  Link,
  Notice,
  SettingsSection,
  Stack,
  SubscriptionState,
  Text,
} from "@gratweg/design-system";
import { connectMembershipChange, createSubmission } from "@gratweg/flows";
import { useMembershipChange, useSubmission } from "@gratweg/flows/react";
import { useEffect, useMemo, type ReactNode } from "react";
import { usePortalServices } from "../../services";
import { settingsTexts } from "../../texts/settings";
import { troubleWords } from "../../texts/trouble";
import { membershipState } from "../parts/membershipState";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = settingsTexts.membership;

export interface MembershipSectionProps {
  membership: Membership | null;
  onChanged: (membership: Membership) => void;
}

/** The contract and the ways out of it: one button and one confirmation, no more than subscribing takes. */
export function MembershipSection({ membership: known, onChanged }: MembershipSectionProps) {
  const { account: api } = usePortalServices();
  const machine = useMemo(
    () => connectMembershipChange({ changeMembership: api.changeMembership, changed: onChanged }),
    [api, onChanged],
  );
  const change = useMembershipChange(machine, { membership: known });
  const { status, membership, kind, trouble, choose, confirm, dismiss, update } = change;
  useEffect(() => update(known), [known, update]);
  const words = kind && texts[kind];
  const isOpen = status === "confirming" || status === "changing" || status === "failed";
  return (
    <SettingsSection id="mitgliedschaft" title={texts.title} description={texts.description}>
      <Stack gap="2">
        {status === "changed" && membership && words && (
          <Notice variant="success" onDismiss={dismiss}>
            {words.done(membership)}
          </Notice>
        )}
        <Pass membership={membership} onChoose={choose} payments={<PaymentsButton />} />
        {membership && <Contract membership={membership} />}
      </Stack>
      {membership && words && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={(open) => !open && dismiss()}
          title={words.title}
          confirmLabel={words.confirm}
          variant={kind === "resume" ? "primary" : "danger"}
          onConfirm={confirm}
          busy={status === "changing"}
          error={
            trouble ? `${words.failed} ${trouble.detail ?? troubleWords(trouble.reason).text}` : undefined
          }
        >
          {words.text(membership)}
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}

/** Cards and invoices are the payment provider's matter: its page opens in the place of this one. */
function PaymentsButton() {
  const { account: api, leave } = usePortalServices();
  const submission = useMemo(
    () =>
      createSubmission(async (_: null, signal) => {
        const { url } = await api.openPayments(signal);
        leave(url);
        return url;
      }),
    [api, leave],
  );
  const { status, trouble, send } = useSubmission(submission);
  return (
    <>
      <Button variant="secondary" busy={status === "sending"} onClick={() => send(null)}>
        {texts.payments}
      </Button>
      {trouble && <TroubleNotice trouble={trouble} title={texts.paymentsFailed} />}
    </>
  );
}

interface PassProps {
  membership: Membership | null;
  payments: ReactNode;
  onChoose: (kind: "cancel" | "resume" | "withdraw") => void;
}

function Pass({ membership, onChoose, payments }: PassProps) {
  const isOver = membership?.state === "ended" || membership?.state === "withdrawn";
  if (membership === null || isOver) {
    return (
      <SubscriptionState
        headingLevel={3}
        title={membership?.plan.name}
        subscription={membershipState(membership)}
        actions={
          <ButtonLink href={paths.portalUser("pricing")}>
            {membership === null ? texts.subscribe : texts.again}
          </ButtonLink>
        }
      >
        {membership?.state === "ended" ? endedWords(membership) : undefined}
      </SubscriptionState>
    );
  }
  const { state, withdrawableUntil } = membership;
  return (
    <SubscriptionState
      headingLevel={3}
      title={membership.plan.name}
      subscription={membershipState(membership)}
      withdrawableUntil={withdrawableUntil ? berlinDay(withdrawableUntil) : undefined}
      withdrawAction={
        <Button variant="secondary" size="sm" onClick={() => onChoose("withdraw")}>
          {texts.withdraw.button}
        </Button>
      }
      actions={
        <>
          {state === "ending" ? (
            <Button variant="secondary" onClick={() => onChoose("resume")}>
              {texts.resume.button}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => onChoose("cancel")}>
              {texts.cancel.button}
            </Button>
          )}
          {payments}
        </>
      }
    >
      {endingWords(membership)}
    </SubscriptionState>
  );
}

/** Undefined where what the state says by itself is enough. */
function endingWords({ state, currentPeriodEnd, cancellation }: Membership): string | undefined {
  const refund = cancellation?.refund;
  return state === "ending" && refund
    ? texts.ending(berlinDay(currentPeriodEnd), formatPrice(refund.amount))
    : undefined;
}

function endedWords({ currentPeriodEnd, cancellation, refunded }: Membership): string {
  const refund = cancellation?.refund;
  const ended = texts.ended(berlinDay(currentPeriodEnd));
  if (!refund) return ended;
  const isMade = refunded !== null && refunded.amount >= refund.amount;
  return isMade
    ? `${ended} ${texts.refund.made(formatPrice(refunded.amount))}`
    : `${ended} ${texts.refund.due(formatPrice(refund.amount))}`;
}

/** What the public forms ask for. */
function Contract({ membership: { contractNumber } }: { membership: Membership }) {
  return (
    <Text size="sm" tone="muted" as="div" width="measure">
      <p>
        {texts.contract}: <strong>{contractNumber}</strong>
      </p>
      <p>
        {texts.publicWays}{" "}
        <Link href={withContract(paths.contractCancel(), contractNumber)}>{texts.publicCancel}</Link>
        {" · "}
        <Link href={withContract(paths.contractWithdraw(), contractNumber)}>{texts.publicWithdraw}</Link>
      </p>
    </Text>
  );
}

function withContract(path: string, contract: string): string {
  return `${path}?${new URLSearchParams({ contract }).toString()}`;
}
