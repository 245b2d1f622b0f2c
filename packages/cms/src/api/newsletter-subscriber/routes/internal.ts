import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone, as bookings are. */
const config = { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] };
const route = (action: string) => ({
  method: "POST",
  path: `/internal/newsletter/${action}`,
  handler: `newsletter-subscriber.${action}`,
  config,
});

export default { routes: [route("subscribe"), route("confirm"), route("unsubscribe")] };
