import { Notice, Stack } from "@gratweg/design-system";
import { ConfirmationMail } from "../../session/ConfirmationMail";
import { myTripsTexts } from "../../texts/myTrips";

const texts = myTripsTexts.unconfirmed;

/** Why bookings are missing, and the mail that brings them. */
export function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <Notice variant="warning" live="none" title={texts.title}>
      <Stack gap="2" align="start">
        <span>{texts.text(email)}</span>
        <ConfirmationMail email={email} />
      </Stack>
    </Notice>
  );
}
