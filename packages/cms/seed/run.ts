import type { Core } from "@strapi/strapi";
import { memory } from "../src/bootstrap/memory";
import { berlinToday } from "../src/domain/live-departures";
import type { SeedMode } from "../src/environment";
import { seedContent } from "./content";
import { ensureDocument } from "./documents";
import { bookingTasks, loadContent, searchWordTasks, type Task } from "./load";
import { storePictures } from "./media-library";
import { pictureJobs } from "./picture-jobs";
import type { PictureSize } from "./poster-cache";
import { createProgress } from "./progress";
import { sameOnEveryDay, testSelection } from "./selection";
import type { SeedContent } from "./types";

interface Kind {
  pictures: PictureSize;
  select: (content: SeedContent) => SeedContent;
}
const LARGE = { width: 1920, height: 1280 };
const KINDS: Record<Exclude<SeedMode, "none">, Kind> = {
  full: { pictures: LARGE, select: (content) => content },
  snapshot: { pictures: LARGE, select: sameOnEveryDay },
  test: { pictures: { width: 480, height: 320 }, select: testSelection },
};

/** Kinds of content that came later, with the mark that says that a database has got them. */
const LATER: Readonly<Record<string, (content: SeedContent) => Task[]>> = {
  seed_booking: bookingTasks,
  seed_search_words: searchWordTasks,
};
type State = "running" | "done";

/** Fills an empty database, or goes on where an interrupted start stopped; a database that editors work in is left alone. */
export async function runSeed(strapi: Core.Strapi, mode: SeedMode): Promise<void> {
  if (mode === "none") return;
  const state = memory<State>(strapi, "seed");
  const before = await state.read();
  if (before === "done") return addWhatCameLater(strapi);
  if (before !== "running" && (await strapi.db.query("api::tour.tour").count()) > 0) return;
  await state.write("running");

  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const kind = KINDS[mode];
  const content = kind.select(seedContent);
  const pictures = await storePictures(strapi, pictureJobs(content), kind.pictures, print);
  await loadContent(strapi, content, pictures, berlinToday(), (total) => {
    const progress = createProgress("Einträge", total, print);
    return () => progress.step();
  });
  // The start that finds a snapshot goes on with it.
  if (mode === "snapshot") return;
  await state.write("done");
  for (const mark of Object.keys(LATER)) await memory<State>(strapi, mark).write("done");
}

/** Once, and only into a database that this seed has filled: what an editor deletes later stays deleted. */
async function addWhatCameLater(strapi: Core.Strapi): Promise<void> {
  for (const [mark, tasksOf] of Object.entries(LATER)) {
    const state = memory<State>(strapi, mark);
    if ((await state.read()) === "done") continue;
    for (const { uid, key, data } of tasksOf(seedContent)) await ensureDocument(strapi, uid, key, data);
    await state.write("done");
  }
}
