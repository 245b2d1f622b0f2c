import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, Stack } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { berlinTime } from "./berlinTime";
import { BookingForm, type BookingStateProps } from "./BookingForm";
import { BookingSkeleton } from "./BookingSkeleton";
import { ConflictScreen } from "./ConflictScreen";
import { PriceChangedNotice } from "./PriceChangedNotice";
import { StepHead } from "./steps/StepFrame";
import { TermsProblem } from "./TermsProblem";

/** What is shown in each state of the booking. */
export function BookingState(props: BookingStateProps) {
  const { booking, heading, tripHref, phone } = props;
  const { status, conflict, priceChange, unavailableReason, terms, step } = booking;
  if (status === "held" || status === "done") return <Done {...props} />;
  if (status === "unavailable")
    return (
      <TermsProblem
        reason={unavailableReason ?? "unavailable"}
        onRetry={booking.refreshTerms}
        {...{ heading, tripHref, phone }}
      />
    );
  if (!terms && step !== "travellers") return <BookingSkeleton />;
  if (status === "conflict" && conflict)
    return (
      <ConflictScreen
        travellers={booking.entries.travellers.length}
        onDeparture={booking.chooseDeparture}
        onFewer={() => booking.goTo("travellers")}
        {...{ conflict, heading, tripHref }}
      />
    );
  if (status === "changedPrice" && priceChange)
    return (
      <PriceChangedNotice change={priceChange} onAccept={booking.acceptPrice} {...{ heading, tripHref }} />
    );
  return <BookingForm {...props} />;
}

/** Shown for the moment until the confirmation comes, and to whoever returns here afterwards. */
function Done({ booking: { answer }, heading, tripHref }: BookingStateProps) {
  const { t } = useTranslation();
  const texts = answer?.heldUntil === undefined ? "booking.done" : "booking.held";
  const values = answer?.heldUntil
    ? { email: answer.email, count: answer.seats, time: berlinTime(answer.heldUntil) }
    : {};
  return (
    <Stack gap="3" align="start">
      <StepHead heading={heading} title={t(`${texts}.title`)} lead={t(`${texts}.text`, values)} />
      <ButtonLink
        href={
          answer
            ? paths.bookingConfirmation(
                answer.trip.number,
                answer.trip.slug,
                answer.departure.number,
                answer.fullName,
              )
            : tripHref
        }
      >
        {t(answer ? `${texts}.toConfirmation` : "booking.backToTrip")}
      </ButtonLink>
    </Stack>
  );
}
