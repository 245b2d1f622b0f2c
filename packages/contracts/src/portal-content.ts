import { z } from "zod";
import { money } from "./booking";
import { PLAN_INTERVALS } from "./membership";
import { slug } from "./trip";

/** A membership that can be ordered. */
export const plan = z.object({
  slug,
  name: z.string(),
  teaser: z.string(),
  /** For the whole interval, VAT included. */
  price: money,
  interval: z.enum(PLAN_INTERVALS),
  benefits: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

/** Answer of `GET /api/plans`, in the editors' order. */
export const plansAnswer = z.object({ data: z.array(plan) });
export type PlansAnswer = z.infer<typeof plansAnswer>;

const frameLogo = z.object({
  name: z.string(),
  /** Absolute, of a picture that is small enough for a footer. */
  src: z.url(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** As editors typed it: a link's address has to be checked where it is shown. */
  href: z.string().nullable(),
});
export type FrameLogo = z.infer<typeof frameLogo>;

/** Answer of `GET /api/frame`: what editors say of header and footer, the operators' logos excepted. */
export const frameAnswer = z.object({
  data: z.object({
    contact: z.object({ phone: z.string(), email: z.string() }).nullable(),
    partner: frameLogo.nullable(),
    associations: z.array(frameLogo),
  }),
});
export type FrameAnswer = z.infer<typeof frameAnswer>;
