import { luma, type Rgb } from "./color";
import { makePalette, shade, type Palette } from "./palette";
import { Rng } from "./prng";
import { biomes, seasons, timesOfDay, type Season, type TimeOfDay } from "./types";

const slugs = ["a", "rennsteig", "via-alpina-gelb"];

const each = (season: Season, time: TimeOfDay): Palette[] =>
  biomes.flatMap((biome) => slugs.map((slug) => makePalette(biome, season, time, new Rng(slug))));

describe.each(timesOfDay)("palettes at the hour %s", (time) => {
  it.each(seasons)("hold only printable colours: %s", (season) => {
    for (const p of each(season, time)) {
      const colors = [
        ...p.sky,
        p.sun,
        p.key,
        p.fill,
        p.haze,
        p.rock,
        p.meadow,
        p.conifer,
        p.water,
        ...p.leaves,
      ];
      const outside = colors.flatMap((c: Rgb) => c.filter((x) => !(x >= 0 && x <= 255)));
      expect(outside).toEqual([]);
    }
  });

  it.each(seasons)("grow lighter towards the horizon and keep light above shadow: %s", (season) => {
    for (const p of each(season, time)) {
      expect(luma(p.sky[3])).toBeGreaterThan(luma(p.sky[0]) + 20);
      for (const surface of [p.rock, p.meadow, p.conifer, p.snow])
        expect(luma(shade(p, surface, 1))).toBeGreaterThan(luma(shade(p, surface, 0)));
    }
  });
});

describe("makePalette", () => {
  it("whitens the meadows of a winter in the Alps, not those of the desert", () => {
    const of = (biome: "alpen" | "wueste"): Palette => makePalette(biome, "winter", "tag", new Rng("x"));
    expect(luma(of("alpen").meadow)).toBeGreaterThan(220);
    expect(of("alpen").snowCover).toBe(1);
    expect(luma(of("wueste").meadow)).toBeLessThan(200);
    expect(of("wueste").snowCover).toBe(0);
  });

  it("varies a little with the slug and not at all without cause", () => {
    const of = (slug: string): Palette => makePalette("fjord", "sommer", "abend", new Rng(slug));
    expect(of("hardanger")).toEqual(of("hardanger"));
    expect(of("hardanger")).not.toEqual(of("geiranger"));
  });
});
