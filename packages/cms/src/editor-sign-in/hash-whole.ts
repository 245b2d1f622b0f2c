import type { Core } from "@strapi/strapi";
import { editorParts } from "./running";

interface AdminAuth {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}
interface Services {
  extend(uid: string, change: (service: AdminAuth) => AdminAuth): unknown;
}

/** bcrypt alone reads 72 bytes of a password: whatever Strapi hashes of an editor is hashed as travellers' passwords are. */
export function hashWhole(strapi: Core.Strapi): void {
  strapi.get<Services>("services").extend("admin::auth", (service) => ({
    ...service,
    hashPassword: (password) => editorParts().hasher.hash(password),
    validatePassword: (password, hash) => editorParts().hasher.compare(password, hash),
  }));
}
