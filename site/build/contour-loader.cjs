/** Takes the ornament's lines out of pages and scripts: they come as one cached picture, used by reference so that it keeps its colour. */
const { createHash } = require("node:crypto");
const path = require("node:path");

module.exports = function contourLoader() {
  const folder = path.dirname(this.resourcePath);
  const { contourPoints } = require(path.join(folder, "contourPoints.cjs"));
  const { smoothLines } = require(path.join(folder, "smoothLines.cjs"));
  const lands = Object.entries(contourPoints).map(([motif, lines]) => {
    const paths = lines.map(
      (points, index) =>
        `<path d="${smoothLines(points)}" stroke-width="${index % 4 === 3 ? 2 : 1}" vector-effect="non-scaling-stroke"/>`,
    );
    return `<g id="${motif}">${paths.join("")}</g>`;
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">${lands.join("")}</svg>`;
  const file = `static/contours-${createHash("sha256").update(picture).digest("hex").slice(0, 8)}.svg`;
  this.emitFile(file, picture);
  return `import { jsx } from "react/jsx-runtime";
export const ContourPaths = ({ motif }) => jsx("use", { href: "/${file}#" + motif });`;
};
