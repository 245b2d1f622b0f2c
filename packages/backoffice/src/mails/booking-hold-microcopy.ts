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
  what: "Was Sie buchen möchten",
  why: "Warum wir fragen",
  whyText:
    "Bei manchen Buchungen bitten wir um diesen Schritt, damit niemand Plätze unter fremdem Namen belegt.",
  notYou: "Sie haben nichts gebucht?",
  notYouText: "Dann müssen Sie nichts tun. Ohne Ihre Bestätigung kommt keine Buchung zustande.",
} as const;
