import { Button, ButtonLink, Cluster, Notice, Stack } from "@gratweg/design-system";
import type { Booking } from "@gratweg/flows/react";
import { useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { signInHref } from "../account/signInHref";
import { OfflineNotice } from "./OfflineNotice";

interface SubmitNoticeProps {
  booking: Pick<Booking, "status" | "failure" | "isPending" | "isRetryAutomatic" | "canRetry" | "retry">;
  phone: string;
  /** Leads back to this step. */
  href: string;
}

/** Why the booking did not go through, right where the button was pressed; it comes into sight by taking the focus. */
export function SubmitNotice({ booking, ...rest }: SubmitNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status, failure } = booking;
  const isShown = status === "offline" || status === "failed";

  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown, status]);

  if (!isShown) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {status === "offline" ? (
        <OfflineNotice isPending={booking.isPending} onRetry={booking.canRetry ? booking.retry : undefined} />
      ) : (
        failure && <FailedNotice {...booking} {...rest} failure={failure} />
      )}
    </div>
  );
}

interface FailedNoticeProps
  extends Pick<Booking, "isRetryAutomatic" | "canRetry" | "retry">, Omit<SubmitNoticeProps, "booking"> {
  failure: NonNullable<Booking["failure"]>;
}

function FailedNotice({ failure, isRetryAutomatic, canRetry, retry, phone, href }: FailedNoticeProps) {
  const { t } = useTranslation();
  const { reason, retryInSeconds } = failure;
  const kind = reason === "timeout" ? "unavailable" : reason;
  const count = Math.ceil((retryInSeconds ?? 0) / 60);
  return (
    <Notice variant="warning" live="assertive" title={t(`booking.failed.${kind}.title`)}>
      <Stack gap="2" align="start">
        <span>
          {t(`booking.failed.${kind}.text`, { phone, count })}
          {isRetryAutomatic && ` ${t("booking.failed.automatic")}`}
        </span>
        <Cluster gap="2">
          {reason === "departureHeld" && (
            <ButtonLink href={signInHref(href)} size="sm">
              {t("booking.failed.departureHeld.signIn")}
            </ButtonLink>
          )}
          {canRetry && (
            <Button variant="secondary" size="sm" onClick={retry}>
              {t("booking.failed.retry")}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Notice>
  );
}
