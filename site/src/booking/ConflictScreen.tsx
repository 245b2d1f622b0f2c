import { paths } from "@gratweg/contracts/routes";
import { AlternativeDates, Button, ButtonLink, Cluster, Stack } from "@gratweg/design-system";
import type { BookingRefusalShown } from "@gratweg/flows";
import { useTranslation } from "react-i18next";
import type { RefObject } from "react";
import { tripDeparture } from "./pickable";
import { StepHead } from "./steps/StepFrame";

interface ConflictScreenProps {
  conflict: BookingRefusalShown;
  heading: RefObject<HTMLHeadingElement | null>;
  travellers: number;
  tripHref: string;
  onDeparture: (departure: number) => void;
  /** Leads to the travellers. */
  onFewer: () => void;
}

/** The seats went to somebody else: what is still free, with everything that was entered. */
export function ConflictScreen(props: ConflictScreenProps) {
  const { conflict, heading, travellers, tripHref, onDeparture, onFewer } = props;
  const { t } = useTranslation();
  const { reason, seatsLeft, alternatives } = conflict;
  const isTooFew = reason === "soldOut" && seatsLeft > 0;
  const kind = isTooFew ? "tooFew" : reason;
  return (
    <Stack gap="4">
      <StepHead
        heading={heading}
        title={t(`booking.conflict.${kind}.title`, isTooFew ? { count: seatsLeft } : {})}
        lead={t(`booking.conflict.${kind}.text`)}
      />
      {isTooFew && (
        <div>
          <Button variant="secondary" onClick={onFewer}>
            {t("booking.conflict.fewer")}
          </Button>
        </div>
      )}
      <AlternativeDates
        departures={alternatives.map(tripDeparture)}
        seatsNeeded={travellers}
        onSelect={onDeparture}
        headingLevel={3}
      />
      <Cluster gap="2">
        <ButtonLink href={tripHref} variant="quiet">
          {t("booking.backToTrip")}
        </ButtonLink>
        <ButtonLink href={paths.search()} variant="quiet">
          {t("booking.conflict.search")}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
