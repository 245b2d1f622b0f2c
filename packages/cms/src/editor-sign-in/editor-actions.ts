import type { Core } from "@strapi/strapi";
import type { EditorAction, EditorContext } from "./context";
import { microcopy } from "./microcopy";
import { editorParts } from "./running";

export const SUPER_ADMIN = "strapi-super-admin";

interface EditorRow {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  isActive: boolean;
  roles: { code: string; name: string }[];
}

/** What whoever manages editors may do about their sign-in; each leaves a line in the log, by the accounts' ids alone. */
export function editorActions(strapi: Core.Strapi): Record<string, EditorAction> {
  const editors = () => strapi.db.query("admin::user");

  /** The account that is meant; null, and the answer is written: there is none, or it is above the asking one. */
  async function target(ctx: EditorContext): Promise<EditorRow | null> {
    const id = Number(ctx.params.id);
    const editor = Number.isInteger(id)
      ? ((await editors().findOne({ where: { id }, populate: ["roles"] })) as EditorRow | null)
      : null;
    if (!editor) {
      ctx.notFound(microcopy.editors.unknown);
      return null;
    }
    const isAbove = isSuperAdmin(editor.roles) && !isSuperAdmin(ctx.state.user?.roles);
    if (isAbove) ctx.forbidden(microcopy.editors.superAdmin);
    return isAbove ? null : editor;
  }

  const log = (ctx: EditorContext, what: string, id: number) =>
    strapi.log.info(`Editors: account ${ctx.state.user?.id ?? 0} has ${what} of account ${id}`);

  return {
    list: async (ctx) => {
      const { sessions, factors } = editorParts();
      const [rows, all, owners] = await Promise.all([
        editors().findMany({ populate: ["roles"], orderBy: { id: "asc" } }) as Promise<EditorRow[]>,
        sessions.all(),
        factors.owners(),
      ]);
      ctx.set("Cache-Control", "no-store");
      ctx.body = {
        data: rows.map(({ id, email, firstname, lastname, isActive, roles }) => ({
          id,
          name: [firstname, lastname].filter(Boolean).join(" "),
          email,
          isActive,
          roles: roles.map(({ name }) => name),
          hasSecondFactor: owners.includes(id),
          sessions: all
            .filter(({ userId }) => userId === String(id))
            .map(({ createdAt, metadata }) => ({
              device: metadata?.deviceName ?? null,
              since: metadata?.loginAt ?? null,
              last: new Date(createdAt).toISOString(),
            })),
        })),
      };
    },

    endSessions: async (ctx) => {
      const editor = await target(ctx);
      if (!editor) return;
      await editorParts().sessions.endAll(editor.id);
      log(ctx, "ended all sessions", editor.id);
      ctx.body = { data: {} };
    },

    resetFactor: async (ctx) => {
      const editor = await target(ctx);
      if (!editor) return;
      // A session that somebody has found open must not become one that never needs a code again.
      if (editor.id === ctx.state.user?.id) return ctx.forbidden(microcopy.editors.ownFactor);
      const { factors, sessions } = editorParts();
      await factors.remove(editor.id);
      await sessions.endAll(editor.id);
      log(ctx, "reset the second factor", editor.id);
      ctx.body = { data: {} };
    },
  };
}

export const isSuperAdmin = (roles: readonly { code: string }[] = []): boolean =>
  roles.some(({ code }) => code === SUPER_ADMIN);
