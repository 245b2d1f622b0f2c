import { Section, Text, WidgetSpace } from "@gratweg/design-system";
import type { WidgetModel } from "@gratweg/page-parts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { WhenNear } from "../trips/WhenNear";

const ForeignWidget = lazy(() =>
  import(/* webpackChunkName: "foreign-widget" */ "./ForeignWidget").catch(() => ({ default: () => null })),
);

/** In the page's own place for it. */
export function ReviewsWidget({ widget }: { widget: WidgetModel }) {
  const { t } = useTranslation();
  return (
    <WidgetSpace kind="reviews">
      <WhenNear live>
        <Suspense fallback={null}>
          <ForeignWidget kind="reviews" widget={widget} headingLevel={3} />
        </Suspense>
      </WhenNear>
      <noscript>
        <Text tone="muted">{t("reviews.noScript")}</Text>
      </noscript>
    </WidgetSpace>
  );
}

/** What travellers say, from somebody else's portal; its place is kept from the start, so that nothing moves. */
export function Reviews({ widget }: { widget: WidgetModel | null }) {
  const { t } = useTranslation();
  if (!widget) return null;
  return (
    <Section title={t("reviews.title")} screenOnly>
      <ReviewsWidget widget={widget} />
    </Section>
  );
}
