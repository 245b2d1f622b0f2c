/** Read by editors, when a file is refused. */
export const texts = {
  kind: (name: string) =>
    `„${name}“ kann nicht hochgeladen werden. Möglich sind Bilder (JPEG, PNG, WebP, AVIF, GIF) und PDF, nach Inhalt und Endung.`,
  broken: (name: string) =>
    `„${name}“ lässt sich nicht als Bild lesen. Bitte speichern Sie das Bild neu und versuchen Sie es noch einmal.`,
  size: (name: string, megapixels: number) =>
    `„${name}“ hat zu viele Bildpunkte. Bitte verkleinern Sie das Bild auf höchstens ${megapixels} Megapixel.`,
  side: (name: string, most: number) =>
    `„${name}“ ist zu lang oder zu hoch. Möglich sind ${most.toLocaleString("de-DE")} Bildpunkte je Seite.`,
  files: (most: number) => `Bitte laden Sie höchstens ${most} Dateien auf einmal hoch.`,
  hidden: (field: string) =>
    `${field} enthält ein Zeichen, das man nicht sieht. Eingefügter Text bringt so etwas manchmal mit. Bitte tippen Sie ihn neu.`,
  words: (field: string, most: number) => `${field} hat zu viele Zeichen. Möglich sind ${most}.`,
  fields: {
    name: "Der Dateiname",
    alternativeText: "Der Alternativtext",
    caption: "Die Bildunterschrift",
    folder: "Der Name des Ordners",
  },
  depth: (most: number) => `Ordner können höchstens ${most}-mal ineinander liegen.`,
  folders: (most: number) =>
    `Die Mediathek hat schon ${most.toLocaleString("de-DE")} Ordner. Bitte löschen Sie zuerst welche.`,
  queue: "Es werden gerade viele Dateien verarbeitet. Bitte versuchen Sie es in einer Minute noch einmal.",
  replacement: (name: string) =>
    `„${name}“ kann diese Datei nicht ersetzen: Ein Bild wird durch ein Bild ersetzt, ein PDF durch ein PDF.`,
};
