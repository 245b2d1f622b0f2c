import type { Core } from "@strapi/strapi";
import { randomId } from "./tokens";

const USER = "plugin::users-permissions.user";

/** Blocking, and whatever else writes a password past `sign-in`, end the sessions too; a new user begins with a stamp. */
export function newStampOnEdit(strapi: Core.Strapi): void {
  const renew = ({ params }: { params: { data?: Record<string, unknown> } }): void => {
    const { data } = params;
    if (!data || data.credentialStamp !== undefined) return;
    if (data.blocked === true || typeof data.password === "string") data.credentialStamp = randomId();
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeCreate: ({ params }) => {
      const data = params.data as Record<string, unknown> | undefined;
      if (data) data.credentialStamp ??= randomId();
    },
    beforeUpdate: (event) => renew(event),
    beforeUpdateMany: (event) => renew(event),
  });
}
