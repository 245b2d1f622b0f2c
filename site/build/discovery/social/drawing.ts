import { outline, type Outline } from "./letters";
import { titleLines } from "./title-lines";

export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 64;
const FOOT = 54;
const ROW = 60;
const LEADING = 1.06;
/** How far the ridge of the paper rises into the picture. */
const RIDGE = 88;

export interface Ink {
  paper: string;
  title: string;
  accent: string;
  onAccent: string;
  contour: string;
  haze: string;
}

export interface Words {
  title: string;
  kicker: string | null;
  site: string;
}

export interface Drawing {
  svg: string;
  /** Height that the picture behind the paper has to fill. */
  pictureHeight: number;
}

/** A sheet of a hiking map before the picture: its edge is a ridge, contour lines follow it, the words stand below. */
export function draw(words: Words, ink: Ink, { withPicture }: { withPicture: boolean }): Drawing {
  const { size, lines } = titleLines(words.title, WIDTH - 2 * MARGIN);
  const titleHeight = lines.length * size * LEADING;
  const row = HEIGHT - FOOT;
  const firstBaseline = row - ROW - titleHeight + size * LEADING;
  const edge = Math.round(firstBaseline - size * 0.78 - 40);
  const parts = [
    ...(withPicture ? [] : [land(edge, ink)]),
    `<path d="${sheet(edge - 26, 0.94)}" fill="${ink.haze}" fill-opacity=".55"/>`,
    `<path d="${sheet(edge, 1)}" fill="${ink.paper}"/>`,
    contours(edge, ink),
    ...lines.map((line, index) => at(line, MARGIN, firstBaseline + index * size * LEADING, ink.title)),
    ...(words.kicker === null ? [] : [at(outline(words.kicker, "text", 32), MARGIN, row, ink.accent)]),
    wordmark(words.site, row, ink),
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join("")}</svg>`,
    pictureHeight: Math.min(HEIGHT, edge + 24),
  };
}

/** The ridge from left to right as heights between 0 (its foot) and 1 (its top), every 75 pixels. */
const PROFILE = [0.1, 0.2, 0.16, 0.34, 0.3, 0.5, 0.44, 0.36, 0.42, 0.62, 0.84, 1, 0.8, 0.86, 0.58, 0.4, 0.3];

function ridge(y: number, height: number, profile: readonly number[] = PROFILE): string {
  const step = WIDTH / (profile.length - 1);
  return profile
    .map((value, index) => `${Math.round(index * step)} ${Math.round(y - value * height)}`)
    .join("L");
}

function sheet(y: number, steepness: number): string {
  return `M${ridge(y, RIDGE * steepness)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
}

/** Where no picture lies behind: a sun over two further ridges, in the site's colour. */
function land(edge: number, ink: Ink): string {
  const far = PROFILE.toReversed();
  return (
    `<circle cx="830" cy="${Math.round(edge * 0.34)}" r="62" fill="${ink.paper}" fill-opacity=".9"/>` +
    `<path d="M${ridge(edge - 96, 230, far)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z" fill="${ink.contour}" fill-opacity=".4"/>` +
    `<path d="M${ridge(edge - 40, 150, far.slice(5).concat(far.slice(0, 5)))}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z" fill="${ink.contour}" fill-opacity=".75"/>`
  );
}

/** Lines lose height and colour with each step down, as the land does. */
function contours(edge: number, ink: Ink): string {
  return Array.from({ length: 5 }, (_, index) => {
    const height = RIDGE * (0.86 - index * 0.15);
    const weight = index % 4 === 3 ? 2 : 1.2;
    return `<path d="M${ridge(edge + 14 + index * 13, height)}" fill="none" stroke="${ink.contour}" stroke-opacity="${(0.85 - index * 0.15).toFixed(2)}" stroke-width="${weight}" stroke-linejoin="round"/>`;
  }).join("");
}

/** The design system's mark with the site's name, at the right. */
function wordmark(name: string, baseline: number, ink: Ink): string {
  const letters = outline(name, "display", 30);
  const mark = 44;
  const left = WIDTH - MARGIN - letters.width;
  const scale = mark / 40;
  return (
    `<g transform="translate(${(left - mark - 14).toFixed(1)} ${baseline - 33}) scale(${scale})">` +
    `<rect width="40" height="40" rx="11" fill="${ink.accent}"/>` +
    `<g fill="none" stroke="${ink.onAccent}" stroke-linecap="round" stroke-linejoin="round">` +
    '<path stroke-width="3" d="M5 27.5 12.5 17l4.5 5L25 9.5l10 18"/>' +
    '<path stroke-width="2" stroke-dasharray=".5 4" d="M7 33c4-4 8-4 12.5-3.5S29 31 34 28"/></g></g>' +
    at(letters, left, baseline, ink.title)
  );
}

function at({ d }: Outline, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${d}" fill="${fill}"/>`;
}
