import { formatKm } from "../../format/formatMeasure";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { PlaceMark } from "../place-mark/PlaceMark";
import { mapNames, mapTiers, marksFor } from "./mapLayout";
import {
  Leader,
  Name,
  NameHeight,
  Ornament,
  RouteCasing,
  RouteLine,
  ScaleBlock,
  Sheet,
  TierNames,
} from "./RouteSketch.styles";
import type { RouteModel } from "./routeModel";

/**
 * The line stretches with the sheet; names, marks and ornaments stand at percentages of it and keep their size on
 * every screen.
 */
export function MapSheet({ model }: { model: RouteModel }) {
  const { width, height, format } = model.projection;
  const percent = (value: number, whole: number) => `${Math.round((value / whole) * 1000) / 10}%`;
  return (
    <Sheet format={format} aria-hidden focusable="false">
      <svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`}>
        <RouteCasing d={model.route} vectorEffect="non-scaling-stroke" />
        <RouteLine d={model.route} vectorEffect="non-scaling-stroke" />
        <RouteLine d={model.ridden} way="ridden" vectorEffect="non-scaling-stroke" />
      </svg>
      {mapTiers.map((tier) => (
        <TierNames key={tier} tier={tier}>
          {marksFor(model, tier).map((mark) => (
            <PlaceMark
              key={mark.id}
              kind={mark.kind}
              size={tier === "narrow" ? "sm" : "md"}
              x={percent(mark.x, width)}
              y={percent(mark.y, height)}
            />
          ))}
          {mapNames(model, tier).map(
            (name) =>
              name.leader && (
                <svg key={name.id} x={percent(name.x, 1)} y={percent(name.y, 1)} overflow="visible">
                  <Leader x2={Math.round(name.leader.x)} y2={Math.round(name.leader.y)} />
                </svg>
              ),
          )}
          {mapNames(model, tier).map((name) => (
            <Name
              key={name.id}
              tier={tier}
              x={percent(name.x, 1)}
              y={percent(name.y, 1)}
              dx={Math.round(name.dx)}
              dy={Math.round(name.dy)}
              textAnchor={name.anchor}
            >
              {name.text}
              {name.height && <NameHeight> {name.height}</NameHeight>}
            </Name>
          ))}
        </TierNames>
      ))}
      <NorthArrow />
      <ScaleBar model={model} />
    </Sheet>
  );
}

function NorthArrow() {
  return (
    <svg x="100%" y="0" overflow="visible">
      <g transform="translate(-28 34)">
        <Ornament filled="yes" d="M0-18L7 4L0 0Z" />
        <Ornament filled="paper" d="M0-18L-7 4L0 0Z" />
        <Name textAnchor="middle" y={20} tier="narrow">
          {tripMicrocopy.map.north}
        </Name>
      </g>
    </svg>
  );
}

function ScaleBar({ model }: { model: RouteModel }) {
  const { width, unitsPerKm } = model.projection;
  const share = (model.scaleKm * unitsPerKm) / width;
  const quarter = (part: number) => `${Math.round(share * part * 250) / 10}%`;
  return (
    <svg x="0" y="100%" overflow="visible">
      <svg x="16" y="-28" overflow="visible">
        <ScaleBlock width={quarter(4)} height={6} shade="paper" />
        <ScaleBlock width={quarter(1)} height={6} shade="ink" />
        <ScaleBlock x={quarter(2)} width={quarter(1)} height={6} shade="ink" />
        <Name tier="narrow" y={22}>
          {formatKm(model.scaleKm)}
        </Name>
      </svg>
    </svg>
  );
}
