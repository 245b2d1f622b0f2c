import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::departure.departure", {
  config: { find: { middlewares: ["api::departure.seats-left"] } },
});
