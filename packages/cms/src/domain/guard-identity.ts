import type { Core } from "@strapi/strapi";

const WRITES = new Set(["create", "update", "clone"]);
/** Strapi's permissions know no field of these names and let them pass in whatever somebody may write. */
const OWN = ["id", "documentId", "publishedAt", "createdAt", "updatedAt"] as const;

/** Keeps which row an entry is, and since when, out of editors' hands: mails and links find their account by it. */
export function guardIdentity(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (data && WRITES.has(context.action)) for (const name of OWN) delete data[name];
    return next();
  });
}
