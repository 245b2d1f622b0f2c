import type { Core } from "@strapi/strapi";
import { memory } from "../bootstrap/memory";
import { microcopy } from "./microcopy";

export const BOOKING = "api::booking.booking";
export const DEPARTURE = "api::departure.departure";
export const EXPORT = "api::booking.booking.export";
export const CANCEL = "api::booking.booking.cancel";
export const READ = "plugin::content-manager.explorer.read";

/** What machines write once: no editor makes, changes or deletes such an entry by hand, not even a super admin. */
const RECORDS = [
  BOOKING,
  "api::contract-declaration.contract-declaration",
  "api::audit-entry.audit-entry",
  "api::subscription.subscription",
  "api::payment-event.payment-event",
];
const WRITES = ["create", "update", "delete"].map((verb) => `plugin::content-manager.explorer.${verb}`);
const EDITOR_ROLE = "strapi-editor";

interface Action {
  subjects?: string[];
}
interface ActionProvider {
  registerMany(actions: object[]): Promise<unknown>;
  get(id: string): Action | undefined;
}
interface ManagersPermissions {
  registerPermissions(): Promise<void>;
}
interface Roles {
  addPermissions(role: number, permissions: object[]): Promise<unknown>;
}

function actions(strapi: Core.Strapi): ActionProvider {
  return (strapi.service("admin::permission") as unknown as { actionProvider: ActionProvider })
    .actionProvider;
}

/** Before Strapi's own bootstrap: it gives super admins every action that it knows, and drops grants of those that it does not. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { category, export: exporting, cancel } = microcopy.permissions;
  await actions(strapi).registerMany(
    [
      ["booking.booking.export", exporting],
      ["booking.booking.cancel", cancel],
    ].map(([uid, displayName]) => ({
      section: "settings",
      category,
      subCategory: category,
      uid,
      displayName,
    })),
  );
  const services = strapi.get<{
    extend(uid: string, extendBy: (service: ManagersPermissions) => ManagersPermissions): unknown;
  }>("services");
  services.extend("plugin::content-manager.permission", (service) => ({
    ...service,
    registerPermissions: async () => {
      await service.registerPermissions();
      withdrawWrites(actions(strapi));
    },
  }));
}

/** „Neuer Eintrag“, „Duplizieren“ and „Löschen“ follow from these actions; without them the content manager shows none and answers 403. */
export function withdrawWrites(provider: Pick<ActionProvider, "get">): void {
  for (const id of WRITES) {
    const action = provider.get(id);
    if (action?.subjects) action.subjects = action.subjects.filter((uid) => !RECORDS.includes(uid));
  }
}

/** Editors run the booking desk. Granted once: what a super admin takes away stays away. */
export async function grantToEditors(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query("admin::permission")
    .deleteMany({ where: { action: { $in: WRITES }, subject: { $in: RECORDS } } });

  const granted = memory<string[]>(strapi, "booking_desk_grants");
  const before = (await granted.read()) ?? [];
  const missing = [EXPORT, CANCEL].filter((action) => !before.includes(action));
  if (missing.length === 0) return;
  const role = (await strapi.db.query("admin::role").findOne({ where: { code: EDITOR_ROLE } })) as {
    id: number;
  } | null;
  if (!role) return;
  const roles = strapi.service("admin::role") as unknown as Roles;
  await roles.addPermissions(
    role.id,
    missing.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
  );
  await granted.write([...before, ...missing]);
}
