import { mix } from "../color";
import { forest } from "../forest";
import { trail, trailAt, traveller, village } from "../figures";
import { castle } from "../landmarks";
import { mist } from "../mist";
import { clamp, smoothstep } from "../noise";
import { posterLight } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { cypress } from "../trees";

/** Vineyards in rows over rolling hills, a castle and a village between them. */
export function weinland(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  paintSky(scene, { horizon: 0.52, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  for (let i = 0; i < 3; i++) {
    const seed = rng.range(0, 100);
    const base = 0.44 + i * 0.055;
    const haze = 0.78 - i * 0.2;
    forest(scene, {
      line: (u) =>
        base - 0.05 * noise.at(u * (1.6 - i * 0.2) + seed, 1.7) - 0.012 * noise.at(u * 6 + seed, 4),
      size: 0.008 + 0.007 * i,
      haze,
      leafy: 0.5,
      rows: 3,
      ground: scene.tone(mix(pal.conifer, pal.meadow, 0.4), 0.4, haze),
    });
  }
  const castleAt = flip * rng.range(0.22, 0.4);
  const far = vineyard(scene, {
    y: 0.6,
    front: 0.86,
    bump: { u: castleAt, height: 0.1, width: 0.26 },
    rows: 150,
    haze: 0.3,
    amount: 0.05,
  });
  castle(scene, castleAt, far(castleAt) + 0.006, 0.085, 0.2);
  mist(scene, 0.75, 0.05, 0.35);
  village(scene, -flip * rng.range(0.12, 0.3), 0.76, 0.03, 0.18, 11);
  const near = vineyard(scene, {
    y: 0.79,
    front: 1.16,
    bump: { u: flip * 0.62, height: 0.09, width: 0.42 },
    rows: 58,
    haze: 0.05,
    amount: 0.035,
  });
  const way = {
    from: flip * 0.04,
    to: flip * 0.3,
    start: 1.03,
    end: near(flip * 0.3) + 0.008,
    swing: 0.07,
    turns: 2.4,
    width: 0.1,
  };
  trail(scene, way);
  const p = trailAt(way, 0.4);
  traveller(scene, p.x, p.y, 0.05);
  const look = { color: scene.tone(pal.conifer, 0.15, 0.03), lit: scene.tone(pal.conifer, 0.9, 0.03) };
  for (const k of [0.5, 0.56, 0.63])
    cypress(scene, rng, flip * k, near(flip * k) + 0.03, rng.range(0.17, 0.25), look);
}

interface Vineyard {
  y: number;
  front: number;
  bump: { u: number; height: number; width: number };
  rows: number;
  haze: number;
  amount: number;
}

/** A hillside in parcels, each with its rows in a direction of its own. Returns its skyline. */
function vineyard(scene: Scene, o: Vineyard): (u: number) => number {
  const { noise, pal, rng, winter } = scene;
  const seed = rng.range(0, 100);
  const height = (u: number, v: number): number =>
    o.bump.height * Math.exp(-(((u - o.bump.u) / o.bump.width) ** 2) - (v * 1.5) ** 2) +
    o.amount * (0.5 + 0.6 * noise.at(u * 1.5 + seed, v * 1.2));
  const soil = mix(pal.path, pal.meadow, 0.45);
  const vine = winter ? mix(pal.leaves[0]!, pal.snow, 0.25) : mix(pal.leaves[0]!, pal.conifer, 0.25);
  terrain(scene, {
    back: o.y,
    front: o.front,
    reach: 0.7,
    rows: 220,
    height,
    haze: o.haze,
    color: (g) => {
      const px = Math.floor((g.u + 0.05 * noise.at(g.v * 2 + seed, 3)) * 3.1 + seed);
      const pv = Math.floor(g.v * 2.6 + 0.35 * noise.at(g.u * 1.5, seed));
      const turn = noise.at(px * 7.31 + 0.5, pv * 3.77 + 0.5) * 1.1;
      const depth = 0.55 + 0.45 * g.v;
      const across = (g.u / depth) * Math.cos(turn) + g.v * 0.9 * Math.sin(turn);
      const stripe = Math.sin(across * o.rows * Math.PI);
      const leaf = smoothstep(-0.25, 0.35, stripe + 0.35 * noise.at(g.u * 90, g.v * 70));
      const lane = clamp(Math.abs(((g.u + 0.05 * noise.at(g.v * 2 + seed, 3)) * 3.1 + seed) % 1) * 24);
      const parcel = mix(vine, pal.leaves[Math.abs(px + pv) % 3]!, 0.6);
      const surface = mix(soil, parcel, leaf * lane * (winter ? 0.5 : 1));
      return scene.shade(surface, clamp(0.12 + posterLight(g.light) * (0.8 + 0.3 * stripe * leaf)));
    },
  });
  return (u) => o.y - height(u, 0);
}
