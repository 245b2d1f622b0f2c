import sharp from "sharp";
import { renderPoster } from "./poster";
import { biomes, seasons, timesOfDay, type PosterParams } from "./types";

const base: PosterParams = {
  slug: "watzmann-umrundung",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "morgen",
  variant: 0,
  width: 96,
  height: 64,
};

const pixels = async (params: PosterParams): Promise<Buffer> =>
  sharp(await renderPoster(params))
    .raw()
    .toBuffer();

/** Mean difference of two pictures of one size, 0 to 255. */
function distance(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

const moods = seasons.flatMap((season) => timesOfDay.map((timeOfDay) => ({ season, timeOfDay })));
/** Each landscape in a mood of its own, each mood in some landscape. */
const samples = Array.from({ length: Math.max(biomes.length, moods.length) }, (_, at) => ({
  biome: biomes[at % biomes.length]!,
  ...moods[at % moods.length]!,
}));

it.each(samples)("is a complete picture: $biome, $season, $timeOfDay", async (sample) => {
  const webp = await renderPoster({ ...base, ...sample });
  const meta = await sharp(webp).metadata();
  expect([meta.format, meta.width, meta.height, meta.channels]).toEqual(["webp", 96, 64, 3]);
  const { channels, entropy } = await sharp(webp).stats();
  // Neither a flat field nor burnt out, and no black holes where a formula gave no number.
  expect(entropy).toBeGreaterThan(5);
  for (const c of channels) expect(c.mean).toBeLessThan(240);
  const raw = await sharp(webp).raw().toBuffer();
  let black = 0;
  for (let i = 0; i < raw.length; i += 3) if (raw[i]! + raw[i + 1]! + raw[i + 2]! < 12) black++;
  expect(black / (raw.length / 3)).toBeLessThan(0.01);
});

describe.each(biomes.slice(0, 3))("%s", (biome) => {
  it("is brighter by day than by night and drawn anew for each variant", async () => {
    const mean = (data: Buffer): number => data.reduce((sum, x) => sum + x, 0) / data.length;
    const day = await pixels({ ...base, biome, timeOfDay: "tag" });
    const night = await pixels({ ...base, biome, timeOfDay: "nacht" });
    expect(mean(day)).toBeGreaterThan(mean(night) + 40);
    const other = await pixels({ ...base, biome, timeOfDay: "tag", variant: 1 });
    expect(distance(day, other)).toBeGreaterThan(4);
  });
});

describe("renderPoster", () => {
  it("gives equal bytes for equal parameters", async () => {
    const first = await renderPoster(base);
    await renderPoster({ ...base, slug: "etwas-dazwischen", biome: "stadt" });
    const second = await renderPoster({ ...base });
    expect(second.equals(first)).toBe(true);
  });

  it("draws different slugs differently", async () => {
    const [a, b] = await Promise.all([pixels(base), pixels({ ...base, slug: "watzmann-umrundung-2" })]);
    expect(distance(a, b)).toBeGreaterThan(4);
  });

  it("keeps its composition across sizes", async () => {
    const small = await pixels({ ...base, width: 96, height: 64 });
    const large = await renderPoster({ ...base, width: 288, height: 192 });
    const reduced = await sharp(large).resize(96, 64).raw().toBuffer();
    const stranger = await pixels({ ...base, variant: 1 });
    expect(distance(small, reduced)).toBeLessThan(distance(small, stranger) * 0.6);
  });

  it.each([
    [0, 100],
    [120.5, 80],
    [150, 8],
  ])("refuses the size %s × %s", async (width, height) => {
    await expect(renderPoster({ ...base, width, height })).rejects.toThrow(RangeError);
  });
});
