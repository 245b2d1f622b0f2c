import type { Core } from "@strapi/strapi";
import { USER } from "../../editor-roles/records";
import { refuse } from "../refuse";
import { writeAudit } from "@gratweg/backoffice/accounts/audit";
import { isLastManager, lockManagers } from "@gratweg/backoffice/accounts/managers";
import { findUser, nameOf, type Knex } from "@gratweg/backoffice/accounts/rows";
import { createDocumentId } from "@gratweg/backoffice/document-id";
import { endSessions } from "@gratweg/backoffice/sign-in/sessions";

const LAST_MANAGER =
  "Dieses Konto ist das letzte mit der Rolle „Verwaltung“ im Portal und bleibt offen. Geben Sie die Rolle zuerst im Portal jemand anderem.";

interface Editor {
  firstname: string | null;
  lastname: string | null;
  email: string;
  roles?: { name: string }[];
}

/** Holds who blocks in Strapi's screens to the rules of user management: the last manager stays, and the trail says who it was. */
export function auditBlockingByEditors(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async beforeUpdate({ params }) {
      const { data, where } = params as {
        data?: { blocked?: boolean | null };
        where?: { id?: number | string };
      };
      const editor = editorOf(strapi);
      if (editor === undefined || data?.blocked === undefined || where?.id === undefined) return;
      const blocked = data.blocked === true;
      const id = Number(where.id);
      // The saving's own, so that an entry stands for what was saved.
      await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
        await lockManagers(trx);
        const target = await findUser(trx, id, true);
        if (!target || target.blocked === blocked) return;
        if (blocked && target.role === "manager" && (await isLastManager(trx, id)))
          refuse([{ path: ["blocked"], message: LAST_MANAGER }]);
        if (blocked) await endSessions(trx, id);
        const action = blocked ? "blocked" : "unblocked";
        const writer = { createDocumentId, at: new Date() };
        await writeAudit(trx, writer, { action, actor: { id: null, name: signatureOf(editor) }, target });
      });
    },
  });
}

/** Undefined where no editor's request is under way. */
function editorOf(strapi: Core.Strapi): Editor | undefined {
  const state = strapi.requestContext.get()?.state as
    { auth?: { strategy?: { name?: string } }; user?: Editor } | undefined;
  return state?.auth?.strategy?.name === "admin" ? state.user : undefined;
}

/** With the roles, so that nobody looks for this person among the portal's accounts. */
function signatureOf({ firstname, lastname, email, roles = [] }: Editor): string {
  const name = nameOf({ firstName: firstname ?? "", lastName: lastname ?? "", email });
  return [name, ...roles.map((role) => role.name)].join(", ");
}
