import {
  AlternativeDates,
  Button,
  ButtonLink,
  formatPrice,
  Heading,
  Notice,
  PriceChange,
  Stack,
  Text,
} from "@gratweg/design-system";
import type { BookingPriceChange, BookingRefusalShown } from "@gratweg/flows";
import type { Booking } from "@gratweg/flows/react";
import { phone } from "../fixtures/gratweg";
import { t } from "../texts";
import { tripDeparture } from "./tripDeparture";

export function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <Stack gap="1">
      <Heading level={2}>{title}</Heading>
      <Text tone="muted" width="measure">
        {lead}
      </Text>
    </Stack>
  );
}

export function TermsProblem({
  reason,
  onRetry,
}: {
  reason: "notFound" | "unavailable" | "offline";
  onRetry: () => void;
}) {
  const kind = reason === "notFound" ? "missing" : "unavailable";
  return (
    <Stack gap="4" align="start">
      <Head
        title={t(`booking.terms.${kind}.title`)}
        lead={t(`booking.terms.${kind}.text`, { phone: phone.label })}
      />
      {reason === "offline" && <OfflineNotice isPending={false} />}
      {reason === "notFound" ? (
        <ButtonLink href="#termine">{t("booking.terms.missing.toDates")}</ButtonLink>
      ) : (
        <Button onClick={onRetry}>{t("booking.failed.retry")}</Button>
      )}
    </Stack>
  );
}

export function Conflict({ booking, conflict }: { booking: Booking; conflict: BookingRefusalShown }) {
  const { reason, seatsLeft, alternatives } = conflict;
  const isTooFew = reason === "soldOut" && seatsLeft > 0;
  const kind = isTooFew ? "tooFew" : reason;
  return (
    <Stack gap="4" align="start">
      <Head
        title={t(`booking.conflict.${kind}.title`, isTooFew ? { count: seatsLeft } : {})}
        lead={t(`booking.conflict.${kind}.text`)}
      />
      {isTooFew && (
        <Button variant="secondary" onClick={() => booking.goTo("travellers")}>
          {t("booking.conflict.fewer")}
        </Button>
      )}
      <AlternativeDates
        departures={alternatives.map(tripDeparture)}
        seatsNeeded={booking.entries.travellers.length}
        onSelect={booking.chooseDeparture}
        headingLevel={3}
      />
    </Stack>
  );
}

export function PriceChanged({ change, onAccept }: { change: BookingPriceChange; onAccept: () => void }) {
  const { beforeCents, nowCents } = change;
  return (
    <Stack gap="4">
      <Head title={t("booking.priceChanged.title")} lead={t("booking.priceChanged.text")} />
      <PriceChange
        oldCents={beforeCents}
        newCents={nowCents}
        title={t("booking.priceChanged.notice")}
        acceptLabel={t("booking.priceChanged.accept")}
        onAccept={onAccept}
      >
        {t(`booking.priceChanged.${nowCents < beforeCents ? "lower" : "higher"}`, {
          difference: formatPrice(Math.abs(nowCents - beforeCents)),
        })}
      </PriceChange>
    </Stack>
  );
}

export function OfflineNotice({ isPending, onRetry }: { isPending: boolean; onRetry?: () => void }) {
  return (
    <Notice variant="warning" live="polite" title={t("booking.offline.title")}>
      <Stack gap="2" align="start">
        {t(isPending ? "booking.offline.submitting" : "booking.offline.text")}
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t("booking.offline.retry")}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}

/** Why the booking did not go through, where the button was pressed. */
export function SubmitNotice({ booking }: { booking: Booking }) {
  const { status, failure, canRetry, retry, isRetryAutomatic } = booking;
  if (status === "offline")
    return <OfflineNotice isPending={booking.isPending} onRetry={canRetry ? retry : undefined} />;
  if (status !== "failed" || !failure) return null;
  const kind = failure.reason === "timeout" ? "unavailable" : failure.reason;
  const count = Math.ceil((failure.retryInSeconds ?? 0) / 60);
  return (
    <Notice variant="warning" live="assertive" title={t(`booking.failed.${kind}.title`)}>
      <Stack gap="2" align="start">
        <span>
          {t(`booking.failed.${kind}.text`, { phone: phone.label, count })}
          {isRetryAutomatic && ` ${t("booking.failed.automatic")}`}
        </span>
        {canRetry && (
          <Button variant="secondary" size="sm" onClick={retry}>
            {t("booking.failed.retry")}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
