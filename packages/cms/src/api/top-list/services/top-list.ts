import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::top-list.top-list");
