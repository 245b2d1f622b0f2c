import type { KeyboardEvent } from "react";
import type { Layout, PlacedState } from "./layout";
import { LINE, PADDING, TITLE } from "./measures";

interface StateShapeProps {
  placed: PlacedState;
  isActive: boolean;
  /** Only for states that one can be in. */
  onSelect?: (path: string) => void;
}

export function StateShape({ placed, isActive, onSelect }: StateShapeProps) {
  const { state, lines, x, y, width, height } = placed;
  const isLeaf = state.children.length === 0;
  const select = onSelect && (() => onSelect(state.path));
  const className = [
    isLeaf ? "leaf" : "outer",
    state.path === "" && "machine",
    state.isRegion && "region",
    state.isPassing && "passing",
    isActive && "active",
  ]
    .filter(Boolean)
    .join(" ");
  const shape = (
    <>
      <rect className="box" x={x} y={y} width={width} height={height} rx={isLeaf ? 8 : 12} />
      <text className="title" x={x + PADDING} y={y + 20}>
        {`${state.key} `}
      </text>
      {lines.map((line, index) => (
        <text key={index} className="line" x={x + PADDING} y={y + TITLE + 12 + index * LINE}>
          {`${line} `}
        </text>
      ))}
    </>
  );
  if (!select) return <g className={className}>{shape}</g>;
  return (
    <g
      className={className}
      role="button"
      tabIndex={0}
      aria-label={nameOf(placed, isActive)}
      aria-current={isActive ? "step" : undefined}
      onClick={select}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        select();
      }}
    >
      {shape}
    </g>
  );
}

/** What stands in the box, and what one has to see beside it. */
function nameOf({ state, lines }: PlacedState, isActive: boolean): string {
  const box = [state.key, ...lines].join(" ");
  return [box, state.path, isActive && "live", state.isPassing ? "only passed" : "go there"]
    .filter(Boolean)
    .join(", ");
}

export function MarkShape({ mark, isActive }: { mark: Layout["marks"][number]; isActive: boolean }) {
  const { kind, x, y, width, height } = mark;
  if (kind === "initial")
    return (
      <circle className="mark" cx={x + width / 2} cy={y + height / 2} r={width / 2} aria-hidden="true" />
    );
  return (
    <g className={isActive ? "open" : undefined} aria-hidden="true">
      <rect className="anywhere" x={x} y={y} width={width} height={height} rx={height / 2} />
      <text x={x + width / 2} y={y + 16.5} textAnchor="middle">
        anywhere
      </text>
    </g>
  );
}
