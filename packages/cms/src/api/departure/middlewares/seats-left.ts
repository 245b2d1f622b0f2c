import type { Core } from "@strapi/strapi";
import { withSeatsLeft } from "../../../domain/seats-left";

/** The part of Koa's context that is used here. */
interface Context {
  body?: { data?: unknown };
}

/** Lists carry live seats, which stand in no row of their own: a site's build reads them with everything else. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (context: Context, next: () => Promise<void>) => {
    await next();
    const { body } = context;
    if (Array.isArray(body?.data)) body.data = await withSeatsLeft(strapi, body.data);
  };
