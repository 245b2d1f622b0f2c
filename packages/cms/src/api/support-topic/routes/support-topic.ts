import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::support-topic.support-topic");
