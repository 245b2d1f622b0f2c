import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone, which asks in the name of members. */
export default {
  routes: [
    {
      method: "GET",
      path: "/internal/tours/:number/member",
      handler: "tour.memberTrip",
      config: { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
    },
  ],
};
