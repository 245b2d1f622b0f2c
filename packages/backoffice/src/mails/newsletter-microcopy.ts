import { formatDay, formatTime } from "./format";

const unsubscribe = "Newsletter abbestellen";

/** What mails about the newsletter say; part of `microcopy`. */
export const newsletterMicrocopy = {
  eyebrow: "Newsletter",
  greeting: "Guten Tag,",
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",
  /** Where the booking settings name nobody yet. */
  brand: "Gratweg",
  unsubscribe,
  unsubscribeSubject: unsubscribe,

  confirmation: {
    subject: "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter",
    title: "Noch ein Schritt",
    subtitle: "Bitte bestätigen Sie, dass der Newsletter an diese Adresse gehen soll.",
    preview: (until: string) => `Der Link gilt bis zum ${formatDay(until)}.`,
    intro: (brand: string, moment: string, day: string) =>
      `am ${formatDay(day)} um ${formatTime(moment)} Uhr wurde diese E-Mail-Adresse für den Newsletter von ${brand} eingetragen. Wir schicken ihn erst, wenn Sie zustimmen.`,
    button: "Anmeldung bestätigen",
    until: (day: string) =>
      `Der Link gilt bis zum ${formatDay(day)}. Danach tragen Sie sich bei Bedarf einfach noch einmal ein.`,
    notYou: "Sie waren das nicht?",
    notYouText:
      "Dann müssen Sie nichts tun. Ohne Bestätigung bekommen Sie keinen Newsletter, und nach 30 Tagen löschen wir die Adresse.",
  },

  welcome: {
    subject: "Ihre Anmeldung zum Newsletter ist bestätigt",
    title: "Schön, dass Sie dabei sind",
    subtitle: "Ihre Anmeldung ist bestätigt.",
    preview: "Etwa einmal im Monat: Tourenideen und freie Termine.",
    intro:
      "vielen Dank für Ihre Anmeldung. Etwa einmal im Monat bekommen Sie von uns Tourenideen und freie Termine, nicht öfter und nichts anderes.",
  },

  already: {
    subject: "Sie bekommen unseren Newsletter schon",
    title: "Sie sind schon dabei",
    subtitle: "Es ist nichts weiter zu tun.",
    preview: "Diese Adresse ist schon für den Newsletter angemeldet.",
    intro:
      "diese E-Mail-Adresse wurde noch einmal für den Newsletter eingetragen. Sie ist schon angemeldet, und die nächste Ausgabe kommt wie gewohnt.",
  },

  leave: "Wenn Sie nicht mehr mitlesen möchten",
  leaveText: "Sie können sich jederzeit mit einem Klick abmelden: ",
  leaveAfter: ". Denselben Link finden Sie in jeder Ausgabe.",
} as const;
