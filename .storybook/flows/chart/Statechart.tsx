import { useEffect, useRef, useState } from "react";
import type { Chart } from "../kit/chartModel";
import { chartLook, Canvas, Frame, Toolbar, ZoomButton } from "./chartLook";
import { EdgeLabel, EdgeLine } from "./EdgeShape";
import { layoutChart, type Layout, type PlacedState } from "./layout";
import { textMeasure } from "./measures";
import { MarkShape, StateShape } from "./StateShape";

interface StatechartProps {
  chart: Chart;
  label: string;
  /** Paths of the active states and of all around them. */
  active: ReadonlySet<string>;
  /** Called with a state's path when somebody chooses it. */
  onSelect: (path: string) => void;
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** A machine's states and transitions, drawn from its definition. */
export function Statechart({ chart, label, active, onSelect }: StatechartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | "failed" | null>(null);
  const [zoom, setZoom] = useState<number>(1);
  useLayout(chart, frame, setLayout);
  const drawn = layout === "failed" ? null : layout;
  useLiveStateInSight(frame, drawn, active, zoom);

  const fit = () => {
    const width = frame.current?.clientWidth ?? 0;
    if (drawn && width > 0) setZoom(Math.min(1, width / drawn.width));
  };
  const step = (by: 1 | -1) => {
    const next = by > 0 ? ZOOMS.find((size) => size > zoom) : ZOOMS.findLast((size) => size < zoom);
    setZoom(next ?? zoom);
  };
  return (
    <div>
      <Toolbar role="group" aria-label="Size of the statechart">
        <ZoomButton onClick={() => step(-1)}>Smaller</ZoomButton>
        <ZoomButton onClick={() => step(1)}>Larger</ZoomButton>
        <ZoomButton onClick={() => setZoom(1)}>Full size</ZoomButton>
        <ZoomButton onClick={fit}>Whole chart</ZoomButton>
        <span role="status">{Math.round(zoom * 100)} %</span>
      </Toolbar>
      <Frame
        ref={frame}
        role="region"
        aria-label={label}
        tabIndex={0}
        data-state={drawn ? "drawn" : (layout ?? "drawing")}
      >
        {layout === "failed" && <p>The chart cannot be drawn. The table below says everything.</p>}
        {drawn && (
          <Canvas
            className={chartLook}
            width={drawn.width * zoom}
            height={drawn.height * zoom}
            viewBox={`0 0 ${drawn.width} ${drawn.height}`}
            role="group"
            aria-label={`${label}: states`}
          >
            {drawn.states.map((placed) => (
              <StateShape
                key={placed.state.path}
                placed={placed}
                isActive={active.has(placed.state.path)}
                onSelect={placed.state.kind === "atomic" ? onSelect : undefined}
              />
            ))}
            {drawn.edges.map((placed, index) => (
              <EdgeLine key={index} placed={placed} isOpen={active.has(placed.edge.source)} />
            ))}
            {drawn.marks.map((mark) => (
              <MarkShape key={`${mark.kind} ${mark.path}`} mark={mark} isActive={active.has(mark.path)} />
            ))}
            {drawn.edges.map((placed, index) => (
              <EdgeLabel key={index} placed={placed} isOpen={active.has(placed.edge.source)} />
            ))}
          </Canvas>
        )}
      </Frame>
    </div>
  );
}

function useLayout(
  chart: Chart,
  frame: React.RefObject<HTMLDivElement | null>,
  onLayout: (layout: Layout | "failed") => void,
) {
  useEffect(() => {
    let isWanted = true;
    const place = async () => {
      if (!frame.current) return;
      const layout = await layoutChart(chart, await textMeasure(frame.current));
      if (isWanted) onLayout(layout);
    };
    place().catch((error: unknown) => {
      console.error(error);
      if (isWanted) onLayout("failed");
    });
    return () => {
      isWanted = false;
    };
  }, [chart, frame, onLayout]);
}

/** Scrolls the chart, and nothing else, to the innermost active state. */
function useLiveStateInSight(
  frame: React.RefObject<HTMLDivElement | null>,
  layout: Layout | null,
  active: ReadonlySet<string>,
  zoom: number,
) {
  useEffect(() => {
    const live = layout?.states.filter(({ state }) => active.has(state.path)).at(-1);
    if (live) centre(frame.current, live, zoom);
  }, [frame, layout, active, zoom]);
}

function centre(frame: HTMLDivElement | null, { x, y, width, height }: PlacedState, zoom: number) {
  frame?.scrollTo({
    left: (x + width / 2) * zoom - frame.clientWidth / 2,
    top: (y + height / 2) * zoom - frame.clientHeight / 2,
  });
}
