import type { Trouble } from "@gratweg/flows";
import type { MemberTrip } from "@gratweg/contracts";
import {
  Button,
  Cluster,
  DayPlan,
  downloadSimpleIcon,
  formatCount,
  Grid,
  GridItem,
  Heading,
  PackingList,
  Skeleton,
  Stack,
  Text,
  TrainArrival,
  type TripDay,
} from "@gratweg/design-system";
import { createPackingTicks } from "@gratweg/flows";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { tripTexts } from "../../texts/trip";
import { TroubleNotice } from "../parts/TroubleNotice";

export interface TrackDownload {
  busy: boolean;
  /** The name of the file that has arrived. */
  saved: string | null;
  trouble: Trouble | null;
  onDownload: () => void;
}

const texts = tripTexts;

/** What the drawing needs comes after what is read; without it the rest of the page still serves. */
const TripWay = lazy(() =>
  import("./TripWay").catch(() => ({ default: () => <Text tone="muted">{texts.way.failed}</Text> })),
);

type Member = NonNullable<MemberTrip["member"]>;

interface TripDetailsProps extends MemberTrip {
  track: TrackDownload;
  /** In the place of the member part. */
  children: ReactNode;
}

/** What everybody gets of a trip, the days and how to arrive, and what only those get who have a right to it. */
export function TripDetails({ trip, days, arrivalByTrain, member, track, children }: TripDetailsProps) {
  return (
    <Grid columns="12" gap="4">
      <GridItem span="8">
        <Stack gap="6">
          {member && member.waypoints.length > 1 && (
            <Stack gap="3">
              <Heading level={2}>{texts.way.title}</Heading>
              <Suspense fallback={<Skeleton shapes={["picture", "line"]} label={texts.way.loading} />}>
                <TripWay days={days} waypoints={member.waypoints} />
              </Suspense>
            </Stack>
          )}
          <Stack gap="3">
            <Heading level={2}>{texts.plan.title}</Heading>
            <DayPlan days={days.map(tripDay)} headingLevel={3} />
          </Stack>
        </Stack>
      </GridItem>
      <GridItem span="4">
        <Stack gap="4">
          {member && <Track member={member} track={track} />}
          <TrainArrival text={arrivalByTrain} headingLevel={2} />
          {member ? <Packing trip={trip.number} groups={member.packingList} /> : children}
        </Stack>
      </GridItem>
    </Grid>
  );
}

function tripDay({ text, overnight, meals, ...day }: MemberTrip["days"][number]): TripDay {
  return {
    ...day,
    description: text,
    overnightPlace: overnight ?? undefined,
    meals: meals ?? undefined,
  };
}

function Track({ member: { track: file }, track }: { member: Member; track: TrackDownload }) {
  const { title, text, warning, download, fetching, saved, failed, none } = texts.track;
  return (
    <Stack gap="1half" align="start">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      {file ? (
        <>
          <Text>{text(formatCount(file.points))}</Text>
          <Text id="gpx-warnung" size="sm" weight="semibold">
            {warning}
          </Text>
          <Button
            icon={downloadSimpleIcon}
            busy={track.busy}
            aria-describedby="gpx-warnung"
            onClick={track.onDownload}
          >
            {track.busy ? fetching : download}
          </Button>
          <Text as="span" size="sm" tone="muted" role="status">
            {track.saved !== null && saved(track.saved)}
          </Text>
          {track.trouble && <TroubleNotice trouble={track.trouble} title={failed} />}
        </>
      ) : (
        <Text tone="muted">{none}</Text>
      )}
    </Stack>
  );
}

/** Ticks stay in this browser: what somebody packs is nobody else's business. */
function Packing({ trip, groups }: { trip: number; groups: Member["packingList"] }) {
  const ticks = createPackingTicks(() => window.localStorage, trip);
  const [ticked, setShown] = useState(() => ticks.read());
  const setTicked = (next: readonly string[]) => {
    setShown(next);
    ticks.keep(next);
  };
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={2} size="h4">
        {texts.packing.title}
      </Heading>
      <Text size="sm" tone="muted">
        {texts.packing.intro}
      </Text>
      <Cluster gap="1">
        <Text as="span" size="sm" weight="semibold" role="status">
          {texts.packing.progress(ticked.length, count)}
        </Text>
        {ticked.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setTicked([])}>
            {texts.packing.clear}
          </Button>
        )}
      </Cluster>
      <PackingList groups={groups} headingLevel={3} ticked={ticked} onTickedChange={setTicked} />
    </Stack>
  );
}
