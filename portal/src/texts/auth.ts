/** Words of signing in, which come with the application, and what the neighbouring forms share with it. */
export const authTexts = {
  email: "E-Mail-Adresse",
  emailIssues: {
    missing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    tooLong: "Diese E-Mail-Adresse ist zu lang.",
    email: "Diese E-Mail-Adresse sieht unvollständig aus. Ein Beispiel: name@anbieter.de",
  },
  issueFallback: "Bitte prüfen Sie diese Angabe.",

  login: {
    title: "Anmelden",
    lead: (site: string) =>
      `Ihre Anmeldung gilt für ${site}. Auf unseren anderen Seiten melden Sie sich getrennt an.`,
    submit: "Anmelden",
    busy: "Sie werden angemeldet …",
    passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
    forgotten: "Passwort vergessen?",
    confirmationMail: "Bestätigungs-E-Mail noch einmal senden",
    shared: "Öffentlicher oder geteilter Computer",
    sharedHint:
      "Sie werden abgemeldet, sobald Sie die Seite verlassen oder zu einem anderen Fenster wechseln, spätestens nach zwei Stunden.",
    sharedStill:
      "Der Schalter ist noch an, von Ihrer letzten Anmeldung in diesem Fenster. Schalten Sie ihn aus, wenn nur Sie diesen Computer benutzen.",
    noAccount: "Noch kein Konto?",
    register: "Konto anlegen",
    failedTitle: "Die Anmeldung hat nicht geklappt",
    alreadySignedIn: "Sie sind schon angemeldet.",
    toPortal: "Zu meinen Reisen",
    goOn: "Weiter, wohin Sie wollten",
    failures: {
      credentials:
        "E-Mail-Adresse oder Passwort stimmen nicht. Falls Sie sich gerade registriert haben: Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link aus unserer E-Mail.",
      blocked: "Dieses Konto ist gesperrt. Bitte schreiben Sie uns, wir klären das mit Ihnen.",
    },
  },

  social: {
    signIn: (provider: string) => `Mit ${provider} anmelden`,
    register: (provider: string) => `Mit ${provider} registrieren`,
    working: (provider: string) => `Anmeldung mit ${provider}`,
    workingText: "Wir schließen Ihre Anmeldung ab. Das dauert nur einen Augenblick.",
    failedTitle: "Die Anmeldung hat nicht geklappt",
    failures: {
      cancelled: (provider: string) =>
        `Sie haben die Anmeldung bei ${provider} abgebrochen. Sie können es noch einmal versuchen oder sich mit E-Mail und Passwort anmelden.`,
      unavailable: (provider: string) =>
        `${provider} antwortet gerade nicht. Bitte versuchen Sie es später noch einmal, oder melden Sie sich mit E-Mail und Passwort an.`,
      unverified: (provider: string) =>
        `${provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich mit E-Mail und Passwort an.`,
      blocked: () => "Dieses Konto ist gesperrt. Bitte schreiben Sie uns, wir klären das mit Ihnen.",
      failed: () => "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    },
  },
};
