import { MAX_PERSON_NAME_LENGTH, type AccountIssueCode } from "@gratweg/contracts";

const issues: Readonly<Record<AccountIssueCode, string>> = {
  missing: "Diese Angabe fehlt noch.",
  tooLong: `Diese Angabe ist zu lang: Höchstens ${MAX_PERSON_NAME_LENGTH} Zeichen sind möglich.`,
  tooShort: "Diese Angabe ist zu kurz.",
  characters: "Hier stehen Zeichen, die an dieser Stelle nicht vorkommen können.",
  email: "Diese E-Mail-Adresse stimmt so nicht. Sie sieht zum Beispiel so aus: name@beispiel.de.",
  phone: "Bitte geben Sie die Telefonnummer mit Vorwahl an, zum Beispiel 030 1234567.",
  notAccepted: "Bitte stimmen Sie zu.",
};

/** What the server says about accounts, saved trips, own bookings and user management; part of `microcopy`. */
export const accountTexts = {
  issues,
  noObject: "Erwartet werden die Angaben als JSON-Objekt.",
  invalid: "Bitte prüfen Sie die markierten Angaben. Es wurde noch nichts geändert.",
  unavailable:
    "Ihr Konto ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
  wrongPassword: "Dieses Passwort stimmt nicht. Ihr Konto wurde nicht gelöscht.",
  emailMissing: "Bitte tippen Sie Ihre E-Mail-Adresse ein.",
  wrongEmail: "Das ist nicht die E-Mail-Adresse dieses Kontos. Ihr Konto wurde nicht gelöscht.",
  sessionPassword: {
    missing: "Bitte geben Sie Ihr Passwort ein. Erst dann beenden wir die Anmeldung.",
    wrong: "Dieses Passwort stimmt nicht. Die Anmeldung läuft weiter.",
  },
  signInOld:
    "Bitte melden Sie sich ab und noch einmal an. In den ersten 15 Minuten danach können Sie andere Anmeldungen beenden.",
  tooManyPasswords:
    "Das Passwort wurde zu oft falsch eingegeben. Bitte versuchen Sie es später noch einmal; Ihr Konto besteht weiter.",
  lastManager:
    "Dieses Konto ist das letzte, das andere Konten verwalten kann. Bitte geben Sie zuerst jemand anderem die Rolle „Verwaltung“.",
  membershipKept:
    "Ihre Mitgliedschaft ließ sich beim Zahlungsanbieter gerade nicht beenden. Damit Ihnen nichts weiter abgebucht wird, besteht Ihr Konto noch. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  tooManyExports:
    "Sie haben Ihre Daten gerade mehrmals heruntergeladen. Bitte versuchen Sie es in einer Stunde noch einmal.",
  tooManySaved:
    "Auf Ihrer Merkliste stehen schon 200 Touren. Bitte nehmen Sie erst eine herunter, bevor Sie eine neue merken.",
  sessionNotFound: "Diese Anmeldung gibt es nicht mehr.",
  savedUnavailable:
    "Ihre Merkliste ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  confirmPage: {
    title: "E-Mail-Adresse bestätigen",
    text: "Bitte geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Danach können Sie sich anmelden.",
    notYou: "Sie haben sich nicht registriert?",
    notYouText:
      "Dann müssen Sie nichts tun. Solange Sie nichts bestätigen, kann sich niemand mit Ihrer E-Mail-Adresse anmelden, und nach 30 Tagen löschen wir die Angaben.",
    shared: "Das ist ein öffentlicher oder geteilter Computer: hier nicht angemeldet bleiben",
    password: "Passwort",
    missing: "Bitte geben Sie Ihr Passwort ein.",
    wrong:
      "Dieses Passwort stimmt nicht. Achten Sie auf Groß- und Kleinschreibung, oder legen Sie über „Passwort vergessen?“ ein neues fest.",
    limited:
      "Das Passwort wurde zu oft falsch eingegeben. Bitte versuchen Sie es in 15 Minuten noch einmal, oder legen Sie über „Passwort vergessen?“ ein neues fest.",
    forgotten: "Passwort vergessen?",
    button: "E-Mail-Adresse bestätigen",
    back: "Zur Startseite",
  },
  bookingsUnavailable:
    "Ihre Buchungen sind gerade nicht abrufbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  bookingNotFound: "Diese Buchung gibt es in Ihrem Konto nicht.",
  changeRequest: {
    invalid: "Bitte schreiben Sie in höchstens 1.000 Zeichen, was sich ändern soll.",
    closed:
      "Diese Buchung ist schon storniert, oder die Reise hat begonnen. Bitte wenden Sie sich an den Veranstalter.",
  },
  documentNotFound: "Diese Unterlage gibt es zu Ihrer Buchung nicht.",
  exportName: (day: string) => `meine-daten-${day}.json`,
  users: {
    unavailable:
      "Die Verwaltung der Konten antwortet gerade nicht. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
    unknown: "Dieses Konto gibt es nicht oder nicht mehr.",
    ownAccount: "Ihr eigenes Konto können Sie hier nicht ändern. Das geht unter „Einstellungen“.",
    lastManager: "Mindestens ein Konto muss die anderen verwalten können. Es wurde nichts geändert.",
    emailTaken: "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
    notInvited: "Diese Person hat schon ein Passwort. Eine Einladung braucht sie nicht mehr.",
    tooMany:
      "Sie haben gerade sehr viele Einladungen verschickt. Bitte warten Sie eine Stunde, bevor Sie weitere verschicken.",
    membershipKept:
      "Die Mitgliedschaft dieser Person ließ sich beim Zahlungsanbieter gerade nicht beenden. Damit ihr nichts weiter abgebucht wird, besteht das Konto noch. Bitte versuchen Sie es in einigen Minuten noch einmal.",
    badPage: "Erwartet wird eine ganze Zahl ab 1.",
    badPageSize: "Erwartet wird eine ganze Zahl von 1 bis 100.",
    badRole: "Erwartet wird „authenticated“ oder „manager“.",
    badState: "Erwartet wird „active“, „unconfirmed“, „invited“ oder „blocked“.",
    longQuery: "Die Suche darf höchstens 200 Zeichen lang sein.",
    nothingToChange: "Bitte nennen Sie eine Rolle („role“) oder eine Sperre („blocked“).",
  },
} as const;
