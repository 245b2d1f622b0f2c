import fc from "fast-check";
import type { WaypointModel } from "../src/view-models";
import { publicLine } from "./public-line";

const point = (latitude: number, longitude: number, more: Partial<WaypointModel> = {}): WaypointModel => ({
  name: "Karwendelhaus",
  day: 1,
  kind: "hut",
  latitude,
  longitude,
  elevationM: 1771,
  distanceKm: 18.2,
  ...more,
});

test("keeps names and heights and rounds where a place lies", () => {
  expect(publicLine([point(47.4273, 11.4216), point(47.3885, 11.2645)])).toEqual([
    point(47.425, 11.42),
    point(47.39, 11.265),
  ]);
});

test("a way across countries is rounded more than a walk", () => {
  const [from] = publicLine([point(47.4273, 11.4216), point(59.3, 18.07)]);
  expect([from?.latitude, from?.longitude]).toEqual([47.4, 11.4]);
});

test("nothing finer than half a kilometre comes out", () => {
  const degrees = fc.tuple(
    fc.double({ min: -85, max: 85, noNaN: true }),
    fc.double({ min: -179, max: 179, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(degrees, { maxLength: 12 }), (places) => {
      for (const { latitude, longitude } of publicLine(places.map(([lat, lon]) => point(lat, lon))))
        for (const value of [latitude, longitude])
          expect(Math.abs(Math.round(value * 200) - value * 200)).toBeLessThan(1e-6);
    }),
  );
});
