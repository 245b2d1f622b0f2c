import { memo, useId } from "react";
import { formatCount, formatKm } from "../../format/formatMeasure";
import { PlaceMark } from "../place-mark/PlaceMark";
import { type ChartSize, tierLayout, tiers, type TierLayout } from "./chartLayout";
import {
  AreaStop,
  AxisDrawing,
  CursorDot,
  CursorLine,
  DayBand,
  DayName,
  GridLine,
  Line,
  PlaceHeight,
  PlaceName,
  PlotDrawing,
  Tick,
  TierGroup,
} from "./ElevationProfile.styles";
import type { ProfileModel } from "./profileModel";
import type { ProfileCursor } from "./useProfileCursor";

/** Width of the drawing that is stretched to the real width; text and marks stay outside it, in percent. */
const stretch = 1000;

interface ChartProps {
  model: ProfileModel;
  size: ChartSize;
}

export function HeightAxis({ model, size }: ChartProps) {
  const toY = heightScale(model, size);
  return (
    <AxisDrawing height={size.height} aria-hidden focusable="false">
      {model.heightTicks.map((height) => (
        <Tick key={height} x="100%" dx={-8} y={toY(height) + 4} textAnchor="end">
          {formatCount(height)}
        </Tick>
      ))}
      <Tick x="100%" dx={-8} y={size.bottom + 18} textAnchor="end">
        m / km
      </Tick>
    </AxisDrawing>
  );
}

export function ProfileChart({ model, size, cursor }: ChartProps & { cursor: ProfileCursor | null }) {
  return (
    <PlotDrawing height={size.height} aria-hidden focusable="false">
      <Drawing model={model} size={size} />
      {cursor && <Cursor model={model} size={size} cursor={cursor} />}
    </PlotDrawing>
  );
}

function Cursor({ model, size, cursor }: ChartProps & { cursor: ProfileCursor }) {
  const x = percentScale(model)(cursor.km);
  return (
    <>
      <CursorLine x1={x} x2={x} y1={size.top - 10} y2={size.bottom} />
      <CursorDot cx={x} cy={heightScale(model, size)(model.curve.valueAt(cursor.km))} r={7} />
    </>
  );
}

/** Everything but the cursor, which moves often. */
const Drawing = memo(function Drawing({ model, size }: ChartProps) {
  const gradient = `profile${useId().replaceAll(/\W/g, "")}`;
  const toY = heightScale(model, size);
  const toShare = shareScale(model);
  const percent = percentScale(model);
  const line = model.curve.path((km) => toShare(km) * stretch, toY);
  return (
    <>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <AreaStop offset="0" stopOpacity="0.5" />
          <AreaStop offset="1" stopOpacity="0.08" />
        </linearGradient>
      </defs>
      {model.heightTicks.map((height) => (
        <GridLine key={height} x1="0" x2="100%" y1={toY(height)} y2={toY(height)} />
      ))}
      <svg
        width="100%"
        height={size.height}
        viewBox={`0 0 ${stretch} ${size.height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path d={`${line}L${stretch} ${size.bottom}L0 ${size.bottom}Z`} fill={`url(#${gradient})`} />
        <Line d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {model.days.slice(1).map(({ day, fromKm }) => (
        <GridLine
          key={day}
          kind="day"
          x1={percent(fromKm)}
          x2={percent(fromKm)}
          y1={size.top - 8}
          y2={size.bottom + 26}
        />
      ))}
      <GridLine kind="ground" x1="0" x2="100%" y1={size.bottom} y2={size.bottom} />
      {model.days.map(({ day, fromKm, toKm }, index) => (
        <DayBand
          key={day}
          x={percent(fromKm)}
          width={`${Math.round((toShare(toKm) - toShare(fromKm)) * 10000) / 100}%`}
          y={size.bottom + 28}
          height={24}
          shade={index % 2 ? "odd" : "even"}
        />
      ))}
      {tiers.map((tier) => (
        <TierGroup key={tier} tier={tier}>
          <TierMarks
            layout={tierLayout(model, tier, size)}
            model={model}
            size={size}
            percent={percent}
            toY={toY}
          />
        </TierGroup>
      ))}
    </>
  );
});

interface TierMarksProps extends ChartProps {
  layout: TierLayout;
  percent: (km: number) => string;
  toY: (height: number) => number;
}

function TierMarks({ layout, model, size, percent, toY }: TierMarksProps) {
  const narrow = layout.tier === "narrow";
  // On a phone the marks of a whole tour would hide the line: only what structures the walk keeps one.
  const marked = model.waypoints.filter(
    (point) => !narrow || model.days.length === 0 || point.kind !== "place",
  );
  return (
    <>
      {layout.kmTicks.map((km) => (
        <Tick
          key={km}
          x={percent(model.fromKm + km)}
          y={size.bottom + 18}
          textAnchor={km === 0 ? "start" : "middle"}
        >
          {km === 0 ? "0" : formatKm(km).replace(/\s*km$/, "")}
        </Tick>
      ))}
      {layout.dayLabels.map(({ day, text, middle }) => (
        <DayName
          key={day}
          x={`${Math.round(middle * 10000) / 100}%`}
          y={size.bottom + 45}
          textAnchor="middle"
        >
          {text}
        </DayName>
      ))}
      {layout.labels.map((label) => {
        const point = model.waypoints[label.index];
        if (!point) return null;
        const x = percent(point.distanceKm);
        const y = (size.lanes - 1 - label.lane) * size.laneHeight + 15;
        return (
          <g key={label.id}>
            <GridLine kind="leader" x1={x} x2={x} y1={y + 5} y2={toY(point.elevationM) - 10} />
            <PlaceName x={x} y={y} textAnchor={label.anchor}>
              {label.text}
              {label.height && <PlaceHeight> {label.height}</PlaceHeight>}
            </PlaceName>
          </g>
        );
      })}
      {marked.map((point) => (
        <PlaceMark
          key={`${point.day} ${point.distanceKm}`}
          kind={point.kind}
          size={narrow ? "sm" : "md"}
          x={percent(point.distanceKm)}
          y={toY(point.elevationM)}
        />
      ))}
    </>
  );
}

function heightScale(model: ProfileModel, size: ChartSize): (height: number) => number {
  const perMetre = (size.bottom - size.top) / (model.ceilingM - model.floorM);
  return (height) => Math.round((size.bottom - (height - model.floorM) * perMetre) * 10) / 10;
}

function shareScale(model: ProfileModel): (km: number) => number {
  return (km) => (km - model.fromKm) / (model.toKm - model.fromKm);
}

function percentScale(model: ProfileModel): (km: number) => string {
  const toShare = shareScale(model);
  return (km) => `${Math.round(toShare(km) * 10000) / 100}%`;
}
