import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::influencer-page.influencer-page");
