import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { image, type Image } from "@gratweg/contracts";
import { z } from "zod";

/** Written by the site's build: trip number → its first picture in the widths that were made for this site. */
export const TRIP_IMAGES = "/trip-images.json";

const tripImages = z.record(z.string().regex(/^[1-9]\d{0,9}$/), image);

/** Empty when the build brings no such file or one that is malformed: answers then carry the content system's pictures. */
export async function readTripImages(folder: string): Promise<ReadonlyMap<number, Image>> {
  const parsed = await readFile(join(folder, TRIP_IMAGES), "utf8")
    .then((text) => tripImages.safeParse(JSON.parse(text)))
    .catch(() => undefined);
  return new Map(Object.entries(parsed?.data ?? {}).map(([number, value]) => [Number(number), value]));
}
