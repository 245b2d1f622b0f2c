import { readingPage, type FurtherReading } from "@gratweg/contracts";
import { z } from "zod";
import { readBuildFile } from "./buildFile";
import { disk } from "./files";

/** Written by the site's build: its pages of places, activities and months. */
export const TRIP_COLLECTIONS = "/trip-collections.json";

const tripCollections = z
  .array(readingPage.omit({ kind: true }).extend({ parameters: z.string().min(1).max(500) }))
  .max(100_000);

/** The page of a collection by the search's parameters that find its trips, as `writeSearchQuery` writes them. */
export type TripCollections = ReadonlyMap<string, NonNullable<FurtherReading["collection"]>>;

/** Empty when the build brings no such file or one that is malformed. */
export async function readTripCollections(folder: string, files = disk): Promise<TripCollections> {
  const found = await readBuildFile(folder, TRIP_COLLECTIONS, tripCollections, files);
  return new Map(found?.map(({ parameters, title, href }) => [parameters, { title, href }]));
}
