import type { Microcopy } from "./types";

export const components: Microcopy = {
  "shared.item": {
    mainField: "text",
    fields: { text: ["Text", "Eine Zeile der Liste, ohne Punkt am Ende."] },
  },
  "shared.link": {
    mainField: "label",
    fields: {
      label: ["Beschriftung", "Sagt, wohin der Link führt, nicht „hier“."],
      url: ["Ziel", "Pfad wie „/de/support“ oder vollständige Adresse mit https://."],
    },
  },
  "shared.seo": {
    mainField: "metaTitle",
    fields: {
      metaTitle: ["Titel für Suchmaschinen", "Höchstens 70 Zeichen. Leer: Es gilt der Titel des Eintrags."],
      metaDescription: [
        "Beschreibung für Suchmaschinen",
        "Höchstens 200 Zeichen. Leer: Es gilt der Kurztext.",
      ],
      noindex: [
        "Nicht in Suchmaschinen",
        "Einschalten, wenn die Seite bei Google nicht gefunden werden soll.",
      ],
    },
  },
  "shared.question": {
    mainField: "question",
    fields: {
      question: ["Frage", "So, wie Reisende sie stellen würden."],
      answer: ["Antwort", "Die Antwort zuerst, Einzelheiten danach."],
    },
  },
  "shared.site-selection": {
    fields: {
      adventures: ["Abenteuer", "Auf der Abenteuer-Seite zeigen."],
      biking: ["Radreisen", "Auf der Seite für Radreisen zeigen."],
      cultural: ["Kulturreisen", "Auf der Seite für Kulturreisen zeigen."],
      hiking: ["Wandern", "Auf der Wander-Seite zeigen."],
      outdoorsGermany: ["Draußen in Deutschland", "Auf der Seite für Deutschland zeigen."],
      outdoorsSweden: ["Draußen in Schweden", "Auf der Seite für Schweden zeigen."],
      traveling: ["Reisen", "Auf der allgemeinen Reiseseite zeigen."],
      portal: ["Portal", "Auf der Portal-Seite zeigen."],
    },
    edit: [
      [
        ["hiking", 3],
        ["biking", 3],
        ["cultural", 3],
        ["adventures", 3],
      ],
      [
        ["outdoorsGermany", 3],
        ["outdoorsSweden", 3],
        ["traveling", 3],
        ["portal", 3],
      ],
    ],
  },
  "shared.fact": {
    mainField: "label",
    fields: {
      value: ["Zahl", "Kurz und nachprüfbar, zum Beispiel „16“."],
      label: ["Bedeutung", "Was die Zahl zählt."],
    },
  },
  "shared.top-entry": {
    mainField: "reason",
    fields: {
      tour: ["Tour", "Die Reise auf diesem Platz der Liste."],
      reason: ["Begründung", "Warum diese Tour hier steht, in ein bis drei Sätzen."],
    },
  },
  "shared.text-section": {
    mainField: "title",
    fields: {
      title: ["Überschrift", "Wenige Wörter, die sagen, worum es geht."],
      text: [
        "Text",
        "Absätze durch eine Leerzeile trennen; eine Zeile, die mit „– “ beginnt, wird ein Listenpunkt.",
      ],
    },
  },
  "shared.cancellation-step": {
    mainField: "percent",
    fields: {
      daysBefore: [
        "Ab Tagen vor Beginn",
        "Die Stufe gilt ab so vielen Tagen vor Reisebeginn. Leer: am Reisetag und bei Nichtantritt.",
      ],
      percent: ["Kosten (%)", "Anteil am Reisepreis, ganze Zahl von 0 bis 100."],
    },
    edit: [
      [
        ["daysBefore", 6],
        ["percent", 6],
      ],
    ],
  },
  "shared.association": {
    mainField: "name",
    fields: {
      name: ["Name", "Vollständiger Name des Verbands; er wird auch vorgelesen."],
      logo: ["Logo", "Mit durchsichtigem oder hellem Hintergrund."],
      url: ["Internetadresse", "Mit https://."],
    },
  },
  "tour.highlight": {
    mainField: "title",
    fields: {
      title: ["Überschrift", "Wenige Wörter."],
      text: ["Text", "Ein bis zwei Sätze, die neugierig machen und stimmen."],
    },
  },
  "tour.day": {
    mainField: "title",
    fields: {
      title: ["Titel des Tages", "Von wo nach wo, oder was geschieht: „Scharnitz – Karwendelhaus“."],
      description: ["Beschreibung", "Weg, Besonderheiten, Schlüsselstellen; was bei schlechtem Wetter gilt."],
      distanceKm: ["Strecke (km)", "0 an Tagen ohne Wanderung."],
      ascentM: ["Aufstieg (m)", "Höhenmeter bergauf an diesem Tag."],
      descentM: ["Abstieg (m)", "Höhenmeter bergab an diesem Tag."],
      hours: ["Gehzeit (Stunden)", "Reine Gehzeit ohne Pausen, zum Beispiel 5,5."],
      overnightPlace: ["Übernachtung in", "Name der Hütte, des Hauses oder des Ortes. Am Abreisetag leer."],
      overnightKind: ["Art der Unterkunft", "Am Abreisetag „keine“."],
      meals: ["Mahlzeiten", "Was enthalten ist, zum Beispiel „Frühstück, Abendessen“."],
    },
    edit: [
      [["title", 12]],
      [["description", 12]],
      [
        ["distanceKm", 3],
        ["ascentM", 3],
        ["descentM", 3],
        ["hours", 3],
      ],
      [
        ["overnightPlace", 4],
        ["overnightKind", 4],
        ["meals", 4],
      ],
    ],
  },
  "tour.waypoint": {
    mainField: "name",
    fields: {
      name: ["Name", "Ort, Hütte, Gipfel oder Pass."],
      day: ["Tag", "An welchem Tag der Tour, ab 1 gezählt."],
      kind: ["Art", "Bestimmt das Zeichen in Höhenprofil und Wegskizze."],
      latitude: ["Breite", "In Grad mit Dezimalstellen, zum Beispiel 47,3886."],
      longitude: ["Länge", "In Grad mit Dezimalstellen, zum Beispiel 11,2640."],
      elevationM: ["Höhe (m)", "Meter über dem Meer."],
      distanceKm: ["Entfernung vom Start (km)", "Über alle Tage weitergezählt."],
    },
    edit: [
      [
        ["name", 6],
        ["day", 3],
        ["kind", 3],
      ],
      [
        ["latitude", 3],
        ["longitude", 3],
        ["elevationM", 3],
        ["distanceKm", 3],
      ],
    ],
  },
  "tour.packing-group": {
    mainField: "title",
    fields: {
      title: ["Gruppe", "Zum Beispiel „Kleidung“."],
      items: ["Gegenstände", "Ein Gegenstand in jeder Zeile."],
    },
  },
};
