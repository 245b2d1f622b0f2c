import { serviceOnly } from "../../../domain/service-only";

/** Serves the own builder alone. */
export default {
  routes: [
    {
      method: "POST",
      path: "/internal/site-builds",
      handler: "site-setting.builds",
      config: { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
    },
  ],
};
