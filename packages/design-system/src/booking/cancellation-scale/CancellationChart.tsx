import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Days, Drawing, Ground, Percent, Rise, Step } from "./CancellationChart.styles";
import { percentWords } from "./spanWords";
import type { CancellationSpan } from "./cancellationModel";

const texts = bookingMicrocopy.cancellation;
const height = 140;
const headroom = 30;
const foot = 24;

/**
 * Stairs that rise towards the start, one step for each span. Places are percentages, so that names keep their size in every
 * width; all steps are equally wide, because the first has no beginning.
 */
export function CancellationChart({ spans }: { spans: readonly CancellationSpan[] }) {
  const column = 100 / spans.length;
  const topOf = (percent: number) => height - (percent / 100) * (height - headroom);
  return (
    <Drawing
      width="100%"
      height={height + foot}
      role="img"
      aria-label={texts.chart(spans[0]?.percent ?? 0, spans.at(-1)?.percent ?? 0)}
    >
      {spans.map(({ percent, from }, index) => {
        const [left, right] = [`${index * column}%`, `${(index + 1) * column}%`];
        const top = topOf(percent);
        const before = index === 0 ? top : topOf(spans[index - 1]?.percent ?? 0);
        return (
          <g key={left}>
            <Step shapeRendering="crispEdges" x={left} y={top} width={`${column}%`} height={height - top} />
            <Rise x1={left} x2={left} y1={before} y2={top} />
            <Rise x1={left} x2={right} y1={top} y2={top} />
            <Percent x={`${(index + 0.5) * column}%`} y={top - 8} textAnchor="middle">
              {percentWords(percent)}
            </Percent>
            {index > 0 && from !== null && (
              <Days x={left} y={height + 18} textAnchor="middle">
                {from}
              </Days>
            )}
          </g>
        );
      })}
      <Ground x1="0" x2="100%" y1={height} y2={height} />
      <Days x="100%" y={height + 18} textAnchor="end">
        {texts.departure}
      </Days>
    </Drawing>
  );
}
