import type { BookingAnswer } from "@gratweg/contracts";
import { arrowLeftIcon, ButtonLink, Heading, Notice, Stack, Text } from "@gratweg/design-system";
import { isHoldOver } from "@gratweg/flows";
import { useTranslation } from "react-i18next";
import { useEffect, useState } from "react";
import { BookedPrices } from "./BookedPrices";
import { berlinTime } from "./berlinTime";

interface HeldBookingProps {
  answer: BookingAnswer;
  heldUntil: string;
  tripHref: string;
}

/** Nothing is booked yet: where to confirm, and until when. */
export function HeldBooking({ answer, heldUntil, tripHref }: HeldBookingProps) {
  const { t } = useTranslation();
  const isOver = useIsOver(answer, heldUntil);
  const { email, number, seats: count } = answer;
  const texts = isOver ? "booking.held.over" : "booking.held";
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Heading level={1}>{t(`${texts}.title`)}</Heading>
        <Text size="lg" width="measure">
          {t(`${texts}.text`, { email, count, time: berlinTime(heldUntil) })}
        </Text>
        <Text tone="muted">{t("booking.held.number", { number })}</Text>
      </Stack>
      {!isOver && (
        <>
          <Notice variant="info" title={t("booking.held.mail")}>
            {t("booking.held.mailText")}
          </Notice>
          <BookedPrices answer={answer} />
        </>
      )}
      <div>
        <ButtonLink href={tripHref} variant="quiet" icon={arrowLeftIcon}>
          {t("booking.backToTrip")}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Turns true at the moment itself, also when the page stays open. */
function useIsOver(answer: BookingAnswer, heldUntil: string): boolean {
  const [isOver, setIsOver] = useState(() => isHoldOver(answer, Date.now()));
  useEffect(() => {
    const left = Date.parse(heldUntil) - Date.now();
    const timer = setTimeout(() => setIsOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [heldUntil]);
  return isOver;
}
