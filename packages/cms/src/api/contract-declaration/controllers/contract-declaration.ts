import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::contract-declaration.contract-declaration");
