import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::travel-focus-type.travel-focus-type");
