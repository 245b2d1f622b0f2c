import {
  BookingReview,
  CancellationScale,
  Checkbox,
  formatDate,
  formatDateRange,
  FormSection,
  FormSheet,
  OrderArea,
  PartiesCard,
  PriceSummary,
  Stack,
  Text,
  type ReviewGroup,
} from "@gratweg/design-system";
import type { BookingTerms } from "@gratweg/contracts";
import type { BookingEntries } from "@gratweg/contracts/booking-rules";
import { BOOKING_STEPS } from "@gratweg/flows";
import { t } from "../texts";
import type { StepProps } from "./FormSteps";
import { Head, SubmitNotice } from "./outcomes";

export function CheckStep({ booking, errorOf }: StepProps) {
  const { terms, entries, totalCents, lines, payment, status } = booking;
  if (!terms || totalCents === null) return null;
  const isBusy = status === "submitting";
  const error = errorOf("formSheet");
  return (
    <Stack gap="5">
      <Head title={t("booking.check.title")} lead={t("booking.check.lead")} />
      <BookingReview
        groups={reviewGroups(terms, entries)}
        onEdit={
          isBusy ? undefined : (id) => booking.goTo(BOOKING_STEPS.find((step) => step === id) ?? "departure")
        }
      />
      <PartiesCard organiser={terms.organiser} mediator={terms.mediator} headingLevel={3} />
      <CancellationScale
        steps={terms.cancellation}
        totalCents={totalCents}
        startDate={terms.departure.startDate}
      />
      <PriceSummary
        lines={lines}
        totalCents={totalCents}
        deposit={payment?.deposit}
        rest={payment?.rest}
        headingLevel={3}
      />
      <FormSection
        legend={t("booking.check.formSheet")}
        headingLevel={3}
        hint={t("booking.check.formSheetLead")}
      >
        <FormSheet {...terms.formSheet} headingLevel={4} />
        <Checkbox
          id="formSheet"
          label={t("booking.check.acknowledge", { version: terms.formSheet.version })}
          checked={booking.isFormSheetSeen}
          onCheckedChange={booking.acknowledgeFormSheet}
          aria-invalid={error ? true : undefined}
        />
        {error && (
          <Text size="sm" tone="danger" weight="semibold">
            {error}
          </Text>
        )}
      </FormSection>
      <SubmitNotice booking={booking} />
      <OrderArea
        essentials={essentials(terms, entries)}
        totalCents={totalCents}
        busy={isBusy}
        onOrder={booking.submit}
      />
    </Stack>
  );
}

function reviewGroups(
  { trip, departure }: BookingTerms,
  { travellers, contact }: BookingEntries,
): ReviewGroup[] {
  const group = (id: "departure" | "travellers" | "contact", items: ReviewGroup["items"]): ReviewGroup => ({
    id,
    title: t(`booking.steps.${id}`),
    items,
  });
  return [
    group("departure", [
      { label: t("booking.check.trip"), value: trip.title },
      { label: t("booking.check.dates"), value: formatDateRange(departure.startDate, departure.endDate) },
    ]),
    group(
      "travellers",
      travellers.map(({ firstName, lastName, birthDate }, index) => ({
        label: t("booking.issue.person", { number: index + 1 }),
        value: t("booking.check.born", { name: `${firstName} ${lastName}`, date: formatDate(birthDate) }),
      })),
    ),
    group("contact", [
      { label: t("booking.check.email"), value: contact.email },
      {
        label: t("booking.check.address"),
        value: `${contact.street}\n${contact.postalCode} ${contact.city}`,
      },
    ]),
  ];
}

function essentials({ trip, departure, organiser }: BookingTerms, { travellers }: BookingEntries) {
  return [
    { label: t("booking.check.trip"), value: trip.title },
    { label: t("booking.check.dates"), value: formatDateRange(departure.startDate, departure.endDate) },
    {
      label: t("booking.steps.travellers"),
      value: t("booking.check.persons", { count: travellers.length }),
    },
    { label: t("booking.check.organises"), value: organiser.name },
  ];
}
