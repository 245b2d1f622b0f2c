import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::contract-declaration.contract-declaration");
