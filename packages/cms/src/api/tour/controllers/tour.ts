import { factories } from "@strapi/strapi";
import { memberTrip } from "../../../domain/member-content/member-trip";

/** The part of Koa's context that is used here; Strapi adds `notFound`. */
interface Context {
  params: { number: string };
  set(header: string, value: string): void;
  notFound(message: string): void;
}

const MAX_NUMBER = 2_147_483_647;

export default factories.createCoreController("api::tour.tour", ({ strapi }) => ({
  /** GET /api/internal/tours/:number/member */
  async memberTrip(context) {
    const ctx = context as unknown as Context;
    const { number } = ctx.params;
    const tour = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : 0;
    const data = tour > 0 && tour <= MAX_NUMBER ? await memberTrip(strapi, tour) : null;
    if (!data) return ctx.notFound("Diese Tour gibt es nicht oder sie ist nicht veröffentlicht.");
    ctx.set("Cache-Control", "no-store");
    return { data };
  },
}));
