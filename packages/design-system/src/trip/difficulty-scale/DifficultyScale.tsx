import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";

const texts = tripMicrocopy.grade;

const Frame = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: "$1",
});

const Peaks = styled("svg", {
  flexShrink: 0,
  height: "1.25em",
  width: "5em",
  overflow: "visible",
});

const Peak = styled("path", {
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  stroke: "$chartLine",
  variants: {
    state: {
      on: {
        fill: "$chartLine",
        "@media (forced-colors: active)": { fill: "CanvasText", stroke: "CanvasText" },
      },
      off: {
        fill: "none",
        stroke: "$borderStrong",
        "@media (forced-colors: active)": { stroke: "CanvasText" },
      },
    },
  },
  defaultVariants: { state: "on" },
});

const Words = styled("span", { color: "$textMuted" });

export type DifficultyKind = "technique" | "fitness" | "overall";

export interface DifficultyScaleProps {
  /** 1 to 5; other values are brought into that span. */
  grade: number;
  kind?: DifficultyKind;
  /** `marks` shows the peaks only; the words stay for screen readers. */
  variant?: "marks" | "words";
}

/** How hard a tour is, as one to five peaks and in words. */
export function DifficultyScale({ grade, kind = "overall", variant = "words" }: DifficultyScaleProps) {
  const level = Math.min(Math.max(Math.round(grade), 1), 5);
  const words = (kind === "fitness" ? texts.fitnessWords : texts.techniqueWords)[level - 1] ?? "";
  const name = { technique: texts.technique, fitness: texts.fitness, overall: texts.difficulty }[kind];
  return (
    <Frame data-grade={level}>
      <Peaks viewBox="0 0 100 25" aria-hidden focusable="false">
        {[1, 2, 3, 4, 5].map((step) => (
          <Peak key={step} d={peak(step)} state={step <= level ? "on" : "off"} />
        ))}
      </Peaks>
      <VisuallyHidden>
        {variant === "marks" ? `${name}: ` : ""}
        {texts.of(level, words)}
      </VisuallyHidden>
      {variant === "words" && <Words aria-hidden>{words}</Words>}
    </Frame>
  );
}

/** Each peak a little higher than the one before, with a shoulder: a mountain, not a triangle. */
function peak(step: number): string {
  const [left, top] = [(step - 1) * 20 + 1, 17 - step * 2.9];
  const shoulder = top + (24 - top) * 0.42;
  return `M${left} 24L${left + 8} ${top}L${left + 11.5} ${shoulder}L${left + 13.5} ${shoulder - 1.5}L${left + 18} 24Z`;
}
