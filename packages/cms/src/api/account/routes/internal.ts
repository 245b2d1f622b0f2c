import { serviceOnly } from "../../../domain/service-only";

/** Lets in the own server alone. A confirmation begins a session, and sessions are Strapi's. */
export default {
  routes: [
    {
      method: "POST",
      path: "/internal/account/confirm-email",
      handler: "account.confirmEmail",
      config: { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
    },
  ],
};
