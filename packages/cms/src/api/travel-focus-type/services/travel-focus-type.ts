import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::travel-focus-type.travel-focus-type");
