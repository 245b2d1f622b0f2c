import { p, ul } from "../blocks";
import type { MemberDiscountSeed, OfferSeed, PlanSeed } from "../types";
import { items } from "./helpers";

export const plans: PlanSeed[] = [
  {
    name: "Gratweg Plus",
    slug: "gratweg-plus",
    teaser: "Mitgliederpreise, Packlisten und Wegpunkte für ein Jahr.",
    priceCents: 3900,
    interval: "year",
    benefits: items(
      "Orte jeder Tour als Wegpunkte (GPX), gerade verbunden: zum Planen, nicht zum Navigieren",
      "Packliste jeder Tour, zum Abhaken und Ausdrucken",
      "Mitgliederpreise und Angebote der Veranstalter",
    ),
    stripePriceId: null,
    active: true,
    rank: 1,
  },
  {
    name: "Gratweg Plus monatlich",
    slug: "gratweg-plus-monat",
    teaser: "Dieselben Vorteile für einen Monat, etwa um eine Reise vorzubereiten.",
    priceCents: 490,
    interval: "month",
    benefits: items(
      "Orte jeder Tour als Wegpunkte (GPX), gerade verbunden: zum Planen, nicht zum Navigieren",
      "Packliste jeder Tour, zum Abhaken und Ausdrucken",
      "Mitgliederpreise und Angebote der Veranstalter",
    ),
    stripePriceId: null,
    active: true,
    rank: 2,
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
    teaser: "Acht Prozent weniger auf dem Königspfad von Abisko nach Nikkaluokta.",
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
  {
    title: "Berliner Höhenweg: fünf Prozent auf alle Termine",
    slug: "berliner-hoehenweg-mitglieder",
    teaser: "Acht Etappen von Finkenberg bis Mayrhofen, für Mitglieder etwas günstiger.",
    body: [
      p(
        "Eine Woche oben bleiben, über die Mörchenscharte und das Schönbichler Horn: Die Gruppe ist klein, deshalb ist es auch der Nachlass. Er gilt auf jedem Termin von Juli bis September, auch auf denen, die schon sicher stattfinden.",
      ),
      ul("gilt für Sie und alle Mitreisenden Ihrer Buchung", "nur für Geübte, wie im Tourenplan beschrieben"),
    ],
    tour: "berliner-hoehenweg-zillertal",
    discountPercent: 5,
    code: "ZILLERTAL5",
    validForDays: 240,
  },
  {
    title: "Mit dem Rad an die Mosel: zehn Prozent",
    slug: "mosel-mitglieder",
    teaser: "Von Trier nach Koblenz, an Weinhängen entlang, mit zehn Prozent Nachlass für Mitglieder.",
    body: [
      p(
        "Der Fluss macht die Kehren, das Rad rollt, und abends stehen die Etappen im Glas. Der Veranstalter gibt Mitgliedern im Frühsommer wie zur Lese denselben Nachlass.",
      ),
      ul("gilt auf allen Terminen", "Zuschläge für Einzelzimmer bleiben gleich"),
    ],
    tour: "moselradweg-trier-koblenz",
    discountPercent: 10,
    code: "MOSEL10",
    validForDays: 200,
  },
  {
    title: "Madeira im Februar, März und November",
    slug: "madeira-nebensaison",
    teaser: "Grünes Land, wenn es hier grau ist: zwölf Prozent Nachlass außerhalb der Hauptsaison.",
    body: [
      p(
        "Im Lorbeerwald ist es dann stiller, und nach einem Schauer führen die Levadas mehr Wasser. Wir empfehlen für diese Monate eine gute Regenjacke und einen Tag Puffer am Ende.",
      ),
      ul("gilt für Abreisen im Februar, März und November", "nicht mit anderen Nachlässen verbindbar"),
    ],
    tour: "madeira-levadas-lorbeerwald",
    discountPercent: 12,
    code: "LEVADA12",
    validForDays: 300,
  },
  {
    title: "Familienwoche am Bohinjer See",
    slug: "bohinj-familien",
    teaser: "Sieben Prozent für Mitglieder, für die ganze Familie in einer Buchung.",
    body: [
      p(
        "Kurze Wege, kaltes Wasser und eine Nacht auf der Alm, für Kinder ab sechs Jahren und ihre Erwachsenen. Der Mitgliederpreis gilt für alle, die zusammen gebucht werden. Kinder zahlen auf dieser Reise denselben Preis wie Erwachsene.",
      ),
      ul("gilt auf allen Terminen der Sommerferien", "eine Mitgliedschaft genügt für die ganze Familie"),
    ],
    tour: "familienwoche-bohinj-huettennacht",
    discountPercent: 7,
    code: "BOHINJ7",
    validForDays: 240,
  },
  {
    title: "Inlandsbanan: sechs Prozent auf alle Termine des Sommers",
    slug: "inlandsbanan-mitglieder",
    teaser: "Im Schienenbus von Mora bis hinter den Polarkreis, für Mitglieder günstiger.",
    body: [
      p(
        "Halt für Rentiere, Kaffee in kleinen Bahnhöfen und Nächte, die hell bleiben. Wer früh bucht, hat auch bei den Schlafwagenplätzen der Rückfahrt die Wahl.",
      ),
      ul("gilt auf allen Terminen", "Zuschläge für Einzelzimmer bleiben gleich"),
    ],
    tour: "inlandsbanan-mora-gaellivare",
    discountPercent: 6,
    code: "INLAND6",
    validForDays: 180,
  },
];

export const memberDiscounts: MemberDiscountSeed[] = [
  { tour: "malerweg-elbsandsteingebirge", percent: 10, months: [4, 5] },
  { tour: "alpenhuettentour-karwendel", percent: 8 },
  { tour: "kungsleden-abisko-nikkaluokta", percent: 8 },
  { tour: "berliner-hoehenweg-zillertal", percent: 5 },
  { tour: "moselradweg-trier-koblenz", percent: 10 },
  { tour: "madeira-levadas-lorbeerwald", percent: 12, months: [2, 3, 11] },
  { tour: "familienwoche-bohinj-huettennacht", percent: 7 },
  { tour: "inlandsbanan-mora-gaellivare", percent: 6 },
];
