import { type PlacedLabel, placeInLanes } from "./labelLanes";
import type { ProfileModel } from "./profileModel";
import { multiples, niceStep } from "./ticks";
import { formatMetres } from "../../format/formatMeasure";
import type { WaypointKind } from "../waypoint";

/** Names and ticks are laid out for the least width of each tier; a container query shows the fitting one, without script. */
export const tiers = ["narrow", "medium", "wide"] as const;
export type Tier = (typeof tiers)[number];

const plotWidth: Record<Tier, number> = { narrow: 244, medium: 500, wide: 830 };
const kmTicks: Record<Tier, number> = { narrow: 4, medium: 7, wide: 11 };
const characterWidth = 6.7;
const rank: Record<WaypointKind, number> = {
  summit: 2,
  overnight: 1,
  pass: 2,
  hut: 3,
  start: 1,
  end: 1,
  place: 4,
};

export interface ChartSize {
  lanes: number;
  laneHeight: number;
  /** Top and bottom of the plot itself, in px below the drawing's top. */
  top: number;
  bottom: number;
  height: number;
}

export function chartSize(size: "md" | "sm", withDays: boolean): ChartSize {
  const [lanes, plot] = size === "md" ? [4, 196] : [2, 128];
  const laneHeight = 20;
  const top = lanes * laneHeight + 14;
  const bottom = top + plot;
  return { lanes, laneHeight, top, bottom, height: bottom + 26 + (withDays ? 28 : 0) };
}

export interface TierLayout {
  tier: Tier;
  labels: (PlacedLabel & { index: number; text: string; height: string })[];
  kmTicks: number[];
  dayLabels: { day: number; text: string; middle: number }[];
}

export function tierLayout(model: ProfileModel, tier: Tier, size: ChartSize): TierLayout {
  const width = plotWidth[tier];
  const span = model.toKm - model.fromKm;
  const share = (km: number) => (km - model.fromKm) / span;
  const texts = model.waypoints.map((point) => ({
    text: point.name,
    height: tier === "narrow" ? "" : formatMetres(point.elevationM),
  }));
  const labels = placeInLanes(
    model.waypoints.map((point, index) => ({
      id: String(index),
      x: share(point.distanceKm) * width,
      width: ((texts[index]?.text.length ?? 0) + (texts[index]?.height.length ?? 0) + 1) * characterWidth,
      rank: point === model.highest ? 0 : rank[point.kind],
    })),
    width,
    size.lanes,
  );
  return {
    tier,
    labels: labels.map((label) => ({
      ...label,
      index: Number(label.id),
      ...(texts[Number(label.id)] ?? { text: "", height: "" }),
    })),
    kmTicks: multiples(0, span, niceStep(span, kmTicks[tier])).filter(
      (km) => (1 - km / span) * width > 30 || km === span,
    ),
    dayLabels: model.days.flatMap(({ day, fromKm, toKm }) => {
      const room = (share(toKm) - share(fromKm)) * width;
      const text = room > 50 ? `Tag ${day}` : room > 16 ? String(day) : "";
      return text ? [{ day, text, middle: (share(fromKm) + share(toKm)) / 2 }] : [];
    }),
  };
}
