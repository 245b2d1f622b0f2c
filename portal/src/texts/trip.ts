import { formatPlural } from "@gratweg/design-system";

export const tripTexts = {
  pageTitle: (title: string) => `${title}: Tagesplan und Packliste`,
  kicker: "Ihre Reise",
  back: "Meine Reisen",
  days: (count: number) => formatPlural(count, "Tag", "Tage"),
  publicPage: "Reise und Termine ansehen",
  print: "Seite drucken",
  loading: "Die Reise wird geladen …",
  checking: "Ihre Mitgliedschaft wird geprüft …",
  failed: "Diese Reise konnten wir nicht laden",
  track: {
    title: "Wegpunkte",
    text: (points: string) =>
      `Die Orte der Tour als GPX-Datei mit ${points} Punkten: Hütten, Pässe, Gipfel und Ziele, zum Vorbereiten im Kartenprogramm.`,
    warning:
      "Die Linie dazwischen ist gerade gezogen und folgt keinem Weg. Zum Navigieren im Gelände taugt die Datei nicht.",
    download: "Wegpunkte herunterladen (GPX)",
    fetching: "Die Datei wird geholt …",
    saved: (name: string) => `„${name}“ liegt jetzt bei Ihren Downloads.`,
    failed: "Die GPX-Datei konnten wir nicht holen",
    none: "Zu dieser Reise gibt es noch keine Wegpunkte als Datei.",
  },
  way: {
    title: "Der Weg",
    loading: "Höhenprofil und Routenskizze werden geladen …",
    failed:
      "Höhenprofil und Routenskizze ließen sich nicht laden. Auf der Seite der Reise finden Sie beides auch.",
  },
  plan: { title: "Tag für Tag", overview: "Die Etappen im Überblick" },
  packing: {
    title: "Packliste",
    intro:
      "Haken Sie ab, was schon im Rucksack liegt. Die Haken bleiben auf diesem Gerät, bis Sie sich abmelden.",
    progress: (done: number, all: number) => `${done} von ${all} gepackt`,
    clear: "Alle Haken entfernen",
  },
  arrival: { title: "Anreise" },
  locked: {
    title: "Packliste und Wegpunkte",
    text: "Wer diese Reise gebucht hat, findet beides hier. Mit einer Mitgliedschaft steht es zu jeder Reise offen:",
    items: [
      "die Packliste zum Abhaken und Ausdrucken",
      "die Orte der Tour als Wegpunkte (GPX, kein Wegverlauf), wo es sie gibt",
    ],
    action: "Mitgliedschaft ansehen",
  },
  slow: {
    title: "Ihre Mitgliedschaft konnten wir gerade nicht prüfen",
    text: "Deshalb bleiben Packliste und Wegpunkte im Moment zu. Bitte laden Sie die Seite gleich noch einmal.",
    retry: "Noch einmal laden",
  },
} as const;
