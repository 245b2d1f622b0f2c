import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describePoster } from "./describe";
import { biomes, seasons, timesOfDay, ways, type Biome } from "./types";

const base = { season: "sommer", timeOfDay: "tag" } as const;
const source = (biome: Biome) => readFileSync(join(__dirname, "scenes", `${biome}.ts`), "utf8");

/** What a word says, and the call by which a scene draws it. */
const DRAWN: [word: RegExp, call: RegExp][] = [
  [/Hütte/, /\bhut\(scene/],
  [/Leuchtturm/, /\blighthouse\(scene/],
  [/Segelboot/, /\bsailboat\(scene/],
  [/Ruderboot/, /\browboat\(scene/],
  [/Dorf/, /\bvillage\(scene/],
  [/Burg/, /\bcastle\(scene/],
  [/Palmen/, /\bpalm\(scene/],
  [/Filzzelte/, /\byurt\(scene/],
  [/Holzsteg/, /\bjetty\(scene/],
  [/Hängebrücke|Steinbrücke/, /\bbridge\(scene/],
  [/Rauchfahne/, /\bplume\(scene/],
  [/See\b|Wasser|Fluss|Meer|Bucht/, /\bwater\(scene/],
  [/jemand|Person/, /\b(?:hiker|traveller)\(scene|meadow\(scene, \{(?![^}]*trail: false)/],
];

it.each(biomes)("says of %s what is drawn, and leaves out no building, boat or person", (biome) => {
  const text = describePoster({ ...base, biome });
  const code = source(biome);
  // A rope team is drawn for pictures about one.
  const always = code.replace(/if \(scene\.params\.way === "rope"\) .+|function team[^]+/g, "");
  for (const [word, call] of DRAWN)
    expect({ word: word.source, said: word.test(text) }).toEqual({
      word: word.source,
      said: call.test(always),
    });
});

it("is another text for another scene, season, hour and, where somebody is on the way, for how they travel", () => {
  const texts = biomes.flatMap((biome) =>
    seasons.flatMap((season) => timesOfDay.map((timeOfDay) => describePoster({ biome, season, timeOfDay }))),
  );
  expect(new Set(texts).size).toBe(biomes.length * seasons.length * timesOfDay.length);
  for (const text of texts) {
    expect(text).toMatch(/^Zeichnung, (?:Frühlings|Sommer|Herbst|Winter)(?:morgen|tag|abend|nacht): \p{L}/u);
    expect(text.length).toBeLessThan(230);
  }
  expect(ways.map((way) => describePoster({ ...base, biome: "kueste", way }))).toEqual([
    expect.stringContaining("ein Weg, auf dem jemand wandert"),
    expect.stringContaining("ein Weg, auf dem jemand Rad fährt"),
    expect.stringContaining("ein Weg, auf dem jemand auf Skiern geht"),
    expect.stringContaining("ein Weg, auf dem jemand wandert"),
    expect.stringContaining("ein Weg, auf dem jemand wandert"),
  ]);
});

it("says what the season, the hour and the rope change", () => {
  expect(describePoster({ biome: "alpen", season: "winter", timeOfDay: "nacht", way: "ski" })).toBe(
    "Zeichnung, Winternacht: ein Felsmassiv mit verschneiten Gipfeln über Nadelwald, davor eine verschneite Wiese mit einer Hütte und einer Person auf Skiern",
  );
  expect(describePoster({ ...base, biome: "vulkan" })).not.toContain("Lava");
  expect(describePoster({ ...base, biome: "vulkan", timeOfDay: "abend" })).toContain("glühender Lava");
  expect(describePoster({ ...base, biome: "gletscher" })).not.toContain("Seilschaft");
  expect(describePoster({ ...base, biome: "gletscher", way: "rope" })).toContain(
    "Seilschaft von drei Personen",
  );
});
