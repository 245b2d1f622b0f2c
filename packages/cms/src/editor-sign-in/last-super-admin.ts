import type { Core } from "@strapi/strapi";
import { createTurns } from "../domain/bookings/turns";
import { refuse } from "../domain/refuse";
import { fieldsOf } from "../domain/sign-in/request-shape";
import type { EditorAction, EditorContext } from "./context";
import { microcopy } from "./microcopy";
import { SUPER_ADMIN } from "./super-admins-alone";

const USERS = "admin::user";

type Actions = Record<string, EditorAction>;
interface Registry {
  extend(uid: string, change: (actions: Actions) => Actions): unknown;
}

/**
 * Strapi counts super admins who cannot sign in, too, those who are blocked and those who never accepted an invitation, and looks
 * before it writes: two who take each other's role away would both succeed. Here one change comes after the other, and one who can
 * sign in stays. Several processes would have to ask the database for the turn.
 */
export function keepLastSuperAdmin(strapi: Core.Strapi): void {
  const inTurn = createTurns();
  const guarded =
    (leaving: (ctx: EditorContext) => Promise<unknown[]>, field: string) =>
    (action: EditorAction | undefined): EditorAction =>
    (ctx) =>
      inTurn("editors", async () => {
        const ids = (await leaving(ctx)).map(Number);
        const active = await activeSuperAdmins(strapi);
        if (active.some((id) => ids.includes(id)) && active.every((id) => ids.includes(id)))
          refuse([{ path: [field], message: microcopy.account.lastSuperAdmin }]);
        return action?.(ctx);
      });
  const changed = guarded(async (ctx) => ((await losesOffice(strapi, ctx)) ? [ctx.params.id] : []), "roles");
  const deleted = guarded((ctx) => Promise.resolve([ctx.params.id]), "id");
  const allDeleted = guarded((ctx) => {
    const { ids } = fieldsOf(ctx.request.body);
    return Promise.resolve(Array.isArray(ids) ? (ids as unknown[]) : []);
  }, "ids");
  strapi.get<Registry>("controllers").extend(USERS, ({ update, deleteOne, deleteMany, ...actions }) => ({
    ...actions,
    update: changed(update),
    deleteOne: deleted(deleteOne),
    deleteMany: allDeleted(deleteMany),
  }));
}

async function activeSuperAdmins(strapi: Core.Strapi): Promise<number[]> {
  const found = (await strapi.db.query(USERS).findMany({
    where: { isActive: true, roles: { code: SUPER_ADMIN } },
    select: ["id"],
  })) as { id: number }[];
  return found.map(({ id }) => Number(id));
}

/** Whether this change ends the role or the signing in of whoever has both. */
async function losesOffice(strapi: Core.Strapi, ctx: EditorContext): Promise<boolean> {
  const { isActive, roles } = fieldsOf(ctx.request.body);
  if (isActive !== undefined && isActive !== true) return true;
  if (!Array.isArray(roles)) return false;
  const role = (await strapi.db.query("admin::role").findOne({ where: { code: SUPER_ADMIN } })) as {
    id: number;
  } | null;
  return !roles.map(Number).includes(Number(role?.id));
}
