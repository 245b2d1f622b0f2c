import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone, which asks in the name of members. */
const config = { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] };
const route = (what: string, handler: string) => ({
  method: "GET",
  path: `/internal/tours/:number/${what}`,
  handler: `tour.${handler}`,
  config,
});

export default { routes: [route("departures", "memberDepartures"), route("member", "memberTrip")] };
