import { useId } from "react";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { keyframes, styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";

const wander = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$half", width: "100%" });

const Line = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "$2",
  fontSize: "$sm",
  lineHeight: "$normal",
});

const Value = styled("span", { color: "$textMuted", fontVariantNumeric: "tabular-nums" });

const Bar = styled("progress", {
  appearance: "none",
  display: "block",
  width: "100%",
  border: 0,
  borderRadius: "$pill",
  overflow: "hidden",
  backgroundColor: "$border",
  color: "$primary",
  "&::-webkit-progress-bar": { backgroundColor: "transparent" },
  "&::-webkit-progress-value": {
    borderRadius: "$pill",
    backgroundColor: "$primary",
    transition: "inline-size $transitions$slow",
  },
  "&::-moz-progress-bar": { borderRadius: "$pill", backgroundColor: "$primary" },
  "&:indeterminate": {
    backgroundImage: "linear-gradient(90deg, transparent 20%, $colors$primary 50%, transparent 80%)",
    backgroundSize: "50% 100%",
    backgroundRepeat: "no-repeat",
    animationName: wander,
    animationDuration: "1.4s",
    animationTimingFunction: "linear",
    animationIterationCount: "infinite",
    "&::-moz-progress-bar": { backgroundColor: "transparent" },
    // It stands still: a striped bar, so that it does not look like one that is half done.
    "@reducedMotion": {
      animationName: "none",
      backgroundSize: "$space$2 100%",
      backgroundRepeat: "repeat",
    },
  },
  "@media (forced-colors: active)": { appearance: "auto", backgroundImage: "none" },
  variants: { size: { sm: { height: "$space$half" }, md: { height: "$space$1" } } },
  defaultVariants: { size: "md" },
});

export interface ProgressBarProps {
  /** What is going on: „Ihre Daten werden zusammengestellt“. */
  label?: string;
  labelDisplay?: "visible" | "hidden";
  /** How much of `max` is done; without it nobody knows how long it takes. */
  value?: number;
  max?: number;
  /** The value in words, where percents say little: „Schritt 2 von 4“. */
  valueText?: string;
  size?: "sm" | "md";
}

/** The platform's progress element; its value needs no `style`. */
export function ProgressBar({
  label = dataMicrocopy.progress.label,
  labelDisplay = "visible",
  value,
  max = 100,
  valueText,
  size,
}: ProgressBarProps) {
  const id = useId();
  const words =
    valueText ??
    (value === undefined ? undefined : dataMicrocopy.progress.percent(Math.round((value / max) * 100)));
  const labelElement = <label htmlFor={id}>{label}</label>;
  return (
    <Frame>
      {labelDisplay === "hidden" ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <Line>
          {labelElement}
          {/* Screen readers take it from the element itself. */}
          {words && <Value aria-hidden="true">{words}</Value>}
        </Line>
      )}
      <Bar id={id} size={size} value={value} max={max} aria-valuetext={words} />
    </Frame>
  );
}
