import fc from "fast-check";
import type { Waypoint } from "../waypoint";
import { contourRings } from "./contours";
import { placeMapLabels } from "./mapLabels";
import { projectionFor, scaleBarKm } from "./projection";
import { catmullRom, sampleRoute } from "./routeLine";
import { routeModel } from "./routeModel";
import { terrain } from "./terrain";

const point = (
  name: string,
  latitude: number,
  longitude: number,
  kind: Waypoint["kind"],
  km: number,
): Waypoint => ({
  name,
  latitude,
  longitude,
  kind,
  day: 1,
  distanceKm: km,
  elevationM: 1000 + km * 50,
});

const walk = [
  point("Oberstdorf", 47.41, 10.279, "start", 0),
  point("Kemptner Hütte", 47.313, 10.327, "overnight", 13),
  point("Memminger Hütte", 47.166, 10.481, "overnight", 30),
  point("Zams", 47.158, 10.59, "end", 45),
];

describe("projection", () => {
  it("puts north up and keeps distances true", () => {
    const projection = projectionFor(walk);
    const [start, end] = [projection.project(walk[0]!), projection.project(walk[3]!)];
    expect(start.y).toBeLessThan(end.y);
    expect(start.x).toBeLessThan(end.x);
    expect(Math.hypot(start.x - end.x, start.y - end.y) / projection.unitsPerKm).toBeCloseTo(36.6, 0);
    expect(projection.format).toBe("square");
  });

  it("keeps every place on the sheet, wherever on earth", () => {
    const place = fc.record({
      latitude: fc.double({ min: -70, max: 70, noNaN: true }),
      longitude: fc.double({ min: -170, max: 170, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const projection = projectionFor(places);
        for (const { x, y } of places.map(projection.project)) {
          expect(x >= 0 && x <= projection.width && y >= 0 && y <= projection.height).toBe(true);
        }
        expect(scaleBarKm(projection) * projection.unitsPerKm).toBeLessThanOrEqual(
          projection.width * 0.24 + 0.001,
        );
      }),
    );
  });
});

describe("route", () => {
  it("passes every place", () => {
    const points = walk.map(projectionFor(walk).project);
    expect(catmullRom(points).map(([, , end]) => end)).toEqual(points.slice(1));
    expect(sampleRoute(points, 4)).toHaveLength(13);
  });

  it("joins start and end of a round trip into one mark", () => {
    const round = [...walk.slice(0, 3), point("Oberstdorf", 47.41, 10.279, "end", 60)];
    expect(routeModel(round)?.marks.map((mark) => [mark.name, mark.kind])).toEqual([
      ["Oberstdorf", "startEnd"],
      ["Kemptner Hütte", "overnight"],
      ["Memminger Hütte", "overnight"],
    ]);
  });

  it("draws the same map again for the same places, and none for a single place", () => {
    const { projection: _, ...drawn } = routeModel(walk)!;
    expect(routeModel([...walk].reverse())).toMatchObject(drawn);
    expect(routeModel(walk.slice(0, 1))).toBeNull();
    expect(routeModel([])).toBeNull();
  });

  it("draws fewer lines where the land is flat", () => {
    const flat = walk.map((place) => ({ ...place, elevationM: 3 }));
    expect(routeModel(flat)!.contours.length).toBeLessThan(routeModel(walk)!.contours.length / 2 + 1);
  });

  it("stays light enough for a static page", () => {
    const bytes = routeModel(walk)!.contours.reduce((sum, line) => sum + line.path.length, 0);
    expect(bytes).toBeGreaterThan(2000);
    expect(bytes).toBeLessThan(20_000);
  });
});

describe("relief", () => {
  const sheet = { width: 400, height: 300 };
  const known = [
    { x: 96, y: 96, heightM: 800 },
    { x: 288, y: 192, heightM: 2400 },
  ];

  it("holds the known heights", () => {
    const grid = terrain(sheet, known, 7);
    for (const { x, y, heightM } of known) {
      const index = ((y - grid.originY) / grid.cell) * grid.columns + (x - grid.originX) / grid.cell;
      expect(Math.abs((grid.values[index] ?? 0) - heightM)).toBeLessThan(40);
    }
  });

  it("closes every ring and separates high from low", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 500, max: 2600 }), (seed, level) => {
        const grid = terrain(sheet, known, seed, 20);
        const rings = contourRings(grid, level);
        const inside = (x: number, y: number) =>
          rings.reduce((flag, ring) => (encloses(ring, x, y) ? !flag : flag), false);
        for (let index = 0; index < grid.values.length; index += 7) {
          const height = grid.values[index]!;
          if (Math.abs(height - level) < 1e-6) continue;
          const x = grid.originX + (index % grid.columns) * grid.cell;
          const y = grid.originY + Math.floor(index / grid.columns) * grid.cell;
          expect(inside(x, y)).toBe(height >= level);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("placeMapLabels", () => {
  const label = fc.record({
    at: fc.record({ x: fc.integer({ min: 20, max: 580 }), y: fc.integer({ min: 20, max: 380 }) }),
    width: fc.integer({ min: 20, max: 150 }),
    radius: fc.constant(6),
    rank: fc.integer({ min: 0, max: 7 }),
  });

  it("lets no two names overlap and none leave the sheet", () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 30 }), (labels) => {
        const named = labels.map((entry, index) => ({ ...entry, id: String(index) }));
        const rects = placeMapLabels(named, { width: 600, height: 400, route: [], blocked: [] }).map(
          (placed) => {
            const { at, width } = named[Number(placed.id)]!;
            const left = at.x + placed.dx - { start: 0, middle: width / 2, end: width }[placed.anchor];
            const top = at.y + placed.dy - 11;
            return { left, top, right: left + width, bottom: top + 16 };
          },
        );
        rects.forEach((a, index) => {
          expect(a.left >= 0 && a.right <= 600 && a.top >= 0 && a.bottom <= 400).toBe(true);
          for (const b of rects.slice(index + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });
});

/** Even-odd test by a ray to the right. */
function encloses(ring: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}
