import { describePoster } from "../posters/describe";
import { seedContent } from "./content";
import { landscapes } from "./content/landscapes";
import { pictureJobs, posterName } from "./picture-jobs";
import type { Biome, Season, TourSeed, Way } from "./types";

const seasonOf = (month: number): Season =>
  (["winter", "fruehling", "sommer", "herbst"] as const)[Math.floor((month % 12) / 3)]!;

/** How a tour's guests travel most. */
function wayOf({ activities }: TourSeed): Way {
  if (activities.includes("radwandern")) return "bike";
  if (activities.includes("skiwandern")) return "ski";
  return activities.includes("kajak-und-kanu") ? "boat" : "foot";
}

const BOATS = /Ruderboot|Segelboot/;
const SAID: Record<Way, RegExp> = {
  foot: /jemand wandert|Person/,
  bike: /Rad fährt|auf dem Rad/,
  ski: /auf Skiern/,
  boat: BOATS,
  rope: /Seilschaft/,
};

it("knows the landscapes of every region that a tour runs in, and of no other", () => {
  expect(Object.keys(landscapes).sort()).toEqual(
    [...new Set(seedContent.tours.map(({ region }) => region))].sort(),
  );
});

describe.each(seedContent.tours.map((tour) => [tour.slug, tour] as const))("%s", (_slug, tour) => {
  const here: readonly Biome[] = landscapes[tour.region] ?? [];
  const texts = tour.gallery.map(describePoster);

  it("has three pictures of three scenes, of as many landscapes as its region has", () => {
    expect(tour.gallery).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
    const shown = new Set(tour.gallery.map(({ biome }) => biome));
    expect(shown.size).toBe(Math.min(3, here.length));
  });

  it("shows landscapes of its region, in a season in which it departs", () => {
    expect(tour.gallery.filter(({ biome }) => !here.includes(biome))).toEqual([]);
    const seasons = new Set(tour.departurePlan.rules.map(({ month }) => seasonOf(month)));
    expect(tour.gallery.filter(({ season }) => !seasons.has(season))).toEqual([]);
  });

  it("shows people who travel as its guests do", () => {
    const way = wayOf(tour);
    expect(tour.gallery.map((picture) => picture.way ?? "foot")).toEqual([way, way, way]);
    expect(texts.some((text) => SAID[way].test(text))).toBe(true);
    expect(texts.filter((text) => SAID.rope.test(text))).toEqual([]);
  });

  it("is described in the content system by what its first picture shows", () => {
    const { biome, season, timeOfDay } = tour;
    expect(tour.gallery[0]).toMatchObject({ biome, season, timeOfDay });
  });
});

it("the alternative text of every drawn picture comes from its drawing", () => {
  const posters = pictureJobs(seedContent).flatMap((job) => (job.kind === "poster" ? [job] : []));
  expect(posters.length).toBeGreaterThan(190);
  for (const { alt, poster } of posters) expect(alt).toBe(describePoster(poster));
});

it("a picture's name changes with whatever changes in it, so that none is taken for another", () => {
  const poster = { biome: "kueste", season: "sommer", timeOfDay: "tag", variant: 0 } as const;
  const others = [
    { ...poster, biome: "fjord" } as const,
    { ...poster, season: "herbst" } as const,
    { ...poster, timeOfDay: "abend" } as const,
    { ...poster, way: "bike" } as const,
    { ...poster, variant: 1 },
  ];
  const names = [poster, ...others].map((one) => posterName("tour/ruegen", one));
  expect(new Set(names).size).toBe(names.length);
});

it("draws in full size what may stand across a whole screen: a tour's first picture, not the others", () => {
  const jobs = pictureJobs(seedContent);
  const tour = seedContent.tours[0]!;
  const shares = tour.gallery.map((poster) => {
    const job = jobs.find(({ name }) => name === posterName(`tour/${tour.slug}`, poster));
    return job?.kind === "poster" ? job.share : undefined;
  });
  expect(shares).toEqual([1, 0.75, 0.75]);
});
