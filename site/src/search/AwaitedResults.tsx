import { paths } from "@gratweg/contracts/routes";
import { Link, Notice, SearchSummary, Stack, TripGrid } from "@gratweg/design-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/**
 * In the built page alone: stands there until the trips that were asked for are there (see `askedRules`). It is laid out as these
 * will be, so that nothing moves when they come.
 */
export function AwaitedResults({ filterButton, ranking }: { filterButton: ReactNode; ranking: ReactNode }) {
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
          <Stack gap="3">
            <SearchSummary
              filterButton={filterButton}
              total={0}
              loading
              sort="relevance"
              onSortChange={() => undefined}
            />
            {ranking}
            <TripGrid label={t("search.awaited")} loading skeletons={6} />
          </Stack>
        </div>
      </Stack>
    </div>
  );
}
