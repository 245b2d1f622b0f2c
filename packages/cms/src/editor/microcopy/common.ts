import type { FieldCopy } from "./types";

export const slug: FieldCopy = [
  "Adresse (Slug)",
  "Letzter Teil der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche. Nach der Veröffentlichung möglichst nicht mehr ändern.",
];
export const seo: FieldCopy = [
  "Suchmaschinen",
  "Nur ausfüllen, wenn Titel und Kurztext für Google anders lauten sollen.",
];
export const sites: FieldCopy = ["Erscheint auf", "Auf welchen der acht Seiten dieser Eintrag zu sehen ist."];
export const rank: FieldCopy = [
  "Reihenfolge",
  "Kleinere Zahlen stehen weiter oben. Gleiche Zahlen werden nach dem Alphabet sortiert.",
];
export const image: FieldCopy = [
  "Bild",
  "Querformat, mindestens 1920 Pixel breit. Bitte in der Mediathek einen Alternativtext eintragen.",
];
export const body: FieldCopy = [
  "Text",
  "Der eigentliche Inhalt. Zwischenüberschriften ab Ebene 2 verwenden.",
];
export const icon: FieldCopy = ["Symbol", "Name aus der Sammlung Phosphor, zum Beispiel „ph:mountains“."];
