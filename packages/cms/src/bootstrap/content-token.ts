import type { Core } from "@strapi/strapi";
import { contentTokenActions } from "../public-types";
import { newGrants } from "./grants";
import { memory } from "./memory";

const NAME = "Gratweg: Seiten und Server";
const TOKEN = "admin::api-token";
const PERMISSION = "admin::api-token-permission";

interface TokenService {
  hash(accessKey: string): string;
}
interface EncryptionService {
  encrypt(value: string): string | null;
}
interface TokenRow {
  id: number;
  accessKey: string;
  permissions: { action: string }[];
}

/** Keeps one read-only token whose secret is the environment's; a new secret replaces the old one at the next start. */
export async function applyContentToken(strapi: Core.Strapi, secret: string | undefined): Promise<void> {
  if (!secret) return;
  const tokens = strapi.service("admin::api-token") as unknown as TokenService;
  const encryption = strapi.service("admin::encryption") as unknown as EncryptionService;
  const accessKey = tokens.hash(secret);
  const applied = memory<string[]>(strapi, "grants_content_token");

  let row = (await strapi.db
    .query(TOKEN)
    .findOne({ where: { name: NAME }, populate: ["permissions"] })) as TokenRow | null;
  let before = (await applied.read()) ?? [];
  const keys = { accessKey, encryptedKey: encryption.encrypt(secret) };
  if (!row) {
    before = [];
    const created = (await strapi.db.query(TOKEN).create({
      data: {
        name: NAME,
        description: "Liest die öffentlichen Inhalte für den Bau der Seiten. Wird beim Start angelegt.",
        kind: "content-api",
        type: "custom",
        lifespan: null,
        expiresAt: null,
        ...keys,
      },
    })) as { id: number };
    row = { id: created.id, accessKey, permissions: [] };
  } else if (row.accessKey !== accessKey) {
    await strapi.db.query(TOKEN).update({ where: { id: row.id }, data: keys });
  }

  const registered = new Set(strapi.contentAPI.permissions.providers.action.keys());
  const missing = newGrants(contentTokenActions(), before).filter((action) => registered.has(action));
  const held = new Set(row.permissions.map(({ action }) => action));
  for (const action of missing.filter((grant) => !held.has(grant))) {
    await strapi.db.query(PERMISSION).create({ data: { action, token: row.id } });
  }
  if (missing.length > 0) await applied.write([...before, ...missing]);
}
