import { hex, mix } from "../color";
import { hiker } from "../figures";
import { mist } from "../mist";
import { clamp, lerp, smoothstep } from "../noise";
import { mountainColor, mountainRange, posterLight, swell } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** Ice flowing out of a ring of summits, broken by crevasses; on it a rope team, where the picture is about one. */
export function gletscher(scene: Scene): void {
  const { rng, flip, winter } = scene;
  paintSky(scene, { horizon: 0.52, clouds: "bands" });
  const main = flip * rng.range(0.1, 0.32);
  const ranges = [
    { height: 0.22, haze: 0.6, foot: 0.56, at: -main, low: 0.7, f: 2.2 },
    { height: 0.26, haze: 0.26, foot: 0.6, at: main, low: 0.5, f: 2.3 },
  ];
  ranges.forEach((r, i) => {
    terrain(scene, {
      back: r.foot - 0.1,
      front: r.foot,
      reach: 0.8,
      rows: 240,
      height: mountainRange(scene, {
        height: r.height,
        frequency: r.f,
        octaves: 7,
        reach: 0.8,
        envelope: swell(r.at, 0.6, r.low),
        peaks:
          i === 1
            ? [
                { u: main, v: 0.3, height: rng.range(0.42, 0.48), radius: 0.44 },
                { u: main - flip * 0.42, v: 0.3, height: 0.3, radius: 0.34 },
                { u: main + flip * 0.34, v: 0.35, height: 0.28, radius: 0.3 },
              ]
            : [],
      }),
      color: mountainColor(scene, { snowLine: winter ? 0.0 : 0.045, treeLine: -1 }),
      haze: r.haze,
      footHaze: r.haze + 0.3,
      hazeTop: 0.18,
    });
  });
  mist(scene, 0.58, 0.04, 0.4);
  ice(scene, main);
  sidewall(scene, -flip);
  sidewall(scene, flip);
  if (scene.params.way === "rope") team(scene);
}

function ice(scene: Scene, main: number): void {
  const { rng, noise, pal, winter } = scene;
  const seed = rng.range(0, 100);
  const oct = scene.octaves(8, 4);
  const blue = hex("#7fb9d6");
  const height = (u: number, v: number): number => {
    const flow = u - main * (1 - v) * 0.6;
    const bulge = 0.02 * noise.at(flow * 2.4 + seed, v * 3) + 0.06 * (1 - v) * Math.exp(-((flow / 0.4) ** 2));
    return bulge + 0.007 * noise.fbm(flow * 9 + seed, v * 16, oct) * v;
  };
  terrain(scene, {
    back: 0.57,
    front: 1.1,
    reach: 1.2,
    rows: 320,
    height,
    haze: 0.02,
    color: (g) => {
      const flow = (g.u - main * (1 - g.v) * 0.6) / (0.35 + 0.65 * g.v);
      const far = Math.log(0.12 + g.v) * 5;
      const band = noise.fbm(flow * 1.6 + seed, far * 1.3 + flow * flow * 1.4, oct);
      const moraine =
        smoothstep(0.06, 0, Math.abs(flow - 0.36 + 0.05 * noise.at(far, 5.5))) * 0.3 * (winter ? 0.2 : 1);
      let surface = mix(pal.snow, blue, clamp(0.2 + 0.34 * band + 0.1 * g.v));
      surface = mix(surface, pal.rock2, moraine * clamp(0.5 + band));
      const c = scene.shade(surface, clamp(posterLight(g.light) * 0.9 + 0.08 + 0.08 * band));
      return scene.hazed(c, 0.5 * (1 - smoothstep(0, 0.35, g.v)));
    },
  });
  crevasses(scene, main, seed);
}

/** Lens-shaped clefts across the flow, in fields, each with a bright lip and a deep blue inside. */
function crevasses(scene: Scene, main: number, seed: number): void {
  const { canvas, noise, pal } = scene;
  const rng = scene.rng.fork("crevasses");
  const spots = Array.from({ length: 420 }, () => ({ t: rng.next() ** 1.25, flow: rng.range(-1, 1) })).sort(
    (a, b) => a.t - b.t,
  );
  for (const { t, flow } of spots) {
    const open = noise.at(flow * 1.7 + seed, t * 5 + seed) + 0.1;
    const length = (0.012 + 0.15 * t) * rng.range(0.4, 1.3);
    if (open < 0.02) continue;
    const x = flow * (0.35 + 0.65 * t) + main * (1 - t) * 0.6;
    const y = 0.565 + t * 0.48;
    const thick = (0.0016 + 0.013 * t) * clamp(open * 2.2) * rng.range(0.5, 1.2);
    const upper: number[] = [];
    const lower: number[] = [];
    for (let k = 0; k <= 12; k++) {
      const q = k / 12;
      const px = x + (q - 0.5) * length;
      const cy = y + (px - main * 0.4) ** 2 * 0.05 + 0.006 * t * noise.at(px * 14, y * 60);
      const w = thick * Math.sin(Math.PI * q) ** 0.7 * (0.75 + 0.5 * noise.at(px * 40, y * 80));
      upper.push(px, cy - w * 0.5);
      lower.push(px, cy + w * 0.5);
    }
    const back: number[] = [];
    for (let k = lower.length - 2; k >= 0; k -= 2) back.push(lower[k]!, lower[k + 1]!);
    const haze = 0.5 * (1 - smoothstep(0, 0.35, t));
    canvas.fill(
      [...upper, ...back],
      scene.tone(hex("#8fc6de"), 0.55, haze),
      1,
      scene.tone(hex("#256f9c"), 0.25, haze),
    );
    canvas.stroke(lower, thick * 0.3, scene.tone(pal.snow, 1, haze), 0.8);
  }
}

/** Dark rock along one edge of the ice, nearer to the middle the farther away. */
function sidewall(scene: Scene, side: number): void {
  const { rng, noise, winter } = scene;
  const seed = rng.range(0, 100);
  const octaves = scene.octaves(4.2, 7);
  const near = rng.range(0.86, 1);
  terrain(scene, {
    back: 0.6,
    front: 0.9,
    reach: 0.8,
    rows: 200,
    sea: true,
    height: (u, v) => {
      const s = u * side - lerp(0.42, near, v ** 0.8) - 0.05 * noise.at(v * 4 + seed, 2.2);
      if (s <= 0) return 0;
      return (
        (0.16 + 0.22 * v) *
        smoothstep(0, 0.5, s) ** 0.8 *
        (0.4 + 0.9 * noise.ridged(u * 4.2 + seed, v * 3.4 + seed, octaves, 0.56, 0.03))
      );
    },
    color: mountainColor(scene, { snowLine: winter ? 0.01 : 0.12, treeLine: -1 }),
    haze: 0.14,
    footHaze: 0.2,
  });
}

/** Three on a rope. */
function team(scene: Scene): void {
  const { canvas, flip, rng } = scene;
  const x = flip * rng.range(0.06, 0.16);
  const rope: number[] = [];
  const spots = [0, 1, 2].map((i) => ({
    x: x + flip * i * 0.07,
    y: 0.865 - i * 0.022,
    s: 0.062 - i * 0.004,
  }));
  for (const s of spots) rope.push(s.x, s.y - s.s * 0.45);
  canvas.stroke(rope, 0.0014, scene.shade(hex("#d0453a"), 0.8));
  spots.reverse().forEach((s, i) => hiker(scene, s.x, s.y, s.s, i % 2 ? -1 : 1));
}
