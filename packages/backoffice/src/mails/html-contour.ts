import { light } from "./html-theme";

/** Left and right distance of each contour line to the one below it, in percent: one slope is steep, the other gentle. */
const LINES = [
  [8, 30],
  [9, 16],
  [10, 12],
  [16, 22],
  [22, 30],
] as const;
const DISTANCE = 9;

/**
 * Contour lines of a hill, cut by the band's edge: the brand's ornament without a picture. Each line is the upper half of an ellipse
 * that holds the next. Programs without rounded corners show plain lines.
 */
export const contourLines = `<div aria-hidden="true" style="margin:20px 0 0 30%;font-size:0;line-height:0">${LINES.reduceRight(
  (inner, [left, right]) =>
    `<div style="padding:${DISTANCE}px ${right}% 0 ${left}%;border:1px solid ${light.deepLine};border-bottom:0;border-radius:46% 54% 0 0/100% 100% 0 0">${inner}</div>`,
  "",
)}</div>`;
