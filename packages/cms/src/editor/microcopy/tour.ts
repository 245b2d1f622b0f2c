import { seo, sites, slug } from "./common";
import type { Microcopy } from "./types";

export const tour: Microcopy = {
  "api::tour.tour": {
    mainField: "title",
    relations: { departures: "title" },
    list: ["number", "title", "operator", "country", "updatedAt"],
    locked: ["number"],
    fields: {
      number: [
        "Nummer",
        "Wird beim ersten Speichern vergeben, steht in der Adresse der Reise und bleibt für immer gleich.",
      ],
      title: [
        "Titel",
        "So heißt die Reise überall. Kurz und konkret, mit Landschaft oder Weg: „Alpenhüttentour durch das Karwendel“.",
      ],
      slug,
      teaser: ["Kurztext", "Ein bis zwei Sätze für Karten und Suchergebnisse, höchstens 240 Zeichen."],
      biome: [
        "Landschaft",
        "Prägende Landschaft. Sie bestimmt auch, welches Motiv als Ersatzbild gezeichnet wird.",
      ],
      season: ["Jahreszeit", "Jahreszeit, in der die Reise am schönsten ist."],
      timeOfDay: ["Licht im Bild", "Tageszeit des gezeichneten Motivs. Bei Fotos ohne Bedeutung."],
      gallery: [
        "Bilder",
        "Bis zu drei Bilder werden gezeigt, das erste ist das Titelbild. Querformat, mindestens 1920 Pixel breit, mit Alternativtext.",
      ],
      body: ["Beschreibung", "Was die Reise ausmacht, für wen sie passt und für wen nicht."],
      highlights: [
        "Höhepunkte",
        "Drei bis fünf Gründe für diese Reise, jeweils mit einer Überschrift und einem Satz.",
      ],
      days: [
        "Tagesplan",
        "Ein Eintrag für jeden Tag, auch für Anreise und Abreise. Die Summen müssen zu den Gesamtwerten der Tour passen.",
      ],
      distanceKm: [
        "Strecke gesamt (km)",
        "Summe der Tage. Stimmt sie nicht, lässt sich die Tour nicht veröffentlichen.",
      ],
      ascentM: ["Aufstieg gesamt (m)", "Summe der Höhenmeter bergauf."],
      descentM: ["Abstieg gesamt (m)", "Summe der Höhenmeter bergab."],
      distanceNote: [
        "Quelle der Angaben",
        "Woher Strecke und Höhenmeter stammen, zum Beispiel „Ungefähre Angaben nach Tourenbuch“.",
      ],
      techniqueGrade: [
        "Technik (1–5)",
        "1 = breite Wege, 3 = schmale Bergwege mit Trittsicherheit, 5 = ausgesetzt, mit Stellen zum Klettern.",
      ],
      fitnessGrade: [
        "Kondition (1–5)",
        "1 = bis 3 Stunden am Tag, 3 = 5 bis 6 Stunden, 5 = über 8 Stunden oder mehr als 1.300 Höhenmeter.",
      ],
      groupSizeMin: ["Kleinste Gruppe", "Ab so vielen Reisenden findet die Reise statt."],
      groupSizeMax: ["Größte Gruppe", "So viele Reisende gehen höchstens gemeinsam."],
      guideLanguage: ["Sprache der Reiseleitung", "Zum Beispiel „Deutsch“ oder „Deutsch und Englisch“."],
      included: ["Im Preis enthalten", "Eine Leistung in jeder Zeile."],
      notIncluded: ["Nicht enthalten", "Was zusätzlich zu bezahlen ist, mit ungefährem Betrag."],
      packingList: ["Packliste", "Nach Gruppen geordnet, zum Beispiel „Kleidung“ und „Im Rucksack“."],
      arrivalByTrain: [
        "Wegbeschreibung mit der Bahn",
        "Bahnhof, Umstieg, Fahrzeit und wann man spätestens ankommen soll.",
      ],
      trainArrival: [
        "Anreise mit der Bahn",
        "An, wenn man mit Bahn, Bus oder Fähre vernünftig hinkommt. Der Weg selbst steht unter „Wegbeschreibung mit der Bahn“.",
      ],
      flightNeeded: [
        "Flug üblich",
        "An, wenn man aus Deutschland in der Regel fliegt. Dann bleibt „Anreise mit der Bahn“ aus.",
      ],
      luggageTransport: [
        "Gepäcktransport",
        "An, wenn das Gepäck zwischen den Unterkünften befördert wird oder alle in einem Haus bleiben, auch wenn man für eine Hüttennacht das Nötige selbst trägt. Aus, wenn alles im eigenen Rucksack oder Boot mitkommt.",
      ],
      singleRoom: [
        "Einzelzimmer möglich",
        "An, wenn man ein Einzelzimmer buchen kann, mindestens für die Nächte außerhalb von Hütte und Zelt. Den Zuschlag tragen Sie beim Termin ein.",
      ],
      board: [
        "Verpflegung",
        "Was an den meisten Tagen im Preis enthalten ist. Halbpension: Frühstück und Abendessen; Vollpension: dazu Mittagessen, Lunchpaket oder Proviant.",
      ],
      dogsAllowed: [
        "Hund erlaubt",
        "An, wenn ein Hund mitkommen darf, auch nach Absprache. Die Regeln schreiben Sie unter „Häufige Fragen“.",
      ],
      childrenFromAge: [
        "Kinder ab Alter",
        "Ab welchem Alter Kinder oder Jugendliche mitkommen, 0 bis 17 Jahre. Leer: für Erwachsene.",
      ],
      womenOnly: ["Nur für Frauen", "An, wenn die Reise nur Frauen offensteht."],
      reducedMobility: [
        "Eingeschränkte Mobilität",
        "Ob die Reise im Allgemeinen für Menschen mit eingeschränkter Mobilität geeignet ist (Pflichtangabe). Leer: „im Allgemeinen nicht geeignet“.",
      ],
      waypoints: [
        "Wegpunkte",
        "In Gehrichtung, mit Höhe und Entfernung vom Start. Daraus entstehen Höhenprofil und Wegskizze.",
      ],
      questions: ["Häufige Fragen", "Fragen, die Reisende zu genau dieser Tour stellen."],
      country: ["Land", "Land, in dem die Tour überwiegend verläuft."],
      region: ["Region", "Gebirge oder Landschaft, nach der gesucht wird."],
      activities: ["Aktivitäten", "Was man unterwegs tut. Die Suche filtert danach."],
      travelTypes: ["Reisearten", "Wie man reist, zum Beispiel Hüttentour oder Standortreise."],
      travelFocusTypes: ["Reiseschwerpunkte", "Wofür man reist, zum Beispiel Natur oder Kultur."],
      operator: [
        "Veranstalter",
        "Wer die Reise durchführt und Vertragspartner ist. Pflicht für die Anzeige auf der Seite.",
      ],
      departures: [
        "Termine",
        "Termine werden unter „Termine“ angelegt und gepflegt. Hier sehen Sie, welche zu dieser Tour gehören.",
      ],
      sites,
      canonicalSite: [
        "Hauptseite",
        "Die Seite, die Suchmaschinen als Original nennen sollen, wenn die Tour auf mehreren erscheint.",
      ],
      seo,
    },
    edit: [
      [
        ["title", 8],
        ["number", 4],
      ],
      [["slug", 12]],
      [["teaser", 12]],
      [["gallery", 12]],
      [
        ["operator", 6],
        ["country", 6],
      ],
      [
        ["region", 6],
        ["activities", 6],
      ],
      [
        ["travelTypes", 6],
        ["travelFocusTypes", 6],
      ],
      [
        ["distanceKm", 4],
        ["ascentM", 4],
        ["descentM", 4],
      ],
      [
        ["techniqueGrade", 3],
        ["fitnessGrade", 3],
        ["groupSizeMin", 3],
        ["groupSizeMax", 3],
      ],
      [
        ["distanceNote", 6],
        ["guideLanguage", 6],
      ],
      [["body", 12]],
      [["highlights", 12]],
      [["days", 12]],
      [["waypoints", 12]],
      [["included", 12]],
      [["notIncluded", 12]],
      [["packingList", 12]],
      [
        ["board", 4],
        ["singleRoom", 4],
        ["luggageTransport", 4],
      ],
      [
        ["childrenFromAge", 4],
        ["dogsAllowed", 4],
        ["womenOnly", 4],
      ],
      [
        ["trainArrival", 6],
        ["flightNeeded", 6],
      ],
      [["arrivalByTrain", 12]],
      [["reducedMobility", 12]],
      [["questions", 12]],
      [["departures", 12]],
      [
        ["biome", 4],
        ["season", 4],
        ["timeOfDay", 4],
      ],
      [["sites", 12]],
      [["canonicalSite", 6]],
      [["seo", 12]],
    ],
  },
  "api::departure.departure": {
    mainField: "title",
    sort: ["startDate", "ASC"],
    list: ["number", "tour", "startDate", "endDate", "priceCents", "state"],
    locked: ["number", "title", "confirmedCents"],
    fields: {
      title: ["Termin", "Tour und Beginn; entsteht beim Speichern."],
      confirmedCents: [
        "Bestätigter Betrag",
        "Bis zu welchem ungewöhnlich niedrigen Betrag jemand bestätigt hat.",
      ],
      number: [
        "Nummer",
        "Wird beim ersten Speichern vergeben, steht in Buchungen und bleibt für immer gleich.",
      ],
      tour: ["Tour", "Zu welcher Reise dieser Termin gehört."],
      startDate: ["Beginn", "Erster Tag der Reise."],
      endDate: ["Ende", "Letzter Tag der Reise, der Tag der Abreise."],
      priceCents: [
        "Preis pro Person (Euro)",
        "Gesamtpreis mit allen Pflichtkosten, mindestens 1 €, zum Beispiel „840“ oder „840,50“.",
      ],
      memberPriceCents: [
        "Mitgliederpreis (Euro)",
        "Was Mitglieder statt des Preises zahlen; niedriger als dieser. Leer, wenn es keinen gibt. Nur Mitglieder sehen ihn.",
      ],
      singleSupplementCents: [
        "Einzelzimmer-Zuschlag (Euro)",
        "0, wenn es keinen Zuschlag oder keine Einzelzimmer gibt.",
      ],
      capacity: [
        "Plätze",
        "So viele Plätze sind insgesamt buchbar. Gebuchte Plätze zählt das System selbst.",
      ],
      minimumParticipants: ["Mindestzahl", "Ab so vielen Buchungen findet der Termin statt."],
      guaranteed: ["Findet sicher statt", "Einschalten, sobald der Termin sicher stattfindet."],
      state: ["Zustand", "Ein abgesagter Termin verschwindet aus der Liste."],
    },
    edit: [
      [
        ["tour", 8],
        ["number", 4],
      ],
      [
        ["title", 8],
        ["confirmedCents", 4],
      ],
      [
        ["startDate", 6],
        ["endDate", 6],
      ],
      [
        ["priceCents", 4],
        ["memberPriceCents", 4],
        ["singleSupplementCents", 4],
      ],
      [
        ["capacity", 4],
        ["minimumParticipants", 4],
        ["guaranteed", 4],
      ],
      [["state", 6]],
    ],
  },
};
