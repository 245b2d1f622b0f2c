import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::audit-entry.audit-entry");
