import { formatDay, formatMoney } from "./format";

const interval = { month: "Monat", year: "Jahr" } as const;

/** What mails about memberships say; part of `microcopy`. */
export const membershipMicrocopy = {
  eyebrow: (contract: string) => `Mitgliedschaft ${contract}`,
  /** Where the booking settings name nobody yet. */
  brand: "Gratweg",
  greeting: (name: string) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
  facts: {
    contract: "Vertragsnummer",
    plan: "Mitgliedschaft",
    price: "Preis",
    start: "Beginn",
    paidUntil: "Bezahlt bis",
    endsOn: "Endet am",
    endedOn: "Beendet am",
    cancelledOn: "Gekündigt am",
    withdrawnOn: "Widerrufen am",
    refund: "Erstattung",
  },
  price: (cents: number, per: keyof typeof interval) =>
    `${formatMoney(cents)} je ${interval[per]}, einschließlich Mehrwertsteuer`,
  settings: "Mitgliedschaft ansehen und verwalten",
  pricing: "Mitgliedschaften ansehen",
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",

  started: {
    subject: (plan: string) => `Willkommen bei ${plan}`,
    title: "Ihre Mitgliedschaft beginnt",
    subtitle: "Bitte bewahren Sie diese Bestätigung Ihres Vertrags auf.",
    preview: (plan: string, until: string) => `${plan}, bezahlt bis ${formatDay(until)}`,
    intro: (plan: string) =>
      `schön, dass Sie dabei sind. Ihre Zahlung ist angekommen, und ${plan} gilt ab sofort: mit Wegverlauf, Tagesplan und Packliste jeder Tour und mit den Preisen und Angeboten für Mitglieder.`,
    agreed: "Was vereinbart ist",
    renews: (day: string, per: keyof typeof interval) =>
      `Die Mitgliedschaft verlängert sich am ${formatDay(day)} um ${per === "year" ? "ein weiteres Jahr" : "einen weiteren Monat"} zum selben Preis, solange Sie nicht kündigen.`,
    cancel: "Kündigen",
    cancelText:
      "Sie können jederzeit zum Ende des bezahlten Zeitraums kündigen: in den Einstellungen Ihres Kontos, ohne Anmeldung auf unserer Kündigungsseite oder mit einer Antwort auf diese E-Mail.",
    cancelLink: "Verträge hier kündigen",
    withdraw: "Widerrufen",
    withdrawText: (day: string) =>
      `Sie können den Vertrag bis zum ${formatDay(day)} ohne Angabe von Gründen widerrufen, ebenfalls in den Einstellungen, ohne Anmeldung oder mit einer Antwort auf diese E-Mail. Die Mitgliedschaft endet dann sofort, und Sie bekommen den vollen Preis zurück, auch wenn Sie die Vorteile schon genutzt haben.`,
    withdrawLink: "Vertrag widerrufen",
    form: "Für den Widerruf genügt ein Satz, zum Beispiel:",
    formText: (contract: string) =>
      `„Hiermit widerrufe ich meinen Vertrag über die Mitgliedschaft ${contract}. Name, Anschrift, Datum.“`,
  },
  cancelled: {
    subject: (day: string) => `Ihre Mitgliedschaft endet am ${formatDay(day)}`,
    title: "Ihre Kündigung ist angekommen",
    subtitle: (day: string) => `Zugang bis ${formatDay(day)}`,
    preview: (day: string) => `Es wird nichts mehr abgebucht. Zugang bis ${formatDay(day)}`,
    intro: (plan: string, day: string) =>
      `Ihre Kündigung von ${plan} ist angekommen. Bis zum ${formatDay(day)} nutzen Sie weiter alles, was dazugehört. Danach endet die Mitgliedschaft von selbst, und es wird nichts mehr abgebucht.`,
    mind: "Doch noch bleiben?",
    mindText:
      "Bis dahin können Sie die Kündigung in den Einstellungen zurücknehmen. Dann läuft alles weiter wie bisher.",
  },
  withdrawn: {
    subject: "Ihr Widerruf: Mitgliedschaft beendet",
    title: "Ihre Mitgliedschaft ist widerrufen",
    subtitle: "Sie bekommen den vollen Preis zurück.",
    preview: (cents: number) => `Wir erstatten ${formatMoney(cents)}`,
    intro: (plan: string, cents: number) =>
      `Ihr Widerruf von ${plan} ist angekommen. Die Mitgliedschaft ist beendet. Wir haben veranlasst, dass ${formatMoney(cents)} auf dem Weg zurückkommen, auf dem Sie bezahlt haben. Je nach Bank dauert das bis zu zehn Tage.`,
  },
  "payment-failed": {
    subject: "Die Zahlung für Ihre Mitgliedschaft ist fehlgeschlagen",
    title: "Ihre Zahlung hat nicht geklappt",
    subtitle: "Die Mitgliedschaft ruht, bis die Zahlung ankommt.",
    preview: "Bitte prüfen Sie Ihre Zahlungsdaten.",
    intro: (plan: string, cents: number) =>
      `die Abbuchung von ${formatMoney(cents)} für ${plan} wurde abgelehnt. Das kommt vor, zum Beispiel wenn eine Karte abgelaufen ist.`,
    nextText:
      "Wir versuchen es in den nächsten Tagen noch einmal. Schneller geht es, wenn Sie Ihre Zahlungsdaten in den Einstellungen prüfen. Sobald die Zahlung ankommt, haben Sie wieder Zugang.",
    next: "Was Sie tun können",
  },
  ended: {
    subject: "Ihre Mitgliedschaft ist beendet",
    title: "Ihre Mitgliedschaft ist beendet",
    subtitle: "Danke, dass Sie dabei waren.",
    preview: "Ihr Konto bleibt bestehen.",
    intro: (plan: string, day: string) =>
      `${plan} ist am ${formatDay(day)} zu Ende gegangen. Es wird nichts mehr abgebucht. Ihr Konto, Ihre Buchungen und gemerkten Reisen bleiben, wie sie sind.`,
    again: "Wenn Sie wieder Mitglied werden möchten, genügt ein Klick.",
  },
} as const;
