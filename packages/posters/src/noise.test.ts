import { Noise, smoothMax, smoothstep } from "./noise";
import { Rng } from "./prng";

describe("Noise", () => {
  const noise = new Noise(new Rng("relief"));

  it("stays in its range, has no seams at its period and depends on its seed", () => {
    let most = 0;
    for (let i = 0; i < 4000; i++) most = Math.max(most, Math.abs(noise.at(i * 0.173, i * 0.311)));
    expect(most).toBeGreaterThan(0.6);
    expect(most).toBeLessThan(1.3);
    expect(noise.at(255.999, 3.4)).toBeCloseTo(noise.at(256.001, 3.4), 1);
    expect(new Noise(new Rng("relief")).at(1.3, 2.7)).toBe(noise.at(1.3, 2.7));
    expect(new Noise(new Rng("other")).at(1.3, 2.7)).not.toBe(noise.at(1.3, 2.7));
  });

  it("gives the slope that differences give", () => {
    const e = 1e-4;
    for (const [x, y] of [
      [0.3, 0.8],
      [12.62, -4.21],
      [-7.5, 33.17],
    ] as const) {
      expect(noise.withSlope(x, y)).toBeCloseTo(noise.at(x, y), 6);
      const { dx, dy } = noise;
      expect(dx).toBeCloseTo((noise.at(x + e, y) - noise.at(x - e, y)) / (2 * e), 3);
      expect(dy).toBeCloseTo((noise.at(x, y + e) - noise.at(x, y - e)) / (2 * e), 3);
    }
  });

  it("piles its ridges up from zero", () => {
    for (let i = 0; i < 2000; i++) {
      const h = noise.ridged(i * 0.07, i * 0.013, 6);
      expect(h >= 0 && h < 1.5).toBe(true);
    }
  });
});

describe("helpers", () => {
  it("step in both directions", () => {
    expect([smoothstep(0, 1, -1), smoothstep(0, 1, 0.5), smoothstep(0, 1, 2)]).toEqual([0, 0.5, 1]);
    expect([smoothstep(1, 0, -1), smoothstep(1, 0, 2)]).toEqual([1, 0]);
  });

  it("join two heights at or above the higher", () => {
    expect(smoothMax(1, 0, 0.1)).toBe(1);
    expect(smoothMax(0.5, 0.5, 0.1)).toBeGreaterThan(0.5);
  });
});
