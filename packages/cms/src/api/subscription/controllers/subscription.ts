import { factories } from "@strapi/strapi";
import type { InternalContext } from "../../../domain/internal-answers";
import { memberships } from "../../../domain/memberships/running";

interface AskedContext extends InternalContext {
  params: { userId: string; slug: string };
  notFound(message: string): void;
}

export default factories.createCoreController("api::subscription.subscription", () => ({
  /** GET /api/internal/memberships/{userId} */
  async ofUser(context: unknown) {
    const ctx = context as AskedContext;
    ctx.set("Cache-Control", "no-store");
    const { userId } = ctx.params;
    const answer = /^[1-9]\d{0,9}$/.test(userId) ? await memberships().ofUser(Number(userId)) : undefined;
    if (!answer) return ctx.notFound("There is no such account.");
    ctx.body = answer;
  },

  /** GET /api/internal/membership-plans/{slug}, as it is offered at this moment. */
  async plan(context: unknown) {
    const ctx = context as AskedContext;
    ctx.set("Cache-Control", "no-store");
    const plan = await memberships().plan(ctx.params.slug);
    if (!plan) return ctx.notFound("There is no such plan.");
    ctx.body = plan;
  },
}));
