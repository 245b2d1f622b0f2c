import type { Core } from "@strapi/strapi";
import { displayName, type DeskContext } from "./context";
import { microcopy } from "./microcopy";
import { BOOKING } from "../editor-roles/records";

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;
const ANSWER_MS = 10_000;

/** `POST /gratweg/bookings/:documentId/cancel {reason}`. Seats return once: a second request answers the same and changes nothing. */
export async function cancelByDesk(strapi: Core.Strapi, ctx: DeskContext): Promise<unknown> {
  const reason = reasonOf(ctx.request.body);
  if (reason === null) return ctx.badRequest(microcopy.refusals.reason);
  const booking = (await strapi.db
    .query(BOOKING)
    .findOne({ where: { documentId: ctx.params.documentId }, select: ["number"] })) as {
    number: number;
  } | null;
  if (!booking) return ctx.notFound(microcopy.refusals.unknownBooking);

  const { user } = ctx.state;
  const outcome = await askServer(booking.number, { by: displayName(user), reason });
  if (outcome === undefined) {
    ctx.status = 503;
    return { error: { status: 503, name: "ServerUnavailable", message: microcopy.refusals.server } };
  }
  strapi.log.info(`booking desk: account ${user.id} cancels booking ${booking.number}: ${outcome}`);
  return { data: { number: booking.number, outcome } };
}

/** Asks the server, which keeps the bookings; undefined when it does not answer. The same question may be asked again. */
async function askServer(number: number, request: object): Promise<string | undefined> {
  const { GRATWEG_SERVER_HOOK: hook, GRATWEG_HOOK_SECRET: secret } = process.env;
  if (!hook || !secret) return undefined;
  const answer = await fetch(new URL(`bookings/${number}/cancel`, hook), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { outcome: string }).outcome : undefined;
}

export function reasonOf(body: unknown): string | null {
  const { reason } = (body ?? {}) as { reason?: unknown };
  // Its length first: composing thousands of marks takes the square of their number.
  if (typeof reason !== "string" || reason.length > 4 * LONGEST_REASON) return null;
  const tidy = reason.trim().replace(/\s+/g, " ").normalize("NFC");
  return tidy.length >= SHORTEST_REASON && tidy.length <= LONGEST_REASON ? tidy : null;
}
