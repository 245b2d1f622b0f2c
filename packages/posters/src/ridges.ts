import { mix, type Rgb } from "./color";
import { clamp, lerp, smoothMax, smoothstep } from "./noise";
import type { Scene } from "./scene";
import type { Ground } from "./terrain";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { atan2, cos, exp, min, sin, sqrt } = Math;

export interface Peak {
  u: number;
  /** Place in the depth of the land, 0 to 1. */
  v: number;
  height: number;
  radius: number;
}

export interface RangeSpec {
  /** Height of the highest ground of the range itself, in scene units. */
  height: number;
  frequency: number;
  octaves?: number;
  /** How the range swells and sinks from left to right, about 0 to 1. */
  envelope?: (u: number) => number;
  peaks?: Peak[];
  /** Reach of the land in scene units, for the peaks' roundness. */
  reach: number;
  /** 0 leaves round hills, 1 makes pure ridges. */
  sharpness?: number;
  /** Where the crest runs in the land's depth. */
  crest?: number;
}

/** Heights of a mountain range: a wandering crest, ridges that come down from it, and chosen summits. */
export function mountainRange(scene: Scene, spec: RangeSpec): (u: number, v: number) => number {
  const { noise } = scene;
  const ox = scene.rng.range(0, 200);
  const oy = scene.rng.range(0, 200);
  const octaves = scene.octaves(spec.frequency, spec.octaves ?? 8);
  const sharp = spec.sharpness ?? 1;
  const crest = spec.crest ?? 0.24;
  const f = spec.frequency;
  const warp = 0.22 / f;
  // The relief's grid has about 220 rows, fewer in small pictures.
  const blunt = (0.7 * f * spec.reach) / 220 / clamp(scene.params.height / 1280, 0.4, 1);
  return (u, v) => {
    const wx = u + warp * noise.at(u * f * 0.9 + oy, v * 2 + 3.3);
    const wv = v * spec.reach + warp * noise.at(u * f * 0.9 + ox, v * 2 + 91.7);
    const ridge = noise.ridged(wx * f + ox, wv * f + oy, octaves, 0.54, blunt);
    const hill =
      sharp < 1 ? 0.45 + 0.4 * noise.fbm(wx * f * 0.7 + oy, wv * f * 0.7 + ox, min(3, octaves)) : 0;
    const shape = lerp(hill, ridge, sharp);
    const middle = crest + 0.07 * noise.at(u * 1.7 + ox, 5.5);
    const cross = v < middle ? smoothstep(-0.08, middle, v) : (1 - (v - middle) / (1 - middle)) ** 1.15;
    let h = spec.height * (spec.envelope?.(u) ?? 1) * cross * (0.34 + 0.82 * shape);
    for (const p of spec.peaks ?? []) {
      const du = wx - p.u;
      const dv = wv - p.v * spec.reach;
      const d = sqrt(du * du + dv * dv) / p.radius;
      if (d >= 1) continue;
      // Arêtes run down from the summit: a ridge function of the direction, bent by the rock's own noise.
      const angle = atan2(dv, du) + 0.35 * (ridge - 0.5);
      const arete = noise.at(cos(angle) * 1.4 + p.u * 9 + ox, sin(angle) * 1.4 + d * 1.1);
      const spur = 1 - min(1, sqrt(arete * arete * 3 + 0.03));
      const body =
        0.6 +
        0.2 * spur * min(1, d * 2.5) +
        0.32 * (1 - d) ** 3 +
        0.62 * ridge * (0.22 + 0.78 * min(1, d * 2.4));
      const cone = p.height * (1 - d) ** 1.2 * body;
      h = smoothMax(h, cone, 0.02);
    }
    return h;
  };
}

/** Flattens light into a few printed tones without losing the relief. */
export function posterLight(light: number): number {
  const steps =
    0.22 * smoothstep(0.16, 0.26, light) +
    0.4 * smoothstep(0.42, 0.52, light) +
    0.38 * smoothstep(0.68, 0.8, light);
  return lerp(light, steps, 0.6);
}

export interface MountainLook {
  /** Height of the snow line; Infinity for none. */
  snowLine: number;
  /** Height up to which forest and meadow climb. */
  treeLine: number;
  rock?: Rgb;
  rock2?: Rgb;
  green?: Rgb;
  upland?: Rgb;
  /** Strength of horizontal strata in the rock, 0 to 1. */
  strata?: number;
}

/** Snow on the gentle parts, rock on the steep, green at the foot. */
export function mountainColor(scene: Scene, look: MountainLook): (g: Ground) => Rgb {
  const { noise, pal } = scene;
  const snowLine = min(look.snowLine, 99);
  const rock = look.rock ?? pal.rock;
  const rock2 = look.rock2 ?? pal.rock2;
  const green = look.green ?? mix(pal.conifer, pal.meadow, 0.15);
  const upland = look.upland ?? mix(pal.meadow, pal.heath, 0.5);
  const oct = scene.octaves(9, 3);
  return (g) => {
    const n = noise.fbm(g.u * 9 + 7, g.v * 14 + g.h * 9, oct);
    let surface = mix(rock, rock2, clamp(0.35 + 0.6 * n));
    if (look.strata)
      surface = mix(surface, rock2, look.strata * smoothstep(0.1, 0.5, sin(g.h * 95 + n * 2.2)));
    const grass =
      smoothstep(look.treeLine + 0.05, look.treeLine - 0.03, g.h + n * 0.035) *
      smoothstep(0.62, 0.42, g.steep);
    surface = mix(surface, upland, grass);
    const wood = smoothstep(look.treeLine - 0.018, look.treeLine - 0.03, g.h + n * 0.04);
    surface = mix(surface, green, wood * (0.65 + 0.3 * clamp(0.5 + n)));
    const hold = smoothstep(0.56, 0.4, g.steep + n * 0.07);
    const snow = smoothstep(snowLine - 0.015, snowLine + 0.03, g.h + n * 0.05) * hold;
    surface = mix(surface, pal.snow, snow * (1 - wood * 0.55));
    return scene.shade(surface, posterLight(g.light));
  };
}

/** A swell around `centre`: 1 there, `low` far away. */
export function swell(centre: number, width: number, low: number): (u: number) => number {
  return (u) => low + (1 - low) * exp(-(((u - centre) / width) ** 2));
}
