import { formatPrice } from "@gratweg/design-system";

const interval = { month: "pro Monat", year: "pro Jahr" } as const;

export const pricingTexts = {
  pageTitle: "Mitgliedschaft",
  title: "Mitglied werden",
  crumbs: "Mein Konto",
  lead: "Die Orte jeder Tour als Wegpunkte, die Packliste zum Abhaken und Preise, die Veranstalter nur Mitgliedern einräumen.",
  plansTitle: "Ihre Möglichkeiten",
  loading: "Die Mitgliedschaften werden geladen …",
  failed: "Die Mitgliedschaften konnten wir nicht laden",
  empty: {
    title: "Zurzeit nehmen wir keine neuen Mitglieder auf",
    text: "Bitte sehen Sie später wieder vorbei. Ihr Konto und Ihre Buchungen bleiben davon unberührt.",
  },
  choose: (plan: string) => `${plan} wählen`,
  chosen: "Ausgewählt",
  chosenMark: "Ihre Auswahl",
  abandoned: {
    title: "Sie haben die Zahlung abgebrochen",
    text: "Es wurde nichts bestellt und nichts abgebucht. Wenn Sie möchten, wählen Sie noch einmal.",
  },
  member: {
    title: "Sie sind schon Mitglied",
    text: (plan: string) =>
      `Ihre Mitgliedschaft „${plan}“ läuft. Verwalten können Sie sie in den Einstellungen.`,
    action: "Mitgliedschaft verwalten",
    current: "Ihre Mitgliedschaft",
  },
  compare: {
    title: "Im Vergleich",
    caption: "Mitgliedschaften im Vergleich",
    price: (cents: number, every: "month" | "year") => `${formatPrice(cents)} ${interval[every]}`,
  },
  leaving: "Kündigen ist so einfach wie bestellen: in den Einstellungen oder ohne Anmeldung über",
  cancelLink: "Verträge hier kündigen",
  order: {
    title: "Prüfen und bestellen",
    intro: "Danach geht es zur Zahlungsseite.",
    introSignedOut:
      "Danach melden Sie sich an oder legen ein Konto an, und es geht zur Zahlungsseite. Ihre Auswahl behalten wir.",
    label: "Mitgliedschaft bestellen",
    button: "zahlungspflichtig bestellen",
    busy: "Ihre Bestellung wird übermittelt. Bitte lassen Sie diese Seite offen.",
    leaving: "Sie werden zur Zahlungsseite weitergeleitet …",
    essentials: {
      contract: "Vertrag",
      interval: "Zahlung",
      term: "Laufzeit",
      renewal: "Verlängerung",
      cancellation: "Kündigung",
      provider: "Vertragspartner",
    },
    payment: {
      month: "jeden Monat im Voraus",
      year: "einmal im Jahr im Voraus",
    },
    term: { month: "ein Monat ab heute", year: "ein Jahr ab heute" },
    renewal: "danach auf unbestimmte Zeit, wenn Sie nicht kündigen",
    cancellation: {
      month: "jederzeit zum Ende des bezahlten Monats",
      year: "jederzeit zum Ende des ersten Jahres, danach jederzeit mit einem Monat Frist; was Sie für die Zeit danach bezahlt haben, erstatten wir",
    },
    total: { month: "im ersten Monat, inkl. MwSt.", year: "im ersten Jahr, inkl. MwSt." },
    withdrawal: "Sie können den Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen.",
    terms: "Geschäftsbedingungen und Widerrufsbelehrung",
    withdraw: "Vertrag widerrufen",
    failed: "Die Bestellung ist nicht angekommen",
    notOrdered: "Es wurde nichts bestellt und nichts abgebucht.",
  },
  /** On the cards, above the price. */
  terms: {
    month: [
      "Laufzeit einen Monat, danach auf unbestimmte Zeit.",
      "Jederzeit zum Ende des bezahlten Monats kündbar.",
      "14 Tage Widerrufsrecht.",
    ],
    year: [
      "Laufzeit ein Jahr, danach auf unbestimmte Zeit.",
      "Nach dem ersten Jahr jederzeit mit einem Monat Frist kündbar.",
      "14 Tage Widerrufsrecht.",
    ],
  },
} as const;
