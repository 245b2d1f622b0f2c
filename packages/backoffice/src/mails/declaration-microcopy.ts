import { formatDay, formatTime } from "./format";

const at = (day: string, moment: string) => `am ${formatDay(day)} um ${formatTime(moment)} Uhr`;

const facts = {
  receipt: "Belegnummer",
  received: "Eingegangen",
  name: "Name",
  identification: "Angaben zur Person",
  contract: "Vertrag",
  cancellation: "Art der Kündigung",
  reason: "Grund",
  end: "Ende des Vertrags",
  email: "E-Mail",
  booking: "Passende Buchung",
} as const;

/** What mails about cancelled contracts and withdrawals say; part of `microcopy`. */
export const declarationMicrocopy = {
  facts,
  received: (day: string, moment: string) => `${formatDay(day)}, ${formatTime(moment)} Uhr`,
  cancellations: { ordinary: "ordentliche Kündigung", extraordinary: "außerordentliche Kündigung" },
  soonest: "zum nächstmöglichen Zeitpunkt",
  endsOn: (day: string) => `zum ${formatDay(day)}`,
  declared: "Ihre Erklärung",
  quoted:
    "So stand es in unserem Formular. Die Angaben stammen von der Person, die es abgeschickt hat, nicht von uns; Internetadressen darin haben wir mit Klammern unterbrochen, damit sie niemand aus Versehen öffnet.",
  next: "Wie es weitergeht",
  notYou: "Sie waren das nicht?",
  notYouText: "Dann antworten Sie bitte auf diese E-Mail, damit wir die Erklärung nicht zuordnen.",
  automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",
  /** Where the booking settings name nobody yet. */
  brand: "Gratweg",
  greeting: "Guten Tag,",

  cancel: {
    eyebrow: "Kündigung",
    subject: (receipt: string) => `Eingangsbestätigung Ihrer Kündigung (${receipt})`,
    title: "Ihre Kündigung ist eingegangen",
    subtitle: "Bitte bewahren Sie diese E-Mail als Beleg auf.",
    intro: (day: string, moment: string, end: string) =>
      `${at(day, moment)} ist Ihre Kündigung bei uns eingegangen. Sie soll den Vertrag ${end} beenden. Das bestätigen wir Ihnen hiermit.`,
    next: "Wir ordnen die Kündigung Ihrem Vertrag zu und schreiben Ihnen, an welchem Tag er endet. Sie müssen nichts weiter tun. Diese Bestätigung bekommt jede Person, die kündigt, auch wenn wir den Vertrag noch nicht gefunden haben.",
    notice: {
      subject: (receipt: string) => `Kündigung eingegangen (${receipt})`,
      title: "Eine Kündigung ist eingegangen",
      text: "Bitte ordnen Sie sie dem Vertrag zu, und schreiben Sie der Person, an welchem Tag er endet. Den Eingang haben wir schon bestätigt.",
    },
  },
  withdraw: {
    eyebrow: "Widerruf",
    subject: (receipt: string) => `Eingangsbestätigung Ihres Widerrufs (${receipt})`,
    title: "Ihr Widerruf ist eingegangen",
    subtitle: "Bitte bewahren Sie diese E-Mail als Beleg auf.",
    intro: (day: string, moment: string) =>
      `${at(day, moment)} ist Ihr Widerruf bei uns eingegangen. Das bestätigen wir Ihnen hiermit.`,
    next: "Wir prüfen, zu welchem Vertrag er gehört, und melden uns bei Ihnen. Für Reisen gibt es oft kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB); dann gelten die Stornobedingungen Ihrer Buchung. Wir stornieren eine Reise deshalb nicht von uns aus, sondern fragen Sie vorher.",
    notice: {
      subject: (receipt: string) => `Widerruf eingegangen (${receipt})`,
      title: "Ein Widerruf ist eingegangen",
      text: "Bitte prüfen Sie, zu welchem Vertrag er gehört und ob ein Widerrufsrecht besteht, und antworten Sie der Person. Den Eingang haben wir schon bestätigt; storniert wurde nichts.",
    },
  },
  collected: {
    eyebrow: "Kündigungen und Widerrufe",
    subject: (count: number) =>
      count === 1 ? "Eingangsbestätigung Ihrer Erklärung" : `Eingangsbestätigung Ihrer ${count} Erklärungen`,
    title: "Weitere Erklärungen sind eingegangen",
    subtitle: "Bitte bewahren Sie diese E-Mail als Beleg auf.",
    preview: (count: number) => (count === 1 ? "1 Erklärung" : `${count} Erklärungen`),
    intro:
      "zu dieser E-Mail-Adresse sind innerhalb von 24 Stunden mehr als fünf Kündigungen oder Widerrufe eingegangen. Die ersten fünf haben wir einzeln bestätigt. Alle weiteren bestätigen wir Ihnen hier zusammen, jede mit Tag und Uhrzeit.",
    more: (count: number) =>
      count === 1
        ? "Eine weitere Erklärung liegt uns vor. Ihren Inhalt schicken wir Ihnen auf Anfrage."
        : `${count} weitere Erklärungen liegen uns vor. Ihren Inhalt schicken wir Ihnen auf Anfrage.`,
    next: "Wir ordnen jede Erklärung ihrem Vertrag zu und schreiben Ihnen. Sie müssen nichts weiter tun.",
  },
  noBooking: "keine gefunden, deren Nummer und E-Mail-Adresse passen",
  noticeFooter: "Diese Nachricht ging an die Adresse des Kundendienstes. Antworten gehen an die Person.",
} as const;
