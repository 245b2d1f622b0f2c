import { type ReactNode, useMemo } from "react";
import { formatKm, formatMetres } from "../../format/formatMeasure";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Stack } from "../../layout/Stack";
import { Text } from "../../text/Text";
import { MarkLegend } from "../place-mark/MarkLegend";
import type { ProfileWaypoint } from "../waypoint";
import { chartSize } from "./chartLayout";
import { Frame, Hint, Plot, Readout, Stamp, TouchHint } from "./ElevationProfile.styles";
import { HeightAxis, ProfileChart } from "./ProfileChart";
import { ProfileSummary } from "./ProfileSummary";
import { ProfileTable } from "./ProfileTable";
import { isTrueProfile, type ProfileModel, profileModel } from "./profileModel";
import { type ProfileCursor, useProfileCursor } from "./useProfileCursor";

const texts = tripMicrocopy.profile;

export interface ElevationProfileProps {
  waypoints: readonly ProfileWaypoint[];
  /** Only this day; the whole tour without it. */
  day?: number;
  /** Known totals. Without them the sums between the known places stand there, named as least values. */
  ascentM?: number;
  descentM?: number;
  distanceKm?: number;
  /** `sm` is the drawing alone, for a day whose figures already stand beside it. */
  size?: "md" | "sm";
}

export function ElevationProfile({ waypoints, day, ...props }: ElevationProfileProps) {
  const model = useMemo(() => profileModel(waypoints, day), [waypoints, day]);
  if (!model) return <Text tone="muted">{texts.empty}</Text>;
  return <DrawnProfile model={model} day={day} {...props} />;
}

type DrawnProfileProps = Omit<ElevationProfileProps, "waypoints"> & { model: ProfileModel };

function DrawnProfile({ model, day, ascentM, descentM, distanceKm, size = "md" }: DrawnProfileProps) {
  const { cursor, position, handlers } = useProfileCursor(model);
  const measures = useMemo(() => chartSize(size, model.days.length > 1), [size, model]);
  const current = model.waypoints[position];
  if (!isTrueProfile(model, ascentM)) {
    return size === "sm" ? null : (
      <Stack as="div" role="group" aria-label={texts.title} gap="1half">
        <ProfileSummary model={model} {...{ ascentM, descentM, distanceKm }} />
        <ProfileTable waypoints={model.waypoints} />
      </Stack>
    );
  }
  return (
    <Stack as="div" role="group" aria-label={day ? texts.ofDay(day) : texts.title} gap="1half">
      {size === "md" && <ProfileSummary model={model} {...{ ascentM, descentM, distanceKm }} />}
      <Frame>
        <HeightAxis model={model} size={measures} />
        <Plot
          role="slider"
          tabIndex={0}
          aria-label={texts.slider}
          aria-valuemin={1}
          aria-valuemax={model.waypoints.length}
          aria-valuenow={position + 1}
          aria-valuetext={current && spoken(current)}
          {...handlers}
        >
          <ProfileChart model={model} size={measures} cursor={cursor} />
        </Plot>
      </Frame>
      <Foot>{cursor && <CursorText model={model} cursor={cursor} />}</Foot>
      {size === "md" && (
        <>
          <MarkLegend kinds={model.waypoints.map((point) => point.kind)} />
          <Text size="xs" tone="muted" width="measure">
            {texts.note}
          </Text>
        </>
      )}
      <ProfileTable waypoints={model.waypoints} />
    </Stack>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <Readout>
      <span aria-hidden>
        {children || (
          <>
            <Hint>{texts.hint}</Hint>
            <TouchHint>{texts.touchHint}</TouchHint>
          </>
        )}
      </span>
      <Stamp>{texts.schematic}</Stamp>
    </Readout>
  );
}

function CursorText({ model, cursor }: { model: ProfileModel; cursor: ProfileCursor }) {
  const point = cursor.index === null ? undefined : model.waypoints[cursor.index];
  const at = formatKm(cursor.km - model.fromKm);
  if (point) {
    return (
      <>
        <strong>{point.name}</strong> · {formatMetres(point.elevationM)} · {at} ·{" "}
        {tripMicrocopy.day(point.day)} · {tripMicrocopy.kinds[point.kind]}
      </>
    );
  }
  const height = Math.round(model.curve.valueAt(cursor.km) / 10) * 10;
  return (
    <>
      <strong>
        {texts.roughly} {formatMetres(height)}
      </strong>{" "}
      · {at}
    </>
  );
}

function spoken(point: ProfileWaypoint): string {
  const { name, elevationM, distanceKm, day, kind } = point;
  return [
    name,
    formatMetres(elevationM),
    formatKm(distanceKm),
    tripMicrocopy.day(day),
    tripMicrocopy.kinds[kind],
  ].join(", ");
}
