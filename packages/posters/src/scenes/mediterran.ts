import { sailboat } from "../boats";
import { mix } from "../color";
import { fillBelow, foregroundTone } from "../forest";
import { trail, trailAt, traveller, village } from "../figures";
import { smoothstep } from "../noise";
import { mountainColor, mountainRange } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { cypress, stonePine } from "../trees";
import { water } from "../water";

/** A blue bay between limestone capes, a white village on the slope, pines over the path. */
export function mediterran(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  const shore = 0.58;
  paintSky(scene, { horizon: shore, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  const capes = [
    { side: flip, reach: 0.2, height: 0.16, haze: 0.66, y: shore },
    { side: -flip, reach: 0.42, height: 0.15, haze: 0.48, y: shore + 0.004 },
    { side: flip, reach: 0.12, height: 0.3, haze: 0.2, y: shore + 0.02 },
  ];
  water(scene, { top: shore, rough: 0.45, depth: [0.5, 0.92] });
  for (const c of capes)
    terrain(scene, {
      back: c.y - 0.005,
      front: c.y,
      reach: 0.5,
      rows: 230,
      sea: true,
      height: mountainRange(scene, {
        height: c.height,
        frequency: 2.4,
        octaves: 6,
        sharpness: 0.75,
        reach: 0.5,
        crest: 0.5,
        envelope: (u) => -0.03 + 1.03 * smoothstep(c.reach - 0.1, c.reach + 0.55, u * c.side) ** 0.8,
      }),
      color: mountainColor(scene, { snowLine: 9, treeLine: 0.16, upland: mix(pal.heath, pal.rock, 0.35) }),
      haze: c.haze,
      footHaze: c.haze + 0.12,
      hazeTop: 0.14,
    });
  for (let i = 0; i < 3; i++)
    village(scene, flip * (0.46 + 0.07 * i), shore + 0.018 - i * 0.026, 0.026, 0.16, 9 - i * 2);
  shoreFoam(scene, shore);
  for (let i = 0; i < 4; i++)
    sailboat(scene, -flip * rng.range(-0.15, 0.5), shore + rng.range(0.03, 0.14), rng.range(0.03, 0.06));
  const seed = rng.range(0, 80);
  const edge = (u: number): number =>
    0.97 -
    0.2 * smoothstep(-0.35, 0.75, u * flip) +
    0.02 * noise.at(u * 3 + seed, 1.5) +
    0.007 * noise.at(u * 14, 3.5);
  fillBelow(
    scene,
    edge,
    scene.shade(mix(pal.rock, pal.meadow, 0.55), 0.75),
    undefined,
    undefined,
    1.02,
    scene.shade(mix(pal.rock2, pal.conifer, 0.4), 0.35),
  );
  scrub(scene, edge);
  const way = {
    from: flip * 0.2,
    to: flip * 0.62,
    start: 1.03,
    end: edge(flip * 0.62) + 0.01,
    swing: 0.06,
    turns: 2,
    width: 0.09,
  };
  trail(scene, way);
  const p = trailAt(way, 0.4);
  traveller(scene, p.x, p.y, 0.066);
  const look = {
    color: foregroundTone(scene, pal.conifer, 0.2),
    lit: foregroundTone(scene, mix(pal.conifer, pal.meadow, 0.5), 0.9),
  };
  stonePine(scene, rng, flip * 0.57, edge(flip * 0.57) + 0.06, 0.52, look);
  for (const k of [0.36, 0.41])
    cypress(scene, rng, flip * k, edge(flip * k) + 0.03, rng.range(0.13, 0.19), look);
}

function shoreFoam(scene: Scene, y: number): void {
  const { canvas, pal, rng } = scene;
  for (let i = 0; i < 40; i++) {
    const x = rng.range(-0.75, 0.75);
    canvas.disc(
      x,
      y + 0.004 + rng.range(0, 0.02),
      rng.range(0.008, 0.03),
      scene.shade(pal.snow, 0.8),
      0.22,
      0.06,
    );
  }
}

/** Round bushes, some in flower. */
function scrub(scene: Scene, edge: (u: number) => number): void {
  const { canvas, pal, side } = scene;
  const rng = scene.rng.fork("scrub");
  for (let i = 0; i < 90; i++) {
    const t = rng.next();
    const x = rng.range(-0.78, 0.78);
    const y = edge(x) + 0.005 + t * 0.2;
    const s = (0.008 + 0.024 * t) * rng.range(0.6, 1.2);
    const c = mix(pal.conifer, pal.meadow, rng.next() * 0.7);
    canvas.disc(x, y - s * 0.4, s, scene.shade(c, 0.15), 1, 0.72);
    canvas.disc(x + side * s * 0.25, y - s * 0.55, s * 0.66, scene.shade(c, 0.9), 0.8, 0.72);
    if (rng.chance(0.2))
      for (let k = 0; k < 6; k++)
        canvas.disc(
          x + rng.range(-0.7, 0.7) * s,
          y - s * rng.range(0.2, 1),
          s * 0.1,
          scene.shade(pal.accent, 0.9),
          0.9,
        );
  }
}
