import { Section, Text, WidgetSpace } from "@gratweg/design-system";
import type { WidgetModel } from "@gratweg/page-parts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { WhenNear } from "../trips/WhenNear";

const ForeignWidget = lazy(() =>
  import(/* webpackChunkName: "foreign-widget" */ "./ForeignWidget").catch(() => ({ default: () => null })),
);

/** What travellers say, from somebody else's portal; its place is kept from the start, so that nothing moves. */
export function Reviews({ widget }: { widget: WidgetModel | null }) {
  const { t } = useTranslation();
  if (!widget) return null;
  return (
    <Section title={t("reviews.title")} screenOnly>
      <WidgetSpace kind="reviews">
        <WhenNear space={null} live>
          <Suspense fallback={null}>
            <ForeignWidget kind="reviews" widget={widget} headingLevel={3} />
          </Suspense>
        </WhenNear>
        <noscript>
          <Text tone="muted">{t("reviews.noScript")}</Text>
        </noscript>
      </WidgetSpace>
    </Section>
  );
}
