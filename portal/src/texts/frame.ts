/** Words of everything around the screens. */
export const frameTexts = {
  account: "Mein Konto",
  signIn: "Anmelden",
  video: "Videoberatung",
  menu: {
    home: "Startseite",
    search: "Reisesuche",
    support: "Hilfe",
    magazine: "Magazin",
  },
  accountMenu: {
    trips: "Meine Reisen",
    offers: "Angebote",
    settings: "Einstellungen",
    users: "Nutzerverwaltung",
    signOut: "Abmelden",
  },
  footer: {
    support: "Hilfe und Kontakt",
    about: "Über uns",
    imprint: "Impressum",
    privacy: "Datenschutz",
    terms: "AGB",
    accessibility: "Barrierefreiheit",
    cancel: "Verträge hier kündigen",
    withdraw: "Vertrag widerrufen",
  },
  newsletter: {
    title: "Einmal im Monat: neue Wege",
    text: "Tourenideen und freie Termine, bevor sie vergeben sind.",
    consent:
      "Mit „Anmelden“ bestellen Sie unseren Newsletter, etwa einmal im Monat. Abmelden können Sie sich jederzeit mit einem Klick. Was wir mit Ihrer Adresse tun, lesen Sie unter",
    privacy: "Datenschutz",
    invalidEmail: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    messageError: "Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.",
  },
  consent: {
    saved:
      "Ihre Auswahl gilt ab jetzt. Ändern können Sie sie am Ende der Seite unter „Datenschutzeinstellungen“.",
    fleeting:
      "Ihre Auswahl gilt, bis Sie diese Seite verlassen oder neu laden: Ihr Browser speichert sie nicht.",
  },
  errorPage: {
    headline: "Diese Seite ist umgezogen.",
    text: "Unser Team sucht bereits nach ihr. Von hier aus finden Sie sicher zurück.",
    toPortal: "Zurück zum Portal",
  },
  loading: "Die Seite wird geladen.",
  missing: "Seite nicht gefunden",
  failed: "Etwas ist schiefgegangen",
};
