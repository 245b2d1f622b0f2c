import type { EmailConfirmation } from "../features/accounts/emailConfirmation";
import type { BookingSource, CallerContext, NewsletterSource } from "../ports";
import { addressKey } from "./clientAddress";
import { unlimitedRequests, type RequestLimit } from "./requestLimit";

interface LinkSources {
  bookings: BookingSource;
  /** Undefined where it is not set up, as below. */
  newsletter?: NewsletterSource;
  emailConfirmation?: EmailConfirmation;
}

/**
 * The sources, asked no more by an address that has come with so many made-up tokens: each costs a look into the
 * database. Rejects then, which is said as „not now“, because somebody at the same address may have a right one.
 */
export function limitUnknownLinks(
  sources: LinkSources,
  limit: RequestLimit = unlimitedRequests,
): LinkSources {
  async function counted<Result>(context: CallerContext, ask: () => Promise<Result>): Promise<Result> {
    const who = addressKey(context.clientAddress);
    if (limit.wait(who) !== undefined) throw new Error("too many unknown links");
    const result = await ask();
    if (isUnknown(result)) limit.take(who);
    return result;
  }
  const { bookings, newsletter, emailConfirmation } = sources;
  return {
    bookings: {
      ...bookings,
      prove: (link, context) => counted(context, () => bookings.prove(link, context)),
    },
    newsletter: newsletter && {
      ...newsletter,
      confirm: (link, context) => counted(context, () => newsletter.confirm(link, context)),
      unsubscribe: (link, context) => counted(context, () => newsletter.unsubscribe(link, context)),
    },
    emailConfirmation: emailConfirmation && {
      confirm: (link, context) => counted(context, () => emailConfirmation.confirm(link, context)),
      look: (link, context) => counted(context, () => emailConfirmation.look(link, context)),
    },
  };
}

function isUnknown(result: unknown): boolean {
  const outcome: unknown =
    typeof result === "object" && result !== null ? Reflect.get(result, "outcome") : result;
  return outcome === "unknown";
}
