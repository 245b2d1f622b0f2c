import { formatCount } from "../format/formatMeasure";

/** German texts of the comboboxes; `texts` replaces any of them. */
export const comboBoxMicrocopy = {
  placeholder: "Suchen und auswählen",
  /** First entry of the plain select that stands there until scripts run. */
  none: "Bitte wählen",
  open: "Auswahl öffnen",
  clear: "Auswahl löschen",
  clearAll: "Alle entfernen",
  remove: (label: string) => `„${label}“ entfernen`,
  selected: (count: number) => (count === 0 ? "Nichts ausgewählt" : `${formatCount(count)} ausgewählt`),
  selectedList: (count: number, labels: string) => `${formatCount(count)} ausgewählt: ${labels}`,
  empty: (query: string) => (query ? `Nichts gefunden für „${query}“.` : "Keine Einträge."),
  loading: "Wird geladen …",
} as const;

export type ComboBoxTexts = {
  [Key in keyof typeof comboBoxMicrocopy]: (typeof comboBoxMicrocopy)[Key] extends string
    ? string
    : (typeof comboBoxMicrocopy)[Key];
};
