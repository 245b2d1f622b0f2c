import { contourPoints } from "./contourPoints";
import { smoothLines } from "./smoothLines";

/** A land's lines, without a field around them: an application may bring them as a picture instead (the portal's build does). */
export function ContourPaths({ motif }: { motif: keyof typeof contourPoints }) {
  return contourPoints[motif].map((points, index) => (
    // Every fourth line is an index contour, as on a printed map.
    <path
      key={points}
      d={smoothLines(points)}
      strokeWidth={index % 4 === 3 ? 2 : 1}
      vectorEffect="non-scaling-stroke"
    />
  ));
}
