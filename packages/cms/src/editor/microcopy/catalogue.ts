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
    list: ["rank", "name", "priceCents", "interval", "active"],
    fields: {
      name: ["Name", "Name der Mitgliedschaft."],
      slug,
      teaser: ["Kurztext", "Ein Satz darüber, für wen sie sich lohnt."],
      priceCents: ["Preis (Cent)", "Endpreis in Cent: 4900 bedeutet 49,00 €."],
      interval: ["Zeitraum", "„month“ für einen Monat, „year“ für ein Jahr."],
      benefits: ["Vorteile", "Ein Vorteil in jeder Zeile, konkret."],
      stripePriceId: [
        "Stripe-Preis",
        "Kennung „price_…“ aus Stripe. Leer, solange nur zum Testen bezahlt wird.",
      ],
      active: ["Angeboten", "Nur eingeschaltete Mitgliedschaften lassen sich abschließen."],
      rank,
    },
  },
  "api::offer.offer": {
    mainField: "title",
    list: ["title", "tour", "discountPercent", "validFrom", "validUntil"],
    fields: {
      title: ["Titel", "Was Mitglieder bekommen."],
      slug,
      teaser: ["Kurztext", "Sehen auch Besucherinnen und Besucher ohne Mitgliedschaft. Keinen Code nennen."],
      body: ["Text", "Einzelheiten und Bedingungen; nur für Mitglieder."],
      tour: ["Tour", "Für welche Reise das Angebot gilt."],
      discountPercent: ["Nachlass (%)", "Ganze Zahl von 0 bis 100."],
      code: ["Code", "Verlässt das System nur an Mitglieder mit bezahltem Zugang."],
      validFrom: ["Gültig ab", "Erster Tag."],
      validUntil: ["Gültig bis", "Letzter Tag."],
    },
  },
};
