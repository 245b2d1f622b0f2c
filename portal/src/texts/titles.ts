import type { ScreenRoute } from "../app/screenProps";

/** Headlines that stand before their screen has come. */
export const titles: Readonly<Record<ScreenRoute, string>> = {
  portal: "Meine Reisen",
  "portal-trip": "Ihre Reise",
  "portal-offer": "Angebote für Mitglieder",
  "portal-settings": "Einstellungen",
  "portal-manage-users": "Nutzerverwaltung",
  "portal-pricing": "Mitglied werden",
  "portal-checkout-return": "Ihre Zahlung",
  "portal-payment-success": "Willkommen als Mitglied",
  "portal-login": "Anmelden",
  "portal-login-checkout": "Anmelden und weiter zur Zahlung",
  "portal-register": "Konto anlegen",
  "portal-register-checkout": "Konto anlegen und weiter zur Zahlung",
  "portal-user-success": "Fast geschafft",
  "portal-reset-password": "Passwort vergessen",
  "portal-reset-password-token": "Neues Passwort",
  "portal-set-new-password": "Passwort festlegen",
};
