import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

interface Providers {
  connect(provider: string, response: unknown, more: { grantResponse: unknown }): Promise<{ id: number }>;
}

/** The user of a completed sign-in by a provider, as the plugin finds or makes it. */
export async function connectedUser(
  strapi: Core.Strapi,
  provider: string,
  session: unknown,
): Promise<{ id: number }> {
  const settings = (await strapi
    .store({ type: "plugin", name: "users-permissions" })
    .get({ key: "grant" })) as Record<string, { enabled?: boolean } | undefined> | null;
  if (!settings?.[provider]?.enabled) throw new errors.ApplicationError("This provider is disabled");
  const { grant } = (session ?? {}) as { grant?: { response?: unknown } };
  if (!grant?.response)
    throw new errors.ApplicationError("OAuth authentication requires a completed provider session");
  const providers = strapi.plugin("users-permissions").service("providers") as Providers;
  try {
    return await providers.connect(provider, grant.response, { grantResponse: grant.response });
  } catch (error) {
    throw new errors.ApplicationError(
      error instanceof Error ? error.message : "The provider has not answered",
    );
  }
}
