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
    hint: "Zum Beispiel 27 3 1985",
    day: "Tag",
    month: "Monat",
    year: "Jahr",
  },
  quantity: {
    less: (label: string) => `${label}: eins weniger`,
    more: (label: string) => `${label}: eins mehr`,
    now: (label: string, value: number) => `${label}: ${formatCount(value)}`,
  },
} as const;
