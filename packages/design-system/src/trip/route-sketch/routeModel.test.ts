import fc from "fast-check";
import type { Waypoint } from "../waypoint";
import { placeMapLabels } from "./mapLabels";
import { projectionFor, scaleBarKm } from "./projection";
import { catmullRom, sampleRoute } from "./routeLine";
import { routeModel } from "./routeModel";

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

  it("draws what nobody walks as a straight line of its own", () => {
    const ferry = [...walk.slice(0, 2), { ...walk[2]!, distanceKm: 13 }, walk[3]!];
    const { route, ridden } = routeModel(ferry)!;
    expect([route.match(/M/g)?.length, ridden.match(/M[\d -]+L[\d -]+/g)?.length]).toEqual([2, 1]);
    expect(routeModel(walk)!.ridden).toBe("");
  });
});

describe("placeMapLabels", () => {
  const label = fc.record({
    at: fc.record({ x: fc.integer({ min: 20, max: 580 }), y: fc.integer({ min: 20, max: 380 }) }),
    width: fc.integer({ min: 20, max: 150 }),
    radius: fc.constant(6),
    rank: fc.integer({ min: 0, max: 7 }),
    needed: fc.boolean(),
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

  it("leaves out no start, end or hut, however close they lie", () => {
    const huts = Array.from({ length: 8 }, (_, index) => ({
      ...{ id: String(index), at: { x: 260 + index, y: 200 }, width: 150, radius: 7, rank: 3, needed: true },
    }));
    const field = { width: 288, height: 400, route: [], blocked: [] };
    expect(placeMapLabels(huts, field)).toHaveLength(8);
  });
});
