/** What editors read when they sign in; Sie-form, as everywhere. */
export const microcopy = {
  brand: "Gratweg",
  place: "Redaktion",
  fields: {
    email: "E-Mail-Adresse",
    password: "Passwort",
    newPassword: "Neues Passwort",
    code: "Code",
    firstname: "Vorname",
    lastname: "Nachname",
  },
  passwordHint:
    "Mindestens 8 Zeichen. Ein Satz, den nur Sie kennen, ist leichter zu merken und schwerer zu erraten.",
  signIn: {
    title: "Anmelden",
    lead: "Hier geht es zur Redaktion. Reisende melden sich im Portal an.",
    button: "Weiter",
    forgotten: "Passwort vergessen?",
    passwordSet: "Ihr Passwort ist gespeichert. Bitte melden Sie sich damit an.",
    expired: "Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
  },
  code: {
    title: "Ihr Code",
    lead: "Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die dort für „Gratweg Redaktion“ stehen.",
    hint: "Kein Telefon zur Hand? Geben Sie stattdessen einen Ihrer Notfallcodes ein.",
    button: "Anmelden",
    restart: "Mit einem anderen Konto anmelden",
  },
  enrol: {
    title: "Zweiten Faktor einrichten",
    lead: "Ein Passwort allein genügt hier nicht. Richten Sie einmal eine Authenticator-App ein; danach zeigt sie Ihnen bei jeder Anmeldung einen Code.",
    steps: [
      "Öffnen Sie auf Ihrem Telefon eine Authenticator-App, zum Beispiel Aegis, 2FAS oder die Ihres Passwortmanagers.",
      "Scannen Sie dieses Bild, oder tippen Sie den Schlüssel darunter ab.",
      "Geben Sie die sechs Ziffern ein, die die App jetzt zeigt.",
    ],
    picture: "QR-Code für die Authenticator-App",
    secret: "Schlüssel zum Abtippen",
    button: "Einrichten und anmelden",
    later: "Später einrichten",
  },
  recovery: {
    title: "Ihre Notfallcodes",
    lead: "Der zweite Faktor ist eingerichtet. Mit jedem dieser Codes kommen Sie einmal herein, wenn Ihr Telefon fehlt. Bewahren Sie sie dort auf, wo Ihr Telefon nicht ist: ausgedruckt oder im Passwortmanager.",
    once: "Wir zeigen sie nur dieses eine Mal.",
    button: "Weiter zur Redaktion",
  },
  reset: {
    title: "Neues Passwort",
    lead: "Wählen Sie ein neues Passwort. Alle Anmeldungen, die noch laufen, enden damit.",
    button: "Passwort speichern",
    unknown: "Dieser Link gilt nicht mehr.",
    again: "Neuen Link anfordern",
  },
  invitation: {
    title: "Willkommen in der Redaktion",
    lead: "Sagen Sie uns, wie Sie heißen, und wählen Sie Ihr Passwort.",
    button: "Konto anlegen",
    unknown: "Diese Einladung gilt nicht mehr. Bitte lassen Sie sich noch einmal einladen.",
  },
  refusals: {
    credentials: "E-Mail-Adresse oder Passwort stimmen nicht.",
    code: "Dieser Code stimmt nicht, ist abgelaufen, oder er wurde schon benutzt. Warten Sie bitte auf den nächsten. Hilft das nicht, stellen Sie die Uhr Ihres Telefons auf automatische Zeit.",
    limited: (minutes: number) =>
      `Das waren zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
    busy: "Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.",
    invalid: "Bitte füllen Sie alle Felder richtig aus.",
    short: "Dieses Passwort ist zu kurz. Es braucht mindestens 8 Zeichen.",
    long: "Dieses Passwort ist zu lang.",
    common: "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.",
    foreign: "Bitte senden Sie dieses Formular noch einmal von dieser Seite aus ab.",
  },
  account: {
    presentPassword:
      "Bitte geben Sie hier Ihr jetziges Passwort ein. Ohne es ändern Sie weder Passwort noch E-Mail-Adresse.",
    lastSuperAdmin:
      "Dieses Konto ist das letzte mit der Rolle „Super Admin“, das sich anmelden kann, und bleibt, wie es ist. Geben Sie die Rolle zuerst jemand anderem.",
    othersPassword:
      "Ein Passwort wählt nur, wem das Konto gehört: über „Passwort vergessen?“ auf der Anmeldeseite kommt ein Link per E-Mail.",
    ownAddress: "Ihre eigene Adresse ändern Sie in Ihrem Profil, mit Ihrem jetzigen Passwort.",
  },
  editors: {
    ownFactor: "Den eigenen zweiten Faktor setzt eine Kollegin oder ein Kollege zurück.",
    superAdmin: "Das darf nur die oberste Verwaltung.",
    unknown: "Dieses Konto gibt es nicht.",
  },
} as const;
