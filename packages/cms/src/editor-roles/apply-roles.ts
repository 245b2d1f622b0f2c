import type { Core } from "@strapi/strapi";
import { memory } from "../bootstrap/memory";
import { RECORDS, USER, WRITES } from "./records";
import { CANCEL, EDITOR_ROLES, EXPORT, GUARDED_FIELDS, MONEY, type EditorRole } from "./roles";

const ROLE = "admin::role";
const PERMISSION = "admin::permission";
const STRAPIS_ROLES = ["strapi-editor", "strapi-author"];

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}
interface Row extends Permission {
  id: number;
}
interface RoleService {
  create(role: { code: string; name: string; description: string }): Promise<{ id: number }>;
  addPermissions(role: number, permissions: object[]): Promise<unknown>;
}
interface ContentTypes {
  getNestedFields(type: object, options: { components: object }): string[];
}

const keyOf = ({ action, subject }: Permission) => `${action} ${subject ?? ""}`.trim();

/** In a database of before, Strapi's own roles held all this; a super admin may give some of it back. */
async function narrowStrapisRoles(strapi: Core.Strapi): Promise<void> {
  const narrowed = memory<boolean>(strapi, "strapis_roles_narrowed_again");
  if (await narrowed.read()) return;
  const roles = (await strapi.db
    .query(ROLE)
    .findMany({ where: { code: { $in: STRAPIS_ROLES } }, select: ["id"] })) as { id: number }[];
  const permissions = strapi.db.query(PERMISSION);
  for (const { id } of roles) {
    const role = { id };
    await permissions.deleteMany({ where: { role, subject: { $in: [...RECORDS, ...MONEY, USER] } } });
    await permissions.deleteMany({ where: { role, action: { $in: [EXPORT, CANCEL] } } });
    // What no author and no editor of ours may write either.
    for (const { subjects, fields } of GUARDED_FIELDS) {
      const where = { role, action: { $in: WRITES }, subject: { $in: subjects } };
      for (const { id: row, properties } of (await permissions.findMany({ where })) as Row[]) {
        const kept = properties.fields?.filter((field) => !fields.includes(field));
        if (kept && kept.length !== properties.fields?.length)
          await permissions.update({
            where: { id: row },
            data: { properties: { ...properties, fields: kept } },
          });
      }
    }
  }
  await narrowed.write(true);
}

function permissionsOf(strapi: Core.Strapi, { rights, actions }: EditorRole): Permission[] {
  const types = strapi.service("admin::content-type") as unknown as ContentTypes;
  const provider = (
    strapi.service("admin::permission") as unknown as {
      actionProvider: { get(id: string): { subjects?: string[] } | undefined };
    }
  ).actionProvider;
  const fieldsOf = (subject: string): string[] => {
    const type = strapi.contentTypes[subject as keyof typeof strapi.contentTypes] as unknown as {
      config?: { attributes?: Record<string, { hidden?: boolean }> };
    };
    const hidden = type.config?.attributes ?? {};
    return types
      .getNestedFields(type, { components: strapi.components })
      .filter((field) => !hidden[field]?.hidden);
  };
  const aboutTypes = rights.flatMap(({ subjects, verbs, fields, without = [] }) =>
    subjects.flatMap((subject) =>
      verbs
        .map((verb) => `plugin::content-manager.explorer.${verb}`)
        .filter((action) => provider.get(action)?.subjects?.includes(subject))
        .map((action): Permission => {
          const isWhole = action.endsWith(".delete") || action.endsWith(".publish");
          const named = (fields ?? fieldsOf(subject)).filter((field) => !without.includes(field));
          const properties = isWhole ? {} : { fields: named };
          return { action, subject, properties, conditions: [] };
        }),
    ),
  );
  const general = actions.map((action): Permission => ({
    action,
    subject: null,
    properties: {},
    conditions: [],
  }));
  return [...aboutTypes, ...general];
}

/** Made once each. What a super admin takes away stays away; fields that a type gets later are added to what is untouched. */
async function applyRole(strapi: Core.Strapi, role: EditorRole): Promise<void> {
  const service = strapi.service("admin::role") as unknown as RoleService;
  const applied = memory<Record<string, string>>(strapi, `editor_role_${role.code}`);
  const before = await applied.read();
  const { code, name, description } = role;
  let found = (await strapi.db.query(ROLE).findOne({ where: { code } })) as { id: number } | null;
  if (!found && before) return;
  found ??= await service.create({ code, name, description });

  const wanted = permissionsOf(strapi, role);
  await service.addPermissions(
    found.id,
    wanted.filter((permission) => before?.[keyOf(permission)] === undefined),
  );
  for (const permission of wanted) {
    const remembered = before?.[keyOf(permission)];
    const properties = JSON.stringify(permission.properties);
    if (remembered === undefined || remembered === properties) continue;
    const { action, subject } = permission;
    const where = { role: { id: found.id }, action, subject };
    const row = (await strapi.db.query(PERMISSION).findOne({ where })) as Row | null;
    if (row && JSON.stringify(row.properties) === remembered)
      await strapi.db
        .query(PERMISSION)
        .update({ where: { id: row.id }, data: { properties: permission.properties } });
  }
  await applied.write(
    Object.fromEntries(
      wanted.map((permission) => [keyOf(permission), JSON.stringify(permission.properties)]),
    ),
  );
}

export async function applyEditorRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query(PERMISSION)
    .deleteMany({ where: { action: { $in: WRITES }, subject: { $in: [...RECORDS] } } });
  await narrowStrapisRoles(strapi);
  for (const role of EDITOR_ROLES) await applyRole(strapi, role);
}
