import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::influencer-page.influencer-page");
