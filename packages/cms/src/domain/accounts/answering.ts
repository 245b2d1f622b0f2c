import type { Core } from "@strapi/strapi";
import { answerUnavailable, type InternalContext } from "../internal-answers";
import { withAccounts } from "./running";
import { AccountsUnavailable, type Knex } from "./rows";

export interface Context extends InternalContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  notFound(message: string): void;
}

/** What it answers; null: the request is none that the server would send; undefined: there is no such thing. */
type Work = (knex: Knex) => Promise<object | null | undefined>;

/** Nothing of the request goes to the log. */
export async function answering(strapi: Core.Strapi, ctx: Context, work: Work): Promise<void> {
  ctx.set("Cache-Control", "no-store");
  try {
    const answer = await withAccounts(work);
    if (answer === null) return ctx.badRequest("This is not what this route expects.");
    if (answer === undefined) return ctx.notFound("There is no such thing.");
    ctx.body = answer;
  } catch (error) {
    const isKnown =
      error instanceof AccountsUnavailable ||
      (error instanceof Error && error.name === "NewsletterUnavailable");
    if (!isKnown) throw error;
    strapi.log.warn(`Accounts: ${error.message}`);
    answerUnavailable(ctx, error.message);
  }
}
