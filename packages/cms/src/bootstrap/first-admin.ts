import type { Core } from "@strapi/strapi";
import { requireFitPassword, wordsOf } from "../domain/sign-in/passwords";

interface AdminUsers {
  exists(): Promise<boolean>;
  create(attributes: Record<string, unknown>): Promise<unknown>;
}
interface AdminRoles {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

/** A first account for the editors' screens, from the environment, when there is none at all; its password passes the rule of all. */
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
  const name = { firstname: "Gratweg", lastname: "Redaktion" };
  requireFit(email, password, name);
  await users.create({
    email,
    password,
    ...name,
    preferedLanguage: "de",
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

function requireFit(email: string, password: string, name: { firstname: string; lastname: string }): void {
  try {
    requireFitPassword(password, wordsOf({ email, firstName: name.firstname, lastName: name.lastname }));
  } catch (error) {
    throw new Error(`GRATWEG_ADMIN_PASSWORD is refused: ${(error as Error).message}.`, { cause: error });
  }
}
