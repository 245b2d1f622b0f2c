import { mix } from "../color";
import { forest, foregroundTone } from "../forest";
import { mist } from "../mist";
import { clamp, lerp, smoothstep } from "../noise";
import { posterLight } from "../ridges";
import { rowboat } from "../boats";
import { hiker } from "../figures";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { water } from "../water";
import { meadow } from "../meadow";

/** Limestone towers, overgrown on top, standing in mist along a calm river. */
export function karst(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  paintSky(scene, { horizon: 0.6, clouds: "bands" });
  const shore = 0.67;
  const layers = [
    { count: 9, height: 0.2 },
    { count: 7, height: 0.27 },
    { count: 5, height: 0.32 },
    { count: 3, height: 0.44 },
  ];
  for (const [i, { count, height }] of layers.entries()) {
    const t = i / (layers.length - 1);
    const seed = rng.range(0, 200);
    const towers = Array.from({ length: count }, (_, k) => {
      const u = i === 3 ? flip * (0.3 + k * 0.24) : ((k + 0.5) / count - 0.5) * 1.8;
      return {
        u: u + rng.range(-0.07, 0.07),
        v: rng.range(0.35, 0.65),
        width: rng.range(0.05, 0.1) * (0.7 + 0.75 * t),
        height: height * rng.range(0.55, 1),
      };
    });
    if (i === 3) towers.push({ u: -flip * rng.range(0.62, 0.72), v: 0.5, width: 0.13, height: 0.32 });
    const octaves = scene.octaves(9, 5);
    terrain(scene, {
      back: shore - 0.015,
      front: shore,
      reach: 0.4,
      rows: 170,
      sea: true,
      height: (u, v) => {
        const rough = 0.03 * noise.fbm(u * 9 + seed, v * 4, octaves);
        let h = -0.01 + (i < 3 ? 0.025 : 0.015) * (0.6 + noise.at(u * 4 + seed, v * 2));
        for (const m of towers) {
          const d = Math.max(0, Math.hypot(u - m.u, (v - m.v) * 0.4) + rough) / m.width;
          if (d >= 1) continue;
          // Upright sides, a rounded head.
          h = Math.max(h, m.height * (1 - d ** 3.6) ** 0.62 * (1 + rough * 2.4));
        }
        return h;
      },
      color: (g) => {
        const n = noise.fbm(g.u * 16 + seed, g.h * 22, 3);
        const streak = noise.at(g.u * 55 + seed, g.h * 7);
        const stone = mix(pal.rock, pal.rock2, clamp(0.45 + 0.35 * streak + 0.3 * n));
        const green = mix(pal.conifer, pal.heath, clamp(0.3 + n));
        const bare = smoothstep(0.6, 0.78, g.steep + n * 0.16) * smoothstep(0.02, 0.06, g.h);
        return scene.shade(mix(green, stone, bare * 0.9), posterLight(g.light));
      },
      haze: lerp(0.74, 0.12, t),
      footHaze: lerp(0.92, 0.36, t),
      hazeTop: 0.24,
    });
    if (i < 3) mist(scene, shore - 0.03, 0.07, 0.6 - 0.3 * t);
  }
  forest(scene, {
    line: () => shore + 0.004,
    size: 0.026,
    haze: 0.2,
    leafy: 0.7,
    density: (u) => smoothstep(0.1, 0.5, noise.at(u * 2.2, 8.8) + 0.3),
  });
  water(scene, { top: shore, rough: 0.2, depth: [0.12, 0.6] });
  rowboat(scene, -flip * rng.range(-0.02, 0.14), 0.78, 0.09);
  const edge = meadow(scene, { y: 0.93, tilt: 0.2 * flip, bumps: 0.03, trail: false });
  hiker(scene, flip * 0.42, edge(flip * 0.42) + 0.03, 0.085);
  bamboo(scene, edge);
}

function bamboo(scene: Scene, edge: (u: number) => number): void {
  const { canvas, pal, rng, flip } = scene;
  for (let i = 0; i < 13; i++) {
    const x = flip * rng.range(0.58, 0.78);
    const h = rng.range(0.3, 0.62);
    const y = edge(x) + 0.06;
    const lean = -flip * h * rng.range(0.05, 0.28);
    const dark = foregroundTone(scene, mix(pal.conifer, pal.meadow, rng.next() * 0.6), rng.range(0.1, 0.6));
    const at = (q: number): [number, number] => [x + lean * q * q, y - h * q];
    canvas.stroke([...at(0), ...at(0.3), ...at(0.6), ...at(0.85), ...at(1)], 0.007, dark, 1, 0.002);
    for (let k = 0; k < 22; k++) {
      const [lx, ly] = at(rng.range(0.35, 1));
      const a = rng.range(0.1, 1.2) * rng.sign();
      const s = rng.range(0.03, 0.055);
      const ex = lx + Math.sin(a) * s;
      const ey = ly + Math.cos(a) * s * 0.8;
      canvas.fill(
        [
          lx,
          ly,
          (lx + ex) / 2 + 0.004,
          (ly + ey) / 2 - 0.004,
          ex,
          ey,
          (lx + ex) / 2 - 0.003,
          (ly + ey) / 2 + 0.003,
        ],
        dark,
        0.95,
      );
    }
  }
}
