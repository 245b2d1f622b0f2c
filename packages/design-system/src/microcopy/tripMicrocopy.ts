import { formatCount, formatPlural } from "../format/formatMeasure";
import type { WaypointKind } from "../trip/waypoint";

const kindNames: Record<WaypointKind, string> = {
  start: "Start",
  end: "Ziel",
  overnight: "Übernachtung",
  summit: "Gipfel",
  pass: "Pass",
  hut: "Hütte",
  place: "Ort am Weg",
};

/** German texts of the trip components. */
export const tripMicrocopy = {
  days: (count: number) => formatPlural(count, "Tag", "Tage"),
  nights: (count: number) => formatPlural(count, "Nacht", "Nächte"),
  day: (day: number) => `Tag ${day}`,
  kinds: { ...kindNames, startEnd: "Start und Ziel" },
  grade: {
    technique: "Technik",
    fitness: "Kondition",
    of: (grade: number, word: string) => `${grade} von 5, ${word}`,
    techniqueWords: ["leicht", "leicht bis mittel", "mittel", "anspruchsvoll", "sehr anspruchsvoll"],
    fitnessWords: ["gering", "mäßig", "mittel", "hoch", "sehr hoch"],
    difficulty: "Schwierigkeit",
  },
  facts: {
    label: "Die Reise auf einen Blick",
    duration: "Dauer",
    distance: "Strecke",
    ascent: "Aufstieg",
    descent: "Abstieg",
    group: "Gruppe",
    language: "Sprache der Reiseleitung",
    people: (min: number | undefined, max: number) =>
      min && min !== max
        ? `${min} bis ${max} Personen`
        : `höchstens ${formatPlural(max, "Person", "Personen")}`,
  },
  card: {
    from: "ab",
    perPerson: "pro Person",
    on: (date: string) => `am ${date}`,
    nextDate: "Nächster Termin:",
    noDate: "Termine auf Anfrage",
    by: "Veranstalter:",
    noPicture: "Noch kein Bild",
  },
  searchLayout: {
    filters: "Filter",
    open: (count: number) => (count > 0 ? `Filter (${count})` : "Filter"),
  },
  grid: { label: "Reisen", loading: "Reisen werden geladen …" },
  profile: {
    title: "Höhenprofil",
    ofDay: (day: number) => `Höhenprofil, Tag ${day}`,
    slider: "Orte im Höhenprofil",
    ascent: "Aufstieg",
    descent: "Abstieg",
    atLeast: "mindestens",
    highest: "Höchster Punkt",
    distance: "Strecke",
    hint: "Fahren Sie über das Profil oder nutzen Sie die Pfeiltasten.",
    touchHint: "Tippen Sie auf das Profil: Höhe und Ort erscheinen hier.",
    schematic: "schematisch",
    note: "Das Profil verbindet die genannten Orte schematisch: Das Auf und Ab dazwischen fehlt. Maßgeblich sind die Höhenmeter im Text.",
    table: "Höhenprofil als Tabelle",
    columns: ["Ort", "Kilometer", "Höhe", "Tag", "Art"],
    roughly: "ca.",
    empty: "Für diese Reise liegt noch kein Höhenprofil vor.",
    axis: "km",
  },
  map: {
    title: "Routenskizze",
    schematic: "schematisch",
    note: "Die Linie verbindet die Orte schematisch, Höhenlinien und Relief sind gezeichnet: nicht zur Orientierung im Gelände.",
    north: "N",
    places: "Orte der Route als Liste",
    legend: "Zeichenerklärung",
    empty: "Für diese Reise liegt noch keine Routenskizze vor.",
    description: (from: string, to: string, places: number) =>
      from === to
        ? `Rundweg ab ${from} über ${formatPlural(places, "Ort", "Orte")}.`
        : `Weg von ${from} nach ${to} über ${formatPlural(places, "Ort", "Orte")}.`,
  },
  gallery: {
    label: "Bilder der Reise",
    open: (index: number, alt: string) => `Bild ${index} groß ansehen: ${alt}`,
    position: (index: number, count: number) => `Bild ${index} von ${count}`,
    previous: "Vorheriges Bild",
    next: "Nächstes Bild",
    close: "Große Ansicht schließen",
  },
  dayPlan: {
    label: "Tagesplan",
    overnight: "Übernachtung",
    meals: "Verpflegung",
    ascent: "Aufstieg",
    descent: "Abstieg",
    distance: "Strecke",
    hours: "Gehzeit",
    empty: "Der Tagesplan wird noch zusammengestellt.",
    overnightKinds: {
      huette: "Hütte",
      hotel: "Hotel",
      pension: "Pension",
      gasthof: "Gasthof",
      zelt: "Zelt",
      biwak: "Biwak",
      schiff: "Schiff",
      keine: "keine Übernachtung",
    },
  },
  departures: {
    label: "Termine und Preise",
    calendar: "Preiskalender",
    cheapest: "günstigster Termin",
    guaranteed: "findet sicher statt",
    soldOut: "ausgebucht",
    cancelled: "abgesagt",
    seats: (left: number) => (left <= 3 ? `noch ${formatPlural(left, "Platz", "Plätze")}` : "Plätze frei"),
    choose: "Termin wählen",
    noneInMonth: "keine Termine",
    supplement: (price: string) => `Einzelzimmer + ${price}`,
    loading: "Termine werden geladen …",
    empty: "Zurzeit sind keine Termine geplant.",
    emptyText: "Schreiben Sie uns: Wir fragen gern beim Veranstalter nach.",
    error: "Die Termine konnten nicht geladen werden.",
    retry: "Erneut versuchen",
    perPerson: "Gesamtpreis pro Person",
    memberPrice: "Mitgliederpreis",
    insteadOf: "statt",
    selected: "ausgewählt",
    cheapestMonth: "günstigster Preis des Monats",
  },
  included: { yes: "Im Preis enthalten", no: "Nicht enthalten" },
  conditions: {
    label: "Bevor Sie buchen",
    minimum: "Mindestzahl",
    least: (people: number, days: number, start: string, last: string) =>
      `Mindestens ${formatPlural(people, "Person", "Personen")}. Werden es weniger, kann der Veranstalter bis ${formatPlural(days, "Tag", "Tage")} vor Beginn zurücktreten, bei der Reise am ${start} also bis zum ${last}. Sie bekommen dann alles zurück, was Sie gezahlt haben.`,
    guaranteed: (start: string) => `Die Reise am ${start} findet sicher statt, auch wenn nur wenige buchen.`,
    noMinimum: "Es gibt keine: Die Reise findet auch mit einer Person statt.",
    mobility: "Eingeschränkte Mobilität",
    noMobility:
      "Die Reise ist im Allgemeinen nicht für Menschen mit eingeschränkter Mobilität geeignet. Ob sie für Sie trotzdem passt, klären wir gern vor der Buchung.",
    children: "Kinder",
    noChildPrice: "Kinder zahlen denselben Preis wie Erwachsene; einen Kinderpreis gibt es nicht.",
    singleRoom: "Einzelzimmer",
    singleRoomNights: (rooms: number, all: number) =>
      rooms === 0
        ? "Für welche Nächte der Zuschlag gilt, sagt Ihnen der Veranstalter."
        : rooms >= all
          ? "Der Zuschlag gilt für alle Nächte."
          : `Der Zuschlag gilt für ${rooms} von ${formatPlural(all, "Nacht", "Nächten")}. In Hütten, Zelten und Lagern gibt es keine Einzelzimmer.`,
  },
  packing: { label: "Packliste" },
  operator: {
    label: "Veranstalter dieser Reise",
    website: "Website des Veranstalters",
    insurer: "Kundengelder sind abgesichert bei",
  },
  train: { label: "Anreise mit der Bahn" },
  questions: { label: "Häufige Fragen zu dieser Reise" },
  priceBox: {
    label: "Preis und Buchung",
    from: "ab",
    total: "Gesamtpreis pro Person",
    includes: (items: string) => `inkl. ${items}`,
    choose: "Termin wählen",
    cheapest: "Zu diesem Preis",
    next: "Nächster Termin",
    onRequest: "Preis auf Anfrage",
  },
  results: {
    count: (total: number) =>
      total === 0
        ? "Keine Reise gefunden"
        : `${formatCount(total)} ${total === 1 ? "Reise" : "Reisen"} gefunden`,
    corrected: (words: string) => `Gesucht nach „${words}“.`,
    sort: "Sortieren nach",
    apply: "Anwenden",
    active: "Aktive Filter",
    clear: "Alle Filter löschen",
    updating: "Ergebnisse werden aktualisiert …",
    filters: "Filter",
    sorts: {
      relevance: "Relevanz",
      price: "Preis aufsteigend",
      "-price": "Preis absteigend",
      date: "nächster Termin",
      duration: "Dauer aufsteigend",
      "-duration": "Dauer absteigend",
    },
  },
  filters: {
    label: "Reisen filtern",
    submit: "Ergebnisse anzeigen",
    reset: "Filter zurücksetzen",
    days: "Reisedauer in Tagen",
    price: "Preis in Euro",
    dates: "Reisezeitraum",
    difficulty: "Schwierigkeit",
  },
  emptyResult: {
    title: "Dazu haben wir keine Reise gefunden.",
    forQuery: (query: string) => `Zu „${query}“ haben wir keine Reise gefunden.`,
    suggestion: "Meinten Sie",
    clear: "Alle Filter löschen",
    ways: "So geht es weiter:",
  },
} as const;
