/** A name that wants to stand above its place on the line. Lengths are CSS pixels. */
export interface LaneLabel {
  id: string;
  x: number;
  width: number;
  /** Lower goes first. */
  rank: number;
}

export interface PlacedLabel {
  id: string;
  /** 0 is the lane next to the line. */
  lane: number;
  anchor: "start" | "middle" | "end";
}

interface Box extends PlacedLabel {
  x: number;
  rank: number;
  from: number;
  to: number;
}

type Anchor = PlacedLabel["anchor"];

const gap = 8;
/** Orders in which positions are tried; the one that keeps most names wins, of equals the first. */
const anchorOrders: readonly (readonly Anchor[])[] = [
  ["middle", "start", "end"],
  ["middle", "end", "start"],
  ["end", "middle", "start"],
  ["start", "middle", "end"],
];

/**
 * Puts names into horizontal lanes with a leader line down to their place. No name touches another, leaves the width, or
 * is crossed by a leader; what does not fit is left out, the least important first.
 */
export function placeInLanes(labels: readonly LaneLabel[], width: number, lanes: number): PlacedLabel[] {
  const sorted = [...labels].sort((a, b) => a.rank - b.rank || a.x - b.x);
  const upwards = Array.from({ length: lanes }, (_, lane) => lane);
  let best: { placed: Box[]; worth: number } = { placed: [], worth: -1 };
  for (const laneOrder of [upwards, [...upwards].reverse()]) {
    for (const anchors of anchorOrders) {
      const placed = placeGreedily(sorted, width, laneOrder, anchors);
      const worth = placed.reduce((sum, box) => sum + 1 / (1 + box.rank), 0);
      if (worth > best.worth + 1e-9) best = { placed, worth };
    }
  }
  return best.placed.map(({ id, lane, anchor }) => ({ id, lane, anchor }));
}

function placeGreedily(
  labels: readonly LaneLabel[],
  width: number,
  lanes: readonly number[],
  anchors: readonly Anchor[],
): Box[] {
  const placed: Box[] = [];
  for (const label of labels) {
    const box = candidates(label, lanes, anchors).find((candidate) => fits(candidate, placed, width));
    if (box) placed.push(box);
  }
  return placed;
}

function candidates(label: LaneLabel, lanes: readonly number[], anchors: readonly Anchor[]): Box[] {
  return lanes.flatMap((lane) =>
    anchors.map((anchor): Box => {
      const from = label.x - { start: 0, middle: label.width / 2, end: label.width }[anchor];
      return { id: label.id, lane, anchor, x: label.x, rank: label.rank, from, to: from + label.width };
    }),
  );
}

function fits(box: Box, placed: readonly Box[], width: number): boolean {
  if (box.from < -1 || box.to > width + 1) return false;
  return placed.every((other) => {
    const apart = box.to + gap <= other.from || other.to + gap <= box.from;
    if (box.lane === other.lane) return apart;
    const [upper, lower] = box.lane > other.lane ? [box, other] : [other, box];
    return upper.x < lower.from - gap / 2 || upper.x > lower.to + gap / 2;
  });
}
