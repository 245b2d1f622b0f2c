import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::search-word-group.search-word-group");
