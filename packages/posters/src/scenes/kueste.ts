import { sailboat } from "../boats";
import { mix } from "../color";
import { coast, surf } from "../shore";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { water } from "../water";
import { lighthouse } from "../landmarks";
import { trail, trailAt, traveller } from "../figures";

/** Chalk cliffs that recede along the sea, surf at their feet, a lighthouse above. */
export function kueste(scene: Scene): void {
  const { rng, flip, pal } = scene;
  const horizon = rng.range(0.5, 0.56);
  paintSky(scene, { horizon, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  water(scene, { top: horizon, rough: 0.75, depth: [0.45, 0.85], tint: mix(pal.water, pal.sky[0], 0.2) });
  surf(scene, horizon + 0.16, 1, -0.8, 0.8, 18);
  for (let i = 0; i < 3; i++)
    sailboat(scene, -flip * rng.range(0.05, 0.6), horizon + rng.range(0.01, 0.05), rng.range(0.02, 0.045));
  const height = coast(scene, {
    side: flip,
    horizon,
    near: rng.range(0.3, 0.42),
    far: rng.range(-0.3, -0.2),
    cliff: rng.range(0.26, 0.32),
  });
  const v = 0.34;
  const u = flip * 0.34;
  lighthouse(scene, u, horizon + (1.2 - horizon) * v - height(u, v) + 0.004, 0.13);
  const way = {
    from: flip * 0.6,
    to: flip * 0.1,
    start: 1.03,
    end: horizon + 0.05,
    swing: 0.05,
    turns: 2.5,
    width: 0.075,
  };
  trail(scene, way);
  const p = trailAt(way, 0.34);
  traveller(scene, p.x, p.y, 0.05);
}
