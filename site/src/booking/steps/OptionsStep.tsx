import type { BookingTerms } from "@gratweg/contracts";
import {
  bookingLines,
  MAX_NOTE_LENGTH,
  payableCents,
  type BookingEntries,
} from "@gratweg/contracts/booking-rules";
import { formatPrice, InsuranceOption, QuantityField, Stack, TextArea } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { StepFrame, type StepProps } from "./StepFrame";

export function OptionsStep(props: StepProps) {
  const { t } = useTranslation();
  const { booking, errorOf } = props;
  const { terms, entries } = booking;
  const supplement = booking.departure?.singleSupplement.amount ?? 0;
  const insurance = terms?.insurance;
  const nights = terms?.trip.nights ?? { inRooms: 0, total: 0 };
  const isPartly = nights.inRooms > 0 && nights.inRooms < nights.total;
  return (
    <StepFrame {...props} title={t("booking.options.title")} lead={t("booking.options.lead")}>
      <Stack gap="5">
        {supplement > 0 && (
          <QuantityField
            id="options.singleRooms"
            label={t("booking.options.rooms")}
            hint={[
              t("booking.options.roomsHint", { price: formatPrice(supplement) }),
              ...(isPartly ? [t("booking.options.roomNights", nights)] : []),
            ].join(" ")}
            value={entries.options.singleRooms}
            max={entries.travellers.length}
            error={errorOf("options.singleRooms")}
            onValueChange={(singleRooms) => booking.changeOptions({ singleRooms })}
          />
        )}
        {terms && insurance && (
          <InsuranceOption
            partner={insurance.partner}
            product={insurance.product}
            covers={insurance.covers}
            url={insurance.url}
            priceCents={insurancePrice(terms, entries)}
            value={entries.options.insurance}
            onValueChange={(value) => booking.changeOptions({ insurance: value })}
          />
        )}
        <TextArea
          id="note"
          label={t("booking.options.note")}
          hint={t("booking.options.noteHint")}
          optional
          limit={MAX_NOTE_LENGTH}
          value={entries.note ?? ""}
          error={errorOf("note")}
          onValueChange={booking.changeNote}
        />
      </Stack>
    </StepFrame>
  );
}

/** What it would cost with the present rooms and people. */
function insurancePrice(
  { departure, insurance }: BookingTerms,
  { travellers, options }: BookingEntries,
): number {
  const lines = bookingLines(
    {
      priceCents: payableCents(departure),
      singleSupplementCents: departure.singleSupplement.amount,
      insurancePerMille: insurance?.perMille ?? null,
    },
    { travellers: travellers.length, singleRooms: options.singleRooms, insurance: true },
  );
  return lines.find(({ kind }) => kind === "insurance")?.amountCents ?? 0;
}
