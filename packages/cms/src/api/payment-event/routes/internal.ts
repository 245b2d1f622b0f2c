import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone, which has checked the provider's signature. */
export default {
  routes: [
    {
      method: "POST",
      path: "/internal/payment-events",
      handler: "payment-event.record",
      config: { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
    },
  ],
};
