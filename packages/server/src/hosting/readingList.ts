import { readingPage, type ReadingPage } from "@gratweg/contracts";
import { createBeginnings } from "@gratweg/trip-search";
import { z } from "zod";
import { readBuildFile } from "./buildFile";
import { disk } from "./files";

/** Written by the site's build: what can be read there beside trips. */
export const READING_LIST = "/reading-list.json";

const readingList = z.array(readingPage).max(10_000);

/** Pages whose titles have words that begin as was typed, best first. */
export type FindPages = (typed: string) => ReadingPage[];

/** Finds nothing when the build brings no such file or one that is malformed. */
export async function readReadingList(folder: string, files = disk): Promise<FindPages> {
  const found = await readBuildFile(folder, READING_LIST, readingList, files);
  const pages = found ?? [];
  const beginnings = createBeginnings(pages.map(({ title }) => ({ names: [title] })));
  return (typed) =>
    beginnings
      .find(typed)
      .sort((one, other) => one.rank - other.rank || one.at - other.at)
      .flatMap(({ at }) => pages[at] ?? []);
}
