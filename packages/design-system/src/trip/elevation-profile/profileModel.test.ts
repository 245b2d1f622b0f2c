import { isTrueProfile, profileModel, waypointsOfDay } from "./profileModel";
import { placeInLanes } from "./labelLanes";
import { multiples, niceStep } from "./ticks";
import fc from "fast-check";
import type { ProfileWaypoint } from "../waypoint";

const tour: ProfileWaypoint[] = [
  { name: "Ehrwald", day: 1, kind: "start", distanceKm: 0, elevationM: 1108 },
  { name: "Coburger Hütte", day: 1, kind: "overnight", distanceKm: 8.2, elevationM: 1917 },
  { name: "Grünstein-Scharte", day: 2, kind: "pass", distanceKm: 10.6, elevationM: 2272 },
  { name: "Lehnberghaus", day: 2, kind: "end", distanceKm: 15, elevationM: 1554 },
];

describe("profileModel", () => {
  it("sums up the tour", () => {
    const model = profileModel(tour)!;
    expect([model.ascentM, model.descentM]).toEqual([1164, 718]);
    expect(model.highest.name).toBe("Grünstein-Scharte");
    expect(model.days).toEqual([
      { day: 1, fromKm: 0, toKm: 8.2 },
      { day: 2, fromKm: 8.2, toKm: 15 },
    ]);
  });

  it("starts a day where the day before ended", () => {
    expect(waypointsOfDay(tour, 2).map((point) => point.name)).toEqual([
      "Coburger Hütte",
      "Grünstein-Scharte",
      "Lehnberghaus",
    ]);
    expect(profileModel(tour, 2)).toMatchObject({
      fromKm: 8.2,
      toKm: 15,
      ascentM: 355,
      descentM: 718,
      days: [],
    });
  });

  it("has nothing to draw for one place, no places, or a day of rest", () => {
    expect(profileModel([])).toBeNull();
    expect(profileModel(tour.slice(0, 1))).toBeNull();
    expect(profileModel(tour, 9)).toBeNull();
  });

  it("does not blow a dyke walk up to a mountain, nor start below the sea", () => {
    const model = profileModel([
      { ...tour[0]!, elevationM: 1 },
      { ...tour[3]!, elevationM: 4 },
    ])!;
    expect([model.floorM, model.ceilingM >= 200]).toEqual([0, true]);
  });

  it("always holds every height between floor and ceiling", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -400, max: 8000 }), { minLength: 2, maxLength: 20 }),
        (heights) => {
          const model = profileModel(
            heights.map((elevationM, index) => ({ ...tour[0]!, distanceKm: index, elevationM })),
          )!;
          expect(model.floorM).toBeLessThanOrEqual(Math.min(...heights));
          expect(model.ceilingM).toBeGreaterThanOrEqual(Math.max(...heights));
          expect(model.heightTicks.length).toBeGreaterThanOrEqual(2);
          expect(model.heightTicks.length).toBeLessThanOrEqual(8);
        },
      ),
    );
  });
});

it("is true as long as it misses at most 40 % of the stated ascent", () => {
  const model = profileModel(tour)!;
  const drawn = model.ascentM;
  expect(
    [drawn / 0.6, drawn / 0.59, drawn / 1.4, drawn / 1.41, null].map((m) => isTrueProfile(model, m)),
  ).toEqual([true, false, true, false, true]);
});

describe("ticks", () => {
  it("chooses round steps", () => {
    expect([niceStep(74, 5), niceStep(2200, 4), niceStep(9, 4)]).toEqual([20, 1000, 2.5]);
    expect(multiples(0, 74, 20)).toEqual([0, 20, 40, 60]);
  });
});

describe("placeInLanes", () => {
  const label = fc.record({
    x: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 10, max: 160 }),
    rank: fc.integer({ min: 0, max: 4 }),
  });

  it("lets no name touch another or leave the drawing", () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 25 }), (labels) => {
        const named = labels.map((entry, index) => ({ ...entry, id: String(index) }));
        const boxes = placeInLanes(named, 500, 3).map(({ id, lane, anchor }) => {
          const { x, width } = named[Number(id)]!;
          const from = x - { start: 0, middle: width / 2, end: width }[anchor];
          return { lane, from, to: from + width };
        });
        boxes.forEach((a, index) => {
          expect(a.from >= -1 && a.to <= 501).toBe(true);
          for (const b of boxes.slice(index + 1)) {
            expect(a.lane !== b.lane || a.to < b.from || b.to < a.from).toBe(true);
          }
        });
      }),
    );
  });

  it("prefers the important name", () => {
    const placed = placeInLanes(
      [
        { id: "place", x: 50, width: 90, rank: 4 },
        { id: "summit", x: 52, width: 90, rank: 0 },
      ],
      100,
      1,
    );
    expect(placed).toEqual([{ id: "summit", lane: 0, anchor: "middle" }]);
  });
});
