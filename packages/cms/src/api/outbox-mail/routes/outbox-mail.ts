import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::outbox-mail.outbox-mail");
