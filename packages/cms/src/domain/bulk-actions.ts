import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { letOthersGo } from "./surface/let-others-go";

interface Entries {
  entries?: unknown[];
}
/** Describes the part of the content manager's service that the lists' bulk actions use (Strapi 5.54). */
interface DocumentManager {
  publish(documentId: string, uid: string, options: object): Promise<unknown[] | undefined>;
  delete(documentId: string, uid: string, options: object): Promise<unknown>;
  publishMany(uid: string, documentIds: string[], locale?: string): Promise<number>;
  unpublishMany(documentIds: string[], uid: string, options?: object): Promise<{ count: number }>;
  deleteMany(documentIds: string[], uid: string, options?: object): Promise<{ count: number }>;
}
interface Registry {
  extend(uid: string, change: (service: DocumentManager) => DocumentManager): unknown;
}

/**
 * Takes the entries of a bulk action one after the other, each in a transaction of its own. Strapi takes them all in one, and on
 * SQLite's single connection everybody who signs in or books waits until the last one is published.
 */
export function takeBulkActionsInTurn(strapi: Core.Strapi): void {
  strapi.get<Registry>("services").extend("plugin::content-manager.document-manager", (service) => ({
    ...service,
    publishMany: (uid, documentIds, locale) =>
      eachInTurn(documentIds, async (id) => {
        const entries = await service.publish(id, uid, { locale, populate: {} });
        return entries?.filter(Boolean).length ?? 0;
      }),
    unpublishMany: async (documentIds, uid, options = {}) => ({
      count: await eachInTurn(documentIds, async (id) => {
        const documents = strapi.documents(uid as never) as unknown as {
          unpublish(params: object): Promise<Entries | undefined>;
        };
        const result = await documents.unpublish({ ...options, documentId: id, populate: {} });
        return result?.entries?.filter(Boolean).length ?? 0;
      }),
    }),
    deleteMany: async (documentIds, uid, options = {}) => ({
      count: await eachInTurn(documentIds, async (id) => {
        await service.delete(id, uid, options);
        return 1;
      }),
    }),
  }));
}

/** @param work answers how many entries it has changed */
async function eachInTurn(ids: readonly string[], work: (id: string) => Promise<number>): Promise<number> {
  let count = 0;
  // Named twice, an entry would be published twice.
  const each = [...new Set(ids)];
  for (const [index, id] of each.entries()) {
    try {
      count += await work(id);
    } catch (error) {
      if (index === 0 || !(error instanceof errors.ValidationError)) throw error;
      // Those before it stay done: the editor has to know.
      throw new errors.ValidationError(
        `${error.message} (${index} von ${each.length} Einträgen sind schon erledigt.)`,
        error.details,
      );
    }
    // Calls go first that wait for the database's only connection.
    await letOthersGo();
  }
  return count;
}
