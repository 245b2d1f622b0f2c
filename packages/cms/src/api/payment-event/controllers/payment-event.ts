import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::payment-event.payment-event");
