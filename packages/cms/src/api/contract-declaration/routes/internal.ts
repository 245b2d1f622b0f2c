import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone, as bookings are. */
export default {
  routes: [
    {
      method: "POST",
      path: "/internal/declarations",
      handler: "contract-declaration.receive",
      config: { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
    },
  ],
};
