import type { AccountErrorCode, AccountIssueCode } from "@gratweg/contracts/account-rules";

type FieldTexts = Partial<Record<AccountIssueCode | AccountErrorCode | "common" | "wrong", string>>;

/** Words of the screens around signing in. */
export const authTexts = {
  fields: {
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    password: "Passwort",
    newPassword: "Neues Passwort",
    passwordHint: "Drei oder vier Wörter, die nicht zusammengehören, lassen sich gut merken.",
  },
  issues: {
    firstName: {
      missing: "Bitte geben Sie Ihren Vornamen ein.",
      tooLong: "Der Vorname ist zu lang. Bitte kürzen Sie ihn auf 80 Zeichen.",
      characters: "Der Vorname enthält Zeichen, die wir nicht speichern können.",
    },
    lastName: {
      missing: "Bitte geben Sie Ihren Nachnamen ein.",
      tooLong: "Der Nachname ist zu lang. Bitte kürzen Sie ihn auf 80 Zeichen.",
      characters: "Der Nachname enthält Zeichen, die wir nicht speichern können.",
    },
    email: {
      missing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
      tooLong: "Diese E-Mail-Adresse ist zu lang.",
      email: "Diese E-Mail-Adresse sieht unvollständig aus. Ein Beispiel: name@anbieter.de",
    },
    password: {
      missing: "Bitte geben Sie ein Passwort ein.",
      tooShort: "Das Passwort ist zu kurz. Bitte nehmen Sie mindestens 8 Zeichen.",
      tooLong: "Das Passwort ist zu lang. Bitte kürzen Sie es auf höchstens 72 Zeichen.",
      common: "Dieses Passwort benutzen sehr viele Menschen. Bitte wählen Sie ein anderes.",
    },
    terms: {
      notAccepted: "Bitte bestätigen Sie, dass Sie mit den Bedingungen einverstanden sind.",
    },
  } satisfies Record<string, FieldTexts>,
  issueFallback: "Bitte prüfen Sie diese Angabe.",
  posterTitle: "Alles für unterwegs an einem Ort",

  login: {
    title: "Anmelden",
    lead: (site: string) =>
      `Ihre Anmeldung gilt für ${site}. Auf unseren anderen Seiten melden Sie sich eigens an.`,
    submit: "Anmelden",
    busy: "Sie werden angemeldet …",
    passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
    forgotten: "Passwort vergessen?",
    shared: "Öffentlicher oder geteilter Computer",
    sharedHint: "Sie werden abgemeldet, sobald Sie die Seite verlassen oder verdecken.",
    noAccount: "Noch kein Konto?",
    register: "Konto anlegen",
    wanted: "Bitte melden Sie sich an. Danach geht es dort weiter, wo Sie hinwollten.",
    failedTitle: "Die Anmeldung hat nicht geklappt",
    alreadySignedIn: "Sie sind schon angemeldet.",
    toPortal: "Zu meinen Reisen",
    failures: {
      credentials: "E-Mail-Adresse oder Passwort stimmen nicht.",
      blocked: "Dieses Konto ist gesperrt. Bitte schreiben Sie uns, wir klären das mit Ihnen.",
    },
  },
  deleted: {
    title: "Ihr Konto ist gelöscht",
    text: "Sie sind abgemeldet. Vielen Dank für die Zeit mit uns, und gute Wege!",
  },
  confirmed: { title: "E-Mail bestätigt", text: "Ihr Konto ist bereit. Jetzt können Sie sich anmelden." },
  confirmLater: {
    title: "Gerade lässt sich die Adresse nicht bestätigen",
    text: "Bitte öffnen Sie den Link in der E-Mail in ein paar Minuten noch einmal. Er gilt weiter.",
  },
  confirmExpired: {
    title: "Dieser Link gilt nicht mehr",
    text: "Er wurde schon benutzt oder ist abgelaufen. Wenn Ihre Adresse schon bestätigt ist, melden Sie sich einfach an. Sonst senden wir Ihnen einen neuen Link.",
  },
  unconfirmed: {
    title: "Ihre E-Mail-Adresse ist noch nicht bestätigt",
    text: "Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben. Nichts angekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie sich eine neue senden.",
  },
  confirmationMail: {
    submit: "Neue E-Mail senden",
    busy: "Wird gesendet …",
    again: "Noch einmal senden",
    sent: (email: string) =>
      `Wenn zu ${email} ein Konto gehört, das noch nicht bestätigt ist, kommt gleich eine E-Mail mit einem neuen Link.`,
    pause: "Eine weitere E-Mail können Sie in einer Minute anfordern.",
    failed: "Die E-Mail konnte gerade nicht angefordert werden.",
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

  checkout: {
    loginTitle: "Anmelden und weiter zur Zahlung",
    loginLead: "Ihre Auswahl ist gemerkt. Nach der Anmeldung geht es zur Zahlungsseite.",
    registerTitle: "Konto anlegen und weiter zur Zahlung",
    registerLead:
      "Ihre Auswahl ist gemerkt. Sobald Sie Ihre E-Mail-Adresse bestätigt und sich angemeldet haben, geht es zur Zahlung.",
    opening: "Die Zahlungsseite wird geöffnet",
    openingText: "Bitte lassen Sie diese Seite offen. Bezahlt wird erst dort.",
    failed: "Die Zahlungsseite ließ sich nicht öffnen",
    otherPlan: "Andere Mitgliedschaft wählen",
  },

  register: {
    title: "Konto anlegen",
    lead: "Kostenlos. Wir senden Ihnen eine E-Mail, mit der Sie Ihre Adresse bestätigen.",
    submit: "Konto anlegen",
    busy: "Ihr Konto wird angelegt …",
    have: "Schon ein Konto?",
    signIn: "Anmelden",
    privacyBefore: "Wie wir mit Ihren Daten umgehen, steht unter",
    privacy: "Datenschutz",
    termsBefore: "Ich bin mit den",
    terms: "Geschäftsbedingungen",
    termsAfter: "einverstanden.",
    benefitsTitle: "Wofür ein Konto gut ist",
    benefits: [
      "Buchungen und Unterlagen jederzeit zur Hand",
      "Reisen merken, auf allen Geräten",
      "als Mitglied Wegverläufe und eigene Preise",
    ],
    failedTitle: "Das Konto konnte nicht angelegt werden",
  },

  success: {
    title: "Fast geschafft",
    lead: "Noch ein Schritt, dann ist Ihr Konto bereit.",
    steps: [
      "Öffnen Sie die E-Mail, die wir Ihnen gerade geschickt haben.",
      "Bestätigen Sie mit dem Link darin Ihre Adresse.",
      "Melden Sie sich an. Buchungen mit dieser Adresse erscheinen dann von selbst.",
    ],
    sentTo: (email: string) => `Die E-Mail ist unterwegs an ${email}.`,
    nothing: "Nichts angekommen?",
    nothingText:
      "Sehen Sie im Spam-Ordner nach. Nach ein paar Minuten können Sie sich eine neue E-Mail senden lassen.",
    toLogin: "Zur Anmeldung",
    otherAddress: "Andere Adresse verwenden",
  },

  recovery: {
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
  },

  newPassword: {
    resetTitle: "Neues Passwort",
    resetLead: "Danach sind Sie überall abgemeldet, nur hier nicht.",
    firstTitle: "Passwort festlegen",
    firstLead: "Willkommen bei Gratweg. Mit diesem Passwort melden Sie sich künftig an.",
    submit: "Passwort speichern",
    busy: "Wird gespeichert …",
    doneTitle: "Ihr neues Passwort gilt",
    doneText: "Sie sind jetzt angemeldet.",
    toPortal: "Zu meinen Reisen",
    expiredTitle: "Dieser Link gilt nicht mehr",
    expiredText:
      "Er wurde schon benutzt, durch einen neueren ersetzt oder ist abgelaufen. Fordern Sie einfach einen neuen an.",
    missingTitle: "Bitte öffnen Sie den Link noch einmal",
    missingText:
      "Aus Sicherheitsgründen merken wir uns den Link aus der E-Mail nicht. Öffnen Sie ihn dort erneut, oder fordern Sie einen neuen an.",
    newMail: "Neuen Link anfordern",
    failedTitle: "Das Passwort konnte nicht gespeichert werden",
  },
};
