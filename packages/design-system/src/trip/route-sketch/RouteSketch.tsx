import { useMemo } from "react";
import { formatKm, formatMetres } from "../../format/formatMeasure";
import { Stack } from "../../layout/Stack";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Text } from "../../text/Text";
import { styled } from "../../theme";
import { Disclosure } from "../disclosure/Disclosure";
import { MarkLegend } from "../place-mark/MarkLegend";
import type { Waypoint } from "../waypoint";
import { MapSheet } from "./MapSheet";
import { type RouteModel, routeModel } from "./routeModel";
import { Frame, Stamp } from "./RouteSketch.styles";

const texts = tripMicrocopy.map;

const Places = styled("ol", { paddingInlineStart: "$3", fontSize: "$sm", "& li": { paddingBlock: "$half" } });

export interface RouteSketchProps {
  waypoints: readonly Waypoint[];
}

/** The walk as a line between its places, on an empty sheet: what is not known is not drawn. */
export function RouteSketch({ waypoints }: RouteSketchProps) {
  const model = useMemo(() => routeModel(waypoints), [waypoints]);
  if (!model) return <Text tone="muted">{texts.empty}</Text>;
  return (
    <Stack role="group" aria-label={texts.title} gap="1half">
      <Frame role="img" aria-label={`${texts.title}, ${texts.schematic}. ${describe(model)}`}>
        <MapSheet model={model} />
        <Stamp>{texts.schematic}</Stamp>
      </Frame>
      <MarkLegend kinds={model.marks.map((mark) => mark.kind)} />
      <Text size="xs" tone="muted" width="measure">
        {texts.note}
      </Text>
      <Disclosure summary={texts.places}>
        <Places>
          {model.waypoints.map((point, index) => (
            <li key={index}>
              {point.name}, {formatMetres(point.elevationM)} – {tripMicrocopy.kinds[point.kind]},{" "}
              {tripMicrocopy.day(point.day)}, {formatKm(point.distanceKm)}
            </li>
          ))}
        </Places>
      </Disclosure>
    </Stack>
  );
}

function describe(model: RouteModel): string {
  const [first, last] = [model.waypoints[0], model.waypoints[model.waypoints.length - 1]];
  return texts.description(
    first?.name ?? "",
    last?.name ?? "",
    Math.max(model.marks.length - (first?.name === last?.name ? 1 : 2), 0),
  );
}
