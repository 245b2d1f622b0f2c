import type { Core } from "@strapi/strapi";
import { mailFrom } from "@gratweg/backoffice/environment";
import { createDocumentId } from "@gratweg/backoffice/document-id";
import { mailHost } from "@gratweg/backoffice/bookings/mails";
import { createMemberships, type Memberships } from "@gratweg/backoffice/memberships/memberships";

let running: Memberships | null = null;

/** What this process answers questions about memberships with: opened by the bootstrap. */
export function memberships(): Memberships {
  if (!running) throw new Error("Memberships are not open yet.");
  return running;
}

export async function openMemberships(strapi: Core.Strapi): Promise<void> {
  for (const index of [
    "UNIQUE INDEX IF NOT EXISTS subscriptions_provider ON subscriptions (provider, provider_id)",
    "UNIQUE INDEX IF NOT EXISTS subscriptions_contract ON subscriptions (contract_number)",
    "INDEX IF NOT EXISTS subscriptions_email ON subscriptions (LOWER(email))",
    "INDEX IF NOT EXISTS subscriptions_customer ON subscriptions (provider, customer_id)",
    "UNIQUE INDEX IF NOT EXISTS payment_events_event ON payment_events (provider, event_id)",
    "INDEX IF NOT EXISTS payment_events_subscription ON payment_events (provider, subscription_id)",
    "INDEX IF NOT EXISTS payment_events_customer ON payment_events (provider, customer_id)",
  ])
    await strapi.db.connection.raw(`CREATE ${index}`);
  running = createMemberships({
    knex: strapi.db.connection,
    now: () => new Date(),
    createDocumentId,
    mailHost: mailHost(mailFrom()),
  });
}
