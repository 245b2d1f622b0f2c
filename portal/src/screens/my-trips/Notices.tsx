import type { Account } from "@gratweg/contracts";
import { Notice, Stack } from "@gratweg/design-system";
import { ConfirmationMail } from "../../session/ConfirmationMail";
import { myTripsTexts } from "../../texts/myTrips";

const texts = myTripsTexts;

/** What has just happened elsewhere and is told here; `?meldung=` of the address. */
const HAPPENINGS = { konto: texts.notice.registered, passwort: texts.notice.password } as const;
export type Happening = keyof typeof HAPPENINGS;

export function readHappening(search: string): Happening | null {
  const named = new URLSearchParams(search).get("meldung");
  return named === "konto" || named === "passwort" ? named : null;
}

export interface NoticesProps {
  happening: Happening | null;
  onDismiss: () => void;
  account: Account | null;
}

export function Notices({ happening, onDismiss, account }: NoticesProps) {
  const happened = happening && HAPPENINGS[happening];
  const isUnconfirmed = account?.confirmed === false;
  if (!happened && !isUnconfirmed) return null;
  return (
    <Stack gap="2">
      {happened && (
        <Notice variant="success" title={happened.title} onDismiss={onDismiss}>
          {happened.text}
        </Notice>
      )}
      {isUnconfirmed && <UnconfirmedNotice email={account.email} />}
    </Stack>
  );
}

/** Why bookings are missing, and the mail that brings them. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { title, text } = texts.unconfirmed;
  return (
    <Notice variant="warning" live="none" title={title}>
      <Stack gap="2" align="start">
        <span>{text(email)}</span>
        <ConfirmationMail email={email} />
      </Stack>
    </Notice>
  );
}
