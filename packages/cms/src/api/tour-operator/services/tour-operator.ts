import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::tour-operator.tour-operator");
