import { Button, Notice, Stack } from "@gratweg/design-system";
import type { Booking } from "@gratweg/flows/react";
import { useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { OfflineNotice } from "./OfflineNotice";

interface SubmitNoticeProps {
  booking: Pick<Booking, "status" | "failure" | "isPending" | "isRetryAutomatic" | "canRetry" | "retry">;
  phone: string;
}

/** Why the booking did not go through, right where the button was pressed; it comes into sight by taking the focus. */
export function SubmitNotice({ booking, phone }: SubmitNoticeProps) {
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
        failure && <FailedNotice {...booking} reason={failure.reason} phone={phone} />
      )}
    </div>
  );
}

interface FailedNoticeProps extends Pick<Booking, "isRetryAutomatic" | "canRetry" | "retry"> {
  reason: NonNullable<Booking["failure"]>["reason"];
  phone: string;
}

function FailedNotice({ reason, isRetryAutomatic, canRetry, retry, phone }: FailedNoticeProps) {
  const { t } = useTranslation();
  const kind = reason === "timeout" ? "unavailable" : reason;
  return (
    <Notice variant="warning" live="assertive" title={t(`booking.failed.${kind}.title`)}>
      <Stack gap="2" align="start">
        <span>
          {t(`booking.failed.${kind}.text`, { phone })}
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
