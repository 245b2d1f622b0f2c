import { formatCount } from "../format/formatMeasure";

/** German texts of tables, menus, tabs, toasts and waiting. */
export const dataMicrocopy = {
  table: {
    empty: "Noch keine Einträge",
    error: "Die Liste konnte nicht geladen werden.",
    retry: "Noch einmal versuchen",
    sortBy: "Sortieren:",
    sorted: (column: string, direction: "ascending" | "descending") =>
      `Sortiert nach ${column}, ${direction === "ascending" ? "aufsteigend" : "absteigend"}.`,
    actions: "Aktionen",
    select: (row: string) => `${row} auswählen`,
    selectPage: "Alle auf dieser Seite auswählen",
    selection: (count: number) => (count === 0 ? "Nichts ausgewählt" : `${formatCount(count)} ausgewählt`),
    clearSelection: "Auswahl aufheben",
    selectedActions: "Aktionen für die Auswahl",
    range: (first: number, last: number, total: number) =>
      first === last
        ? `${formatCount(first)} von ${formatCount(total)}`
        : `${formatCount(first)} bis ${formatCount(last)} von ${formatCount(total)}`,
  },
  tabs: { label: "Bereiche" },
  toast: {
    region: (hotkey: string | undefined) => (hotkey ? `Meldungen (${hotkey})` : "Meldungen"),
    dismiss: (title: string) => `Meldung „${title}“ schließen`,
  },
  progress: {
    label: "Fortschritt",
    percent: (percent: number) => `${formatCount(percent)} %`,
  },
  wait: {
    slow: "Das dauert länger als sonst. Bitte lassen Sie diese Seite geöffnet.",
    stalled: "Wir haben noch keine Antwort. Sie können es noch einmal versuchen; verloren geht dabei nichts.",
  },
} as const;
