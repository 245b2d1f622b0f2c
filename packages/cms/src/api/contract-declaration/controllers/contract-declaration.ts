import { factories } from "@strapi/strapi";
import { declarationCommand } from "@gratweg/backoffice/declarations/request-shape";
import { declarations } from "../../../domain/declarations/running";
import { DeclarationsUnavailable } from "@gratweg/backoffice/declarations/store";
import { answerUnavailable, type InternalContext } from "../../../domain/internal-answers";

export default factories.createCoreController(
  "api::contract-declaration.contract-declaration",
  ({ strapi }) => ({
    /** POST /api/internal/declarations. Nothing of the request goes to the log. */
    async receive(context: unknown) {
      const ctx = context as InternalContext;
      ctx.set("Cache-Control", "no-store");
      const command = declarationCommand(ctx.request.body);
      if (!command) return ctx.badRequest("This is no declaration.");
      try {
        ctx.body = await declarations().receive(command);
      } catch (error) {
        if (!(error instanceof DeclarationsUnavailable)) throw error;
        strapi.log.warn(`Declarations: ${error.message}`);
        answerUnavailable(ctx, error.message);
      }
    },
  }),
);
