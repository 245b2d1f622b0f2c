import type { PaymentPart } from "@gratweg/contracts/booking-rules";
import { formatDate, formatPrice, Stack, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

interface PaymentPlanProps {
  organiser: string;
  payment: { deposit: PaymentPart; rest: PaymentPart | null };
}

/** How much is due until when, and to whom. */
export function PaymentPlan({ organiser, payment: { deposit, rest } }: PaymentPlanProps) {
  const { t } = useTranslation();
  const values = ({ amountCents, due }: PaymentPart) => ({
    amount: formatPrice(amountCents),
    date: formatDate(due),
  });
  return (
    <Stack gap="1">
      <Text width="measure">{t("booking.check.paymentText", { organiser })}</Text>
      <Text weight="semibold">
        {t(rest ? "booking.check.deposit" : "booking.check.all", values(deposit))}
      </Text>
      {rest && <Text weight="semibold">{t("booking.check.rest", values(rest))}</Text>}
    </Stack>
  );
}
