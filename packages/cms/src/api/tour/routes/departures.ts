/** Public without a grant, so that a stale token in the browser never hides seats. */
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
