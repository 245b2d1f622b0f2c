import { paths } from "@gratweg/contracts/routes";
import { Link, Notice, Stack, TripGrid } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

/** In the built page alone: stands there until the trips that were asked for are there (see `askedRules`). */
export function AwaitedResults() {
  const { t } = useTranslation();
  return (
    <div data-results="awaited">
      <Stack gap="3">
        <noscript>
          <Notice variant="info" live="none">
            <Stack gap="2" align="start">
              {t("search.noScript")}
              <Link href={paths.support()}>{t("search.help")}</Link>
              <Link href={paths.search()}>{t("search.browse")}</Link>
            </Stack>
          </Notice>
        </noscript>
        <div data-results="skeletons">
          <TripGrid label={t("search.awaited")} loading skeletons={6} />
        </div>
      </Stack>
    </div>
  );
}
