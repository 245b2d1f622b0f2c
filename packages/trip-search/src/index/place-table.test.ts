import type { TripDocument } from "@gratweg/contracts";
import { trip } from "../testing/fixture";
import { isNear } from "../testing/is-near";
import { PLACES } from "../places";
import { hasBit, members } from "./bits";
import { buildPlaceTable, tripPlaces } from "./place-table";
import { runAtOnce } from "./steps";

const INNSBRUCK: [number, number] = [47.27, 11.39];
const TOKYO: [number, number] = [35.68, 139.69];
/** On both sides of the date line, and near a pole. */
const FIJI: [number, number] = [-16.8, 179.9];
const TAVEUNI: [number, number] = [-16.8, -179.9];
const SVALBARD: [number, number] = [78.2, 15.6];

const tableOf = (documents: TripDocument[]) => runAtOnce(buildPlaceTable(documents));

it("remembers a place with its distance, and nothing of what is no place", () => {
  const table = tableOf([trip(1, { track: [INNSBRUCK] })]);
  expect(table.near("innsbruck", 60)).toBe(table.near("innsbruck", 60));
  expect(table.near("innsbruck", 120)).not.toBe(table.near("innsbruck", 60));
  expect(table.near("gibt-es-nicht", 60)).toBe(table.near("auch-nicht", 250));
  expect(hasBit(table.near("gibt-es-nicht", 60), 0)).toBe(false);
});

it("finds for every place the trips that come near to it, as point after point is measured", () => {
  const documents = [INNSBRUCK, TOKYO, FIJI, TAVEUNI, SVALBARD].map((point, number) =>
    trip(number, { track: [point, [point[0] + 0.4, point[1]]] }),
  );
  const table = tableOf(documents);
  const found = PLACES.flatMap(({ slug }) =>
    [60, 250].map((km) => [slug, km, [...listed(table.near(slug, km), documents.length)]] as const),
  );
  expect(found).toEqual(
    found.map(([slug, km]) => [
      slug,
      km,
      documents.flatMap((document, number) => (isNear(document, slug, km) ? [number] : [])),
    ]),
  );
  expect(found.some(([, , numbers]) => numbers.length > 0)).toBe(true);
});

it("measures the tracks alone whose surroundings the place lies in", () => {
  const read: number[] = [];
  const watched = (number: number, track: [number, number][]): TripDocument => ({
    ...trip(number),
    get track() {
      read.push(number);
      return track;
    },
  });
  const table = tableOf([watched(1, [INNSBRUCK]), watched(2, [TOKYO])]);
  read.length = 0;
  table.near("innsbruck", 60);
  expect(read).toEqual([1]);
});

it.each([
  ["radwandern", true],
  ["huettenwandern", false],
])("along the Danube, %s is a trip along a river: %s", (slug, isRiverTrip) => {
  const track: [number, number][] = [
    [48.57, 13.46],
    [48.31, 14.29],
    [48.2, 15.3],
  ];
  const places = tripPlaces(trip(1, { track, activities: [{ slug, name: slug }] }));
  expect([places.has("donau"), places.has("fluesse")]).toEqual([true, isRiverTrip]);
});

function listed(bits: ReturnType<ReturnType<typeof tableOf>["near"]>, size: number): Uint32Array {
  const list = new Uint32Array(size);
  return list.subarray(0, members(bits, list));
}
