import { mix } from "../color";
import { meadow } from "../meadow";
import { mist } from "../mist";
import { smoothstep } from "../noise";
import { mountainColor } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** Table mountains and needles of layered rock over a red plain. */
export function wueste(scene: Scene): void {
  const { rng, flip, noise } = scene;
  paintSky(scene, { horizon: 0.6, clouds: rng.chance(0.4) ? "cumulus" : "bands" });
  const layers = [
    { count: 7, height: 0.12, haze: 0.66, y: 0.6 },
    { count: 4, height: 0.2, haze: 0.4, y: 0.635 },
    { count: 3, height: 0.34, haze: 0.14, y: 0.69 },
  ];
  layers.forEach((l, li) => {
    const seed = rng.range(0, 200);
    const mesas = Array.from({ length: l.count }, (_, i) => {
      const spread = ((i + 0.5) / l.count - 0.5) * 1.7 + rng.range(-0.1, 0.1);
      const u = li === 2 ? flip * (0.1 + i * 0.27) + rng.range(-0.03, 0.03) : spread;
      return {
        u,
        width: rng.range(0.035, 0.12) * (1 + li * 0.3),
        height: l.height * rng.range(0.6, 1),
        v: rng.range(0.35, 0.6),
      };
    });
    const octaves = scene.octaves(7, 6);
    terrain(scene, {
      back: l.y - 0.02,
      front: l.y + 0.07,
      reach: 0.5,
      rows: 150,
      sunSlope: 0.45,
      height: (u, v) => {
        const rough =
          0.028 * noise.fbm(u * 7 + seed, v * 5, octaves) +
          0.012 * noise.ridged(u * 22 + seed, v * 9, Math.min(3, octaves));
        let h = 0.008 * noise.at(u * 5 + seed, v * 3);
        for (const m of mesas) {
          const d = Math.hypot(u - m.u, (v - m.v) * 0.5) - rough;
          // Talus below, a wall above it, a bench, a flat top.
          const talus = 0.3 * smoothstep(m.width * 2.2, m.width, d) ** 1.3;
          const wall = 0.5 * smoothstep(m.width, m.width * 0.9, d);
          const top = 0.2 * smoothstep(m.width * 0.78, m.width * 0.7, d);
          h = Math.max(h, m.height * (talus + wall + top));
        }
        return h;
      },
      color: mountainColor(scene, { snowLine: Infinity, treeLine: -1, strata: 0.75 }),
      haze: l.haze,
      footHaze: l.haze + 0.16,
      hazeTop: 0.16,
    });
    if (li < 2) mist(scene, l.y + 0.03, 0.03, 0.4);
  });
  ground(scene);
}

function ground(scene: Scene): void {
  const { pal, rng, flip, canvas } = scene;
  const edge = meadow(scene, {
    y: 0.77,
    tilt: 0.05 * flip,
    bumps: 0.03,
    far: mix(pal.sand, pal.rock, 0.45),
    near: mix(pal.rock, pal.rock2, 0.4),
    flowers: false,
  });
  const bush = scene.shade(pal.conifer, 0.35);
  const bright = scene.shade(pal.conifer, 0.95);
  for (let i = 0; i < 60; i++) {
    const x = rng.range(-0.78, 0.78);
    const t = rng.next() ** 0.8;
    const y = edge(x) + 0.02 + t * 0.24;
    const s = (0.006 + 0.022 * t) * rng.range(0.6, 1.2);
    canvas.disc(x - scene.side * s * 0.8, y + s * 0.1, s * 1.2, [20, 16, 30], 0.16, 0.25);
    for (let k = 0; k < 5; k++)
      canvas.disc(
        x + rng.range(-0.7, 0.7) * s,
        y - rng.range(0.2, 0.6) * s,
        s * 0.42,
        k > 2 ? bright : bush,
        0.9,
      );
  }
}
