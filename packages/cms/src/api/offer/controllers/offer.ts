import { factories } from "@strapi/strapi";
import { currentOffers } from "../../../domain/member-content/offers";

export default factories.createCoreController("api::offer.offer", ({ strapi }) => ({
  /** GET /api/internal/offers */
  async current(context) {
    (context as unknown as { set(header: string, value: string): void }).set("Cache-Control", "no-store");
    return { data: await currentOffers(strapi) };
  },
}));
