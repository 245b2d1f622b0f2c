import { factories } from "@strapi/strapi";
import { GateFull } from "../../../domain/bookings/gate";
import { BookingNotSetUp } from "@gratweg/backoffice/bookings/content-cache";
import { booking } from "../../../domain/bookings/running";
import { bookingCommand } from "@gratweg/backoffice/bookings/request-shape";
import { StoreUnavailable } from "@gratweg/backoffice/bookings/store";

/** The part of Koa's context that is used here; Strapi adds the named answers. */
interface Context {
  params: Record<string, string>;
  request: { body?: unknown };
  query: Record<string, unknown>;
  status: number;
  body: unknown;
  set(header: string, value: string): void;
  notFound(message: string): void;
  badRequest(message: string): void;
}

const NUMBER = /^[1-9]\d{0,9}$/;

export default factories.createCoreController("api::booking.booking", ({ strapi }) => {
  /** Failures that pass by themselves are told as such: the same key may try again. Nothing of the request goes to the log. */
  async function answering(ctx: Context, work: () => Promise<void>): Promise<void> {
    ctx.set("Cache-Control", "no-store");
    try {
      await work();
    } catch (error) {
      const full = error instanceof GateFull;
      if (!full && !(error instanceof StoreUnavailable) && !(error instanceof BookingNotSetUp)) throw error;
      if (!full) strapi.log.warn(`Booking: ${error.message} ${codeOf(error.cause)}`);
      ctx.status = 503;
      ctx.set("Retry-After", full ? "1" : "2");
      ctx.body = { data: null, error: { status: 503, name: error.name, message: error.message } };
    }
  }

  const termsOf = (tour: number, departure: number, isMember: boolean) =>
    booking().bookings.terms(tour, departure, isMember);

  return {
    /** POST /api/internal/bookings */
    async book(context) {
      const ctx = context as unknown as Context;
      const command = bookingCommand(ctx.request.body);
      if (!command) return ctx.badRequest("This is not a booking.");
      await answering(ctx, async () => {
        const { bookings, gate } = booking();
        ctx.body = await gate.enter(() => bookings.book(command));
      });
    },

    /** POST /api/internal/bookings/prove `{token, press}`: what pressing would lead to, and with `press` what it has led to */
    async prove(context) {
      const ctx = context as unknown as Context;
      const { token, press } = (ctx.request.body ?? {}) as { token?: unknown; press?: unknown };
      if (typeof token !== "string" || typeof press !== "boolean") return ctx.badRequest("This is no link.");
      await answering(ctx, async () => {
        const { holds } = booking();
        ctx.body = await (press ? holds.press(token) : holds.read(token));
      });
    },

    /** GET /api/internal/booking-terms/:tour/:departure, with `?member=1` in the name of a member */
    async terms(context) {
      const ctx = context as unknown as Context;
      const { tour = "", departure = "" } = ctx.params;
      const known = NUMBER.test(tour) && NUMBER.test(departure);
      await answering(ctx, async () => {
        const data = known ? await termsOf(Number(tour), Number(departure), ctx.query.member === "1") : null;
        if (data) ctx.body = { data };
        else ctx.notFound("There is no such departure of a published tour.");
      });
    },
  };
});

function codeOf(cause: unknown): string {
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : "";
}
