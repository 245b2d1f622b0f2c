import { image, type Image } from "@gratweg/contracts";
import { z } from "zod";
import { readBuildFile } from "./buildFile";
import { disk } from "./files";

/** Written by the site's build: trip number → its pictures in the widths that were made for this site. */
export const TRIP_IMAGES = "/trip-images.json";

export type TripImages = ReadonlyMap<number, readonly Image[]>;

const tripImages = z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.array(image));

/** Empty when the build brings no such file or one that is malformed: answers then carry the content system's pictures. */
export async function readTripImages(folder: string, files = disk): Promise<TripImages> {
  const found = await readBuildFile(folder, TRIP_IMAGES, tripImages, files);
  return new Map(Object.entries(found ?? {}).map(([number, value]) => [Number(number), value]));
}
