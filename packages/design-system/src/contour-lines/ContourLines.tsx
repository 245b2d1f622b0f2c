import { styled } from "../theme";
import { contourPaths } from "./contourPaths";

const Svg = styled("svg", {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  fill: "none",
  pointerEvents: "none",
  variants: {
    tone: {
      soft: { stroke: "$contour" },
      deep: { stroke: "$contourDeep" },
    },
  },
  defaultVariants: { tone: "soft" },
});

export interface ContourLinesProps {
  /** The land that the lines show. */
  motif?: keyof typeof contourPaths;
  /** `deep` for dark bands. */
  tone?: "soft" | "deep";
  /** Which part stays in sight where the field is cut. */
  align?: "start" | "end";
}

/** The brand's ornament: contour lines of a map. Fills its positioned parent, from behind; says nothing to screen readers. */
export function ContourLines({ motif = "peaks", tone = "soft", align = "end" }: ContourLinesProps) {
  return (
    <Svg
      tone={tone}
      viewBox="0 0 1280 520"
      preserveAspectRatio={align === "end" ? "xMaxYMid slice" : "xMinYMid slice"}
      aria-hidden="true"
      focusable="false"
    >
      {contourPaths[motif].map((path, index) => (
        // Every fourth line is an index contour, as on a printed map.
        <path key={path} d={path} strokeWidth={index % 4 === 3 ? 2 : 1} vectorEffect="non-scaling-stroke" />
      ))}
    </Svg>
  );
}
