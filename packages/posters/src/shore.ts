import { mix } from "./color";
import { clamp, smoothstep } from "./noise";
import type { Scene } from "./scene";
import { posterLight } from "./ridges";
import { terrain, type Ground } from "./terrain";

export interface CoastSpec {
  /** The side where the land is: 1 right, -1 left. */
  side: 1 | -1;
  horizon: number;
  /** Where the shore crosses the frame's bottom, and where it meets the horizon, as x on the land's side. */
  near: number;
  far: number;
  /** Height of the cliffs near the viewer. */
  cliff: number;
  haze?: number;
}

/** Cliffs along a receding coast, green on top, surf at their feet. Paint the water first. */
export function coast(scene: Scene, spec: CoastSpec): (u: number, v: number) => number {
  const { noise, pal, rng } = scene;
  const seed = rng.range(0, 100);
  const octaves = scene.octaves(4, 6);
  const oct = scene.octaves(12, 4);
  const size = (v: number): number => 0.05 + 0.95 * v;
  const edge = (v: number): number => {
    const bays = noise.fbm(seed, v ** 0.5 * 7, 4) * 0.2 * size(v) ** 0.8;
    return spec.far + (spec.near - spec.far) * v ** 0.75 + bays;
  };
  const edges = new Map<number, number>();
  const height = (u: number, v: number): number => {
    let e = edges.get(v);
    if (e === undefined) edges.set(v, (e = edge(v)));
    const inland = u * spec.side - e - 0.02 * size(v) * noise.fbm(u * 9 + seed, v * 14, octaves);
    const s = inland / size(v);
    if (s <= 0) return 0;
    const top = 0.75 + 0.5 * noise.at(u * 1.6 + seed, v * 2.2) + 0.25 * smoothstep(0, 0.8, s);
    const wall = 0.82 * smoothstep(0, 0.05, s) + 0.18 * smoothstep(0.03, 0.2, s);
    return spec.cliff * size(v) * top * wall;
  };
  const color = (g: Ground): ReturnType<typeof scene.shade> => {
    const local = g.h / size(g.v);
    const n = noise.fbm(g.u * 12 + seed, g.v * 16, oct);
    const streak = noise.at(g.u * 70 + seed, g.v * 40) * 0.5;
    const strata = smoothstep(0.2, 0.6, Math.sin((g.h / size(g.v)) * 150 + n * 2));
    let surface = mix(pal.rock, pal.rock2, clamp(0.25 + 0.4 * n + 0.3 * streak + 0.3 * strata));
    const green = smoothstep(0.5, 0.3, g.steep) * smoothstep(spec.cliff * 0.3, spec.cliff * 0.6, local);
    surface = mix(surface, mix(pal.meadow, pal.heath, clamp(0.18 + 0.6 * n)), green);
    const foam = smoothstep(0.02, 0.004, local);
    const c = scene.shade(mix(surface, pal.snow, foam), Math.max(posterLight(g.light), foam * 0.8));
    const far = (spec.haze ?? 0.75) * (1 - smoothstep(0, 0.6, g.v)) + 0.04;
    return scene.hazed(c, far);
  };
  terrain(scene, {
    back: spec.horizon,
    front: 1.2,
    reach: 1.6,
    rows: 300,
    height,
    color,
    haze: 0,
    sea: true,
    sunSlope: 0.4,
  });
  return height;
}

/** Long white crests that run to the shore. */
export function surf(
  scene: Scene,
  from: number,
  to: number,
  left: number,
  right: number,
  count: number,
): void {
  const { canvas, pal, noise } = scene;
  const rng = scene.rng.fork("surf");
  for (let i = 0; i < count; i++) {
    const t = (i + rng.next()) / count;
    const y = from + (to - from) * t ** 1.3;
    const length = (0.12 + 0.5 * t) * rng.range(0.4, 1);
    const x = rng.range(left, right);
    const top: number[] = [];
    const bottom: number[] = [];
    for (let k = 0; k <= 24; k++) {
      const q = k / 24;
      const u = x + (q - 0.5) * length;
      const w = Math.sin(Math.PI * q) * (0.0015 + 0.006 * t);
      const cy = y + 0.008 * t * noise.at(u * 8, i * 3.7);
      top.push(u, cy - w);
      bottom.unshift(u, cy + w * 0.4);
    }
    canvas.fill([...top, ...bottom], scene.shade(pal.snow, 0.85), 0.35 + 0.35 * t);
  }
}
