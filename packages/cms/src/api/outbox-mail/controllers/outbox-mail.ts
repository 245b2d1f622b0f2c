import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::outbox-mail.outbox-mail");
