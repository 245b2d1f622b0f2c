import { icon, rank, slug } from "./common";
import type { FieldCopy, Microcopy, ScreenCopy } from "./types";

const term = (name: FieldCopy): ScreenCopy => ({
  mainField: "name",
  list: ["name", "slug", "icon", "updatedAt"],
  fields: { name, slug, description: ["Beschreibung", "Ein bis zwei Sätze für die Übersicht."], icon },
});

export const catalogue: Microcopy = {
  "api::tour-operator.tour-operator": {
    mainField: "name",
    list: ["rank", "name", "city", "countryName", "updatedAt"],
    fields: {
      name: ["Name", "Firma, wie sie im Vertrag steht."],
      slug,
      logo: ["Logo", "Mit durchsichtigem oder hellem Hintergrund, mindestens 400 Pixel breit."],
      description: ["Beschreibung", "Wer die Reisen führt und was diesen Veranstalter ausmacht."],
      street: ["Straße und Hausnummer", "Anschrift, die auf der Seite der Tour genannt wird."],
      postalCode: ["Postleitzahl", "Postleitzahl der Anschrift."],
      city: ["Ort", "Ort der Anschrift."],
      countryName: ["Land", "Land der Anschrift, ausgeschrieben."],
      email: ["E-Mail", "An diese Adresse gehen Buchungen."],
      phone: ["Telefon", "Mit Vorwahl des Landes, zum Beispiel +43 512 …"],
      website: ["Internetadresse", "Mit https://."],
      insolvencyInsurer: [
        "Absicherung bei Insolvenz",
        "Versicherer, der im Formblatt für Pauschalreisen genannt wird.",
      ],
      cancellationSteps: [
        "Stornostaffel",
        "Leer: Es gilt die Staffel aus den Einstellungen der Buchung. Sonst fallende Tage, steigende Kosten; die letzte Stufe ohne Tage gilt am Reisetag und bei Nichtantritt.",
      ],
      rank: ["Reihenfolge", "Die vier kleinsten Zahlen stehen mit Logo im Fuß jeder Seite."],
    },
    edit: [
      [
        ["name", 8],
        ["rank", 4],
      ],
      [["slug", 8]],
      [
        ["logo", 6],
        ["insolvencyInsurer", 6],
      ],
      [["description", 12]],
      [
        ["street", 6],
        ["postalCode", 3],
        ["city", 3],
      ],
      [
        ["countryName", 6],
        ["phone", 6],
      ],
      [
        ["email", 6],
        ["website", 6],
      ],
      [["cancellationSteps", 12]],
    ],
  },
  "api::continent.continent": {
    mainField: "name",
    fields: { name: ["Name", "Zum Beispiel „Europa“."], slug },
  },
  "api::country.country": {
    mainField: "name",
    list: ["name", "isoCode", "continent", "updatedAt"],
    fields: {
      name: ["Name", "Zum Beispiel „Österreich“."],
      slug,
      isoCode: ["Länderkürzel", "Zwei Großbuchstaben nach ISO 3166, zum Beispiel „AT“."],
      continent: ["Kontinent", "Zu welchem Kontinent das Land gehört."],
    },
  },
  "api::region.region": {
    mainField: "name",
    list: ["name", "country", "updatedAt"],
    fields: {
      name: ["Name", "Zum Beispiel „Karwendel“."],
      slug,
      country: ["Land", "Land, zu dem die Region vor allem gehört."],
      teaser: ["Kurztext", "Ein bis zwei Sätze über die Landschaft."],
    },
  },
  "api::activity.activity": term(["Name", "Was man tut, zum Beispiel „Bergwandern“."]),
  "api::travel-type.travel-type": term(["Name", "Wie man reist, zum Beispiel „Hüttentour“."]),
  "api::travel-focus-type.travel-focus-type": term([
    "Name",
    "Wofür man reist, zum Beispiel „Naturerlebnis“.",
  ]),
  "api::plan.plan": {
    mainField: "name",
    list: ["name", "priceCents", "interval", "active", "rank"],
    sort: ["rank", "ASC"],
    edit: [
      [["name", 12]],
      [["teaser", 12]],
      [
        ["priceCents", 4],
        ["interval", 4],
        ["stripePriceId", 4],
      ],
      [["benefits", 12]],
      [
        ["active", 4],
        ["rank", 4],
        ["slug", 4],
      ],
    ],
    fields: {
      name: ["Name", "Steht auf der Preisseite, im Konto und in den E-Mails."],
      slug: [
        "Kurzname",
        "Woran Bestellungen und Verträge die Mitgliedschaft erkennen. Nicht mehr ändern, sobald jemand sie abgeschlossen hat.",
      ],
      teaser: ["Kurztext", "Ein Satz darüber, für wen sie sich lohnt."],
      priceCents: [
        "Preis (Euro)",
        "Endpreis mit Mehrwertsteuer, mindestens 1 €. Laufende Verträge behalten ihren Preis.",
      ],
      interval: ["Zeitraum", "Für so lange wird jedes Mal im Voraus bezahlt."],
      benefits: ["Vorteile", "Ein Vorteil in jeder Zeile, konkret."],
      stripePriceId: [
        "Stripe-Preis",
        "Kennung „price_…“ aus Stripe, mit demselben Betrag und Zeitraum. Im Testbetrieb bleibt das Feld leer.",
      ],
      active: [
        "Angeboten",
        "Nur eingeschaltete Mitgliedschaften lassen sich abschließen. Bestehende Verträge laufen in jedem Fall weiter.",
      ],
      rank,
    },
  },
  "api::offer.offer": {
    mainField: "title",
    list: ["title", "tour", "discountPercent", "validFrom", "validUntil"],
    sort: ["validUntil", "ASC"],
    edit: [
      [["title", 12]],
      [["teaser", 12]],
      [
        ["tour", 6],
        ["discountPercent", 6],
      ],
      [
        ["code", 4],
        ["validFrom", 4],
        ["validUntil", 4],
      ],
      [["body", 12]],
      [["slug", 6]],
    ],
    fields: {
      title: ["Titel", "Was Mitglieder bekommen."],
      slug: ["Kurzname", "Entsteht aus dem Titel; Besucherinnen und Besucher sehen ihn nicht."],
      teaser: ["Kurztext", "Sehen auch Besucherinnen und Besucher ohne Mitgliedschaft. Keinen Code nennen."],
      body: ["Text", "Einzelheiten und Bedingungen; nur für Mitglieder."],
      tour: ["Tour", "Für welche Reise das Angebot gilt."],
      discountPercent: ["Nachlass (%)", "Ganze Zahl von 0 bis 100."],
      code: ["Gutscheincode", "Sehen nur Mitglieder mit bezahltem Zugang."],
      validFrom: ["Gültig ab", "Erster Tag, an dem es zu sehen ist. Leer: sofort."],
      validUntil: ["Gültig bis", "Letzter Tag, an dem es zu sehen ist. Leer: ohne Ende."],
    },
  },
};
