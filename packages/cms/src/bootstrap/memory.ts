import type { Core } from "@strapi/strapi";

/**
 * What the bootstrap has written before. Without this memory, code could not tell "never set" from "an editor removed it", and every
 * start would undo an editor's decision.
 */
export function memory<Value>(strapi: Core.Strapi, key: string) {
  const store = strapi.store({ type: "core", name: "gratweg" });
  return {
    read: async (): Promise<Value | undefined> =>
      ((await store.get({ key })) ?? undefined) as Value | undefined,
    write: (value: Value) => store.set({ key, value }),
  };
}
