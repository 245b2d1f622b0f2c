import { formatDate, formatPlural } from "@gratweg/design-system";

export const offerTexts = {
  pageTitle: "Angebote für Mitglieder",
  /** „für“ stays with what it belongs to. */
  title: "Angebote für\u00a0Mitglieder",
  crumbs: "Mein Konto",
  leadMember:
    "Diese Preise geben Veranstalter nur Mitgliedern. Sie gelten von selbst: Solange Sie angemeldet sind, steht Ihr Preis beim Termin und in der Buchung. Einen Code müssen Sie dort nicht eingeben.",
  leadOthers:
    "Veranstalter geben Mitgliedern eigene Preise. Was es gerade gibt, sehen Sie hier; den Preis sehen und buchen Sie mit einer Mitgliedschaft.",
  /** While nobody knows yet who is asking. */
  leadUnknown: "Veranstalter geben Mitgliedern eigene Preise.",
  loading: "Die Angebote werden geladen …",
  failed: "Die Angebote konnten wir nicht laden",
  all: (count: number) =>
    count === 1 ? "Zum Angebot" : `Alle ${formatPlural(count, "Angebot", "Angebote")}`,
  trip: "Reise ansehen",
  conditions: "Bedingungen und Ablauf",
  validUntil: (day: string) => `gültig bis ${formatDate(day)}`,
  slow: {
    title: "Ihre Mitgliedschaft konnten wir gerade nicht prüfen",
    text: "Deshalb sehen Sie Preise und Codes im Moment nicht. Bitte laden Sie die Seite gleich noch einmal.",
    retry: "Noch einmal laden",
  },
  pass: {
    title: "Als Mitglied sehen Sie Preis und Code",
    text: "Dazu die Orte jeder Tour als Wegpunkte (GPX, kein Wegverlauf) und die Packliste zum Abhaken und Ausdrucken.",
    action: "Mitgliedschaft ansehen",
    signIn: "Schon Mitglied? Anmelden",
  },
  empty: {
    title: "Gerade gibt es kein Angebot",
    textMember:
      "Sobald ein Veranstalter eines macht, steht es hier. Mitgliederpreise einzelner Termine sehen Sie auf den Seiten der Reisen.",
    textOthers: "Sobald ein Veranstalter eines macht, steht es hier.",
    search: "Reisen ansehen",
  },
} as const;
