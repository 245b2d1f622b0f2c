import type { Core, UID } from "@strapi/strapi";

type Data = Record<string, unknown>;
interface Documents {
  findFirst(params: Data): Promise<{ documentId: string } | null>;
  create(params: Data): Promise<{ documentId: string }>;
  publish(params: Data): Promise<unknown>;
}

/**
 * Creates and publishes a document unless one with the same key is there. Creating and publishing are two writes: a draft that an
 * interrupted seed left behind is published, not doubled.
 */
export async function ensureDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  key: Data,
  data: () => Data,
): Promise<string> {
  const documents = strapi.documents(uid) as unknown as Documents;
  const draftAndPublish = strapi.contentType(uid).options?.draftAndPublish === true;
  const published = await documents.findFirst({ filters: key, status: "published" });
  if (published) return published.documentId;
  const draft = draftAndPublish ? await documents.findFirst({ filters: key, status: "draft" }) : null;
  if (draft) {
    await documents.publish({ documentId: draft.documentId });
    return draft.documentId;
  }
  const created = await documents.create({
    data: data(),
    ...(draftAndPublish ? { status: "published" } : {}),
  });
  return created.documentId;
}
