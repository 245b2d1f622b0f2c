/** Where a family's components live below `src`, and the sidebar's group in which their stories stand. */
export const FAMILIES = {
  actions: { folder: "", group: "Components" },
  booking: { folder: "booking", group: "Booking" },
  consent: { folder: "", group: "Page parts" },
  data: { folder: "", group: "Data" },
  editorial: { folder: "editorial", group: "Page parts" },
  feedback: { folder: "", group: "Feedback" },
  forms: { folder: "form", group: "Forms" },
  membership: { folder: "membership", group: "Account and membership" },
  navigation: { folder: "", group: "Navigation" },
  overlays: { folder: "", group: "Overlays" },
  primitives: { folder: "", group: "Components" },
  trip: { folder: "trip", group: "Trip" },
};
