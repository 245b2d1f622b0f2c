import { DeparturePicker, Notice, Skeleton } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { pickableDepartures } from "../pickable";
import type { StepProps } from "./StepFrame";
import { StepFrame } from "./StepFrame";

export function DepartureStep(props: StepProps) {
  const { t } = useTranslation();
  const { booking, errorOf } = props;
  const { terms } = booking;
  if (!terms) return <Skeleton shapes={["heading", "line", "button", "button", "button"]} />;
  return (
    <StepFrame {...props} lead={t("booking.departure.lead")} title={t("booking.departure.title")}>
      {terms.availability !== "open" && (
        <Notice variant="warning" live="none">
          {t(`booking.departure.${terms.availability}`)}
        </Notice>
      )}
      <DeparturePicker
        id="departure"
        legend={t("booking.departure.legend")}
        departures={pickableDepartures(terms)}
        value={booking.departureNumber}
        onValueChange={booking.chooseDeparture}
        seatsNeeded={booking.entries.travellers.length}
        error={errorOf("departure")}
      />
    </StepFrame>
  );
}
