import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::tour-operator.tour-operator");
