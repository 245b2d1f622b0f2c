import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::travel-focus-type.travel-focus-type");
