import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::support-topic.support-topic");
