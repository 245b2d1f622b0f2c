import { Notice, Skeleton, Stack } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

/** Keeps the place of a booking until it is known which one; without scripts it says who can help. */
export function BookingSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="4">
      <noscript>
        <Notice variant="info" live="none">
          {t("booking.noScript")}
        </Notice>
      </noscript>
      <Skeleton shapes={["heading", "line", "line", "line", "button"]} label={t("booking.loading")} />
    </Stack>
  );
}
