import type { Core } from "@strapi/strapi";
import { fieldsOf } from "../domain/sign-in/request-shape";
import type { EditorAction, EditorContext } from "./context";
import { microcopy } from "./microcopy";

export const SUPER_ADMIN = "strapi-super-admin";
const USERS = "admin::user";

type Actions = Record<string, EditorAction>;
interface Registry {
  extend(uid: string, change: (actions: Actions) => Actions): unknown;
}

export function isSuperAdmin(roles: readonly { code: string }[] = []): boolean {
  return roles.some(({ code }) => code === SUPER_ADMIN);
}

/**
 * Lets super admins alone give their role and change whoever has it. Strapi compares no roles: whoever may change accounts, to end
 * sessions for example, could make themselves a super admin or take a super admin's account by its address.
 */
export function protectSuperAdmins(strapi: Core.Strapi): void {
  const guarded =
    (targets: (ctx: EditorContext) => unknown[]) =>
    (action: EditorAction | undefined): EditorAction =>
    async (ctx) => {
      if (!isSuperAdmin(ctx.state.user?.roles) && (await isAbove(strapi, ctx, targets(ctx))))
        return ctx.forbidden(microcopy.editors.superAdmin);
      return action?.(ctx);
    };
  const none = guarded(() => []);
  const one = guarded(({ params }) => [params.id]);
  const several = guarded(({ request }) => scalarsIn(fieldsOf(request.body).ids));
  strapi
    .get<Registry>("controllers")
    .extend(USERS, ({ create, update, deleteOne, deleteMany, ...actions }) => ({
      ...actions,
      create: none(create),
      update: one(update),
      deleteOne: one(deleteOne),
      deleteMany: several(deleteMany),
    }));
}

/** Whether the request gives the role of super admins, changes the own roles, or is about an account that has it. */
async function isAbove(
  strapi: Core.Strapi,
  ctx: EditorContext,
  targets: readonly unknown[],
): Promise<boolean> {
  const { roles } = fieldsOf(ctx.request.body);
  const isOwn = targets.map(Number).includes(Number(ctx.state.user?.id));
  if (roles !== undefined && ((isOwn && changesOwn(ctx, roles)) || (await givesOffice(strapi, roles))))
    return true;
  const found = (await strapi.db.query(USERS).findMany({
    where: { roles: { code: SUPER_ADMIN } },
    select: ["id"],
  })) as { id: number }[];
  const above = new Set(found.map(({ id }) => Number(id)));
  return targets.some((id) => above.has(Number(id)));
}

/** Strapi's form sends the roles along, whatever is changed. */
function changesOwn(ctx: EditorContext, roles: unknown): boolean {
  const before = new Set(ctx.state.user?.roles?.map(({ id }) => id));
  const after = new Set(scalarsIn(roles).map(Number));
  return before.size !== after.size || [...after].some((id) => !before.has(id));
}

async function givesOffice(strapi: Core.Strapi, roles: unknown): Promise<boolean> {
  const office = (await strapi.db.query("admin::role").findOne({ where: { code: SUPER_ADMIN } })) as {
    id: number;
  } | null;
  return scalarsIn(roles).map(Number).includes(Number(office?.id));
}

/** Whatever shape a request gives to ids: what Strapi does not take, Strapi refuses. */
function scalarsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [value];
  return Object.values(value).flatMap(scalarsIn);
}
