import { z } from "zod";
import type { DeparturesAnswer } from "@gratweg/contracts";
import type { DepartureSource, SessionSource, SignedIn } from "../ports";
import { contentSystemCalls } from "./contentSystemCalls";

/** The content system answered with something that it never should, or not at all. */
export class ContentSystemError extends Error {
  override name = "ContentSystemError";
}

export const liveDepartures = z.object({
  data: z.array(
    z.object({
      number: z.int(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      priceCents: z.int(),
      /** Where it was asked for in the name of a member. */
      memberPriceCents: z.int().optional(),
      singleSupplementCents: z.int(),
      capacity: z.int(),
      seatsLeft: z.int(),
      minimumParticipants: z.int(),
      guaranteed: z.boolean(),
    }),
  ),
});
const user = z.object({
  id: z.int(),
  email: z.string(),
  confirmed: z.boolean().nullish(),
  blocked: z.boolean().nullish(),
  role: z.object({ type: z.string() }).nullish(),
});

/**
 * The content system's own routes that need the visitor's address or token. Content itself comes through the content client, with the
 * same content token as the departures here.
 */
export function createContentSystem(
  origin: string,
  contentToken: string | undefined,
  request: typeof fetch = fetch,
): { departures: DepartureSource; sessions: SessionSource } {
  const call = contentSystemCalls(origin, request);

  return {
    departures: {
      async departures(tripNumber, context) {
        const response = await call(`/api/tours/${tripNumber}/departures`, context, { token: contentToken });
        if (response.status === 404) return undefined;
        const { data } = await readAnswer(response, liveDepartures);
        return data.map(toDeparture);
      },
    },
    sessions: {
      async user(token, context) {
        const response = await call("/api/users/me?populate=role", context, { token });
        if (response.status === 401 || response.status === 403) return undefined;
        return toSignedIn(await readAnswer(response, user));
      },
    },
  };
}

/** A successful answer of the right shape, or a `ContentSystemError`. */
export async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw new ContentSystemError(`content system answered ${response.status}`);
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new ContentSystemError(
    `content system answered something else than expected: ${z.prettifyError(parsed.error)}`,
  );
}

/** A role that we do not know gives nothing beyond being signed in. */
function toSignedIn({ id, email, confirmed, blocked, role }: z.infer<typeof user>): SignedIn {
  return {
    id,
    email: email.normalize("NFC").toLowerCase(),
    confirmed: confirmed === true,
    blocked: blocked === true,
    role: role?.type === "manager" ? "manager" : "authenticated",
  };
}

export function toDeparture(
  live: z.infer<typeof liveDepartures>["data"][number],
): DeparturesAnswer["data"][number] {
  const { priceCents, memberPriceCents, singleSupplementCents, ...rest } = live;
  return {
    ...rest,
    price: { amount: priceCents, currency: "EUR" },
    singleSupplement: { amount: singleSupplementCents, currency: "EUR" },
    ...(memberPriceCents === undefined
      ? {}
      : { memberPrice: { amount: memberPriceCents, currency: "EUR" as const } }),
  };
}
