/** Words of the screens on which an account begins. */
export const registerTexts = {
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
    "als Mitglied Wegpunkte und eigene Preise",
  ],
  failedTitle: "Das Konto konnte nicht angelegt werden",
};

export const successTexts = {
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
};
