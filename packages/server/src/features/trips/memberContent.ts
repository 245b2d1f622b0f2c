import { memberTripWaypoint } from "@gratweg/contracts";
import { z } from "zod";
import { readAnswer } from "../../content/readAnswer";
import { internalCalls } from "../../content/contentSystemCalls";
import type { CallerContext } from "../../ports";

const offer = z.object({
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  body: z.array(z.unknown()),
  discountPercent: z.int().nullable(),
  code: z.string().nullable(),
  validUntil: z.iso.date().nullable(),
  tourNumber: z.int().nullable(),
  memberPriceFromCents: z.int().nullable(),
});
export type ContentOffer = z.infer<typeof offer>;

/** Its kinds may be younger than this server. */
const waypoint = memberTripWaypoint.extend({ kind: z.string() });
export type Waypoint = z.infer<typeof waypoint>;

const memberTrip = z.object({
  number: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  days: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      distanceKm: z.number().min(0),
      ascentM: z.int().min(0),
      descentM: z.int().min(0),
      hours: z.number().min(0),
      overnight: z.string().nullable(),
      meals: z.string().nullable(),
    }),
  ),
  packingList: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  arrivalByTrain: z.string(),
  waypoints: z.array(waypoint),
  updatedAt: z.iso.datetime(),
});
export type ContentMemberTrip = z.infer<typeof memberTrip>;

/** What the content system tells the server alone; who reads it is decided here. All reject when it cannot be asked. */
export interface MemberContent {
  /** Published and valid today, with code and body. */
  offers(context: CallerContext): Promise<ContentOffer[]>;
  /** Undefined for a trip that does not exist. */
  trip(number: number, context: CallerContext): Promise<ContentMemberTrip | undefined>;
}

export function createMemberContent(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): MemberContent {
  const call = internalCalls(origin, secret, request);
  const known = async <Answer>(
    path: string,
    context: CallerContext,
    schema: z.ZodType<Answer>,
  ): Promise<Answer | undefined> => {
    const response = await call(path, context);
    return response.status === 404 ? undefined : readAnswer(response, schema);
  };
  return {
    offers: async (context) =>
      (await readAnswer(await call("offers", context), z.object({ data: z.array(offer) }))).data,
    trip: async (number, context) =>
      (await known(`tours/${number}/member`, context, z.object({ data: memberTrip })))?.data,
  };
}
