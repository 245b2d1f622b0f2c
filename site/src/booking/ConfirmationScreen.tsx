import type { BookingAnswer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { arrowLeftIcon, BookingConfirmed, ButtonLink, Skeleton, Stack } from "@gratweg/design-system";
import { useBookingConfirmation } from "@gratweg/flows/react";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import type { BookingAddress } from "./bookingAddress";
import { confirmations, drafts } from "./bookingStores";
import { BookedPrices } from "./BookedPrices";
import { confirmationSteps } from "./confirmationSteps";
import { HeldBooking } from "./HeldBooking";
import { UnknownBooking } from "./UnknownBooking";

interface ConfirmationScreenProps {
  address: BookingAddress;
  /** From the address: shown, and nothing more; it proves nothing. */
  fullName: string;
  phone: string;
  email: string;
}

export function ConfirmationScreen({ address, fullName, phone, email }: ConfirmationScreenProps) {
  const ports = useMemo(() => ({ confirmations, drafts }), []);
  const { status, answer } = useBookingConfirmation(ports, address.departure);
  if (status === "loading") return <Skeleton shapes={["heading", "line", "line"]} />;
  const tripHref = paths.trip(address.trip, address.slug);
  if (answer?.trip.number !== address.trip)
    return <UnknownBooking {...{ fullName, tripHref, phone, email }} />;
  return answer.heldUntil === undefined ? (
    <KnownBooking answer={answer} tripHref={tripHref} />
  ) : (
    <HeldBooking answer={answer} heldUntil={answer.heldUntil} tripHref={tripHref} />
  );
}

function KnownBooking({ answer, tripHref }: { answer: BookingAnswer; tripHref: string }) {
  const { t } = useTranslation();
  const { number, fullName, email } = answer;
  return (
    <Stack gap="5">
      <BookingConfirmed
        number={number}
        fullName={fullName}
        email={email}
        steps={confirmationSteps(answer, t)}
        onPrint={() => window.print()}
      >
        <BookedPrices answer={answer} />
      </BookingConfirmed>
      <div>
        <ButtonLink href={tripHref} variant="quiet" icon={arrowLeftIcon}>
          {t("booking.backToTrip")}
        </ButtonLink>
      </div>
    </Stack>
  );
}
