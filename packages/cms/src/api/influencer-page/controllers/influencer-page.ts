import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::influencer-page.influencer-page");
