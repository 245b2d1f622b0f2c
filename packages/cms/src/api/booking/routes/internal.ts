import { serviceOnly } from "../../../domain/bookings/service-only";

/** For the own server alone. `auth: false` switches off Strapi's own tokens; the service's secret stands in front. */
const config = { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] };

export default {
  routes: [
    { method: "POST", path: "/internal/bookings", handler: "booking.book", config },
    { method: "POST", path: "/internal/bookings/prove", handler: "booking.prove", config },
    { method: "GET", path: "/internal/booking-terms/:tour/:departure", handler: "booking.terms", config },
  ],
};
