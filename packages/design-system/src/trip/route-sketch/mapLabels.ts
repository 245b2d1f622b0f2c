import type { MapPoint } from "./projection";

/** Sheet positions scaled to CSS pixels at the width for which names are placed. */
export interface MapLabel {
  id: string;
  at: MapPoint;
  width: number;
  /** Radius of the mark that the name must not touch. */
  radius: number;
  /** Lower goes first. */
  rank: number;
  /** Start, end and huts: placed even where the name covers the route, further away rather than not at all. */
  needed: boolean;
}

export interface PlacedMapLabel {
  id: string;
  /** Offset of the text's baseline start, middle or end from the mark, in CSS pixels. */
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  /** Where a line from the mark to a name further away ends, from the mark. */
  leader?: MapPoint;
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Candidate extends PlacedMapLabel {
  rect: Rect;
  cost: number;
}

export interface LabelField {
  width: number;
  height: number;
  /** Points along the route that names had better not cover. */
  route: readonly MapPoint[];
  /** Taken by stamp, scale bar and north arrow. */
  blocked: readonly Rect[];
}

const lineHeight = 16;
const ascent = 11;
/** Rows above and below a mark in which a needed name is looked a place for, the nearest first. */
const rows = Array.from({ length: 12 }, (_, row) => [-row - 1, row + 1]).flat();
/** Shares of the name's width that lie left of its mark. */
const shifts = [0.5, 0, 1];
const places = rows.flatMap((row) => shifts.map((shift) => ({ row, shift })));
/**
 * Cartographers' order of preference: right above, right, right below, then the left ones, above, below; the last four
 * stand above or below and hang over to one side.
 */
const directions = [
  [1, -0.75, "start"],
  [1, 0, "start"],
  [1, 0.75, "start"],
  [-1, -0.75, "end"],
  [-1, 0, "end"],
  [-1, 0.75, "end"],
  [0, -1, "middle"],
  [0, 1, "middle"],
  [-0.8, -1, "start"],
  [-0.8, 1, "start"],
  [0.8, -1, "end"],
  [0.8, 1, "end"],
] as const;

/** Greedy placement by rank: no name touches another, a foreign mark, an ornament or the edge. */
export function placeMapLabels(labels: readonly MapLabel[], field: LabelField): PlacedMapLabel[] {
  let order = [...labels].sort((a, b) => a.rank - b.rank);
  let placed = placeInOrder(order, field);
  // Whoever found no place chooses first the next time.
  for (let round = 0; round < 12; round += 1) {
    const homeless = order.filter(({ id, needed }) => needed && !placed.some((name) => name.id === id));
    if (homeless.length === 0) break;
    order = [...homeless, ...order.filter((label) => !homeless.includes(label))];
    const again = placeInOrder(order, field);
    if (again.length >= placed.length) placed = again;
  }
  return placed;
}

function placeInOrder(labels: readonly MapLabel[], field: LabelField): PlacedMapLabel[] {
  const marks = labels.map((label) => ({ id: label.id, rect: around(label.at, label.radius + 1) }));
  const taken: Rect[] = [...field.blocked];
  return labels.flatMap((label) => {
    const foreign = marks.filter((mark) => mark.id !== label.id).map((mark) => mark.rect);
    const isFree = ({ rect }: Candidate) =>
      isInside(rect, field) && ![...taken, ...foreign].some((other) => overlap(rect, other));
    const beside = directions
      .map((direction, order) => candidate(label, direction, order, field.route))
      .filter((place) => isFree(place) && (label.needed || place.cost < 20))
      .sort((a, b) => a.cost - b.cost)[0];
    const free =
      beside ?? (label.needed ? places.map((place) => inRow(label, place, field)).find(isFree) : undefined);
    if (!free) return [];
    taken.push(free.rect);
    const { rect: _rect, cost: _cost, ...name } = free;
    return [name];
  });
}

function candidate(
  label: MapLabel,
  [horizontal, vertical, anchor]: (typeof directions)[number],
  order: number,
  route: readonly MapPoint[],
): Candidate {
  const beside = Math.abs(horizontal) === 1;
  const dx = horizontal * (label.radius + (beside ? 5 : 0));
  const middle = vertical * (lineHeight / 2 + (beside ? 1 : label.radius + 4));
  const left = label.at.x + dx - { start: 0, middle: label.width / 2, end: label.width }[anchor];
  const top = label.at.y + middle - lineHeight / 2;
  const rect = { left, top, right: left + label.width, bottom: top + lineHeight };
  const covered = route.filter((point) => contains(rect, point)).length;
  return { id: label.id, dx, dy: middle - lineHeight / 2 + ascent, anchor, rect, cost: order + covered * 12 };
}

/** Above or below, pushed inwards at the edge, with a line to it. */
function inRow(label: MapLabel, { row, shift }: (typeof places)[number], field: LabelField): Candidate {
  const { at, width, radius } = label;
  const left = Math.min(Math.max(at.x - width * shift, 4), field.width - 4 - width);
  const top = at.y - lineHeight / 2 + row * lineHeight + Math.sign(row) * (radius - lineHeight / 2 + 2);
  const rect = { left, top, right: left + width, bottom: top + lineHeight };
  const leader = { x: left + width / 2 - at.x, y: (row < 0 ? rect.bottom : rect.top) - at.y };
  return { id: label.id, dx: left - at.x, dy: top + ascent - at.y, anchor: "start", leader, rect, cost: 0 };
}

function around({ x, y }: MapPoint, radius: number): Rect {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function isInside(rect: Rect, { width, height }: LabelField): boolean {
  return rect.left >= 4 && rect.top >= 4 && rect.right <= width - 4 && rect.bottom <= height - 4;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom && b.top < a.bottom;
}

function contains(rect: Rect, { x, y }: MapPoint): boolean {
  return x > rect.left - 2 && x < rect.right + 2 && y > rect.top && y < rect.bottom;
}
