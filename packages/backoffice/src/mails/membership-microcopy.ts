import { formatDay, formatMoney } from "./format";

const interval = { month: "Monat", year: "Jahr" } as const;

const cancelWays =
  "in den Einstellungen Ihres Kontos, ohne Anmeldung auf unserer Kündigungsseite oder mit einer Antwort auf diese E-Mail.";

/** What mails about memberships say; part of `microcopy`. */
export const membershipMicrocopy = {
  eyebrow: (contract: string) => `Mitgliedschaft ${contract}`.trimEnd(),
  /** Where the booking settings name nobody yet. */
  brand: "Gratweg",
  greeting: (name: string) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
  facts: {
    contract: "Vertragsnummer",
    plan: "Mitgliedschaft",
    seller: "Vertragspartner",
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
  settings: "Mitgliedschaft verwalten",
  pricing: "Mitgliedschaften ansehen",
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",

  started: {
    subject: (plan: string) => `Willkommen bei ${plan}`,
    title: "Ihre Mitgliedschaft beginnt",
    subtitle: "Bitte bewahren Sie diese Bestätigung Ihres Vertrags auf.",
    preview: (plan: string, until: string) => `${plan}, bezahlt bis ${formatDay(until)}`,
    intro: (plan: string) =>
      `schön, dass Sie dabei sind. Ihre Zahlung ist angekommen, und ${plan} gilt ab sofort: mit Packliste und Wegpunkten jeder Tour und mit den Preisen und Angeboten für Mitglieder.`,
    agreed: "Was vereinbart ist",
    renews: (day: string, per: keyof typeof interval) =>
      `Die Mitgliedschaft läuft nach dem ${formatDay(day)} auf unbestimmte Zeit weiter, solange Sie nicht kündigen. Bezahlt wird dann wieder für ${per === "year" ? "ein Jahr" : "einen Monat"} im Voraus, zum selben Preis.`,
    cancel: "Kündigen",
    cancelText: {
      month: `Sie können jederzeit zum Ende des bezahlten Monats kündigen: ${cancelWays}`,
      year: `Im ersten Jahr können Sie jederzeit zu dessen Ende kündigen, danach jederzeit mit einem Monat Frist. Was Sie für die Zeit nach dem Ende schon bezahlt haben, bekommen Sie auf den Tag genau zurück. Kündigen können Sie ${cancelWays}`,
    },
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
    refund: (cents: number, day: string) =>
      `Für die Zeit nach dem ${formatDay(day)} haben Sie schon bezahlt. Diese ${formatMoney(cents)} erstatten wir Ihnen, sobald die Mitgliedschaft endet, auf dem Weg, auf dem Sie bezahlt haben.`,
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
    check: "Zahlungsdaten prüfen",
  },
  returned: {
    subject: "Ihre Zahlung kommt zurück",
    title: "Ihre Zahlung kommt zurück",
    subtitle: "Es gibt kein Konto mehr, dem sie gelten könnte.",
    preview: (cents: number) => `Wir erstatten ${formatMoney(cents)}`,
    intro: (plan: string) =>
      `Ihre Zahlung für ${plan} ist angekommen, nachdem Ihr Konto gelöscht war. Wir haben den Vertrag deshalb sofort beendet.`,
    back: (cents: number) =>
      `Wir haben veranlasst, dass ${formatMoney(cents)} auf dem Weg zurückkommen, auf dem Sie bezahlt haben. Je nach Bank dauert das bis zu zehn Tage. Abgebucht wird nichts mehr.`,
    again:
      "Wenn Sie Mitglied werden möchten, legen Sie einfach ein neues Konto an. Und wenn etwas nicht stimmt, antworten Sie uns auf diese E-Mail.",
  },
  ended: {
    subject: "Ihre Mitgliedschaft ist beendet",
    title: "Ihre Mitgliedschaft ist beendet",
    subtitle: "Danke, dass Sie dabei waren.",
    preview: "Ihr Konto bleibt bestehen.",
    intro: (plan: string, day: string) =>
      `${plan} ist am ${formatDay(day)} zu Ende gegangen. Es wird nichts mehr abgebucht. Ihr Konto, Ihre Buchungen und gemerkten Reisen bleiben, wie sie sind.`,
    refund: (cents: number) =>
      `Für die Zeit danach hatten Sie schon bezahlt: ${formatMoney(cents)} kommen auf dem Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das bis zu zehn Tage.`,
    again: "Möchten Sie wieder dabei sein? Dann freuen wir uns auf Sie.",
  },
} as const;
