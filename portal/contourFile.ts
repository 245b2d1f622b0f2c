import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { contourPoints } from "../packages/design-system/src/contour-lines/contourPoints";
import { smoothLines } from "../packages/design-system/src/contour-lines/smoothLines";

const PATHS = /[\\/]contour-lines[\\/]ContourPaths\.tsx$/;

/**
 * The ornament's lines as a picture of their own: nobody waits for it, and a phone, which shows none while signing in, need not parse it.
 * Used by reference it takes its colour from where it stands, as the drawn one does.
 */
export function contourFile(): Plugin {
  const picture = draw();
  const fileName = `portal-assets/contours-${createHash("sha256").update(picture).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "contour-file",
    apply: "build",
    enforce: "pre",
    buildStart() {
      this.emitFile({ type: "asset", fileName, source: picture });
    },
    load(id) {
      if (!PATHS.test(id)) return null;
      return `export const ContourPaths = ({ motif }) => <use href={${JSON.stringify(`/${fileName}#`)} + motif} />;`;
    },
  };
}

function draw(): string {
  const lands = Object.entries(contourPoints).map(([motif, lines]) => {
    const paths = lines.map(
      (points, index) =>
        `<path d="${smoothLines(points)}" stroke-width="${index % 4 === 3 ? 2 : 1}" vector-effect="non-scaling-stroke"/>`,
    );
    return `<g id="${motif}">${paths.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${lands.join("")}</svg>`;
}
