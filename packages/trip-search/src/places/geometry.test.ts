import { boxesMeet, boxOf, distanceKm, distanceToLineKm, inBox, inShape } from "./geometry";
import type { Point } from "./place";

const MUNICH: Point = [48.137, 11.575];
const INNSBRUCK: Point = [47.267, 11.393];

test("the distance is that of the great circle", () => {
  expect(distanceKm(MUNICH, INNSBRUCK)).toBeCloseTo(97.7, 0);
  expect(distanceKm(INNSBRUCK, MUNICH)).toBe(distanceKm(MUNICH, INNSBRUCK));
  expect(distanceKm(MUNICH, MUNICH)).toBe(0);
  expect(distanceKm([0, 179.5], [0, -179.5])).toBeCloseTo(111.2, 0);
});

test("the distance to a line is that to its nearest place, not to its nearest corner", () => {
  const line: Point[] = [
    [47, 11],
    [47, 13],
  ];
  expect(distanceToLineKm([47.1, 12], line)).toBeCloseTo(11.1, 0);
  expect(distanceToLineKm([47, 10.9], line)).toBeCloseTo(distanceKm([47, 10.9], [47, 11]), 1);
  expect(distanceToLineKm([47, 11], [[47, 11]])).toBe(0);
});

describe("a shape", () => {
  const square: Point[] = [
    [47, 11],
    [47, 12],
    [48, 12],
    [48, 11],
  ];
  const line: Point[] = [
    [50, 8],
    [50, 9],
  ];
  const shape = { circles: [{ at: MUNICH, km: 5 }], lines: [{ along: line, km: 3 }], polygons: [square] };

  test.each<[string, Point, boolean]>([
    ["holds what lies in its circle", [48.16, 11.6], true],
    ["holds what lies beside its line", [50.02, 8.5], true],
    ["holds what lies in its ring", [47.5, 11.5], true],
    ["leaves out what lies beyond", [49, 11.5], false],
    ["leaves out what lies beyond the end of its line", [50, 9.1], false],
  ])("%s", (_behaviour, point, expected) => {
    expect(inShape(point, shape)).toBe(expected);
  });

  test("a ring that bends inwards leaves its bay out", () => {
    const horseshoe: Point[] = [
      [0, 0],
      [0, 3],
      [3, 3],
      [3, 2],
      [1, 2],
      [1, 1],
      [3, 1],
      [3, 0],
    ];
    expect(inShape([2, 1.5], { polygons: [horseshoe] })).toBe(false);
    expect(inShape([2, 0.5], { polygons: [horseshoe] })).toBe(true);
    expect(inShape([0.5, 1.5], { polygons: [horseshoe] })).toBe(true);
  });

  test("its box holds all of it, far north too", () => {
    const far: Point = [70, 25];
    const box = boxOf({ circles: [{ at: far, km: 100 }] });
    expect(box).not.toBeNull();
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const turn = (degrees * Math.PI) / 180;
      const up = (100 / 111.3) * Math.cos(turn);
      const edge: Point = [
        70 + up,
        25 + ((100 / 111.3) * Math.sin(turn)) / Math.cos(((70 + up) * Math.PI) / 180),
      ];
      expect(box && inBox(edge, box)).toBe(true);
    }
    expect(boxOf({})).toBeNull();
  });

  test("boxes meet where they share a point", () => {
    const box = { south: 47, west: 11, north: 48, east: 12 };
    expect(boxesMeet(box, { south: 48, west: 12, north: 49, east: 13 })).toBe(true);
    expect(boxesMeet(box, { south: 47, west: 12.1, north: 48, east: 13 })).toBe(false);
  });
});
