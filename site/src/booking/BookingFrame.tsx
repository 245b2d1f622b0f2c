import {
  arrowLeftIcon,
  formatDateRange,
  formatPrice,
  Grid,
  GridItem,
  Heading,
  Icon,
  Link,
  PriceSummary,
  Section,
  Stack,
  Stepper,
  Text,
} from "@gratweg/design-system";
import { BOOKING_STEPS, type BookingStep } from "@gratweg/flows";
import type { Booking } from "@gratweg/flows/react";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { priceLines } from "./priceLines";

interface BookingFrameProps {
  booking: Booking;
  /** Whether one of the steps is shown. */
  isForm: boolean;
  tripHref: string;
  children: ReactNode;
}

/** Where one is, what is being booked and what it costs, around whatever is asked at the moment. */
export function BookingFrame({ booking, isForm, tripHref, children }: BookingFrameProps) {
  const { t } = useTranslation();
  const { terms, step } = booking;
  const title = terms ? t("booking.heading", { title: terms.trip.title }) : t("booking.title");
  return (
    <Section width="wide" space="end">
      <Stack gap="3">
        <Stack gap="half">
          <div>
            <Link href={tripHref} variant="standalone">
              <Icon icon={arrowLeftIcon} />
              {t("booking.backToTrip")}
            </Link>
          </div>
          <Heading level={1} size="h4">
            {title}
          </Heading>
          {isForm && (
            <Text size="sm" weight="semibold">
              {terms && booking.totalCents !== null
                ? `${formatDateRange(terms.departure.startDate, terms.departure.endDate)} · ${formatPrice(booking.totalCents)}`
                : // Keeps the line's place.
                  "\u00a0"}
            </Text>
          )}
        </Stack>
        {isForm && (
          <Stepper
            steps={BOOKING_STEPS.map((id) => ({ id, label: t(`booking.steps.${id}`) }))}
            current={step}
            done={visited(booking)}
            onSelect={(id) => booking.goTo(id as BookingStep)}
          />
        )}
      </Stack>
      <Grid gap="6">
        <GridItem span="8">{children}</GridItem>
        {isForm && (
          <GridItem span="4">
            <Summary booking={booking} />
          </GridItem>
        )}
      </Grid>
    </Section>
  );
}

/** Later steps only when somebody has been there: wishes may stay empty, so they are never wrong. */
function visited({ steps, step }: Booking): BookingStep[] {
  const wasAtEnd = steps.some((state) => state.step === "contact" && state.isDone);
  const current = BOOKING_STEPS.indexOf(step);
  return steps
    .filter(({ isDone, isReachable }, index) => isDone && isReachable && (index < current || wasAtEnd))
    .map((state) => state.step);
}

/** Beside the form on wide windows, below it on phones, where the last step shows it itself. */
function Summary({ booking }: { booking: Booking }) {
  const { terms, lines, totalCents, payment, step, entries } = booking;
  const { t } = useTranslation();
  if (!terms || totalCents === null) return null;
  const figures = {
    lines: priceLines(lines, terms),
    totalCents,
    deposit: payment?.deposit,
    rest: payment?.rest,
  };
  return (
    <>
      <PriceSummary variant="side" {...figures}>
        <Text size="sm" weight="semibold">
          {formatDateRange(terms.departure.startDate, terms.departure.endDate)}
        </Text>
        <Text size="sm" tone="muted">
          {t("booking.check.persons", { count: entries.travellers.length })}
        </Text>
      </PriceSummary>
      {step !== "check" && <PriceSummary variant="folded" {...figures} />}
    </>
  );
}
