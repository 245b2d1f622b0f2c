import type { BookingAnswer } from "@gratweg/contracts";
import { formatDateRange, PriceSummary, Stack, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

/** What was booked, and what is to be paid when. */
export function BookedPrices({ answer }: { answer: BookingAnswer }) {
  const { t } = useTranslation();
  const { trip, departure, seats, lines, total, payment } = answer;
  return (
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
  );
}
