/** Takes no token: Strapi would look it up for every visitor, and what stands here is public. */
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
