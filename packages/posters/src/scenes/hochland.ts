import { hex, mix } from "../color";
import { meadow } from "../meadow";
import { mist } from "../mist";
import { mountainColor, mountainRange, swell } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { conifer } from "../trees";
import { water } from "../water";

/** Broad bare mountains over a loch, heather and boulders, a few wind-bent pines. */
export function hochland(scene: Scene): void {
  const { rng, flip, pal, winter, params } = scene;
  paintSky(scene, { horizon: 0.55, clouds: rng.chance(0.7) ? "cumulus" : "bands" });
  const heather = { fruehling: "#9a9a5c", sommer: "#9a6a8c", herbst: "#8f7a48", winter: "#d5d3d0" }[
    params.season
  ];
  const heath = mix(mix(pal.heath, pal.meadow, params.season === "herbst" ? 0.5 : 0.1), hex(heather), 0.55);
  const shore = 0.66;
  const ranges = [
    { height: 0.22, frequency: 1.6, middle: 0.3, spread: 0.7, floor: 0.6, haze: 0.68, footHaze: 0.82 },
    { height: 0.3, frequency: 1.4, middle: 0.12, spread: 0.36, floor: 0.1, haze: 0.44, footHaze: 0.62 },
    { height: 0.26, frequency: 1.5, middle: -0.5, spread: 0.4, floor: 0.02, haze: 0.28, footHaze: 0.42 },
    { height: 0.17, frequency: 1.8, middle: 0.75, spread: 0.3, floor: -0.1, haze: 0.14, footHaze: 0.24 },
  ];
  ranges.forEach(({ height, frequency, middle, spread, floor, haze, footHaze }, i) =>
    terrain(scene, {
      back: shore - 0.1 + i * 0.025,
      front: shore,
      reach: 0.8,
      rows: 200,
      height: mountainRange(scene, {
        height,
        frequency,
        octaves: 7,
        sharpness: 0.55,
        reach: 0.8,
        crest: 0.42,
        envelope: swell(middle * flip + rng.range(-0.08, 0.08), spread, floor),
      }),
      color: mountainColor(scene, {
        snowLine: winter ? 0.05 : 0.32,
        treeLine: 0.5,
        green: mix(heath, pal.rock, 0.1),
        upland: mix(pal.meadow, pal.rock, 0.3),
      }),
      haze,
      footHaze,
      hazeTop: 0.2,
    }),
  );
  mist(scene, shore - 0.04, 0.06, 0.45);
  water(scene, { top: shore, bottom: 0.9, rough: 0.35, depth: [0.2, 0.6] });
  const edge = meadow(scene, {
    y: 0.8,
    tilt: 0.14 * flip,
    bumps: 0.06,
    far: winter ? undefined : mix(pal.meadow, heath, 0.5),
    near: winter ? undefined : mix(heath, pal.conifer, 0.25),
  });
  boulders(scene, edge);
  const look = {
    color: scene.tone(pal.conifer, 0.1, 0.03),
    lit: scene.tone(pal.conifer, 0.7, 0.03),
    snow: winter ? scene.tone(pal.snow, 0.5) : undefined,
  };
  for (const k of [0.48, 0.53, 0.6])
    conifer(scene, rng, flip * k, edge(flip * k) + 0.02, rng.range(0.14, 0.24), look);
}

function boulders(scene: Scene, edge: (u: number) => number): void {
  const { canvas, pal, side, winter } = scene;
  const rng = scene.rng.fork("boulders");
  for (let i = 0; i < 26; i++) {
    const x = rng.range(-0.76, 0.76);
    const t = rng.next();
    const y = edge(x) + 0.02 + t * 0.22;
    const s = (0.008 + 0.03 * t) * rng.range(0.5, 1.2);
    const body: number[] = [];
    for (let k = 0; k <= 8; k++) {
      const a = Math.PI + (k / 8) * Math.PI;
      const r = s * rng.range(0.8, 1.1);
      body.push(x + Math.cos(a) * r * 1.25, y + Math.sin(a) * r * 0.72);
    }
    canvas.fill(body, scene.shade(pal.rock2, 0.2));
    const lit = body.map((p, k) => (k % 2 ? y + (p - y) * 0.94 : x + side * s * 0.2 + (p - x) * 0.72));
    canvas.fill(lit, scene.shade(winter ? pal.snow : pal.rock, 0.85), 0.85);
  }
}
