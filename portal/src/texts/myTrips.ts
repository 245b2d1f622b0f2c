import { formatDate, formatPrice } from "@gratweg/design-system";

export const myTripsTexts = {
  pageTitle: "Meine Reisen",
  greeting: (firstName: string) => (firstName === "" ? "Guten Tag" : `Guten Tag, ${firstName}`),
  next: {
    running: (title: string) => `Sie sind unterwegs: ${title}. Gute Wege!`,
    today: (title: string) => `Heute geht es los: ${title}.`,
    tomorrow: (title: string) => `Morgen geht es los: ${title}.`,
    soon: (days: number, title: string) => `Noch ${days} Tage, dann geht es los: ${title}.`,
    later: (day: string, title: string) => `Ihre nächste Reise beginnt am ${formatDate(day)}: ${title}.`,
  },
  groups: {
    upcoming: "Anstehende Reisen",
    past: "Vergangene Reisen",
    cancelled: "Stornierte Reisen",
  },
  loading: "Ihre Reisen werden geladen …",
  failed: "Ihre Reisen konnten wir nicht laden",
  empty: {
    title: "Noch keine Reise gebucht",
    text: "Hier stehen Ihre Reisen, sobald Sie eine gebucht haben: mit Unterlagen, Zahlungen und einer Datei für den Kalender.",
    search: "Reisen ansehen",
    known: "Schon gebucht? Buchungen mit Ihrer E-Mail-Adresse erscheinen von selbst.",
    help: "Hilfe dazu",
  },
  onlyPast: {
    title: "Gerade steht keine Reise an",
    text: "Lust auf den nächsten Weg?",
  },
  payment: { deposit: "Anzahlung", rest: "Restzahlung" },
  booking: {
    plan: "Tagesplan und Packliste",
    questions: "Fragen an den Veranstalter:",
    mailSubject: (number: number, title: string) => `Buchung ${number}: ${title}`,
    calendarTitle: "Kalenderdatei",
    failed: (title: string) => `„${title}“ konnten wir nicht holen`,
    kinds: { confirmation: "reisebestaetigung", "form-sheet": "formblatt", calendar: "buchung" },
    saved: (title: string) => `„${title}“ liegt jetzt bei Ihren Downloads.`,
  },
  request: {
    asked: {
      cancellation: (day: string) => `Storno angefragt am ${formatDate(day)}`,
      change: (day: string) => `Änderung angefragt am ${formatDate(day)}`,
    },
    askedFee: (cents: number) => `Entschädigung, wie angefragt: ${formatPrice(cents)}.`,
    sent: "Eine E-Mail dazu ist zu Ihnen unterwegs.",
    failed: "Ihre Anfrage ist nicht angekommen.",
    today: (cents: number, percent: number) =>
      cents === 0
        ? "Wenn Sie heute stornieren, ist das kostenlos."
        : `Wenn Sie heute stornieren, kann der Veranstalter ${formatPrice(cents)} verlangen: ${percent}\u00a0% des Reisepreises.`,
    cancellation: {
      open: "Reise stornieren",
      title: (trip: string) => `„${trip}“ stornieren?`,
      next: "Es zählt der Tag Ihrer Anfrage. Unsere Buchungsstelle trägt die Stornierung ein und bestätigt sie Ihnen per E-Mail; erst dann werden die Plätze frei.",
      confirm: "Storno anfragen",
    },
    change: {
      open: "Änderung anfragen",
      title: (trip: string) => `Was soll sich an „${trip}“ ändern?`,
      next: "Bis Sie Antwort haben, gilt alles wie gebucht. Kostet die Änderung etwas, erfahren Sie es vorher.",
      confirm: "Änderung anfragen",
    },
    wish: {
      label: "Gewünschte Änderung",
      hint: "Zum Beispiel ein anderer Termin, ein Einzelzimmer oder ein Name.",
      missing: "Bitte schreiben Sie in höchstens 1.000 Zeichen, was sich ändern soll.",
    },
  },
  unconfirmed: {
    title: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    text: (email: string) =>
      `Wir haben Ihnen eine E-Mail an ${email} geschickt. Erst wenn Sie darin auf den Link klicken, wissen wir, dass Ihnen die Adresse gehört, und zeigen Ihnen die Buchungen dazu.`,
  },
  membership: {
    manage: "Mitgliedschaft verwalten",
    view: "Mitgliedschaft ansehen",
    ended: {
      title: "Ihre Mitgliedschaft ist beendet",
      text: (day: string) =>
        `Sie lief bis zum ${formatDate(day)}. Wegpunkte und Mitgliederpreise bekommen Sie mit einer neuen zurück.`,
    },
    again: "Wieder Mitglied werden",
    failed: "Ihre Mitgliedschaft konnten wir nicht laden",
    loading: "Ihre Mitgliedschaft wird geladen …",
  },
} as const;

export const savedTripsTexts = {
  title: "Merkliste",
  intro: "Reisen, die Sie sich gemerkt haben. Ein Druck auf das Herz nimmt eine wieder herunter.",
  loading: "Ihre Merkliste wird geladen …",
  failed: "Ihre Merkliste konnten wir nicht laden",
  empty: {
    title: "Noch keine Reise gemerkt",
    text: "Das Herz auf einer Reise legt sie hierher. So finden Sie sie auf allen Geräten wieder.",
    search: "Reisen ansehen",
  },
  removed: (title: string) => `„${title}“ steht nicht mehr auf Ihrer Merkliste.`,
  undo: "Rückgängig",
  restored: (title: string) => `„${title}“ steht wieder auf Ihrer Merkliste.`,
  notRemoved: (title: string) => `„${title}“ ließ sich nicht von der Merkliste nehmen.`,
  notRestored: (title: string) => `„${title}“ ließ sich nicht wieder auf die Merkliste setzen.`,
} as const;
