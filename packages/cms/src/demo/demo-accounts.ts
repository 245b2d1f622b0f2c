import type { Core } from "@strapi/strapi";
import { hashPassword } from "@gratweg/backoffice/sign-in/password-hash";

type Environment = Readonly<Record<string, string | undefined>>;

export interface DemoAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Type of a role. */
  role: "authenticated" | "manager";
}

/** The command that starts everything prints them (scripts/lib/settings.mjs). */
const PEOPLE = [
  {
    email: "mitglied@gratweg.example",
    firstName: "Mira",
    lastName: "Almendinger",
    role: "authenticated",
    secret: "GRATWEG_DEMO_PASSWORD_MEMBER",
  },
  {
    email: "verwaltung@gratweg.example",
    firstName: "Valentin",
    lastName: "Kerber",
    role: "manager",
    secret: "GRATWEG_DEMO_PASSWORD_MANAGER",
  },
  {
    email: "gast@gratweg.example",
    firstName: "Gesa",
    lastName: "Tallmann",
    role: "authenticated",
    secret: "GRATWEG_DEMO_PASSWORD_PLAIN",
  },
] as const;

const isSet = (value: string | undefined): boolean => value === "true" || value === "1";

/** None in production, whatever else is set: their passwords are printed. */
const isDemo = (environment: Environment): boolean =>
  isSet(environment.GRATWEG_DEMO_ACCOUNTS) && !isSet(environment.GRATWEG_PRODUCTION);

export function demoAccounts(environment: Environment = process.env): DemoAccount[] {
  if (!isDemo(environment)) return [];
  return PEOPLE.flatMap(({ secret, ...person }) => {
    const password = environment[secret];
    return password ? [{ ...person, password }] : [];
  });
}

interface Users {
  add(values: Record<string, unknown>): Promise<{ id: number }>;
}
const USER = "plugin::users-permissions.user";

/** Makes who is missing; what somebody has changed of an account stays. */
export async function ensureDemoAccounts(
  strapi: Core.Strapi,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const users = strapi.plugin("users-permissions").service("user") as unknown as Users;
  for (const { role: type, password, ...person } of accounts) {
    const { email } = person;
    const known: unknown = await strapi.db.query(USER).findOne({ where: { email } });
    if (known) continue;
    const role = (await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } })) as {
      id: number;
    } | null;
    if (!role) throw new Error(`There is no role „${type}“.`);
    const { id } = await users.add({
      ...person,
      username: email,
      provider: "local",
      confirmed: true,
      role: role.id,
    });
    // Past Strapi, where nobody chooses a password for somebody else (`guard-passwords.ts`).
    await strapi.db.query(USER).update({ where: { id }, data: { password: await hashPassword(password) } });
  }
}

interface Editors {
  exists(where: object): Promise<boolean>;
  create(values: object): Promise<unknown>;
}

/** Somebody with the role „Redaktion“, who sees of Strapi what an editor sees. */
export async function ensureDemoEditor(
  strapi: Core.Strapi,
  environment: Environment = process.env,
): Promise<void> {
  const password = environment.GRATWEG_DEMO_PASSWORD_EDITOR;
  const editors = strapi.service("admin::user") as unknown as Editors;
  const email = "lektorat@gratweg.example";
  if (!password || !isDemo(environment) || (await editors.exists({ email }))) return;
  const role = (await strapi.db.query("admin::role").findOne({ where: { code: "gratweg-editor" } })) as {
    id: number;
  } | null;
  if (!role) return;
  const name = { firstname: "Leonie", lastname: "Brandl", preferedLanguage: "de" };
  await editors.create({ email, password, ...name, isActive: true, roles: [role.id] });
}
