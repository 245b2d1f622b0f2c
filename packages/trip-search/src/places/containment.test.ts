import { createPlaceFinder } from "./containment";
import { placesOf } from "./index";
import type { Point } from "./place";
import { readTable } from "./table";

describe("a trip", () => {
  test("without a track lies in its country and the larger places", () => {
    const slugsOf = placesOf({ track: [], country: "oesterreich" }).map(({ slug }) => slug);
    expect(slugsOf).toEqual(["europa", "mitteleuropa", "dach", "oesterreich"]);
  });

  test("without a track and country, or of an unknown country, lies nowhere", () => {
    expect(placesOf({ track: [], country: null })).toEqual([]);
    expect(placesOf({ track: [[0, -140]], country: "auenland" })).toEqual([]);
  });

  test("of one point lies where the point does", () => {
    const found = placesOf({ track: [[47.421, 10.985]], country: "deutschland" }).map(({ slug }) => slug);
    expect(found).toEqual(
      expect.arrayContaining(["zugspitze", "wetterstein", "alpen", "bayern", "werdenfelser-land"]),
    );
  });

  test("is found by the larger place of a smaller one, unless the larger one's shape says no", () => {
    const [north, shaped, shapeless, town] = [
      ...readTable("state", ["North | | | | 2 0, 2 2, 4 2, 4 0"], {}),
      ...readTable("landscape", ["Shaped | | | | o 50 50 5", "Shapeless | | | |"], {}),
      ...readTable("city", ["Town | | | north, shaped, shapeless | o 3 1 5"], {}),
    ];
    const find = createPlaceFinder(
      [north, shaped, shapeless, town].filter((place) => place !== undefined),
    ).placesOf;
    const track: Point[] = [
      [3, 1],
      [3.001, 1],
    ];
    expect(find({ track, country: null }).map(({ slug }) => slug)).toEqual(["north", "shapeless", "town"]);
  });

  test("that touches a region, crosses a river or meets a path does not lie there; one that visits a town does", () => {
    const places = [
      ...readTable("state", ["State | | | | 0 0, 0 1, 1 1, 1 0"], {}),
      ...readTable("river", ["River | | | | line 5: 0 0.5, 1 0.5"], {}),
      ...readTable("path", ["Path | | | | line 5: 0 0.5, 1 0.5"], {}),
      ...readTable("city", ["Town | | | | o 0.5 0.5 5"], {}),
    ];
    const away = Array.from({ length: 12 }, (_, index): Point => [5, 5 + index / 10]);
    const find = createPlaceFinder(places).placesOf;
    expect(find({ track: [...away, [0.5, 0.5]], country: null }).map(({ slug }) => slug)).toEqual(["town"]);
  });
});

const lies = (track: Point[], country: string) => placesOf({ track, country }).map(({ slug }) => slug);

it("is in the south of Europe by its own country, not by a day in another", () => {
  const aosta: Point[] = [
    [45.78, 6.95],
    [45.8, 7],
    [45.82, 7.05],
  ];
  expect(lies(aosta, "frankreich")).toContain("italien");
  expect(lies(aosta, "frankreich")).not.toContain("suedeuropa");
  expect(lies(aosta, "italien")).toContain("suedeuropa");
});
