import sharp from "sharp";
import { measure, typeset } from "./alphabet";
import { marks } from "./marks";
import { Rng } from "./prng";
import type { LogoParams } from "./types";

const WIDTH = 480;
const HEIGHT = 240;

/** Plate, first ink, second ink: every plate stands out from white and from black, every ink from its plate. */
const inks = [
  ["#1f5a41", "#f6efdc", "#f2b84b"],
  ["#1f4463", "#f4f0e2", "#f08a5a"],
  ["#8f3d2b", "#fbf0dc", "#f4c36a"],
  ["#4b3566", "#f6eee6", "#f0a6a0"],
  ["#0f5f66", "#eef5ec", "#f5cf6e"],
  ["#7a5a1e", "#fdf5e0", "#ffd989"],
  ["#3f4a55", "#f3f1ea", "#8fd0a6"],
  ["#6b2f4c", "#fbeee6", "#f6b48a"],
] as const;

/** The name in at most three lines, the split with the shortest longest line. */
export function breakName(name: string): string[] {
  const words = name.trim().split(/\s+/);
  let best = [words.join(" ")];
  const score = (lines: string[]): number => Math.max(Math.max(...lines.map(measure)), lines.length * 26);
  const visit = (done: string[], rest: string[]): void => {
    if (rest.length === 0) {
      if (score(done) < score(best)) best = done;
      return;
    }
    if (done.length === 3) return;
    for (let n = 1; n <= rest.length; n++) visit([...done, rest.slice(0, n).join(" ")], rest.slice(n));
  };
  visit([], words);
  return best;
}

/** The logo's drawing; apart from the raster so that a test can read it. */
export function logoSvg({ slug, name }: LogoParams): string {
  const rng = new Rng(`logo/${slug}`);
  const [plate, first, second] = rng.pick(inks);
  const mark = rng.pick(marks);
  const lines = breakName(name);
  const room = 254;
  const widest = Math.max(...lines.map(measure), 1);
  const cap = Math.min((room / widest) * 10, 40, 150 / (lines.length * 1.62));
  const leading = cap * 1.62;
  const top = HEIGHT / 2 - ((lines.length - 1) * leading + cap) / 2;
  const text = lines.map((line, i) => typeset(line, 184, top + i * leading, cap)).join("");
  const weight = Math.min(1.8, 1.35 + 9 / cap / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" rx="34" fill="${plate}"/><rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="27" fill="none" stroke="${first}" stroke-opacity=".35" stroke-width="2"/><g transform="translate(38 62) scale(1.16)">${mark(first, second)}</g><g fill="none" stroke="${first}" stroke-width="${weight.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${text}</g></svg>`;
}

/** A tour operator's logo on a plate of its own, 480 × 240, PNG with transparent corners. */
export async function renderLogo(params: LogoParams): Promise<Buffer> {
  return sharp(Buffer.from(logoSvg(params)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
