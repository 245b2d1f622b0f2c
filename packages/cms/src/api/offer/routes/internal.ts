import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone: codes go to members, and it is the server that knows them. */
export default {
  routes: [
    {
      method: "GET",
      path: "/internal/offers",
      handler: "offer.current",
      config: { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
    },
  ],
};
