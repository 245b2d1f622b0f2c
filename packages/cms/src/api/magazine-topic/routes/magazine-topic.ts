import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::magazine-topic.magazine-topic");
