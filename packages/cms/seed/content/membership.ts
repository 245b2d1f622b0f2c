import { p, ul } from "../blocks";
import type { MemberDiscountSeed, OfferSeed, PlanSeed } from "../types";
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
  {
    title: "Karwendel: acht Prozent auf jeden Termin",
    slug: "karwendel-mitglieder",
    teaser: "Von Hütte zu Hütte durch das größte Naturschutzgebiet Tirols, für Mitglieder günstiger.",
    body: [
      p(
        "Die Hütten sind klein, die Gruppen auch. Der Veranstalter hält für Mitglieder auf allen Terminen des Sommers acht Prozent bereit; der Preis steht nach der Anmeldung beim Termin und gilt für alle, die Sie mitbuchen.",
      ),
      ul("gilt für Sie und alle Mitreisenden Ihrer Buchung", "Zuschläge für Einzelzimmer bleiben gleich"),
    ],
    tour: "alpenhuettentour-karwendel",
    discountPercent: 8,
    code: "KARWENDEL8",
    validForDays: 240,
  },
  {
    title: "Kungsleden unter der Mitternachtssonne",
    slug: "kungsleden-mitglieder",
    teaser: "Acht Prozent weniger auf dem Königsweg von Abisko nach Nikkaluokta.",
    body: [
      p(
        "Eine Woche zwischen Birken, Fjäll und Gletscherbächen. Wer früh bucht, bekommt die Nachtzüge noch zum Sparpreis; den Nachlass des Veranstalters gibt es für Mitglieder dazu.",
      ),
    ],
    tour: "kungsleden-abisko-nikkaluokta",
    discountPercent: 8,
    code: "FJAELL8",
    validForDays: 150,
  },
];

export const memberDiscounts: MemberDiscountSeed[] = [
  { tour: "malerweg-elbsandsteingebirge", percent: 10, months: [4, 5] },
  { tour: "alpenhuettentour-karwendel", percent: 8 },
  { tour: "kungsleden-abisko-nikkaluokta", percent: 8 },
  { tour: "berliner-hoehenweg-zillertal", percent: 5 },
  { tour: "moselradweg-trier-koblenz", percent: 10 },
];
