import { formatCount } from "../format/formatMeasure";

/** German texts of the form components; props of the same meaning replace them. */
export const formMicrocopy = {
  stepper: {
    label: "Schritte der Buchung",
    position: (step: number, count: number) => `Schritt ${step} von ${count}`,
    done: "erledigt",
    back: (label: string) => `Zurück zu „${label}“`,
  },
  errorSummary: {
    title: (count: number) =>
      count === 1
        ? "Eine Angabe fehlt noch oder stimmt nicht"
        : `${formatCount(count)} Angaben fehlen noch oder stimmen nicht`,
  },
  receipt: { number: "Belegnummer", print: "Beleg drucken", save: "Beleg speichern" },
  actions: { next: "Weiter", back: "Zurück" },
  textArea: {
    left: (count: number) => `noch ${formatCount(count)} Zeichen`,
    over: (count: number) => `${formatCount(count)} Zeichen zu viel`,
    atMost: (count: number) => `Noch höchstens ${formatCount(count)} Zeichen.`,
    full: "Keine Zeichen mehr übrig.",
  },
  birthDate: {
    label: "Geburtsdatum",
    hint: "Zum Beispiel 27. 3. 1985",
    day: "Tag",
    month: "Monat",
    year: "Jahr",
  },
  password: {
    label: "Passwort",
    show: "Passwort anzeigen",
    shown: "Ihr Passwort ist jetzt zu sehen.",
    hidden: "Ihr Passwort ist verborgen.",
    capsLock: "Die Feststelltaste ist an.",
    hint: (minLength: number) =>
      `Mindestens ${formatCount(minLength)} Zeichen. Drei oder vier Wörter, die nicht zusammengehören, sind besser als Sonderzeichen.`,
    strength: {
      label: "Prüfung des Passworts",
      empty: (minLength: number) => `mindestens ${formatCount(minLength)} Zeichen`,
      tooShort: "zu kurz",
      common: "häufig verwendet",
      good: "gut",
      missing: (count: number) => (count === 1 ? "noch 1 Zeichen" : `noch ${formatCount(count)} Zeichen`),
      commonAdvice: "Wer Passwörter durchprobiert, beginnt mit solchen. Bitte wählen Sie ein anderes.",
      aloud: {
        tooShort: (minLength: number) => `Passwort zu kurz, mindestens ${formatCount(minLength)} Zeichen.`,
        common: "Dieses Passwort wird häufig verwendet. Bitte wählen Sie ein anderes.",
        good: "Passwort gut.",
      },
    },
  },
  switch: { on: "an", off: "aus", busy: "Wird gespeichert …" },
  search: {
    clear: "Eingabe löschen",
    results: (count: number) =>
      count === 0 ? "Nichts gefunden" : count === 1 ? "1 Treffer" : `${formatCount(count)} Treffer`,
    busy: "Wird gesucht …",
  },
  quantity: {
    less: (label: string) => `${label}: eins weniger`,
    more: (label: string) => `${label}: eins mehr`,
    now: (label: string, value: number) => `${label}: ${formatCount(value)}`,
  },
} as const;
