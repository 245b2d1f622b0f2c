import { light } from "./html-theme";

/** Contour lines of a hill as the upper arcs of flat ellipses: the brand's ornament without a picture. Programs without rounded corners show lines. */
const ARCS = [
  [36, 34, 40],
  [58, 24, 18],
  [80, 8, 0],
] as const;

export const contourLines = `<div aria-hidden="true" style="margin-top:28px;line-height:0;font-size:0">${ARCS.map(
  ([width, left]) =>
    `<div style="width:${width}%;height:14px;margin-left:${left}%;border-top:1px solid ${light.deepLine};border-radius:50% 50% 0 0/100% 100% 0 0"></div>`,
).join("")}</div>`;
