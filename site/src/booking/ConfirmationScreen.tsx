import type { BookingAnswer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  arrowLeftIcon,
  BookingConfirmed,
  ButtonLink,
  formatDateRange,
  PriceSummary,
  Skeleton,
  Stack,
  Text,
} from "@gratweg/design-system";
import { useBookingConfirmation } from "@gratweg/flows/react";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import type { BookingAddress } from "./bookingAddress";
import { confirmations, drafts } from "./bookingStores";
import { calendarFile } from "./calendarFile";
import { confirmationSteps } from "./confirmationSteps";
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
  return answer && answer.trip.number === address.trip ? (
    <KnownBooking answer={answer} tripHref={tripHref} />
  ) : (
    <UnknownBooking {...{ fullName, tripHref, phone, email }} />
  );
}

function KnownBooking({ answer, tripHref }: { answer: BookingAnswer; tripHref: string }) {
  const { t } = useTranslation();
  const { number, fullName, email, trip, departure, seats, lines, total, payment } = answer;
  const calendar = calendarFile(answer, {
    title: trip.title,
    description: t("booking.confirmation.calendarText", { number, organiser: answer.organiser.name }),
  });
  return (
    <Stack gap="5">
      <BookingConfirmed
        number={number}
        fullName={fullName}
        email={email}
        steps={confirmationSteps(answer, t)}
        calendarHref={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
        onPrint={() => window.print()}
      >
        <PriceSummary
          title={trip.title}
          lines={lines.map(({ kind, quantity, unit, amount, normalUnit }) => ({
            kind,
            quantity,
            unitCents: unit.amount,
            amountCents: amount.amount,
            ...(normalUnit ? { normalUnitCents: normalUnit.amount } : {}),
          }))}
          totalCents={total.amount}
          deposit={{ amountCents: payment.deposit.amount, due: payment.deposit.due }}
          rest={payment.rest && { amountCents: payment.rest.amount, due: payment.rest.due }}
        >
          <Stack gap="half">
            <Text weight="semibold">{formatDateRange(departure.startDate, departure.endDate)}</Text>
            <Text tone="muted">
              {t("booking.check.persons", { count: seats })},{" "}
              {t("booking.confirmation.organiser", { name: answer.organiser.name })}
            </Text>
          </Stack>
        </PriceSummary>
      </BookingConfirmed>
      <div>
        <ButtonLink href={tripHref} variant="quiet" icon={arrowLeftIcon}>
          {t("booking.backToTrip")}
        </ButtonLink>
      </div>
    </Stack>
  );
}
