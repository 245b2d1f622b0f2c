import type { TripCard as Trip } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  ButtonLink,
  EmptyState,
  heartIcon,
  SavedTripButton,
  Section,
  Stack,
  TripCard,
  TripCardSkeleton,
  TripGrid,
} from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { savedTripsTexts } from "../../texts/myTrips";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = savedTripsTexts;

export interface SavedTripsViewProps {
  trips: ResourceView<readonly Trip[]>;
  /** Taken off in this visit: they stay in their place with an empty heart, so that a press brings them back. */
  removed: ReadonlySet<number>;
  busy: ReadonlySet<number>;
  onSavedChange: (trip: Trip, saved: boolean) => void;
}

export function SavedTripsView({ trips, removed, busy, onSavedChange }: SavedTripsViewProps) {
  const { data, trouble, reload } = trips;
  return (
    <Section id="merkliste" title={texts.title} tone="surface" intro={data?.length ? texts.intro : undefined}>
      <Stack gap="3">
        {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
        {data === null && !trouble && <Placeholders />}
        {data?.length === 0 && (
          <EmptyState
            title={texts.empty.title}
            text={texts.empty.text}
            icon={heartIcon}
            headingLevel={3}
            actions={
              <ButtonLink variant="secondary" href={paths.search()}>
                {texts.empty.search}
              </ButtonLink>
            }
          />
        )}
        {data && data.length > 0 && (
          <TripGrid label={texts.title}>
            {data.map((trip) => (
              <TripCard
                key={trip.number}
                trip={tripCardData(trip)}
                headingLevel={3}
                action={
                  <SavedTripButton
                    title={trip.title}
                    saved={!removed.has(trip.number)}
                    busy={busy.has(trip.number)}
                    onSavedChange={(saved) => onSavedChange(trip, saved)}
                  />
                }
              />
            ))}
          </TripGrid>
        )}
      </Stack>
    </Section>
  );
}

function Placeholders() {
  return (
    <TripGrid label={texts.loading}>
      {[0, 1, 2].map((place) => (
        <TripCardSkeleton key={place} />
      ))}
    </TripGrid>
  );
}
