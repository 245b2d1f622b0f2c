import type { Core } from "@strapi/strapi";
import { memory } from "../../bootstrap/memory";
import { mailFrom, signInSettings } from "../../environment";
import { mailHost } from "../bookings/mails";
import { documentIds } from "../sign-in/running";
import { createOpenId } from "./openid";
import { socialProviders } from "./providers";
import { createSocial, type Social } from "./social";
import { createSocialTables, forgetIdentities, knexSocialStore } from "./store";

interface Address {
  /** `/api/connect`. */
  connectPath: string;
  /** Whether browsers reach this system by TLS. */
  isSecure: boolean;
}

let running: (Address & { social: Social }) | null = null;

function opened(): Address & { social: Social } {
  if (!running) throw new Error("Social sign-in is not open yet.");
  return running;
}

export const social = (): Social => opened().social;
export const socialAddress = (): Address => opened();

interface Registry {
  add(name: string, provider: object): void;
}
type Grants = Record<string, { enabled?: boolean } | undefined>;

/** So that the editors' screen „Providers“ shows them; keys and addresses are the environment's alone. */
export function registerSocial(strapi: Core.Strapi): void {
  const registry = strapi.plugin("users-permissions").service("providers-registry") as unknown as Registry;
  for (const { name } of socialProviders())
    if (name !== "google") registry.add(name, { enabled: false, icon: "globe", grantConfig: {} });
}

export async function openSocial(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await createSocialTables(knex);
  const providers = socialProviders();
  const settings = strapi.store({ type: "plugin", name: "users-permissions" });
  const grants = async (): Promise<Grants> => ((await settings.get({ key: "grant" })) ?? {}) as Grants;
  await switchOn(strapi, { names: providers.map(({ name }) => name), settings, grants });

  const store = knexSocialStore({
    knex,
    createDocumentId: documentIds(strapi),
    mailHost: mailHost(mailFrom()),
  });
  await store.forgetLost();
  strapi.db.lifecycles.subscribe({
    models: ["plugin::users-permissions.user"],
    async afterDelete({ result }: { result?: { id?: number } }) {
      const { id } = result ?? {};
      // In the deletion's own transaction: SQLite has one connection, and it is taken.
      if (id !== undefined)
        await strapi.db.transaction(({ trx }: { trx: Core.Strapi["db"]["connection"] }) =>
          forgetIdentities(trx, id),
        );
    },
  });

  const { origins, portalUrl } = signInSettings();
  const connectUrl = `${strapi.config.get<string>("server.absoluteUrl")}${strapi.config.get<string>("api.rest.prefix")}/connect`;
  const { pathname, protocol } = new URL(connectUrl);
  running = {
    connectPath: pathname,
    isSecure: protocol === "https:",
    social: createSocial({
      providers,
      openId: createOpenId(),
      store,
      sites: { origins, portalUrl },
      connectUrl,
      isOn: async (name) => (await grants())[name]?.enabled === true,
      now: () => new Date(),
      warn: (text) => strapi.log.warn(text),
    }),
  };
}

export function closeSocial(): void {
  running = null;
}

/** Each provider is switched on once, when it is first configured; an editor who switches it off has the last word. */
async function switchOn(
  strapi: Core.Strapi,
  {
    names,
    settings,
    grants,
  }: {
    names: readonly string[];
    settings: { set(entry: { key: string; value: Grants }): Promise<unknown> };
    grants: () => Promise<Grants>;
  },
): Promise<void> {
  const done = memory<string[]>(strapi, "social_providers");
  const before = (await done.read()) ?? [];
  const fresh = names.filter((name) => !before.includes(name));
  if (fresh.length > 0) {
    const all = await grants();
    for (const name of fresh) all[name] = { ...all[name], enabled: true };
    await settings.set({ key: "grant", value: all });
  }
  // One that is taken out of the configuration begins anew when it comes back.
  await done.write([...names]);
}
