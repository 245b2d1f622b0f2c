import { formatCount } from "../format/formatMeasure";

/** German texts of the account's components; props of the same meaning replace them. */
export const accountMicrocopy = {
  auth: { or: "oder", otherWays: "Andere Wege" },
  social: { lastUsed: "zuletzt benutzt", busy: "Sie werden weitergeleitet …" },
  settings: {
    saving: "Wird gespeichert …",
    saved: "Gespeichert",
    failed: "Nicht gespeichert",
  },
  confirm: {
    cancel: "Abbrechen",
    typedLabel: (word: string) => `Zur Bestätigung bitte „${word}“ eingeben`,
    typedError: (word: string) => `Bitte geben Sie „${word}“ genau so ein.`,
    busy: "Einen Moment bitte …",
  },
  roles: { authenticated: "Konto", member: "Mitglied", manager: "Verwaltung" },
  accountStates: { invited: "eingeladen", blocked: "gesperrt", unconfirmed: "E-Mail nicht bestätigt" },
  save: {
    list: "Merkliste",
  },
  documents: {
    label: "Unterlagen",
    empty: "Noch keine Unterlagen.",
    pending: "folgt",
    fetching: "wird geholt …",
    issued: (date: string) => `vom ${date}`,
    kinds: { pdf: "PDF", gpx: "GPX", ics: "Kalender", other: "Datei" },
    size: (bytes: number) => sizeText(bytes),
  },
} as const;

/** „412 KB“, „1,4 MB“: decimal units, as on the shelf and in most browsers. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${formatCount(Math.max(1, Math.round(bytes / 1000)))}\u00a0KB`;
  return `${(Math.round(bytes / 100_000) / 10).toLocaleString("de-DE")}\u00a0MB`;
}
