import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { styled } from "../../theme";
import type { CancellationSpan } from "./cancellationModel";

const texts = bookingMicrocopy.cancellation;
const width = 600;
const height = 150;
const foot = 26;

const Drawing = styled("svg", { width: "100%", height: "auto", overflow: "visible" });
const Step = styled("rect", { fill: "$chartFill", stroke: "$chartLine", strokeWidth: 1.5 });
const Percent = styled("text", {
  fill: "$text",
  fontFamily: "$display",
  fontSize: "18px",
  fontWeight: "$bold",
});
const Days = styled("text", { fill: "$textMuted", fontFamily: "$text", fontSize: "14px" });

/** One column for each step, as high as its cost. */
export function CancellationChart({ spans }: { spans: readonly CancellationSpan[] }) {
  const column = width / spans.length;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height + foot}`}
      role="img"
      aria-label={texts.chart(spans[0]?.percent ?? 0, spans.at(-1)?.percent ?? 0)}
    >
      {spans.map(({ percent, from }, index) => {
        const top = height - (percent / 100) * (height - 24);
        return (
          <g key={percent}>
            <Step x={index * column} y={top} width={column} height={height - top} />
            <Percent x={(index + 0.5) * column} y={top - 6} textAnchor="middle">
              {`${percent} %`}
            </Percent>
            <Days x={index * column} y={height + 18} textAnchor="start">
              {index === 0 ? "" : from === null ? texts.departure : from}
            </Days>
          </g>
        );
      })}
    </Drawing>
  );
}
