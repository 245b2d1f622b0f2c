import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::top-list.top-list");
