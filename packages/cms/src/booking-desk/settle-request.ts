import type { Core } from "@strapi/strapi";
import { openRequest } from "@gratweg/backoffice/bookings/requests";
import { storedHistory } from "@gratweg/backoffice/bookings/stored";
import { displayName, type DeskContext } from "./context";
import { microcopy } from "./microcopy";

/** `POST /gratweg/bookings/:documentId/settle`: what was asked for is answered; a second request changes nothing. */
export async function settleRequest(strapi: Core.Strapi, ctx: DeskContext): Promise<unknown> {
  const { documentId } = ctx.params;
  const { user } = ctx.state;
  const isKnown = await strapi.db.connection.transaction(async (trx) => {
    const booking = () => trx("bookings").where({ document_id: documentId });
    const row = (await booking().forUpdate().first("history")) as { history: unknown } | undefined;
    if (!row) return false;
    const history = storedHistory(row.history);
    if (!openRequest(history)) return true;
    history.push({ at: new Date().toISOString(), event: "settled", by: displayName(user), note: "" });
    await booking().update({ history: JSON.stringify(history) });
    return true;
  });
  if (!isKnown) return ctx.notFound(microcopy.refusals.unknownBooking);
  strapi.log.info(`booking desk: account ${user.id} settles a request`);
  return { data: { outcome: "settled" } };
}
