import { z } from "zod";
import { boundedText } from "./bounded";
import { problem } from "./problem";

/**
 * Of the words beside the newsletter's field, to which a visitor agrees (`newsletter.consent` of the site's texts). Other words
 * are another version: it is stored with each sign-up as proof of what was agreed to.
 */
export const NEWSLETTER_TEXT_VERSION = "2026-1";

/** The body of `POST /api/newsletter`, by shape alone; whether a mail can be sent there the server decides. */
export const newsletterRequest = z.object({ email: boundedText(4000) });
export type NewsletterRequest = z.infer<typeof newsletterRequest>;

/** The same for an address that is known and one that is not. */
export const newsletterAnswer = z.object({
  success: z.boolean(),
  /** German, for people. */
  message: z.string(),
});
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;

/** A failure, readable as a problem and as an answer. */
export const newsletterProblem = problem.extend({ success: z.literal(false), message: z.string() });
export type NewsletterProblem = z.infer<typeof newsletterProblem>;
