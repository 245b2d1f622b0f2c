/** German texts of date fields and pickers; `texts` replaces any of them. */
export const datePickerMicrocopy = {
  open: "Kalender öffnen",
  close: "Kalender schließen",
  clear: "Datum löschen",
  clearRange: "Zeitraum löschen",
  calendar: (label: string) => `${label}: Tag wählen`,
  rangeCalendar: (label: string) => `${label}: ersten und letzten Tag wählen`,
  from: "von",
  to: "bis",
  today: "Heute",
  previous: "Vorheriger Monat",
  next: "Nächster Monat",
  chosen: (day: string) => `Gewählt: ${day}`,
  chosenRange: (from: string, to: string) => `Gewählt: ${from} bis ${to}`,
  rangeStart: "Wählen Sie den ersten Tag.",
  rangeEnd: (from: string) => `Ab ${from}. Wählen Sie jetzt den letzten Tag.`,
  selectable: (from: string, to: string) => `Wählbar vom ${from} bis zum ${to}.`,
  selectableFrom: (from: string) => `Wählbar ab dem ${from}.`,
  selectableUntil: (to: string) => `Wählbar bis zum ${to}.`,
  reason: (day: string, reason: string) => `${day}: ${reason}`,
  notADay: "Diesen Tag gibt es nicht. Bitte prüfen Sie Tag, Monat und Jahr.",
  unreadable: "Das lesen wir nicht als Datum. Schreiben Sie es zum Beispiel so: 3.5.2027.",
  shortYear: "Bitte geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 2027.",
  tooEarly: (day: string) => `Bitte wählen Sie einen Tag ab dem ${day}.`,
  tooLate: (day: string) => `Bitte wählen Sie einen Tag bis zum ${day}.`,
  unavailable: (day: string, reason: string) => `Der ${day} ist nicht wählbar: ${reason}`,
  wrongOrder: "Der letzte Tag liegt vor dem ersten.",
} as const satisfies Record<string, string | ((...parts: string[]) => string)>;

export type DatePickerTexts = {
  [Key in keyof typeof datePickerMicrocopy]: (typeof datePickerMicrocopy)[Key] extends string
    ? string
    : (typeof datePickerMicrocopy)[Key];
};
