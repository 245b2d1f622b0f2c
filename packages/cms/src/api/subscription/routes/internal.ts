import { serviceOnly } from "../../../domain/service-only";

const config = { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] };

/** For the own server alone, as bookings are. */
export default {
  routes: [
    {
      method: "GET",
      path: "/internal/memberships/:userId",
      handler: "subscription.ofUser",
      config,
    },
    {
      method: "GET",
      path: "/internal/membership-plans/:slug",
      handler: "subscription.plan",
      config,
    },
  ],
};
