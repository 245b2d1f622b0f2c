import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::magazine-article.magazine-article");
