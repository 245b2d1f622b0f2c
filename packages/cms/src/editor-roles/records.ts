import type { Core } from "@strapi/strapi";

export const BOOKING = "api::booking.booking";
export const DECLARATION = "api::contract-declaration.contract-declaration";
export const AUDIT = "api::audit-entry.audit-entry";
export const SUBSCRIPTION = "api::subscription.subscription";
export const OUTBOX = "api::outbox-mail.outbox-mail";
export const USER = "plugin::users-permissions.user";

/** What machines write: no editor makes, changes or deletes such an entry by hand, not even a super admin. */
export const RECORDS = [
  BOOKING,
  DECLARATION,
  AUDIT,
  SUBSCRIPTION,
  "api::payment-event.payment-event",
  OUTBOX,
  "api::newsletter-subscriber.newsletter-subscriber",
] as const;
export const WRITES = ["create", "update", "delete", "publish"].map(
  (verb) => `plugin::content-manager.explorer.${verb}`,
);

interface Action {
  subjects?: string[];
}
interface Attribute {
  type: string;
  private?: boolean;
  searchable?: boolean;
}
interface ContentType {
  attributes: Record<string, Attribute>;
  config?: { attributes?: Record<string, { hidden?: boolean }> };
}

/** „Neuer Eintrag“, „Duplizieren“ and „Löschen“ follow from these actions; without them the content manager shows none and answers 403. */
export function withdrawWrites(provider: { get(id: string): Action | undefined }): void {
  const records: readonly string[] = RECORDS;
  for (const id of WRITES) {
    const action = provider.get(id);
    if (action?.subjects) action.subjects = action.subjects.filter((uid) => !records.includes(uid));
  }
}

/**
 * Private fields hold what opens links and ends sessions. Strapi keeps them from visitors only: its own word for keeping them from
 * editors is `hidden`, which holds for answers, filters and sorting, and `searchable` for the search field.
 */
export function hideSecrets(contentTypes: Readonly<Record<string, ContentType | undefined>>): void {
  for (const uid of [...RECORDS, USER]) {
    const type = contentTypes[uid];
    if (!type) continue;
    for (const [name, attribute] of Object.entries(type.attributes)) {
      if (!attribute.private || attribute.type === "relation") continue;
      attribute.searchable = false;
      type.config ??= {};
      type.config.attributes ??= {};
      type.config.attributes[name] = { ...type.config.attributes[name], hidden: true };
    }
  }
}

export function hideSecretsOf(strapi: Core.Strapi): void {
  hideSecrets(strapi.contentTypes as unknown as Parameters<typeof hideSecrets>[0]);
}
