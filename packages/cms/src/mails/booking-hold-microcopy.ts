import { formatTime } from "./format";

const seats = (count: number) => (count === 1 ? "Ihren Platz" : `Ihre ${count} Plätze`);

/** What the mail says that asks for a booking's proof; part of `microcopy`. */
export const bookingHoldMicrocopy = {
  subject: (number: number) => `Bitte bestätigen Sie Ihre Buchung ${number}`,
  title: "Noch ein Schritt",
  preview: (count: number, moment: string) =>
    `Bis ${formatTime(moment)} Uhr halten wir ${seats(count)} frei.`,
  intro: (count: number, moment: string) =>
    `bitte bestätigen Sie Ihre Buchung. Bis ${formatTime(moment)} Uhr halten wir ${seats(count)} frei; erst mit Ihrer Bestätigung ${count === 1 ? "ist er" : "sind sie"} fest gebucht.`,
  button: "Buchung bestätigen",
  after:
    "Danach bekommen Sie die Buchungsbestätigung mit allem, was vereinbart ist, auch mit den Zahlungsterminen. Ohne Bestätigung werden die Plätze wieder frei, und es entstehen keine Kosten.",
  /** In place of the above where no seats are kept. */
  request: {
    subject: "Bitte bestätigen Sie Ihre Buchung",
    eyebrow: (number: number) => `Anfrage ${number}`,
    preview: (moment: string) => `Bis ${formatTime(moment)} Uhr können Sie Ihre Buchung bestätigen.`,
    intro: (count: number, moment: string) =>
      `bitte bestätigen Sie Ihre Buchung bis ${formatTime(moment)} Uhr. ${count === 1 ? "Einen Platz" : "Plätze"} halten wir bis dahin nicht frei: Gebucht ist Ihre Reise mit Ihrer Bestätigung, wenn dann noch ${count === 1 ? "ein Platz" : "genügend Plätze"} da ${count === 1 ? "ist" : "sind"}.`,
    after:
      "Danach bekommen Sie die Buchungsbestätigung mit Ihrer Buchungsnummer und allem, was vereinbart ist, auch mit den Zahlungsterminen. Ohne Bestätigung ist nichts gebucht, und es entstehen keine Kosten.",
    whyText:
      "Für diesen Termin oder von Ihrem Anschluss aus warten gerade viele Buchungen auf eine Bestätigung. Damit niemand anderen die Plätze wegnimmt, halten wir dann keine weiteren frei. Mit einem Konto, das dieselbe E-Mail-Adresse hat, buchen Sie ohne diesen Schritt.",
  },
  what: "Was Sie buchen möchten",
  why: "Warum wir fragen",
  whyText:
    "Bei manchen Buchungen bitten wir um diesen Schritt, damit niemand Plätze unter fremdem Namen belegt.",
  notYou: "Sie haben nichts gebucht?",
  notYouText: "Dann müssen Sie nichts tun. Ohne Ihre Bestätigung kommt keine Buchung zustande.",
} as const;
