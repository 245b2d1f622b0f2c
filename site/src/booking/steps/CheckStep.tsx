import {
  BookingReview,
  CancellationScale,
  FormSection,
  FormSheet,
  OrderArea,
  PartiesCard,
  PriceSummary,
  Stack,
  TripConditions,
} from "@gratweg/design-system";
import { BOOKING_STEPS, type BookingStep } from "@gratweg/flows";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bookingTotal, type BookingLine } from "@gratweg/contracts/booking-rules";
import { departureConditions } from "../../trips/departureConditions";
import { Acknowledgement } from "../Acknowledgement";
import { placeHref } from "../bookingPorts";
import { LegalLinks } from "../LegalLinks";
import { essentials, reviewGroups } from "../reviewGroups";
import { PaymentPlan } from "../PaymentPlan";
import { priceLines } from "../priceLines";
import { SubmitNotice } from "../SubmitNotice";
import { StepHead, type StepProps } from "./StepFrame";

interface CheckStepProps extends StepProps {
  termsHref: string | null;
  phone: string;
  /** Stands beside the one thing to be done here: the page is several windows long. */
  issueSummary: ReactNode;
}

/** Everything once more, what the law wants to be read before, and then, with nothing in between, the button that books. */
export function CheckStep({ booking, heading, errorOf, termsHref, phone, issueSummary }: CheckStepProps) {
  const { t } = useTranslation();
  const { terms, entries, totalCents } = booking;
  if (!terms || totalCents === null) return null;
  const isBusy = booking.status === "submitting";
  return (
    <Stack gap="5">
      <StepHead heading={heading} title={t("booking.check.title")} lead={t("booking.check.lead")} />
      <BookingReview
        groups={reviewGroups(terms, entries, t)}
        onEdit={isBusy ? undefined : (id) => booking.goTo(stepOf(id))}
      />
      <PartiesCard organiser={terms.organiser} mediator={terms.mediator} headingLevel={3} />
      <TripConditions
        departure={departureConditions(terms.departure)}
        nights={terms.trip.nights}
        reducedMobility={terms.trip.reducedMobility ?? undefined}
        headingLevel={3}
      />
      <CancellationScale
        steps={terms.cancellation}
        totalCents={tripCents(booking.lines)}
        startDate={terms.departure.startDate}
      />
      <FormSection legend={t("booking.check.payment")} headingLevel={3}>
        {booking.payment && <PaymentPlan organiser={terms.organiser.name} payment={booking.payment} />}
        <PriceSummary
          variant="folded"
          lines={priceLines(booking.lines, terms)}
          totalCents={totalCents}
          headingLevel={4}
        />
      </FormSection>
      <FormSection
        legend={t("booking.check.formSheet")}
        headingLevel={3}
        hint={t("booking.check.formSheetLead")}
      >
        <FormSheet {...terms.formSheet} headingLevel={4} />
        {issueSummary}
        <Acknowledgement
          version={terms.formSheet.version}
          isSeen={booking.isFormSheetSeen}
          onSeen={booking.acknowledgeFormSheet}
          error={errorOf("formSheet")}
        />
        <LegalLinks termsHref={termsHref} />
      </FormSection>
      <SubmitNotice
        booking={booking}
        phone={phone}
        href={placeHref(terms.trip.number, terms.trip.slug, {
          departure: booking.departureNumber,
          step: "check",
        })}
      />
      <OrderArea
        essentials={essentials(terms, entries, t)}
        totalCents={totalCents}
        busy={isBusy}
        onOrder={booking.submit}
      />
    </Stack>
  );
}

/** What a cancellation is reckoned from: the insurance is a contract of its own. */
function tripCents(lines: readonly BookingLine[]): number {
  return bookingTotal(lines.filter(({ kind }) => kind !== "insurance"));
}

function stepOf(id: string): BookingStep {
  return BOOKING_STEPS.find((step) => step === id) ?? "departure";
}
