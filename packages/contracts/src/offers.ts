import { z } from "zod";
import { money } from "./booking";
import { day, slug, tripCard } from "./trip";

/** A member's offer. Without access it is a teaser: `member` is null, decided by the server. */
export const offer = z.object({
  slug,
  title: z.string(),
  teaser: z.string(),
  discountPercent: z.int().min(0).max(100).nullable(),
  validUntil: day.nullable(),
  trip: tripCard.nullable(),
  member: z
    .object({
      /** To be named to the operator. */
      code: z.string().nullable(),
      /** Strapi's rich text. */
      body: z.array(z.unknown()),
      priceFrom: money.nullable(),
    })
    .nullable(),
});
export type Offer = z.infer<typeof offer>;

/** Answer of `GET /api/offers`. */
export const offersAnswer = z.object({ data: z.array(offer), meta: z.object({ hasAccess: z.boolean() }) });
export type OffersAnswer = z.infer<typeof offersAnswer>;
