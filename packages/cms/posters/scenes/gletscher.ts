import { hex, mix } from "../color";
import { hiker } from "../figures";
import { mist } from "../mist";
import { clamp, lerp, smoothstep } from "../noise";
import { mountainColor, mountainRange, posterLight, swell } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** Ice flowing out of a ring of summits, broken by crevasses; a rope team on it. */
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
      rows: 180,
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
      color: mountainColor(scene, { snowLine: winter ? 0.02 : 0.1, treeLine: -1 }),
      haze: r.haze,
      footHaze: r.haze + 0.3,
      hazeTop: 0.18,
    });
  });
  mist(scene, 0.58, 0.04, 0.4);
  ice(scene, main);
  sidewall(scene, -flip);
  sidewall(scene, flip);
  team(scene);
}

function ice(scene: Scene, main: number): void {
  const { rng, noise, pal, winter } = scene;
  const seed = rng.range(0, 100);
  const oct = scene.octaves(8, 4);
  const blue = hex("#7fb9d6");
  const deep = hex("#2f7fa8");
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
      // Crevasses run across the flow and bow with it; they are where a stretched ridge noise peaks.
      const depth = Math.log(0.12 + g.v) * 7;
      const bow = depth + flow * flow * 1.6;
      const n = noise.at(flow * 1.5 + seed, bow * 2.6) + 0.45 * noise.at(flow * 4.2 + seed, bow * 4.1);
      const zone = smoothstep(-0.25, 0.35, noise.at(flow * 1.1 + seed * 2, bow * 0.5) + 0.1);
      const width = 0.05 + 0.04 * g.v;
      const crack = smoothstep(width, width * 0.25, Math.abs(n)) * zone;
      const lip = smoothstep(width * 2.4, width, Math.abs(n - width * 0.6)) * zone;
      const moraine =
        smoothstep(0.05, 0.0, Math.abs(flow - 0.36 + 0.05 * noise.at(bow, 5.5))) * 0.35 * (winter ? 0.3 : 1);
      let surface = mix(
        pal.snow,
        blue,
        clamp(0.18 + 0.3 * noise.fbm(flow * 3 + seed, bow * 1.3, 3) + 0.12 * g.v),
      );
      surface = mix(surface, pal.rock2, moraine);
      surface = mix(surface, hex("#ffffff"), lip * 0.5);
      const c = scene.shade(surface, clamp(posterLight(g.light) * 0.9 + 0.08));
      const inside = scene.shade(mix(blue, deep, smoothstep(0, 0.8, crack)), 0.35);
      return scene.hazed(mix(c, inside, crack * 0.9), 0.45 * (1 - smoothstep(0, 0.35, g.v)));
    },
  });
}

/** Dark rock that frames the ice on one side. */
function sidewall(scene: Scene, side: number): void {
  const { rng, winter } = scene;
  const near = side === scene.flip;
  terrain(scene, {
    back: near ? 0.815 : 0.625,
    front: near ? 0.84 : 0.645,
    reach: 0.6,
    rows: 130,
    sea: true,
    height: mountainRange(scene, {
      height: near ? 0.34 : 0.2,
      frequency: near ? 2.6 : 3.2,
      octaves: 7,
      reach: 0.6,
      envelope: (u) => lerp(-0.12, 1, smoothstep(near ? 0.42 : 0.32, near ? 1 : 0.8, u * side)),
    }),
    color: mountainColor(scene, { snowLine: winter ? 0.02 : 0.14, treeLine: -1 }),
    haze: near ? 0.05 : 0.3,
  });
  rng.next();
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
