import { styled } from "../theme";
import { ContourPaths } from "./ContourPaths";
import type { contourPoints } from "./contourPoints";

const Svg = styled("svg", {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  fill: "none",
  pointerEvents: "none",
  // Who has chosen their own colours wants words, and nothing behind them.
  "@media (forced-colors: active)": { display: "none" },
  variants: {
    tone: {
      soft: { stroke: "$contour" },
      deep: { stroke: "$contourDeep" },
    },
    // Fades away under the words.
    fade: {
      none: {},
      start: { maskImage: "linear-gradient(to left, black 30%, transparent 80%)" },
      end: { maskImage: "linear-gradient(to right, black 30%, transparent 80%)" },
      top: { maskImage: "linear-gradient(to top, black 30%, transparent 95%)" },
    },
  },
  defaultVariants: { tone: "soft", fade: "start" },
});

export interface ContourLinesProps {
  /** The land that the lines show. */
  motif?: keyof typeof contourPoints;
  /** `deep` for dark bands. */
  tone?: "soft" | "deep";
  /** Which part stays in sight where the field is cut. */
  align?: "start" | "end";
  /** The side on which the lines fade away, because words stand there. */
  fade?: "none" | "start" | "end" | "top";
}

/** The brand's ornament: contour lines of a map. Fills its positioned parent, from behind; says nothing to screen readers. */
export function ContourLines({
  motif = "peaks",
  tone = "soft",
  align = "end",
  fade = "start",
}: ContourLinesProps) {
  return (
    <Svg
      tone={tone}
      fade={fade}
      viewBox="0 0 1280 520"
      preserveAspectRatio={align === "end" ? "xMaxYMid slice" : "xMinYMid slice"}
      aria-hidden="true"
      focusable="false"
    >
      <ContourPaths motif={motif} />
    </Svg>
  );
}
