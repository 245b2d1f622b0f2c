import { randomBytes, randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { queuedRow } from "../outbox/queued-row";
import { EDITOR_MAILS } from "./alerts";
import type { EditorRows } from "./sign-in";

type Knex = Core.Strapi["db"]["connection"];

/** `outbox_mails.data`: the worker takes the link's code from the editor's row when it sends. */
export interface ForgottenPasswordData {
  /** Of Strapi's `admin_users`. */
  editor: number;
}

const LINK_MS = 60 * 60 * 1000;
const NOBODY = { id: -1, email: "" };

/**
 * In place of Strapi's own, which sends while it is asked. The same statements run for whoever asks: for a stranger's address the
 * row of the mail goes again before anybody has seen it.
 */
export function forgottenPassword({
  knex,
  editors,
  createDocumentId,
  mailHost,
  now,
}: {
  knex: Knex;
  editors: Pick<EditorRows, "byEmail">;
  createDocumentId: () => string;
  mailHost: string;
  now: () => Date;
}): (email: string) => Promise<void> {
  return async (email) => {
    const at = now();
    const found = await editors.byEmail(email);
    const { id, email: to } = found?.isActive ? found : NOBODY;
    const data: ForgottenPasswordData = { editor: id };
    const mail = queuedRow({
      documentId: createDocumentId(),
      messageId: `<editor-${randomUUID()}@${mailHost}>`,
      kind: EDITOR_MAILS.forgottenPassword,
      to,
      data,
      at,
    });
    await knex.transaction(async (trx) => {
      await trx("admin_users")
        .where({ id })
        .update({
          reset_password_token: randomBytes(20).toString("hex"),
          reset_password_token_expires_at: new Date(at.getTime() + LINK_MS),
        });
      await trx("outbox_mails").insert(mail);
      await trx("outbox_mails").where({ message_id: mail.message_id, to: NOBODY.email }).delete();
    });
  };
}
