import type { StrapiApp } from "@strapi/strapi/admin";

export default {
  config: {
    locales: ["de"],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      de: {
        "app.components.LeftMenu.navbrand.title": "Gratweg",
        "app.components.LeftMenu.navbrand.workplace": "Redaktion",
        "Auth.form.welcome.title": "Willkommen bei Gratweg",
        "Auth.form.welcome.subtitle": "Bitte melden Sie sich an.",
      },
    },
  },
  bootstrap(_app: StrapiApp) {},
};
