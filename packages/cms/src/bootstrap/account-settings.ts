import type { Core } from "@strapi/strapi";
import { memory } from "./memory";
import { mergeOwned, type OwnedValues } from "./owned-values";

/**
 * What `domain/sign-in` leaves to the plugin: its check of every request refuses unconfirmed accounts by this setting. The plugin's own
 * mails, links and templates are used by nothing.
 */
export const ACCOUNT_SETTINGS: OwnedValues = {
  unique_email: true,
  email_confirmation: true,
};

export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const remembered = memory<OwnedValues>(strapi, "account_mails_advanced");
  const before = (await remembered.read()) ?? {};
  const current = (await store.get({ key: "advanced" })) ?? {};
  const merge = mergeOwned(current, ACCOUNT_SETTINGS, before, () => true);
  if (merge.changed) await store.set({ key: "advanced", value: merge.next });
  await remembered.write(merge.remembered);
}
