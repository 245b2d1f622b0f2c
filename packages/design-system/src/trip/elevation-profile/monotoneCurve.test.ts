import fc from "fast-check";
import { monotoneCurve } from "./monotoneCurve";

const profile = fc
  .uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 2, maxLength: 40 })
  .chain((xs) =>
    fc.tuple(...xs.map((x) => fc.record({ x: fc.constant(x / 10), y: fc.integer({ min: -50, max: 4800 }) }))),
  );

describe("monotoneCurve", () => {
  it("goes through every known height", () => {
    fc.assert(
      fc.property(profile, (points) => {
        const curve = monotoneCurve(points);
        for (const point of points) expect(curve.valueAt(point.x)).toBeCloseTo(point.y, 6);
      }),
    );
  });

  it("never leaves the span of its two neighbours", () => {
    fc.assert(
      fc.property(profile, fc.double({ min: 0, max: 1, noNaN: true }), (points, t) => {
        const { nodes, valueAt } = monotoneCurve(points);
        nodes.slice(1).forEach((b, index) => {
          const a = nodes[index]!;
          const value = valueAt(a.x + (b.x - a.x) * t);
          expect(value).toBeGreaterThanOrEqual(Math.min(a.y, b.y));
          expect(value).toBeLessThanOrEqual(Math.max(a.y, b.y));
        });
      }),
    );
  });

  it("draws control points inside the span too, so that the line agrees with the values", () => {
    fc.assert(
      fc.property(profile, (points) => {
        const { nodes, path } = monotoneCurve(points);
        const numbers = path(
          (x) => x * 10,
          (y) => y,
        )
          .match(/-?\d+(\.\d+)?/g)!
          .map(Number);
        nodes.slice(1).forEach((b, index) => {
          const a = nodes[index]!;
          const [c1, c2] = [numbers[2 + index * 6 + 1]!, numbers[2 + index * 6 + 3]!];
          for (const control of [c1, c2]) {
            expect(control).toBeGreaterThanOrEqual(Math.min(a.y, b.y) - 0.1);
            expect(control).toBeLessThanOrEqual(Math.max(a.y, b.y) + 0.1);
          }
        });
      }),
    );
  });

  it("keeps the first of two heights at one place and holds the ends", () => {
    const curve = monotoneCurve([
      { x: 5, y: 200 },
      { x: 0, y: 100 },
      { x: 5, y: 900 },
    ]);
    expect(curve.nodes.map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [5, 200],
    ]);
    expect([curve.valueAt(-3), curve.valueAt(99)]).toEqual([100, 200]);
  });
});
