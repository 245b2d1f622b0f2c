import { formatDate } from "../format/formatDate";
import { formatPlural, formatPrice } from "../format/formatMeasure";

/** German texts of membership, offers and one's own trips; props of the same meaning replace them. */
export const membershipMicrocopy = {
  plan: {
    interval: { month: "pro Monat", year: "pro Jahr" },
    total: "Gesamtpreis inkl. MwSt.",
    free: "kostenlos",
    current: "Ihre Mitgliedschaft",
    recommended: "Unsere Empfehlung",
    benefits: (plan: string) => `Das enthält ${plan}`,
    included: "enthalten",
    notIncluded: "nicht enthalten",
  },
  compare: {
    caption: "Mitgliedschaften im Vergleich",
    benefit: "Leistung",
    choose: "Spalte auswählen",
    scroll: "Vergleich, seitlich verschiebbar",
  },
  subscription: {
    states: {
      active: "aktiv",
      cancelled: "gekündigt",
      pastDue: "Zahlung offen",
      paused: "ruht",
      none: "Vorteile für Mitglieder",
      withdrawn: "widerrufen",
    },
    titles: {
      none: "Sie haben noch keine Mitgliedschaft",
      other: "Ihre Mitgliedschaft",
    },
    sentences: {
      active: (renewsOn: string) =>
        `Sie läuft bis zum ${formatDate(renewsOn)} und verlängert sich dann, wenn Sie nicht kündigen.`,
      cancelled: (endsOn: string) =>
        `Sie haben gekündigt. Bis zum ${formatDate(endsOn)} nutzen Sie weiterhin alles, danach endet der Zugang von selbst.`,
      pastDue: (accessUntil?: string) =>
        accessUntil
          ? `Die letzte Zahlung ist nicht angekommen. Ihr Zugang bleibt bis zum ${formatDate(accessUntil)} offen; bitte prüfen Sie bis dahin Ihr Zahlungsmittel.`
          : "Die letzte Zahlung ist nicht angekommen. Bitte prüfen Sie Ihr Zahlungsmittel.",
      paused: (resumesOn?: string) =>
        resumesOn
          ? `Sie ruht bis zum ${formatDate(resumesOn)}. Solange bezahlen Sie nichts.`
          : "Sie ruht. Solange bezahlen Sie nichts.",
      withdrawn: (withdrawnOn: string) =>
        `Sie haben am ${formatDate(withdrawnOn)} widerrufen. Bereits Gezahltes erstatten wir Ihnen.`,
      none: "Mitglieder buchen manche Reise günstiger und bekommen Packliste und Wegpunkte jeder Tour.",
    },
    facts: {
      since: "Mitglied seit",
      nextPayment: "Nächste Zahlung",
      due: "Offener Betrag",
      ends: "Läuft bis",
      resumes: "Geht weiter am",
      method: "Zahlungsmittel",
    },
    payment: (amountCents: number, on: string) => `${formatPrice(amountCents)} am ${formatDate(on)}`,
    owed: (amountCents: number, on?: string) =>
      on === undefined ? formatPrice(amountCents) : `${formatPrice(amountCents)} seit dem ${formatDate(on)}`,
    withdrawable: (until: string) =>
      `Sie können den Vertrag noch bis zum ${formatDate(until)} ohne Angabe von Gründen widerrufen.`,
    actions: "Mitgliedschaft verwalten",
  },
  offer: {
    locked: "Nur für Mitglieder",
    discount: (percent: number) => `${percent}\u00a0% Nachlass`,
    validUntil: (day: string) => `gültig bis ${formatDate(day)}`,
    code: (code: string) => `Code bei Fragen an uns: ${code}`,
    lockedCode: "Den Code sehen Sie als Mitglied.",
    normalPrice: "Normalpreis",
    memberPrice: "Für Sie",
  },
  booking: {
    number: "Buchungsnummer",
    party: "Reisende",
    travellers: (count: number) => formatPlural(count, "Person", "Personen"),
    organiser: "Veranstalter",
    total: "Gesamtpreis",
    states: { confirmed: "gebucht", cancelled: "storniert", completed: "gereist", running: "unterwegs" },
    countdown: (days: number) =>
      days === 0 ? "Heute geht es los" : days === 1 ? "Morgen geht es los" : `Noch ${days} Tage`,
    documents: "Reiseunterlagen",
    calendar: "In den Kalender",
    open: "Zur Reise",
    payments: "Zahlungen",
    due: (day: string) => `fällig am ${formatDate(day)}`,
    paid: "bezahlt",
  },
} as const;
