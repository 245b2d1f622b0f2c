import { factories } from "@strapi/strapi";
import { declarationCommand } from "../../../domain/declarations/request-shape";
import { declarations } from "../../../domain/declarations/running";
import { DeclarationsUnavailable } from "../../../domain/declarations/store";

/** The part of Koa's context that is used here; Strapi adds the named answers. */
interface Context {
  request: { body?: unknown };
  status: number;
  body: unknown;
  set(header: string, value: string): void;
  badRequest(message: string): void;
}

export default factories.createCoreController(
  "api::contract-declaration.contract-declaration",
  ({ strapi }) => ({
    /** POST /api/internal/declarations. Nothing of the request goes to the log. */
    async receive(context: unknown) {
      const ctx = context as Context;
      ctx.set("Cache-Control", "no-store");
      const command = declarationCommand(ctx.request.body);
      if (!command) return ctx.badRequest("This is no declaration.");
      try {
        ctx.body = await declarations().receive(command);
      } catch (error) {
        if (!(error instanceof DeclarationsUnavailable)) throw error;
        strapi.log.warn(`Declarations: ${error.message}`);
        ctx.status = 503;
        ctx.body = {
          data: null,
          error: { status: 503, name: "ServiceUnavailable", message: error.message },
        };
      }
    },
  }),
);
