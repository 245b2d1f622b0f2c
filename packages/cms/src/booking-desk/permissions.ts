import type { Core } from "@strapi/strapi";
import { withdrawWrites } from "../editor-roles/records";
import { microcopy } from "./microcopy";

export const DEPARTURE = "api::departure.departure";
export const READ = "plugin::content-manager.explorer.read";
/** Held by super admins, until they give it to somebody. */
export const RESEND = "api::outbox-mail.outbox-mail.resend";

interface ActionProvider {
  registerMany(actions: object[]): Promise<unknown>;
  get(id: string): { subjects?: string[] } | undefined;
}
interface ManagersPermissions {
  registerPermissions(): Promise<void>;
}

function actions(strapi: Core.Strapi): ActionProvider {
  return (strapi.service("admin::permission") as unknown as { actionProvider: ActionProvider })
    .actionProvider;
}

/** Before Strapi's own bootstrap: it gives super admins every action that it knows, and drops grants of those that it does not. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { category, export: exporting, cancel, mails, resend } = microcopy.permissions;
  await actions(strapi).registerMany(
    [
      ["booking.booking.export", category, exporting],
      ["booking.booking.cancel", category, cancel],
      ["outbox-mail.outbox-mail.resend", mails, resend],
    ].map(([uid, group, displayName]) => ({
      section: "settings",
      category: group,
      subCategory: group,
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
