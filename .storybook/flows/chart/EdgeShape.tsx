import type { PlacedEdge } from "./layout";
import { LINE } from "./measures";

interface EdgeProps {
  placed: PlacedEdge;
  /** The state that it leaves is active. */
  isOpen: boolean;
}

const BEND = 8;
const HEAD = 9;

export function EdgeLine({ placed: { points }, isOpen }: EdgeProps) {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g className={isOpen ? "open" : undefined} aria-hidden="true">
      <path className="edge" d={roundedPath(points)} />
      <path
        className="head"
        d={`M0 0L${-HEAD} ${-HEAD / 2}V${HEAD / 2}Z`}
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </g>
  );
}

export function EdgeLabel({ placed: { edge, label }, isOpen }: EdgeProps) {
  if (!label) return null;
  return (
    // The table below says the same in the order of reading.
    <g className={isOpen ? "open" : undefined} aria-hidden="true">
      <rect className="paper" x={label.x} y={label.y} width={label.width} height={label.height} rx="4" />
      {edge.lines.map((line, index) => (
        <text key={line} x={label.x + label.width / 2} y={label.y + 15 + index * LINE} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

type Point = PlacedEdge["points"][number];

function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      const next = points[index + 1];
      if (!previous) return `M${point.x} ${point.y}`;
      if (!next) return `L${point.x} ${point.y}`;
      const into = towards(point, previous);
      const out = towards(point, next);
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join("");
}

/** A little way from one point to another, at most half of it. */
function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(BEND, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
