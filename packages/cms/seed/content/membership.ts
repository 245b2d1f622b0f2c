import { p, ul } from "../blocks";
import type { OfferSeed, PlanSeed } from "../types";
import { items } from "./helpers";

export const plans: PlanSeed[] = [
  {
    name: "Gratweg Plus",
    slug: "gratweg-plus",
    teaser: "Karten, Tracks und Mitgliederpreise für ein Jahr.",
    priceCents: 3900,
    interval: "year",
    benefits: items(
      "Wegverlauf jeder Tour als GPX-Datei",
      "ausführlicher Tagesplan und Packliste zum Ausdrucken",
      "Mitgliederpreise und Angebote der Veranstalter",
      "jederzeit zum Ende des Jahres kündbar",
    ),
    stripePriceId: null,
    active: true,
    rank: 1,
  },
];

export const offers: OfferSeed[] = [
  {
    title: "Früh im Jahr auf den Malerweg",
    slug: "fruehling-malerweg",
    teaser: "Zehn Prozent Nachlass auf die Termine im April und Mai.",
    body: [
      p(
        "Wenn an der Elbe die Obstbäume blühen, sind die Felsen noch kühl und die Pensionen halb leer. Für Mitglieder gibt der Veranstalter den Vorteil weiter.",
      ),
      ul("gilt für neue Buchungen", "nicht mit anderen Nachlässen verbindbar"),
    ],
    tour: "malerweg-elbsandsteingebirge",
    discountPercent: 10,
    code: "ELBSANDSTEIN10",
    validForDays: 180,
  },
];
