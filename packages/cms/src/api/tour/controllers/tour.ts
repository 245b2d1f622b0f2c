import { factories } from "@strapi/strapi";
import { liveDepartures } from "../../../domain/live-departures";
import { memberTrip } from "../../../domain/member-content/member-trip";

/** The part of Koa's context that is used here; Strapi adds `notFound`. */
interface Context {
  params: { number: string };
  set(header: string, value: string): void;
  notFound(message: string): void;
}

const MAX_NUMBER = 2_147_483_647;

export default factories.createCoreController("api::tour.tour", ({ strapi }) => {
  /** What is asked about one tour by its number. */
  async function answer<Data>(context: unknown, find: (tour: number) => Promise<Data | null>) {
    const ctx = context as Context;
    const { number } = ctx.params;
    const tour = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : 0;
    const data = tour > 0 && tour <= MAX_NUMBER ? await find(tour) : null;
    if (!data) return ctx.notFound("Diese Tour gibt es nicht oder sie ist nicht veröffentlicht.");
    ctx.set("Cache-Control", "no-store");
    return { data };
  }

  return {
    /** GET /api/tours/:number/departures */
    departures: (context) => answer(context, (tour) => liveDepartures(strapi, tour)),

    /** GET /api/internal/tours/:number/departures, with member prices */
    memberDepartures: (context) =>
      answer(context, (tour) => liveDepartures(strapi, tour, { isMember: true })),

    /** GET /api/internal/tours/:number/member */
    memberTrip: (context) => answer(context, (tour) => memberTrip(strapi, tour)),
  };
});
