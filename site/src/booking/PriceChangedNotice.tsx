import { ButtonLink, formatPrice, PriceChange, Stack } from "@gratweg/design-system";
import type { BookingPriceChange } from "@gratweg/flows";
import { useTranslation } from "react-i18next";
import type { RefObject } from "react";
import { StepHead } from "./steps/StepFrame";

interface PriceChangedNoticeProps {
  change: BookingPriceChange;
  heading: RefObject<HTMLHeadingElement | null>;
  tripHref: string;
  onAccept: () => void;
}

/** Nothing is booked at a price that was not seen: both prices, and the choice to go on or not. */
export function PriceChangedNotice({ change, heading, tripHref, onAccept }: PriceChangedNoticeProps) {
  const { t } = useTranslation();
  const { beforeCents, nowCents } = change;
  const difference = formatPrice(Math.abs(nowCents - beforeCents));
  return (
    <Stack gap="4">
      <StepHead
        heading={heading}
        title={t("booking.priceChanged.title")}
        lead={t("booking.priceChanged.text")}
      />
      <PriceChange
        oldCents={beforeCents}
        newCents={nowCents}
        title={t("booking.priceChanged.notice")}
        acceptLabel={t("booking.priceChanged.accept")}
        onAccept={onAccept}
      >
        {t(nowCents < beforeCents ? "booking.priceChanged.lower" : "booking.priceChanged.higher", {
          difference,
        })}
      </PriceChange>
      <div>
        <ButtonLink href={tripHref} variant="quiet">
          {t("booking.priceChanged.decline")}
        </ButtonLink>
      </div>
    </Stack>
  );
}
