import { setImmediate as nextTurn } from "node:timers/promises";
import type { Core } from "@strapi/strapi";

type Options = object;
interface DocumentManager {
  publish(id: string, uid: string, options: Options): Promise<object[] | undefined>;
  unpublish(id: string, uid: string, options: Options): Promise<object | undefined>;
  delete(id: string, uid: string, options: Options): Promise<unknown>;
  publishMany(uid: string, ids: readonly string[], locale?: unknown): Promise<number>;
  unpublishMany(ids: readonly string[], uid: string, options?: Options): Promise<{ count: number }>;
  deleteMany(ids: readonly string[], uid: string, options?: Options): Promise<{ count: number }>;
}

/**
 * In place of Strapi's one transaction for a whole list of the editors' screens: on SQLite there is one connection, and everybody
 * else waited for it for half a minute. What is done when one fails stays done, and the screen says which failed.
 */
export function writeOneByOne(strapi: Core.Strapi): void {
  const manager: DocumentManager = strapi.plugin("content-manager").service("document-manager");
  const each = async (ids: readonly string[], write: (id: string) => Promise<number>): Promise<number> => {
    let count = 0;
    for (const id of ids) {
      count += await write(id);
      await nextTurn();
    }
    return count;
  };
  Object.assign(manager, {
    publishMany: (uid, ids, locale) =>
      each(
        ids,
        async (id) =>
          ((await manager.publish(id, uid, { locale, populate: {} })) ?? []).filter(Boolean).length,
      ),
    unpublishMany: async (ids, uid, options = {}) => ({
      count: await each(ids, async (id) =>
        (await manager.unpublish(id, uid, { ...options, populate: {} })) ? 1 : 0,
      ),
    }),
    deleteMany: async (ids, uid, options = {}) => ({
      count: await each(ids, async (id) => (await manager.delete(id, uid, options), 1)),
    }),
  } satisfies Pick<DocumentManager, "publishMany" | "unpublishMany" | "deleteMany">);
}
