import type { TripCard as TripCardOfAnswer } from "@gratweg/contracts";
import { Heading, Stack, Text, TripCard, TripGrid } from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { useId } from "react";
import { useTranslation } from "react-i18next";

interface SimilarTripsProps {
  trips: readonly TripCardOfAnswer[];
  activeTourId: number | null;
}

/** Trips that are only nearly what was asked: named as such, and no finds. */
export function SimilarTrips({ trips, activeTourId }: SimilarTripsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="3">
        <Stack gap="1">
          <Heading level={2} size="h3" id={titleId}>
            {t("search.similar.title")}
          </Heading>
          <Text tone="muted" width="measure">
            {t("search.similar.reason")}
          </Text>
        </Stack>
        <TripGrid label={t("search.similar.list")}>
          {trips.map((trip, index) => (
            <TripCard
              key={trip.number}
              trip={tripCardData(trip)}
              active={trip.number === activeTourId}
              loading={index === 0 ? "eager" : "lazy"}
            />
          ))}
        </TripGrid>
      </Stack>
    </section>
  );
}
