import { Button, Notice, Stack } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

interface OfflineNoticeProps {
  /** Whether a booking was under way, of which nobody knows yet whether it arrived. */
  isPending: boolean;
  onRetry?: () => void;
}

export function OfflineNotice({ isPending, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation();
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
