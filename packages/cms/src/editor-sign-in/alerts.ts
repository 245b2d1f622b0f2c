import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { queuedRow } from "../outbox/queued-row";

type Knex = Core.Strapi["db"]["connection"];

/** Occasions of `outbox_mails.kind`; the mail worker renders them (`mails/editor.ts`). */
export const EDITOR_MAILS = {
  newDevice: "editor-new-device",
  /** The password was right and the code was not: somebody else may know the password. */
  wrongCode: "editor-wrong-code",
  forgottenPassword: "editor-forgotten-password",
} as const;
export type EditorMail = (typeof EDITOR_MAILS)[keyof typeof EDITOR_MAILS];
/** About a sign-in that has happened, or nearly. */
export type EditorAlert = Exclude<EditorMail, typeof EDITOR_MAILS.forgottenPassword>;

/** `outbox_mails.data` of alerts. */
export interface EditorMailData {
  /** Of Strapi's `admin_users`: the worker looks the address up when it sends. */
  editor: number;
  /** Browser and system, as far as the browser tells. */
  device: string | null;
  /** ISO 8601. */
  at: string;
}

export interface EditorAlerts {
  alert(kind: EditorAlert, about: { userId: number; email: string; device: string | null }): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
const MOST_AN_HOUR = 5;

export function outboxAlerts({
  knex,
  createDocumentId,
  mailHost,
  now,
}: {
  knex: Knex;
  createDocumentId: () => string;
  mailHost: string;
  now: () => Date;
}): EditorAlerts {
  return {
    async alert(kind, { userId, email, device }) {
      const at = now();
      const sent = await knex("outbox_mails")
        .where({ kind, to: email })
        .where("created_at", ">", new Date(at.getTime() - HOUR))
        .select("id");
      if (sent.length >= MOST_AN_HOUR) return;
      const data: EditorMailData = { editor: userId, device, at: at.toISOString() };
      await knex("outbox_mails").insert(
        queuedRow({
          documentId: createDocumentId(),
          messageId: `<editor-${randomUUID()}@${mailHost}>`,
          kind,
          to: email,
          data,
          at,
        }),
      );
    },
  };
}
