import type { MemberTrip } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Cluster,
  Notice,
  PageHeader,
  Section,
  Skeleton,
  Stack,
} from "@gratweg/design-system";
import { tripTexts } from "../../texts/trip";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";
import { LockedTrip } from "./LockedTrip";
import { TripDetails, type TrackDownload } from "./TripDetails";

const texts = tripTexts;

export interface TripViewProps {
  trip: ResourceView<MemberTrip>;
  track: TrackDownload;
  /** The browser's opinion: says why a member's page is shut, opens nothing. */
  hasPaymentAccess: boolean;
  /** That opinion is being asked for. */
  isChecking: boolean;
  onPrint: () => void;
}

export function TripView({
  trip: { data, trouble, reload },
  track,
  hasPaymentAccess,
  isChecking,
  onPrint,
}: TripViewProps) {
  if (!data) {
    return (
      <Section title={texts.kicker} headingLevel={1}>
        {trouble ? (
          <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />
        ) : (
          <Skeleton shapes={["heading", "line", "line", "picture", "line", "line"]} label={texts.loading} />
        )}
      </Section>
    );
  }
  const { trip } = data;
  return (
    <>
      <PageHeader
        title={trip.title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: texts.back, href: paths.portal() }, { label: trip.title }]} />
        }
        kicker={[texts.days(trip.days), trip.region?.name ?? trip.country?.name].filter(Boolean).join(" · ")}
        lead={trip.teaser}
        picture={trip.image ?? undefined}
      />
      <Section space="end">
        <Stack gap="4">
          {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
          <Cluster gap="1half">
            <ButtonLink href={paths.trip(trip.number, trip.slug)} variant="secondary" size="sm">
              {texts.publicPage}
            </ButtonLink>
            <Button variant="secondary" size="sm" onClick={onPrint}>
              {texts.print}
            </Button>
          </Cluster>
          <TripDetails {...data} track={track}>
            {hasPaymentAccess && isChecking ? (
              <Skeleton shapes={["heading", "line"]} label={texts.checking} />
            ) : hasPaymentAccess ? (
              <Notice variant="warning" title={texts.slow.title}>
                <Stack gap="1" align="start">
                  <span>{texts.slow.text}</span>
                  <Button variant="secondary" size="sm" onClick={reload}>
                    {texts.slow.retry}
                  </Button>
                </Stack>
              </Notice>
            ) : (
              <LockedTrip />
            )}
          </TripDetails>
        </Stack>
      </Section>
    </>
  );
}
