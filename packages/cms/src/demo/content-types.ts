import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Core } from "@strapi/strapi";
import { RECORDS } from "../editor-roles/records";

/** The demo content, in the shape of `strapi export`. */
export function contentFolder(): string {
  return resolve(process.cwd(), "../../content");
}

/** Made at the first start, from `departures.jsonl`. */
export const DEPARTURE = "api::departure.departure";
export const OFFER = "api::offer.offer";
const NOT_CONTENT: readonly string[] = [...RECORDS, DEPARTURE];

/** Names what editors write and the pictures of the media library, and no person, token, role or booking. */
export function contentTypes(strapi: Core.Strapi): string[] {
  return Object.keys(strapi.contentTypes).filter(
    (uid) =>
      (uid.startsWith("api::") && !NOT_CONTENT.includes(uid)) ||
      ["plugin::upload.file", "plugin::upload.folder"].includes(uid),
  );
}

/** A number that stays when rows are written anew: Strapi's import takes any, but no other kind of name. */
export function stableId(...name: unknown[]): number {
  return Number.parseInt(createHash("sha256").update(JSON.stringify(name)).digest("hex").slice(0, 12), 16);
}
