import type { Core } from "@strapi/strapi";
import { publicActions, SIGNED_IN_ACTIONS } from "../public-types";
import { memory } from "./memory";

export const MANAGER_ROLE = {
  name: "Manager",
  type: "manager",
  description: "Verwaltet die Konten der Reisenden im Portal.",
};

/** Grants that were never applied before; one that an editor took away again stays away. */
export function newGrants(wanted: readonly string[], applied: readonly string[]): string[] {
  const known = new Set(applied);
  return wanted.filter((grant) => !known.has(grant));
}

/** Grants that were applied by an earlier version and are none any more. */
export function pastGrants(wanted: readonly string[], applied: readonly string[]): string[] {
  const still = new Set(wanted);
  return applied.filter((grant) => !still.has(grant));
}

async function ensureRole(strapi: Core.Strapi, role: typeof MANAGER_ROLE): Promise<void> {
  const roles = strapi.db.query("plugin::users-permissions.role");
  const existing: unknown = await roles.findOne({ where: { type: role.type } });
  if (!existing) await roles.create({ data: role });
}

async function applyToRole(strapi: Core.Strapi, type: string, wanted: readonly string[]): Promise<void> {
  const applied = memory<string[]>(strapi, `grants_${type}`);
  const before = (await applied.read()) ?? [];
  const missing = newGrants(wanted, before);
  const past = pastGrants(wanted, before);
  if (missing.length === 0 && past.length === 0) return;
  const role = (await strapi.db.query("plugin::users-permissions.role").findOne({
    where: { type },
    populate: ["permissions"],
  })) as { id: number; permissions: { action: string }[] } | null;
  if (!role) return;
  const held = new Set(role.permissions.map(({ action }) => action));
  const permissions = strapi.db.query("plugin::users-permissions.permission");
  if (past.length > 0)
    await permissions.deleteMany({ where: { action: { $in: past }, role: { id: role.id } } });
  for (const action of missing.filter((grant) => !held.has(grant))) {
    await permissions.create({ data: { action, role: role.id } });
  }
  await applied.write([...before.filter((grant) => !past.includes(grant)), ...missing]);
}

export async function applyGrants(strapi: Core.Strapi): Promise<void> {
  await ensureRole(strapi, MANAGER_ROLE);
  await applyToRole(strapi, "public", publicActions());
  await applyToRole(strapi, "manager", SIGNED_IN_ACTIONS);
}
