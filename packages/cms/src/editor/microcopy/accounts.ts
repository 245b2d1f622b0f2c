import type { Microcopy } from "./types";

const bySystem = "Schreibt das System; bitte nicht ändern.";

/** People who sign in to the portal. */
export const accounts: Microcopy = {
  "plugin::users-permissions.user": {
    mainField: "email",
    list: ["email", "lastName", "firstName", "confirmed", "blocked", "lastSignInAt", "createdAt"],
    sort: ["createdAt", "DESC"],
    locked: [
      "username",
      "provider",
      "password",
      "resetPasswordToken",
      "resetPasswordExpiresAt",
      "confirmationToken",
      "confirmationExpiresAt",
      "invitedAt",
      "lastSignInAt",
    ],
    fields: {
      username: ["Benutzername", "Ist immer die E-Mail-Adresse."],
      email: ["E-Mail", "Damit meldet sich die Person an. Ein Konto für jede Adresse."],
      provider: ["Herkunft", "„local“ hat sich hier registriert, alles andere über einen Anbieter."],
      password: ["Passwort", "Wählt allein die Person selbst, über den Link „Passwort vergessen“ im Portal."],
      resetPasswordToken: ["Prüfsumme des Passwort-Links", bySystem],
      resetPasswordExpiresAt: ["Passwort-Link gilt bis", bySystem],
      confirmationToken: ["Prüfsumme des Bestätigungslinks", bySystem],
      confirmationExpiresAt: ["Bestätigungslink gilt bis", bySystem],
      confirmed: ["E-Mail bestätigt", "Ohne Bestätigung ist keine Anmeldung möglich."],
      blocked: ["Gesperrt", "Meldet die Person sofort überall ab und lässt sie nicht mehr herein."],
      firstName: ["Vorname", "Wie die Person ihn angegeben hat."],
      lastName: ["Nachname", "Wie die Person ihn angegeben hat."],
      phone: ["Telefon", "Freiwillige Angabe."],
      invitedAt: ["Eingeladen am", "Leer bei allen, die sich selbst registriert haben."],
      lastSignInAt: ["Zuletzt angemeldet", "Zeitpunkt der letzten Anmeldung."],
      role: ["Rolle", "„Manager“ verwaltet im Portal die Konten anderer."],
    },
  },
};
