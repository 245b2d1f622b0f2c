import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::magazine-topic.magazine-topic");
