import type { StrapiApp } from "@strapi/strapi/admin";
import { bootstrapBookingDesk, registerBookingDesk } from "./booking-desk/install";
import { de } from "./microcopy";
import { quiet } from "./quiet";

export default {
  config: {
    locales: ["de"],
    tutorials: false,
    notifications: { releases: false },
    translations: { de },
  },
  register(app: StrapiApp) {
    registerBookingDesk(app);
  },
  bootstrap(app: StrapiApp) {
    quiet(window.localStorage);
    bootstrapBookingDesk(app);
  },
};
