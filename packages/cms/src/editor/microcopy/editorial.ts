import { body, icon, image, rank, seo, sites, slug } from "./common";
import type { Microcopy, ScreenCopy } from "./types";

const legal: ScreenCopy = {
  mainField: "title",
  fields: {
    title: ["Titel", "Überschrift der Seite."],
    body: ["Text", "Rechtstext. Änderungen bitte vorher prüfen lassen."],
    version: ["Fassung", "Datum oder Nummer, auf die sich Einwilligungen beziehen, zum Beispiel „2026-11“."],
  },
};

export const editorial: Microcopy = {
  "api::magazine-topic.magazine-topic": {
    mainField: "name",
    list: ["rank", "name", "slug", "updatedAt"],
    fields: {
      name: ["Name", "Name der Rubrik."],
      slug,
      teaser: ["Kurztext", "Ein Satz zur Rubrik."],
      image,
      rank,
    },
  },
  "api::magazine-article.magazine-article": {
    mainField: "title",
    list: ["title", "topic", "publishedOn", "author", "updatedAt"],
    fields: {
      title: ["Titel", "Verspricht, was der Artikel hält."],
      slug,
      teaser: ["Vorspann", "Zwei bis drei Sätze, auch für die Übersicht."],
      image,
      body,
      topic: ["Rubrik", "In welcher Rubrik der Artikel steht. Sie ist Teil der Adresse."],
      author: ["Autorin oder Autor", "Name, wie er unter dem Titel stehen soll."],
      publishedOn: ["Datum", "Tag, der beim Artikel steht."],
      tours: ["Passende Touren", "Werden unter dem Artikel gezeigt."],
      sites,
      seo,
    },
    edit: [
      [
        ["title", 8],
        ["publishedOn", 4],
      ],
      [
        ["slug", 8],
        ["author", 4],
      ],
      [["teaser", 12]],
      [
        ["image", 6],
        ["topic", 6],
      ],
      [["body", 12]],
      [["tours", 12]],
      [["sites", 12]],
      [["seo", 12]],
    ],
  },
  "api::top-list.top-list": {
    mainField: "title",
    list: ["rank", "title", "slug", "updatedAt"],
    fields: {
      title: ["Titel", "Zum Beispiel „Die schönsten Hüttentouren“."],
      slug,
      teaser: ["Kurztext", "Ein bis zwei Sätze für die Übersicht."],
      image,
      intro: ["Einleitung", "Nach welchen Gesichtspunkten ausgewählt wurde."],
      entries: ["Plätze", "Von oben nach unten: Platz 1, Platz 2 …"],
      sites,
      rank,
      seo,
    },
  },
  "api::faq-category.faq-category": {
    mainField: "name",
    fields: { name: ["Name", "Überschrift einer Gruppe von Fragen."], slug, rank },
  },
  "api::faq-entry.faq-entry": {
    mainField: "question",
    list: ["question", "category", "rank", "updatedAt"],
    fields: {
      question: ["Frage", "So, wie Reisende sie stellen würden."],
      answer: ["Antwort", "Die Antwort zuerst, Einzelheiten danach."],
      category: ["Gruppe", "Unter welcher Überschrift die Frage steht."],
      rank,
      sites,
    },
  },
  "api::support-topic.support-topic": {
    mainField: "title",
    list: ["rank", "title", "slug", "updatedAt"],
    fields: {
      title: ["Titel", "Worum es geht, zum Beispiel „Buchung ändern“."],
      slug,
      teaser: ["Kurztext", "Ein Satz für die Übersicht der Hilfe."],
      icon,
      body,
      rank,
    },
  },
  "api::page.page": {
    mainField: "title",
    list: ["title", "slug", "layout", "updatedAt"],
    fields: {
      title: ["Titel", "Überschrift der Seite."],
      slug: ["Adresse", "Teil nach „/de/“, auch mit Schrägstrichen: „reisen/huettentouren“."],
      layout: ["Rahmen", "„Website“ für öffentliche Seiten, „Portal“ für Seiten unter /de/portal."],
      intro: ["Einleitung", "Ein bis drei Sätze unter der Überschrift."],
      image,
      body,
      sites,
      seo,
    },
  },
  "api::imprint.imprint": legal,
  "api::privacy.privacy": legal,
  "api::influencer-page.influencer-page": {
    mainField: "title",
    fields: {
      title: ["Titel", "Überschrift der Seite."],
      intro: ["Einleitung", "Wen die Seite anspricht und was wir anbieten."],
      image,
      body,
      questions: ["Häufige Fragen", "Fragen zur Zusammenarbeit."],
    },
  },
  "api::site-setting.site-setting": {
    mainField: "supportEmail",
    fields: {
      supportEmail: ["E-Mail der Hilfe", "Steht in Kopf und Fuß jeder Seite."],
      phone: ["Telefonnummer", "Steht in Kopf und Fuß jeder Seite und lässt sich antippen."],
      phoneLabel: ["Text zur Telefonnummer", "Zum Beispiel „Fragen Sie uns: 030 …“."],
      openingHours: ["Erreichbar", "Zum Beispiel „Montag bis Freitag, 9 bis 17 Uhr“."],
      aboutTitle: ["Über uns: Überschrift", "Überschrift des Abschnitts auf der Startseite."],
      aboutBody: ["Über uns: Text", "Wer wir sind, in zwei bis vier Absätzen."],
      aboutImage: ["Über uns: Bild", "Querformat, mit Alternativtext."],
      insurancePartnerName: ["Versicherungspartner: Name", "Wird auch vorgelesen."],
      insurancePartnerLogo: ["Versicherungspartner: Logo", "Steht im Fuß jeder Seite."],
      insurancePartnerUrl: ["Versicherungspartner: Adresse", "Mit https://."],
      associations: ["Verbände", "Die ersten drei stehen mit Logo im Fuß jeder Seite."],
      homeFacts: [
        "Weitere Kennzahlen der Startseite",
        "Touren, Länder und Veranstalter zählt jede Website selbst.",
      ],
      testSystemNotice: [
        "Hinweis auf das Testsystem",
        "Erscheint nur, wenn das System nicht im Echtbetrieb läuft.",
      ],
    },
    edit: [
      [
        ["supportEmail", 6],
        ["phone", 6],
      ],
      [
        ["phoneLabel", 6],
        ["openingHours", 6],
      ],
      [["aboutTitle", 12]],
      [["aboutBody", 12]],
      [["aboutImage", 6]],
      [
        ["insurancePartnerName", 6],
        ["insurancePartnerUrl", 6],
      ],
      [["insurancePartnerLogo", 6]],
      [["associations", 12]],
      [["homeFacts", 12]],
      [["testSystemNotice", 12]],
    ],
  },
  "api::redirect.redirect": {
    mainField: "from",
    list: ["from", "to", "statusCode", "site", "active"],
    fields: {
      from: ["Alter Pfad", "Beginnt mit „/“, zum Beispiel „/de/alte-seite“."],
      to: [
        "Ziel",
        "Pfad mit „/“ am Anfang. Auf eine andere Website nur mit vollständiger Adresse: https:// und ihr Name.",
      ],
      statusCode: ["Art", "301 und 308 gelten dauerhaft, 302 und 307 vorübergehend."],
      site: ["Gilt auf", "Eine der acht Seiten oder alle."],
      active: ["Eingeschaltet", "Ausschalten, statt zu löschen, wenn Sie unsicher sind."],
    },
  },
  "api::search-word-group.search-word-group": {
    mainField: "words",
    list: ["words", "kind", "finds", "site"],
    fields: {
      kind: [
        "Art",
        "„gleichbedeutend“: Jedes Wort findet auch, was die anderen finden. „findet auch“: Die Wörter finden auch, was unter „Finden auch“ steht, umgekehrt nicht. „wird überhört“: Die Wörter sagen auf dieser Seite nichts und zählen nicht mit.",
      ],
      words: [
        "Wörter",
        "Einzelne Wörter, mit Komma getrennt: „Therme, Thermalbad“. Groß und klein, Ein- und Mehrzahl sind gleich.",
      ],
      finds: ["Finden auch", "Nur bei „findet auch“: „Therme, Sauna“ für das Wort „Wellness“."],
      site: ["Gilt auf", "Eine der acht Seiten oder alle."],
    },
  },
};
