import { createPlaceFinder } from "./containment";
import { PLACES, placesOf } from "./index";
import { readTable } from "./table";
import type { Point } from "./place";
import tracks from "./testing/tracks.json";
import { TRIP_PLACES } from "./testing/trip-places";

interface Trip {
  title: string;
  country: string;
  track: number[][];
}
const TRIPS: Readonly<Record<string, Trip>> = tracks;

function placesOfTrip({ track, country }: Trip): Set<string> {
  const points = track.map(([latitude = NaN, longitude = NaN]): Point => [latitude, longitude]);
  return new Set(placesOf({ track: points, country }).map(({ slug }) => slug));
}

const slugs = (text: string) => text.split(" ");

describe("every trip of the seed", () => {
  test("stands in the table", () => {
    expect(TRIP_PLACES.map(([number]) => String(number))).toEqual(Object.keys(TRIPS));
  });

  test("is asked for known places only", () => {
    const known = new Set(PLACES.map(({ slug }) => slug));
    expect(
      TRIP_PLACES.flatMap(([, lies, liesNot]) => slugs(`${lies} ${liesNot}`)).filter(
        (slug) => !known.has(slug),
      ),
    ).toEqual([]);
  });

  test.each(TRIP_PLACES)("%i lies where it does and nowhere else", (number, lies, liesNot) => {
    const trip = TRIPS[number];
    const found = trip ? placesOfTrip(trip) : new Set<string>();
    expect({
      missing: slugs(lies).filter((slug) => !found.has(slug)),
      wrong: slugs(liesNot).filter((slug) => found.has(slug)),
    }).toEqual({ missing: [], wrong: [] });
  });
});

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

  test("lies in the same places whichever way it is walked", () => {
    for (const trip of Object.values(TRIPS)) {
      expect(placesOfTrip({ ...trip, track: trip.track.toReversed() })).toEqual(placesOfTrip(trip));
    }
  });
});

test("places are answered fast", () => {
  const trips = Object.values(TRIPS);
  const milliseconds = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    for (const trip of trips) placesOfTrip(trip);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / trips.length;
  });
  // Of the core, as others take it away; the first round reads the shapes. Ten times what is asked for and measured.
  expect(Math.min(...milliseconds)).toBeLessThan(10);
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
