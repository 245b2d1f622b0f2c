import type { Core } from "@strapi/strapi";
import type { EditorAction, EditorContext } from "./context";
import { isSuperAdmin, SUPER_ADMIN } from "./editor-actions";
import { microcopy } from "./microcopy";

type Actions = Record<string, EditorAction>;
interface Registry {
  extend(uid: string, change: (actions: Actions) => Actions): unknown;
}

/**
 * Strapi compares no roles: whoever may change editors could make themselves super admin, or take a super admin's account by its
 * address. Above oneself nobody gives, takes, changes or deletes anything.
 */
export function guardSuperAdmins(strapi: Core.Strapi): void {
  const below =
    (action: EditorAction | undefined, idsOf: (ctx: EditorContext) => readonly unknown[]): EditorAction =>
    async (ctx) =>
      isSuperAdmin(ctx.state.user?.roles) || (await staysBelow(strapi, ctx, idsOf(ctx)))
        ? action?.(ctx)
        : ctx.forbidden(microcopy.editors.superAdmin);
  const one = ({ params }: EditorContext) => [params.id];
  const many = ({ request }: EditorContext) =>
    scalarsIn((request.body as { ids?: unknown } | undefined)?.ids);
  strapi
    .get<Registry>("controllers")
    .extend("admin::user", ({ create, update, deleteOne, deleteMany, ...actions }) => ({
      ...actions,
      create: below(create, () => []),
      update: below(update, one),
      deleteOne: below(deleteOne, one),
      deleteMany: below(deleteMany, many),
    }));
}

async function staysBelow(
  strapi: Core.Strapi,
  ctx: EditorContext,
  ids: readonly unknown[],
): Promise<boolean> {
  const given = (ctx.request.body as { roles?: unknown } | undefined)?.roles;
  // Whatever shape it has: one that Strapi does not take is refused by Strapi.
  const roles = scalarsIn(given);
  const own = ctx.state.user?.id;
  if (given !== undefined && ids.some((id) => String(id) === String(own))) return false;
  const role = (await strapi.db.query("admin::role").findOne({ where: { code: SUPER_ADMIN } })) as {
    id: number;
  } | null;
  if (roles.some((id) => String(id) === String(role?.id))) return false;
  const accounts = ids.map(Number).filter(Number.isInteger);
  if (accounts.length === 0) return true;
  const where = { id: { $in: accounts }, roles: { code: SUPER_ADMIN } };
  return (await strapi.db.query("admin::user").count({ where })) === 0;
}

function scalarsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [value];
  return Object.values(value).flatMap(scalarsIn);
}
