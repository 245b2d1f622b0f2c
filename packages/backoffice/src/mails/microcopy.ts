import { formatDay, formatMoney, formatPeriod } from "./format";
import { accountDeletedMicrocopy } from "./account-deleted-microcopy";
import { accountMicrocopy } from "./account-microcopy";
import { bookingHoldMicrocopy } from "./booking-hold-microcopy";
import { bookingRequestMicrocopy } from "./booking-request-microcopy";
import { declarationMicrocopy } from "./declaration-microcopy";
import { membershipMicrocopy } from "./membership-microcopy";
import { newsletterMicrocopy } from "./newsletter-microcopy";

const persons = (count: number) => (count === 1 ? "1 Person" : `${count} Personen`);
const seats = (count: number) => (count === 1 ? "Ihr Platz ist" : `Ihre ${count} Plätze sind`);

/** Everything that travellers, operators and readers of the newsletter read in mails. */
export const microcopy = {
  bookingHold: bookingHoldMicrocopy,
  bookingRequest: bookingRequestMicrocopy,
  newsletter: newsletterMicrocopy,
  account: accountMicrocopy,
  accountDeleted: accountDeletedMicrocopy,
  declaration: declarationMicrocopy,
  membership: membershipMicrocopy,
  persons,
  preview: (trip: string, period: string, count: number) => `${trip}, ${period}, ${persons(count)}`,
  days: (count: number) => (count === 1 ? "1 Tag" : `${count} Tage`),
  greeting: (name: string) => `Guten Tag ${name},`,
  greetingOperator: "Guten Tag,",
  bookingNumber: (number: number) => `Buchung ${number}`,
  facts: {
    number: "Buchungsnummer",
    trip: "Reise",
    period: "Zeitraum",
    from: "Beginn",
    until: "Ende",
    travellers: "Reisende",
    rooms: "Zimmer",
    insurance: "Versicherung",
    note: "Ihre Nachricht",
    tripNumber: "Reisenummer",
    departureNumber: "Terminnummer",
    bookedOn: "Gebucht am",
    formSheet: "Formblatt",
  },
  rooms: (singleRooms: number) =>
    singleRooms === 0
      ? "wie ausgeschrieben, kein Einzelzimmer gebucht"
      : singleRooms === 1
        ? "1 Einzelzimmer"
        : `${singleRooms} Einzelzimmer`,
  insuranceYes: (product: string, partner: string) => `${product} von ${partner}, für alle Reisenden`,
  insuranceNo: "keine gebucht",
  price: {
    title: "Was es kostet",
    trip: "Reisepreis",
    member: "Reisepreis (Mitgliederpreis)",
    "single-room": "Zuschlag Einzelzimmer",
    insurance: "Reiseversicherung",
    detail: (quantity: number, unitCents: number, normalCents?: number) =>
      `${quantity} × ${formatMoney(unitCents)}${normalCents === undefined ? "" : ` statt ${formatMoney(normalCents)}`}`,
    total: "Gesamtpreis",
    included: "Alle verpflichtenden Kosten und Steuern sind darin enthalten.",
  },
  payment: {
    title: "Wann und wie Sie zahlen",
    how: (organiser: string) =>
      `Sie zahlen auf Rechnung an den Veranstalter ${organiser}, nicht an uns. Rechnung und Sicherungsschein bekommen Sie von ihm.`,
    deposit: "Anzahlung",
    rest: "Restzahlung",
    all: "Gesamtpreis",
    due: (day: string) => `fällig am ${formatDay(day)}`,
    never: "Bitte zahlen Sie nichts, bevor Sie den Sicherungsschein haben.",
    neverReason:
      " Er belegt, dass Ihr Geld gegen eine Insolvenz des Veranstalters versichert ist. Kommt er erst nach einem der Termine, zahlen Sie, sobald Sie ihn haben.",
  },
  calendarAttached: "Den Termin für Ihren Kalender finden Sie im Anhang.",
  questions: {
    title: "Änderungen und Fragen",
    before: "Antworten Sie einfach auf diese E-Mail (",
    between: ") oder rufen Sie uns an: ",
    after: (number: number) => `. Nennen Sie bitte Ihre Buchungsnummer ${number}.`,
  },
  cancellationScale: {
    title: "Wenn Sie zurücktreten",
    intro:
      "Sie können jederzeit vor Reisebeginn zurücktreten; eine formlose Nachricht genügt. Der Veranstalter kann dann eine Entschädigung verlangen, in Prozent des Reisepreises:",
    columns: "Stornostaffel",
    until: (day: string) => `Bis ${formatDay(day)}`,
    between: (from: string, to: string) => formatPeriod(from, to),
    last: (day: string) => `Ab ${formatDay(day)}`,
    start: "Am Tag des Beginns oder ohne Absage",
    always: "Jederzeit vor Reisebeginn",
    percent: (percent: number) => (percent === 0 ? "kostenlos" : `${percent} %`),
    proof:
      "Weisen Sie nach, dass dem Veranstalter ein geringerer oder gar kein Schaden entstanden ist, zahlen Sie nur diesen.",
  },
  parties: {
    title: "Wer wofür da ist",
    organiser: "Veranstalter und Ihr Vertragspartner",
    mediator: "Vermittler",
    emergency: "Notfall und Fragen unterwegs: ",
    phone: "Telefon: ",
    email: "E-Mail: ",
    website: "Website: ",
    insolvency: (insurer: string) =>
      `Ihre Zahlungen sind für den Fall einer Insolvenz des Veranstalters versichert bei: ${insurer}.`,
  },
  formSheet: {
    version: (version: string) => `Fassung ${version}, so wie Sie sie vor der Buchung gesehen haben.`,
    missing: (version: string) =>
      `Es gilt das Formblatt zur Pauschalreise in der Fassung ${version}, das Sie vor der Buchung gesehen haben.`,
  },
  footer: {
    automatic: "Diese E-Mail wurde automatisch verschickt; Antworten erreichen uns trotzdem.",
    why: (number: number) => `Sie bekommen sie, weil Sie die Buchung ${number} aufgegeben haben.`,
    operator: "Diese E-Mail enthält personenbezogene Daten. Bitte verwenden Sie sie nur für diese Reise.",
  },

  confirmation: {
    subject: (number: number, trip: string, period: string) => `Ihre Buchung ${number}: ${trip}, ${period}`,
    title: "Ihre Reise ist gebucht",
    preview: (trip: string, count: number, totalCents: number) =>
      `${trip}, ${persons(count)}, ${formatMoney(totalCents)}. Wann Sie zahlen und wie es weitergeht.`,
    thanks: (count: number, organiser: string) =>
      `vielen Dank für Ihre Buchung! ${seats(count)} fest reserviert. Ihr Vertragspartner ist der Veranstalter ${organiser}; wir haben die Reise vermittelt. Diese E-Mail ist Ihre Buchungsbestätigung; bitte bewahren Sie sie auf.`,
    booked: "Was Sie gebucht haben",
    tripLink: "Reise ansehen",
    next: "Wie es weitergeht",
    steps: {
      invoice: (organiser: string) =>
        `${organiser} schickt Ihnen Rechnung und Sicherungsschein. Sie müssen dafür nichts tun.`,
      deposit: (cents: number, day: string) =>
        `Sobald Sie den Sicherungsschein haben, überweisen Sie die Anzahlung von ${formatMoney(cents)}, spätestens am ${formatDay(day)}.`,
      all: (cents: number, day: string) =>
        `Sobald Sie den Sicherungsschein haben, überweisen Sie den Gesamtpreis von ${formatMoney(cents)}, spätestens am ${formatDay(day)}.`,
      rest: (cents: number, day: string) =>
        `Die Restzahlung von ${formatMoney(cents)} ist am ${formatDay(day)} fällig.`,
      documents:
        "Rechtzeitig vor dem Beginn bekommen Sie vom Veranstalter die Reiseunterlagen mit Treffpunkt, Anreise und den Telefonnummern für unterwegs.",
      start: (day: string) => `Am ${formatDay(day)} geht es los. Wir wünschen Ihnen gute Wege!`,
    },
  },

  notice: {
    subject: (number: number, trip: string, period: string, count: number) =>
      `Neue Buchung ${number}: ${trip}, ${period}, ${persons(count)}`,
    title: "Neue Buchung für Ihre Reise",
    intro: (mediator: string) =>
      `über ${mediator} wurde eine Ihrer Reisen verbindlich gebucht. Die Plätze sind bei uns bereits abgezogen; die Buchungsbestätigung ist unterwegs.`,
    todo: "Was jetzt zu tun ist",
    steps: {
      invoice: (email: string) =>
        `Bitte schicken Sie Rechnung und Sicherungsschein an ${email}. Vor dem Sicherungsschein ist nichts fällig.`,
      insurance: (product: string, partner: string) =>
        `Bitte melden Sie die Versicherung „${product}“ bei ${partner} für alle Reisenden an.`,
      wrong: "Stimmt etwas nicht, antworten Sie bitte heute noch auf diese E-Mail.",
    },
    booking: "Die Buchung",
    travellers: "Reisende",
    person: (position: number) => `Person ${position}`,
    bornOn: (day: string) => `geboren am ${formatDay(day)}`,
    contact: "Kontakt und Rechnungsanschrift",
    name: "Name",
    address: "Anschrift",
    email: "E-Mail",
    phone: "Telefon",
    note: "Nachricht",
    payment: "Vereinbarte Zahlung",
  },

  cancellation: {
    subject: (number: number, trip: string, period: string) =>
      `Storniert: Buchung ${number}, ${trip}, ${period}`,
    title: "Ihre Buchung ist storniert",
    intro: (number: number, day: string) =>
      `Ihre Buchung ${number} ist seit dem ${formatDay(day)} storniert. Die Plätze sind wieder frei, und Sie müssen nichts weiter tun.`,
    was: "Was storniert wurde",
    total: "Gesamtpreis",
    money: "Ihr Geld",
    refund: (organiser: string) =>
      `${organiser} rechnet mit Ihnen ab. Was Sie bezahlt haben, bekommen Sie zurück, abzüglich einer Entschädigung, falls Sie selbst zurückgetreten sind. Hat der Veranstalter die Reise abgesagt, wird keine Entschädigung fällig. Sonst gilt, je nach Tag des Rücktritts, die Staffel aus Ihrer Buchung, in Prozent des Reisepreises:`,
    calendar: "Im Anhang finden Sie die Absage für Ihren Kalender.",
    mistake:
      "War das ein Irrtum, oder haben Sie die Stornierung nicht gewünscht? Dann melden Sie sich bitte gleich.",
  },

  cancellationNotice: {
    subject: (number: number, trip: string, period: string, count: number) =>
      `Storniert: Buchung ${number}, ${trip}, ${period}, ${persons(count)}`,
    title: "Eine Buchung wurde storniert",
    intro: (number: number, day: string) =>
      `die Buchung ${number} ist seit dem ${formatDay(day)} storniert. Die Plätze stehen wieder zum Verkauf.`,
    account: "Bitte rechnen Sie mit den Reisenden ab, wie es bei der Buchung vereinbart wurde.",
  },
} as const;
