import { de } from "./microcopy";
import { quiet } from "./quiet";

export default {
  config: {
    locales: ["de"],
    tutorials: false,
    notifications: { releases: false },
    translations: { de },
  },
  bootstrap() {
    quiet(window.localStorage);
  },
};
