import type { Core } from "@strapi/strapi";

interface AdminUsers {
  exists(): Promise<boolean>;
  create(attributes: Record<string, unknown>): Promise<unknown>;
}
interface AdminRoles {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

/** A first account for the editors' screens, from the environment, when there is none at all. */
export async function createFirstAdmin(
  strapi: Core.Strapi,
  email?: string,
  password?: string,
): Promise<void> {
  if (!email || !password) return;
  const users = strapi.service("admin::user") as unknown as AdminUsers;
  if (await users.exists()) return;
  const role = await (strapi.service("admin::role") as unknown as AdminRoles).getSuperAdmin();
  if (!role) return;
  await users.create({
    email,
    password,
    firstname: "Gratweg",
    lastname: "Redaktion",
    preferedLanguage: "de",
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
