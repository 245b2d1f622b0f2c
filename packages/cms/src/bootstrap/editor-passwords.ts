import type { Core } from "@strapi/strapi";
import { isCurrentHash, isPasswordOf } from "@gratweg/backoffice/sign-in/password-hash";

interface AdminAuth {
  checkCredentials(given: { email: string; password: string }): Promise<unknown>;
  hashPassword(password: string): Promise<string>;
}
interface Services {
  extend(uid: string, change: (service: AdminAuth) => AdminAuth): unknown;
}

/** Earlier versions hashed editors' passwords as travellers': Strapi's own hash takes the place of such a one at the next sign-in. */
export function acceptEarlierHashes(strapi: Core.Strapi): void {
  strapi.get<Services>("services").extend("admin::auth", (service) => ({
    ...service,
    async checkCredentials(given) {
      const editors = () => strapi.db.connection<{ email: string; password: string | null }>("admin_users");
      const { password: before } = (await editors().where({ email: given.email }).first()) ?? {};
      if (before && isCurrentHash(before) && (await isPasswordOf(given.password, before)))
        await editors()
          .where({ email: given.email, password: before })
          .update({ password: await service.hashPassword(given.password) });
      return service.checkCredentials(given);
    },
  }));
}
