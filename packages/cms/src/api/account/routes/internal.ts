import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone: a confirmation begins a session, and sessions are Strapi's. */
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
