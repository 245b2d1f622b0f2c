import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::top-list.top-list");
