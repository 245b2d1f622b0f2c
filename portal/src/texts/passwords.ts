/** Words of the screens on which a password is forgotten and set. */
export const recoveryTexts = {
  title: "Passwort vergessen",
  lead: "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.",
  submit: "Link senden",
  busy: "Wird gesendet …",
  sentTitle: "Sehen Sie in Ihr Postfach",
  sent: (email: string) =>
    `Wenn es zu ${email} ein Konto gibt, kommt gleich eine E-Mail. Der Link darin gilt eine Stunde und nur einmal.`,
  again: "Noch einmal senden",
  pause: "Eine weitere E-Mail können Sie in einer Minute anfordern.",
  edit: "Andere Adresse eingeben",
  back: "Zurück zur Anmeldung",
  failedTitle: "Der Link konnte nicht gesendet werden",
};

export const newPasswordTexts = {
  resetTitle: "Neues Passwort",
  resetLead: "Danach sind Sie überall abgemeldet, nur hier nicht.",
  firstTitle: "Passwort festlegen",
  firstLead: "Willkommen bei Gratweg. Mit diesem Passwort melden Sie sich künftig an.",
  submit: "Passwort speichern",
  busy: "Wird gespeichert …",
  doneTitle: "Ihr neues Passwort gilt",
  doneText: "Sie sind jetzt angemeldet.",
  toPortal: "Zu meinen Reisen",
  goOn: "Weiter, wohin Sie wollten",
  doneWithPlan: "Sie sind jetzt angemeldet, und Ihre Auswahl ist gemerkt.",
  toOrder: "Weiter zur Mitgliedschaft",
  expiredTitle: "Dieser Link gilt nicht mehr",
  expiredText:
    "Er wurde schon benutzt, durch einen neueren ersetzt oder ist abgelaufen. Fordern Sie einfach einen neuen an.",
  missingTitle: "Bitte öffnen Sie den Link noch einmal",
  missingText:
    "Aus Sicherheitsgründen merken wir uns den Link aus der E-Mail nicht. Öffnen Sie ihn dort erneut, oder fordern Sie einen neuen an.",
  newMail: "Neuen Link anfordern",
  failedTitle: "Das Passwort konnte nicht gespeichert werden",
};
