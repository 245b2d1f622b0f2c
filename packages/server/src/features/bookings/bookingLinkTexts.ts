const seats = (count: number) => (count === 1 ? "Ihren Platz" : `Ihre ${count} Plätze`);

/** What the pages say that a held booking's link leads to; part of `microcopy`. */
export const bookingLinkTexts = {
  held: {
    title: "Buchung bestätigen",
    text: (count: number, until: string) =>
      `Bis ${until} Uhr halten wir ${seats(count)} frei. Verbindlich wird Ihre Buchung erst mit dem Knopf.`,
    button: "zahlungspflichtig buchen",
  },
  labels: {
    trip: "Reise",
    dates: "Termin",
    travellers: "Reisende",
    organiser: "Veranstalter",
    total: "Gesamtpreis",
    deposit: "Anzahlung",
    rest: "Restzahlung",
  },
  persons: (count: number) => (count === 1 ? "1 Person" : `${count} Personen`),
  due: (day: string) => `bis ${day}`,
  confirmed: {
    title: "Ihre Reise ist gebucht",
    text: (number: number, email: string) =>
      `Ihre Buchung ${number} ist bestätigt. Die Buchungsbestätigung mit allem, was vereinbart ist, schicken wir an ${email}.`,
  },
  expired: {
    title: "Die Zeit ist abgelaufen",
    text: "Die Buchung wurde nicht rechtzeitig bestätigt; die Plätze sind wieder frei, und es entstehen keine Kosten. Sind noch Plätze da, können Sie neu buchen.",
  },
  cancelled: {
    title: "Diese Buchung ist storniert",
    text: "Sie lässt sich nicht mehr bestätigen, und es entstehen keine Kosten. Haben Sie Fragen, rufen Sie uns bitte an.",
  },
  closed: {
    title: "Dieser Termin findet nicht statt",
    text: "Der Veranstalter hat den Termin inzwischen geschlossen. Es ist nichts gebucht, und es entstehen keine Kosten. Andere Termine finden Sie auf der Seite der Reise.",
  },
  unknown: {
    title: "Dieser Link gilt nicht mehr",
    text: "Bitte öffnen Sie den Link noch einmal aus der E-Mail. Links, die älter als ein Tag sind, haben wir gelöscht.",
  },
  unavailable: {
    title: "Bitte versuchen Sie es gleich noch einmal",
    text: "Ihre Buchung lässt sich gerade nicht bestätigen. Laden Sie diese Seite in wenigen Augenblicken neu: Doppelt gebucht wird nichts.",
  },
  toTrip: "Zur Reise",
  home: "Zur Startseite",
} as const;
