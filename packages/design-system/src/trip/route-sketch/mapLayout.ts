import { formatMetres } from "../../format/formatMeasure";
import { type PlacedMapLabel, placeMapLabels } from "./mapLabels";
import { markRank, type RouteModel } from "./routeModel";

/** Names are placed for the least width of each tier; a container query shows the fitting ones, without script. */
export const mapTiers = ["narrow", "medium", "wide"] as const;
export type MapTier = (typeof mapTiers)[number];

const tierWidth: Record<MapTier, number> = { narrow: 288, medium: 520, wide: 820 };
const characterWidth: Record<MapTier, number> = { narrow: 6.3, medium: 7.1, wide: 7.1 };
const markRadius: Record<MapTier, number> = { narrow: 7, medium: 9, wide: 9 };

export interface MapName extends PlacedMapLabel {
  text: string;
  height: string;
  /** Share of the sheet, 0 to 1. */
  x: number;
  y: number;
}

/** On a phone only what structures the walk keeps a mark, unless there is room. */
export function marksFor(model: RouteModel, tier: MapTier): RouteModel["marks"] {
  const crowded = tier === "narrow" && model.marks.length > 6;
  return crowded ? model.marks.filter((mark) => mark.kind !== "place") : model.marks;
}

export function mapNames(model: RouteModel, tier: MapTier): MapName[] {
  const { width, height } = model.projection;
  const scale = tierWidth[tier] / width;
  const field = { width: tierWidth[tier], height: height * scale };
  const marks = marksFor(model, tier);
  const texts = new Map(
    marks.map((mark) => [
      mark.id,
      { text: mark.name, height: tier === "wide" ? formatMetres(mark.elevationM) : "" },
    ]),
  );
  const placed = placeMapLabels(
    marks.map((mark) => {
      const { text = "", height: metres = "" } = texts.get(mark.id) ?? {};
      return {
        id: mark.id,
        at: { x: mark.x * scale, y: mark.y * scale },
        width: (text.length + (metres ? metres.length + 1 : 0)) * characterWidth[tier],
        radius: markRadius[tier],
        rank: markRank(mark.kind),
        needed: markRank(mark.kind) <= markRank("overnight") || mark.kind === "hut",
      };
    }),
    {
      ...field,
      route: model.routePoints.map((point) => ({ x: point.x * scale, y: point.y * scale })),
      blocked: [
        {
          left: 0,
          top: field.height - 46,
          right: model.scaleKm * model.projection.unitsPerKm * scale + 40,
          bottom: field.height,
        },
        { left: 0, top: 0, right: 112, bottom: 46 },
        { left: field.width - 48, top: 0, right: field.width, bottom: 62 },
      ],
    },
  );
  return placed.flatMap((label) => {
    const mark = marks.find((candidate) => candidate.id === label.id);
    const text = texts.get(label.id);
    return mark && text ? [{ ...label, ...text, x: mark.x / width, y: mark.y / height }] : [];
  });
}
