import { z } from "zod";

export const READING_KINDS = ["article", "list", "question", "help"] as const;

/** A page of the built site that can be read beside trips. */
export const readingPage = z.object({
  kind: z.enum(READING_KINDS),
  title: z.string().min(1).max(300),
  /** Path on the site, of a question with its anchor. */
  href: z.string().regex(/^\/de\/[^\s\\]*$/),
});
export type ReadingPage = z.infer<typeof readingPage>;

/** So many are shown beside the trips that were found. */
export const MOST_READING = 4;

/** What can be read about a search, beside the trips that it finds. */
export const furtherReading = z.object({
  /** The page about all that was asked: a place, an activity or a month, or a place with one of the others. */
  collection: readingPage.omit({ kind: true }).optional(),
  /** Pages whose titles have all the words, best first. */
  pages: z.array(readingPage).max(MOST_READING),
});
export type FurtherReading = z.infer<typeof furtherReading>;
