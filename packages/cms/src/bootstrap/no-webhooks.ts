import type { Core } from "@strapi/strapi";

interface Webhooks {
  findWebhooks(): Promise<object[]>;
}
interface Runner {
  remove(webhook: object): void;
}

/** Ends those that were entered before their routes were closed (`editor-roles/admin-routes.ts`). */
export async function stopWebhooks(strapi: Core.Strapi): Promise<void> {
  const runner = strapi.get<Runner>("webhookRunner");
  for (const webhook of await strapi.get<Webhooks>("webhookStore").findWebhooks()) runner.remove(webhook);
}
