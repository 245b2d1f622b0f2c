import { factories } from "@strapi/strapi";
import { answerUnavailable, type InternalContext } from "../../../domain/internal-answers";
import { RETURNED } from "@gratweg/backoffice/memberships/events";
import { MembershipsUnavailable } from "@gratweg/backoffice/memberships/record";
import { givenBack, paymentEvent } from "@gratweg/backoffice/memberships/request-shape";
import { memberships } from "../../../domain/memberships/running";

export default factories.createCoreController("api::payment-event.payment-event", ({ strapi }) => ({
  /** POST /api/internal/payment-events. The log names the event, never the person. */
  async record(context: unknown) {
    const ctx = context as InternalContext;
    ctx.set("Cache-Control", "no-store");
    const event = paymentEvent(ctx.request.body);
    const returned = givenBack(ctx.request.body);
    if (!event || returned === undefined) return ctx.badRequest("This is no payment event.");
    try {
      const recorded = await memberships().record(event, returned);
      if (recorded.outcome === "unrelated" && event.type !== RETURNED)
        strapi.log.error(`Memberships: nobody's account belongs to the payment event ${event.id}`);
      ctx.body = recorded;
    } catch (error) {
      if (!(error instanceof MembershipsUnavailable)) throw error;
      strapi.log.warn(`Memberships: ${error.message}`);
      answerUnavailable(ctx, error.message);
    }
  },
}));
