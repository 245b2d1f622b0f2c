import { seedContent } from "./content";
import type { SiteKey, SiteSelection, TourDay, TourSeed, Waypoint } from "./types";

/** Generous boxes [south, north, west, east]; they catch swapped or mistyped coordinates. Spain to Portugal include their islands. */
const boxes: Record<string, [number, number, number, number]> = {
  deutschland: [47.2, 55.1, 5.8, 15.1],
  oesterreich: [46.3, 49.1, 9.5, 17.2],
  schweiz: [45.8, 47.9, 5.9, 10.6],
  italien: [35.4, 47.1, 6.6, 18.6],
  frankreich: [41.3, 51.2, -5.2, 9.7],
  slowenien: [45.4, 46.9, 13.3, 16.7],
  schweden: [55.2, 69.1, 10.9, 24.2],
  grossbritannien: [49.8, 60.9, -8.7, 1.9],
  portugal: [32.3, 42.2, -31.3, -6.1],
  tuerkei: [35.8, 42.2, 25.6, 44.9],
  daenemark: [54.5, 57.8, 8, 15.3],
  norwegen: [57.9, 71.2, 4.5, 31.2],
  island: [63.2, 66.6, -24.6, -13.4],
  spanien: [27.6, 43.8, -18.2, 4.4],
  griechenland: [34.8, 41.8, 19.3, 29.7],
  irland: [51.4, 55.4, -10.7, -5.4],
  polen: [49, 54.9, 14.1, 24.2],
  estland: [57.5, 59.8, 21.7, 28.3],
  belgien: [49.4, 51.6, 2.5, 6.5],
  georgien: [41, 43.6, 40, 46.8],
  japan: [24, 45.6, 122.9, 145.9],
  nepal: [26.3, 30.5, 80, 88.3],
  jordanien: [29.1, 33.4, 34.9, 39.3],
  marokko: [27.6, 36, -13.3, -0.9],
};

/** The field of `sites` that a site's key stands for. */
const siteField: Record<SiteKey, keyof SiteSelection> = {
  adventures: "adventures",
  biking: "biking",
  cultural: "cultural",
  hiking: "hiking",
  "outdoors-germany": "outdoorsGermany",
  "outdoors-sweden": "outdoorsSweden",
  traveling: "traveling",
  portal: "portal",
};

const round = (value: number): number => Math.round(value * 10) / 10;
const sum = (values: number[]): number => round(values.reduce((total, value) => total + value, 0));

/** Great-circle distance in kilometres. */
function straightLine(a: Waypoint, b: Waypoint): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) *
      Math.cos(b.latitude * rad) *
      Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 12742 * Math.asin(Math.sqrt(h));
}

/** The last waypoint of each day that has one. */
function dayEnds(tour: TourSeed): Map<number, Waypoint> {
  return new Map(tour.waypoints.map((waypoint) => [waypoint.day, waypoint]));
}

function walkedUntil(tour: TourSeed, day: number): number {
  return sum(tour.days.slice(0, day).map(({ distanceKm }) => distanceKm));
}

/** Hours on the way by the usual rules: on foot, in the saddle, in the boat, on skis. */
function expectedHours(tour: TourSeed, { distanceKm, ascentM, descentM }: TourDay): number {
  if (tour.activities.includes("radwandern")) return distanceKm / 15 + ascentM / 600;
  // DIN 33466: four kilometres, 300 m of ascent or 500 m of descent an hour; the smaller part counts half.
  const flat = distanceKm / 4;
  const steep = ascentM / 300 + descentM / 500;
  return Math.max(flat, steep) + Math.min(flat, steep) / 2;
}

test("tours are numbered without a gap", () => {
  const numbers = seedContent.tours.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
});

test("every site has something to show; Sweden's and Germany's are about their countries", () => {
  const shown = (field: keyof SiteSelection) => seedContent.tours.filter(({ sites }) => sites[field]);
  const counts = Object.values(siteField)
    .filter((field) => field !== "portal")
    .map((field) => ({ field, enough: shown(field).length >= 12 }));
  expect(counts).toEqual(counts.map(({ field }) => ({ field, enough: true })));
  expect(new Set(shown("outdoorsSweden").map(({ country }) => country))).toEqual(new Set(["schweden"]));
  expect(new Set(shown("outdoorsGermany").map(({ country }) => country))).toEqual(new Set(["deutschland"]));
  expect(new Set(seedContent.tours.map(({ country }) => country)).size).toBeGreaterThanOrEqual(18);
});

describe.each(seedContent.tours.map((tour) => [tour.slug, tour] as const))("%s", (_slug, tour) => {
  test("totals are the sums of its days", () => {
    expect([tour.distanceKm, tour.ascentM, tour.descentM]).toEqual([
      sum(tour.days.map(({ distanceKm }) => distanceKm)),
      sum(tour.days.map(({ ascentM }) => ascentM)),
      sum(tour.days.map(({ descentM }) => descentM)),
    ]);
  });

  test("has five to twelve days, each with a place for the night but the last", () => {
    expect(tour.days.length).toBeGreaterThanOrEqual(5);
    expect(tour.days.length).toBeLessThanOrEqual(12);
    const homeless = tour.days.filter(
      ({ overnightPlace, overnightKind }) => !overnightPlace || overnightKind === "keine",
    );
    expect(homeless).toEqual(tour.days.slice(-1));
  });

  test("walking times fit the figures", () => {
    for (const day of tour.days) {
      const { title, hours } = day;
      const expected = expectedHours(tour, day);
      expect({ title, fits: Math.abs(hours - expected) <= 1.5 + expected * 0.25 }).toEqual({
        title,
        fits: true,
      });
    }
  });

  test("nights and meals that are included are those of the day plan", () => {
    const promised = tour.included.map(({ text }) => text).join("; ");
    const nights = [...promised.matchAll(/(\d+) Übernachtung/g)].map((match) => Number(match[1]));
    expect(sum(nights)).toBe(tour.days.length - 1);
    for (const meal of ["Frühstück", "Lunchpaket", "Abendessen"]) {
      const promisedMeals = new RegExp(`(\\d+) × ${meal}`).exec(promised)?.[1];
      if (promisedMeals === undefined) continue;
      const planned = tour.days.filter(({ meals }) => meals.includes(meal)).length;
      expect({ meal, count: planned }).toEqual({ meal, count: Number(promisedMeals) });
    }
  });

  test("has 12 to 30 waypoints from a start at 0 km to an end", () => {
    expect(tour.waypoints.length).toBeGreaterThanOrEqual(12);
    expect(tour.waypoints.length).toBeLessThanOrEqual(30);
    expect(tour.waypoints[0]).toMatchObject({ kind: "start", distanceKm: 0, day: 1 });
    expect(tour.waypoints.at(-1)).toMatchObject({ kind: "end", distanceKm: tour.distanceKm });
  });

  test("waypoint distances rise and meet the end of every day", () => {
    const distances = tour.waypoints.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const days = tour.waypoints.map(({ day }) => day);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    const ends = dayEnds(tour);
    tour.days.forEach(({ distanceKm }, index) => {
      const end = ends.get(index + 1);
      if (distanceKm > 0)
        expect({ day: index + 1, km: end?.distanceKm }).toEqual({
          day: index + 1,
          km: walkedUntil(tour, index + 1),
        });
      else if (end) expect(end.distanceKm).toBe(walkedUntil(tour, index + 1));
    });
  });

  test("no leg is shorter on foot than as the crow flies, none is implausibly long", () => {
    tour.waypoints.slice(1).forEach((to, index) => {
      const from = tour.waypoints[index];
      const walked = from ? round(to.distanceKm - from.distanceKm) : 0;
      // No distance walked: a transfer by bus, boat or cable car.
      if (!from || walked === 0) return;
      const straight = straightLine(from, to);
      expect({ to: to.name, straight: straight <= walked * 1.03 + 0.15 ? "fine" : straight, walked }).toEqual(
        {
          to: to.name,
          straight: "fine",
          walked,
        },
      );
      expect({ to: to.name, detour: walked <= straight * 4.5 + 1.5 ? "fine" : straight, walked }).toEqual({
        to: to.name,
        detour: "fine",
        walked,
      });
    });
  });

  test("coordinates lie in its country, heights are plausible", () => {
    const box = boxes[tour.country];
    expect(box).toBeDefined();
    const [south, north, west, east] = box ?? [0, 0, 0, 0];
    for (const { name, latitude, longitude, elevationM } of tour.waypoints) {
      const inside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      expect({ name, inside, high: elevationM >= 0 && elevationM <= 3200 }).toEqual({
        name,
        inside: true,
        high: true,
      });
    }
  });

  test("ascent less descent is the difference in height between a day's ends", () => {
    const ends = dayEnds(tour);
    tour.days.forEach(({ ascentM, descentM, title, distanceKm }, index) => {
      const end = ends.get(index + 1);
      const own = tour.waypoints.filter(({ day }) => day === index + 1);
      const before =
        index === 0 ? tour.waypoints[0] : tour.waypoints.filter(({ day }) => day <= index).at(-1);
      // A day that begins with a transfer starts at its first waypoint.
      const start = own[0] && before && own[0].distanceKm === before.distanceKm ? own[0] : before;
      if (!end || !start || distanceKm === 0) return;
      expect({
        title,
        off: Math.abs(ascentM - descentM - (end.elevationM - start.elevationM)) <= 15,
      }).toEqual({ title, off: true });
    });
  });

  test("the climbs between waypoints do not exceed the day's figures", () => {
    tour.days.forEach(({ ascentM, descentM, title }, index) => {
      const first = tour.waypoints.findIndex(({ day }) => day === index + 1);
      if (first < 0) return;
      const stops = tour.waypoints.filter(({ day }, position) => day === index + 1 || position === first - 1);
      const steps = stops.slice(1).map((to, position) => {
        const from = stops[position];
        return from && to.distanceKm > from.distanceKm ? to.elevationM - from.elevationM : 0;
      });
      const up = steps.filter((step) => step > 0).reduce((total, step) => total + step, 0);
      const down = -steps.filter((step) => step < 0).reduce((total, step) => total + step, 0);
      expect({
        title,
        up: up <= ascentM + 15 ? "fine" : up,
        down: down <= descentM + 15 ? "fine" : down,
      }).toEqual({
        title,
        up: "fine",
        down: "fine",
      });
    });
  });

  test("has two or three pictures, four to five highlights, three to four questions, a list to pack", () => {
    expect([2, 3]).toContain(tour.gallery.length);
    expect(tour.gallery.map(({ variant }) => variant)).toEqual(tour.gallery.map((_, index) => index));
    expect(new Set(tour.gallery.map(({ alt }) => alt)).size).toBe(tour.gallery.length);
    expect([4, 5]).toContain(tour.highlights.length);
    expect([3, 4]).toContain(tour.questions.length);
    expect(tour.packingList.length).toBeGreaterThanOrEqual(3);
    expect(tour.arrivalByTrain.length).toBeGreaterThan(60);
    expect(tour.distanceNote).toMatch(/^Ungefähre Angaben(?: nach|:) \p{L}/u);
  });

  test("is shown on the site that owns its address, in a group that fits its capacity", () => {
    expect(tour.sites[siteField[tour.canonicalSite]]).toBe(true);
    expect(tour.teaser.length).toBeLessThanOrEqual(240);
    expect(tour.groupSizeMin).toBeLessThanOrEqual(tour.groupSizeMax);
    expect([tour.departurePlan.capacity, tour.departurePlan.minimumParticipants]).toEqual([
      tour.groupSizeMax,
      tour.groupSizeMin,
    ]);
    expect(tour.departurePlan.capacity).toBeGreaterThanOrEqual(8);
    expect(tour.departurePlan.capacity).toBeLessThanOrEqual(14);
    for (const { priceCents } of tour.departurePlan.rules) {
      expect(priceCents).toBeGreaterThanOrEqual(59000);
      expect(priceCents).toBeLessThanOrEqual(390000);
    }
  });
});
