/** Words of signing in and registering on the way to the payment page. */
export const toPaymentTexts = {
  loginTitle: "Anmelden und weiter zur Zahlung",
  loginLead: "Ihre Auswahl ist gemerkt. Nach der Anmeldung geht es zur Zahlungsseite.",
  registerTitle: "Konto anlegen und weiter zur Zahlung",
  registerLead:
    "Ihre Auswahl ist gemerkt. Sobald Sie Ihre E-Mail-Adresse bestätigt und sich angemeldet haben, geht es zur Zahlung.",
  goOn: "Weiter zur Zahlung",
  opening: "Die Zahlungsseite wird geöffnet",
  openingText: "Bitte lassen Sie diese Seite offen. Bezahlt wird erst dort.",
  failed: "Die Zahlungsseite ließ sich nicht öffnen",
  otherPlan: "Andere Mitgliedschaft wählen",
};
