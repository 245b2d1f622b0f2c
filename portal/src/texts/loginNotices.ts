/** What the sign-in screen says to somebody who comes from elsewhere. */
export const loginNoticeTexts = {
  deleted: {
    title: "Ihr Konto ist gelöscht",
    text: "Sie sind abgemeldet. Vielen Dank für die Zeit mit uns, und gute Wege!",
  },
  confirmed: { title: "E-Mail bestätigt", text: "Ihr Konto ist bereit. Jetzt können Sie sich anmelden." },
  confirmedSignedIn: { title: "E-Mail bestätigt", text: "Ihr Konto ist bereit, und Sie sind angemeldet." },
  confirmedBefore: {
    title: "E-Mail schon bestätigt",
    text: "Dieser Link wurde schon benutzt. Ihr Konto ist bereit.",
  },
  confirmLater: {
    title: "Gerade lässt sich die Adresse nicht bestätigen",
    text: "Bitte öffnen Sie den Link in der E-Mail in ein paar Minuten noch einmal. Er gilt weiter.",
  },
  confirmExpired: {
    title: "Dieser Link gilt nicht mehr",
    text: "Er wurde schon benutzt oder ist abgelaufen. Wenn Ihre Adresse schon bestätigt ist, melden Sie sich einfach an. Sonst senden wir Ihnen einen neuen Link.",
  },
  unconfirmed: {
    title: "E-Mail-Adresse bestätigen",
    text: "Nach dem Registrieren öffnen Sie bitte den Link in der E-Mail, die wir Ihnen geschickt haben. Nichts angekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie sich eine neue senden.",
  },
  wanted: "Bitte melden Sie sich an. Danach geht es dort weiter, wo Sie hinwollten.",
};
