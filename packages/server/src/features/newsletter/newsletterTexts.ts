/** What the server says about the newsletter; part of `microcopy`. The same for an address that is known and one that is not. */
export const newsletterTexts = {
  subscribed:
    "Fast geschafft: Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre Anmeldung mit dem Link in unserer E-Mail.",
  invalidEmail: "Diese E-Mail-Adresse stimmt so nicht. Sie sieht zum Beispiel so aus: name@beispiel.de.",
  tooMany:
    "Von Ihrem Anschluss aus gab es gerade sehr viele Anmeldungen. Bitte versuchen Sie es in einer Stunde noch einmal.",
  unavailable:
    "Die Anmeldung zum Newsletter antwortet gerade nicht. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.",
  pages: {
    confirm: {
      title: "Anmeldung zum Newsletter bestätigen",
      text: "Möchten Sie unseren Newsletter an Ihre E-Mail-Adresse bekommen? Dann bestätigen Sie es bitte hier. Abmelden können Sie sich jederzeit.",
      button: "Anmeldung bestätigen",
      back: "Nicht bestätigen, zur Startseite",
    },
    unsubscribe: {
      title: "Newsletter abbestellen",
      text: "Nach der Abmeldung bekommen Sie keinen Newsletter mehr von uns. Ihre Buchungen und Ihr Konto ändern sich dadurch nicht.",
      button: "Jetzt abmelden",
      back: "Newsletter behalten, zur Startseite",
    },
  },
  unsubscribed: "Sie sind vom Newsletter abgemeldet.",
  unknownToken: "Zu diesem Link gibt es keine Anmeldung zum Newsletter.",
} as const;
