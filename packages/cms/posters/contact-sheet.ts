/**
 * Renders a sheet of many posters, to be looked at. Run by hand, see README.
 * Arguments: out=file.png biomes=alpen,fjord seasons=… times=… slugs=a,b variants=0,1,2 width=480 columns=4
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { renderPoster } from "./poster";
import { biomes, seasons, timesOfDay, type PosterParams } from "./types";

const args = new Map(process.argv.slice(2).map((a) => a.split("=", 2) as [string, string]));
const list = <T extends string>(name: string, fallback: readonly T[]): readonly T[] =>
  (args.get(name)?.split(",") as T[] | undefined) ?? fallback;
const number = (name: string, fallback: number): number => Number(args.get(name) ?? fallback);

/** Every biome once in each column, seasons and hours walking through; or the full product with all=1. */
function wanted(): Omit<PosterParams, "width" | "height">[] {
  const out: Omit<PosterParams, "width" | "height">[] = [];
  const slugs = list("slugs", ["watzmann-umrundung"]);
  const some = args.get("all") !== "1";
  const ss = list("seasons", seasons);
  const ts = list("times", timesOfDay);
  list("biomes", biomes).forEach((biome, b) => {
    for (const slug of slugs)
      for (const variant of list("variants", ["0"]).map(Number))
        if (some)
          for (let k = 0; k < Math.max(ss.length, ts.length); k++)
            out.push({
              slug,
              biome,
              season: ss[(k + b) % ss.length]!,
              timeOfDay: ts[k % ts.length]!,
              variant,
            });
        else
          for (const season of ss)
            for (const timeOfDay of ts) out.push({ slug, biome, season, timeOfDay, variant });
  });
  return out;
}

async function main(): Promise<void> {
  const width = number("width", 480);
  const height = Math.round(width / 1.5);
  const columns = number("columns", 4);
  const gap = number("gap", 8);
  const items = wanted();
  const rows = Math.ceil(items.length / columns);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  const started = process.cpuUsage();
  for (const [i, item] of items.entries())
    tiles.push({
      input: await renderPoster({ ...item, width, height }),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    });
  const { user, system } = process.cpuUsage(started);
  console.log(`${items.length} posters, ${Math.round((user + system) / 1000 / items.length)} ms of CPU each`);
  const sheet = sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: "#f4efe4",
    },
  }).composite(tiles);
  const out = args.get("out") ?? "contact-sheet.png";
  writeFileSync(
    out,
    await (out.endsWith(".png") ? sheet.png() : sheet.jpeg({ quality: number("quality", 78) })).toBuffer(),
  );
}

void main();
