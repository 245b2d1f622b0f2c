import { factories } from "@strapi/strapi";
import { answerUnavailable, type InternalContext } from "../../../domain/internal-answers";
import type { Newsletter } from "@gratweg/backoffice/newsletter/newsletter";
import { subscribeCommand, tokenCommand } from "@gratweg/backoffice/newsletter/request-shape";
import { newsletter } from "../../../domain/newsletter/running";
import { NewsletterUnavailable } from "@gratweg/backoffice/newsletter/store";

export default factories.createCoreController(
  "api::newsletter-subscriber.newsletter-subscriber",
  ({ strapi }) => {
    /** Nothing of the request goes to the log. */
    async function answering<Command>(
      context: unknown,
      read: (body: unknown) => Command | null,
      work: (running: Newsletter, command: Command) => Promise<string>,
    ): Promise<void> {
      const ctx = context as InternalContext;
      ctx.set("Cache-Control", "no-store");
      const command = read(ctx.request.body);
      if (!command) return ctx.badRequest("This is not what the newsletter's routes expect.");
      const running = newsletter();
      if (!running) return answerUnavailable(ctx, "GRATWEG_NEWSLETTER_SECRET is not set.");
      try {
        ctx.body = { outcome: await work(running, command) };
      } catch (error) {
        if (!(error instanceof NewsletterUnavailable)) throw error;
        strapi.log.warn(`Newsletter: ${error.message}`);
        answerUnavailable(ctx, error.message);
      }
    }

    return {
      /** POST /api/internal/newsletter/subscribe */
      subscribe: (context) =>
        answering(context, subscribeCommand, async (running, command) => {
          await running.subscribe(command);
          return "accepted";
        }),

      /** POST /api/internal/newsletter/confirm */
      confirm: (context) => answering(context, tokenCommand, (running, command) => running.confirm(command)),

      /** POST /api/internal/newsletter/unsubscribe */
      unsubscribe: (context) =>
        answering(context, tokenCommand, (running, command) => running.unsubscribe(command)),
    };
  },
);
