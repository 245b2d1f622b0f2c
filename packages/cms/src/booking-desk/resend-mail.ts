import type { Core } from "@strapi/strapi";
import { OUTBOX } from "../editor-roles/records";
import type { DeskContext } from "./context";
import { microcopy } from "./microcopy";

/**
 * `POST /gratweg/outbox/:documentId/resend`: a mail that failed waits once more, as it is. To whom it goes, the outbox looks up.
 */
export async function resendMail(strapi: Core.Strapi, ctx: DeskContext): Promise<unknown> {
  const where = { documentId: ctx.params.documentId ?? "" };
  const mail = (await strapi.db.query(OUTBOX).findOne({ where, select: ["id", "state"] })) as {
    id: number;
    state: string;
  } | null;
  if (!mail) return ctx.notFound(microcopy.refusals.unknownMail);
  const { count } = await strapi.db.query(OUTBOX).updateMany({
    where: { id: mail.id, state: "failed" },
    data: { state: "pending", nextAttemptAt: new Date(), giveUpAt: null, leasedUntil: null },
  });
  if (count === 0) return ctx.badRequest(microcopy.refusals.mailNotFailed);
  strapi.log.info(`booking desk: account ${ctx.state.user.id} sends mail ${mail.id} again`);
  return { data: { state: "pending" } };
}
