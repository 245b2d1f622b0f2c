import type { StrapiApp } from "@strapi/strapi/admin";
import { bootstrapBookingDesk, registerBookingDesk } from "./booking-desk/install";
import { groupCollections } from "./collections";
import { de, words } from "./microcopy";
import { quiet } from "./quiet";
import { waitForAnswers } from "./wait-for-answers";

export default {
  config: {
    locales: ["de"],
    tutorials: false,
    notifications: { releases: false },
    // Selections look up the German of a value by the value itself.
    translations: { de: { ...de, ...words } },
  },
  register(app: StrapiApp) {
    registerBookingDesk(app);
  },
  bootstrap(app: StrapiApp) {
    // The sign-in speaks English where nobody has chosen yet.
    window.localStorage["strapi-admin-language"] ??= "de";
    quiet(window.localStorage);
    waitForAnswers();
    groupCollections(app);
    bootstrapBookingDesk(app);
  },
};
