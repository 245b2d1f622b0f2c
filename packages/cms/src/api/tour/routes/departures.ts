/** For the own server, whose token `middlewares/surface.ts` has compared: Strapi would look it up once more for every visitor. */
export default {
  routes: [
    {
      method: "GET",
      path: "/tours/:number/departures",
      handler: "tour.departures",
      config: { auth: false },
    },
  ],
};
