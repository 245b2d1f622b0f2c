import type { SiteConfig } from "./schema";

/** Where neither a site nor the content system's settings name a contact. */
export const OFFICE = { email: "hallo@gratweg.example", phone: "030 0000 0000" };

const common = {
  company: { name: "Gratweg GmbH (Beispiel)", address: "Musterweg 1000, 10115 Berlin" },
  tokenCookie: "gratweg_token",
  userPopulate: "role",
  uploadsHost: null,
  analytics: { publicKey: null, host: null },
  widgets: { videoConsultation: null, reviews: null },
};

/**
 * The eight sibling sites. Checked when the package loads, so that a mistake names its file and field. Their order decides
 * which site owns a text that several show and no tour assigns (see README).
 */
export const configs: readonly SiteConfig[] = [
  {
    ...common,
    key: "hiking",
    domain: "wandern.gratweg.example",
    name: "Gratweg Wandern",
    claim: "Geführte Wanderreisen, von Hütte zu Hütte und von Küste zu Küste.",
    trips: { one: "Wanderreise", many: "Wanderreisen" },
    theme: { primary: "green", gray: "cool" },
    hero: {
      headline: "Eine Woche zu Fuß",
      lead: "Mit Tagesplan, Höhenprofil und ehrlichen Anforderungen, damit Sie wissen, was Sie erwartet, bevor Sie sich entscheiden.",
      tourNumber: 1001,
    },
    home: {
      kicker: "Geführte Wanderreisen kleiner Veranstalter",
      sections: ["featured", "activities", "soon", "topLists", "magazine", "countries"],
      titles: {
        featured: {
          title: "Touren, die wir gern empfehlen",
          intro: "Sechs Wege, vom ersten Hüttenabend bis zur Königsetappe.",
        },
        activities: {
          title: "Wie möchten Sie gehen?",
          intro: "Auf Hütten, an der Küste, mit Schneeschuhen.",
        },
        topLists: { title: "Unsere Bestenlisten", intro: null },
        magazine: { title: "Aus dem Magazin", intro: null },
      },
      featuredTours: [1001, 1003, 1006, 1016, 1013, 1010],
      magazine: ["erste-nacht-auf-der-huette", "der-richtige-schuh", "gewitter-im-gebirge"],
      about:
        "Gratweg Wandern sammelt Reisen, auf denen Sie eine Woche lang zu Fuß unterwegs sind, meist von Ort zu Ort und immer mit jemandem, der den Weg kennt.",
    },
    topLists: {
      title: "Die schönsten Wanderungen",
      first: ["erste-gefuehrte-wanderwoche", "schoenste-huettentouren"],
    },
    contact: { email: null, phone: null },
  },
  {
    ...common,
    key: "biking",
    domain: "radreisen.gratweg.example",
    name: "Gratweg Rad",
    claim: "Geführte Radreisen am Fluss, über die Alpen und an die Küste.",
    trips: { one: "Radreise", many: "Radreisen" },
    theme: { primary: "orange", gray: "cool" },
    hero: {
      headline: "Weit kommen, nah dran sein",
      lead: "Geführte Radreisen mit allen Etappen und Höhenmetern, damit Sie vorher wissen, worauf Sie sich einlassen.",
      tourNumber: 1037,
    },
    home: {
      kicker: "Geführte Radreisen, Etappe für Etappe",
      sections: ["difficulty", "featured", "months", "magazine", "topLists", "countries"],
      titles: {
        difficulty: {
          title: "Wie sportlich darf es sein?",
          intro: "Die Skala reicht bis fünf; es zählt der höhere Wert von Technik und Kondition.",
        },
        featured: {
          title: "Radreisen, die wir gern empfehlen",
          intro: "Am Wasser entlang, zwischen Reben und über die Alpen.",
        },
        months: { title: "Wann möchten Sie aufsteigen?", intro: null },
        magazine: { title: "Über Taschen, Züge und den Wind", intro: null },
        topLists: { title: "Gemütlich im Sattel", intro: null },
        countries: { title: "Wo möchten Sie fahren?", intro: null },
      },
      featuredTours: [1032, 1031, 1028, 1021, 1033, 1035],
      magazine: [
        "zwei-taschen-und-ein-schaltauge",
        "das-rad-braucht-eine-fahrkarte",
        "loire-strom-der-inseln-verschiebt",
      ],
      about:
        "Gratweg Rad sammelt Radreisen mit Begleitung: am Wasser entlang, zwischen Reben, über die Alpen. Auf fast allen fährt das Gepäck voraus.",
    },
    topLists: { title: "Die schönsten Radreisen", first: ["radreisen-ohne-berge"] },
    contact: { email: "rad@gratweg.example", phone: "030 0000 0001" },
  },
  {
    ...common,
    key: "cultural",
    domain: "kultur.gratweg.example",
    name: "Gratweg Kultur",
    claim: "Geführte Reisen zu Orten, die man sich erzählen lassen muss.",
    trips: { one: "Kulturreise", many: "Kulturreisen" },
    theme: { primary: "violet", gray: "cool" },
    hero: {
      headline: "Orte, die erzählen",
      lead: "Geführte Kulturreisen in kleinen Gruppen, zu Fuß und mit dem Rad, mit Menschen, die ihre Städte, Klöster und Werkstätten kennen.",
      tourNumber: 1034,
    },
    home: {
      kicker: "Geführte Kulturreisen in kleinen Gruppen",
      sections: ["featured", "countries", "magazine", "topLists", "focus", "soon"],
      titles: {
        featured: {
          title: "Reisen mit einer Geschichte",
          intro: "Jeder Tag ein Kapitel, und wer führt, weiß mehr als Jahreszahlen.",
        },
        countries: { title: "Wo möchten Sie zuhören?", intro: null },
        magazine: { title: "Vorab gelesen", intro: null },
        topLists: { title: "Aus Büchern auf den Weg", intro: null },
        focus: { title: "Was interessiert Sie am meisten?", intro: null },
        soon: { title: "Die nächsten Abreisen", intro: null },
      },
      featuredTours: [1040, 1043, 1038, 1042, 1041, 1022],
      magazine: [
        "der-schluessel-haengt-bei-pani-halina",
        "neunundsiebzig-nachtlager",
        "elbsandstein-sand-der-stehen-blieb",
      ],
      about:
        "Gratweg Kultur sammelt Reisen, auf denen das Gehen dem Hinsehen dient: zu Holzkirchen, Pilgerwegen, Weinbergen und Werkstätten.",
    },
    topLists: { title: "Die schönsten Kulturreisen", first: ["reisen-mit-lesezeichen"] },
    contact: { email: "kultur@gratweg.example", phone: "030 0000 0002" },
  },
  {
    ...common,
    key: "adventures",
    domain: "abenteuer.gratweg.example",
    name: "Gratweg Abenteuer",
    claim: "Geführte Touren für alle, die Wind und Wetter mögen.",
    trips: { one: "Abenteuerreise", many: "Abenteuerreisen" },
    theme: { primary: "red", gray: "cool" },
    hero: {
      headline: "Draußen fängt es an",
      lead: "Trekking, Klettersteig, Seekajak und Skiwandern mit ausgebildeter Reiseleitung. Was eine Tour verlangt, steht vorn und nicht im Kleingedruckten.",
      tourNumber: 1046,
    },
    home: {
      kicker: "Geführte Abenteuer mit klaren Anforderungen",
      sections: ["activities", "featured", "difficulty", "magazine", "months", "topLists"],
      titles: {
        activities: { title: "Fels, Wasser oder Schnee?", intro: null },
        featured: {
          title: "Wochen, nach denen man gut schläft",
          intro: "Ausgesetzt, weit, nass oder kalt, und dann sehr still.",
        },
        difficulty: {
          title: "Was trauen Sie sich zu?",
          intro: "Maßgeblich ist, was mehr verlangt: Technik oder Kondition. Im Zweifel eine Stufe tiefer.",
        },
        magazine: { title: "Besser vorher gelesen", intro: null },
        months: { title: "Wann geht es los?", intro: null },
        topLists: { title: "Für Erfahrene", intro: null },
      },
      featuredTours: [1046, 1045, 1019, 1002, 1047, 1018],
      magazine: ["ich-drehe-um-bevor-ich-muss", "trocken-im-boot", "gewitter-im-gebirge"],
      about:
        "Gratweg Abenteuer sammelt Touren, für die man sich anstrengen muss, und sagt vorher, wie sehr. Geführt werden sie von Menschen mit Ausbildung und Erfahrung.",
    },
    topLists: { title: "Die anspruchsvollsten Touren", first: ["fuer-erfahrene"] },
    contact: { email: "abenteuer@gratweg.example", phone: "030 0000 0003" },
  },
  {
    ...common,
    key: "outdoors-germany",
    domain: "draussen-deutschland.gratweg.example",
    name: "Gratweg Deutschland",
    claim: "Geführte Touren zwischen Küste und Alpen.",
    trips: { one: "Tour", many: "Touren" },
    theme: { primary: "teal", gray: "cool" },
    hero: {
      headline: "Gleich hinter der Haustür",
      lead: "Geführte Touren in Deutschland: mit der Bahn hin, dann zu Fuß, mit dem Rad oder im Boot weiter.",
      tourNumber: 1031,
    },
    home: {
      kicker: "Geführte Touren in Deutschland",
      sections: ["regions", "featured", "activities", "magazine", "topLists", "soon"],
      titles: {
        regions: {
          title: "Von der Ostsee bis zum Watzmann",
          intro: "Wählen Sie eine Gegend; in jede kommen Sie ohne Auto.",
        },
        featured: {
          title: "Weit weg, ohne weit zu fahren",
          intro: "Start und Ziel liegen an der Bahn oder eine Busfahrt davon entfernt.",
        },
        activities: { title: "Zu Fuß, im Sattel, im Boot", intro: null },
        magazine: { title: "Aus der Nähe betrachtet", intro: null },
        topLists: { title: "Einmal quer durch das Land", intro: null },
        soon: { title: "Bald unterwegs in Deutschland", intro: null },
      },
      featuredTours: [1048, 1003, 1007, 1044, 1009, 1031],
      magazine: [
        "grau-rosa-gruen-der-harz",
        "elbsandstein-sand-der-stehen-blieb",
        "huettenwirtin-um-vier-uhr-frueh",
      ],
      about:
        "Gratweg Deutschland zeigt, was zwischen Ostsee und Alpen liegt, wenn man langsam genug ist: Kreide, Sandstein, Moore, Seen und Hütten mit Kuchen.",
    },
    topLists: { title: "Die schönsten Touren", first: ["deutschland-zu-fuss-rad-paddel"] },
    contact: { email: "deutschland@gratweg.example", phone: "030 0000 0004" },
  },
  {
    ...common,
    key: "outdoors-sweden",
    domain: "draussen-schweden.gratweg.example",
    name: "Gratweg Schweden",
    claim: "Geführte Touren in Fjäll, Wald und Schären.",
    trips: { one: "Tour", many: "Touren" },
    theme: { primary: "blue", gray: "cool" },
    hero: {
      headline: "Weites, helles Land",
      lead: "Geführte Touren in Schweden: auf dem Kungsleden, im Kanu durch Dalsland, mit dem Rad über Gotland und im Winter auf Fjällskiern.",
      tourNumber: 1018,
    },
    home: {
      kicker: "Geführte Touren in Schweden",
      sections: ["months", "featured", "regions", "magazine", "activities", "topLists"],
      titles: {
        featured: {
          title: "Von Schonen bis über den Polarkreis",
          intro: "Zu Fuß, im Boot, im Sattel, auf Skiern und einmal im Schienenbus.",
        },
        months: {
          title: "Wann möchten Sie nach Schweden?",
          intro: "Im März trägt der Schnee, im Juni bleibt es hell, im September färbt sich das Fjäll.",
        },
        regions: { title: "Welcher Teil von Schweden?", intro: null },
        magazine: { title: "Schweden zum Lesen", intro: null },
        activities: { title: "Wie möchten Sie es erleben?", intro: null },
        topLists: { title: "Sechs Arten, langsam zu sein", intro: null },
      },
      featuredTours: [1010, 1017, 1020, 1022, 1026, 1025],
      magazine: ["zu-gast-auf-der-sommerweide", "jedermannsrecht", "celsius-und-die-steigende-kueste"],
      about:
        "Gratweg Schweden kennt nur ein Land, dieses aber von Süden bis Norden: von den Apfelgärten Österlens bis zu den Hütten am Rand des Sarek.",
    },
    topLists: { title: "Die schönsten Touren in Schweden", first: ["schweden-in-sechs-geschwindigkeiten"] },
    contact: { email: "schweden@gratweg.example", phone: "030 0000 0005" },
  },
  {
    ...common,
    key: "traveling",
    domain: "reisen.gratweg.example",
    name: "Gratweg Reisen",
    claim: "Geführte Reisen mit Zeit zum Hinsehen.",
    trips: { one: "Reise", many: "Reisen" },
    theme: { primary: "amber", gray: "cool" },
    hero: {
      headline: "Mehr Zeit unterwegs",
      lead: "Geführte Reisen in kleinen Gruppen: wo immer es geht mit Bahn und Schiff hin, dann zu Fuß oder mit dem Rad weiter, mit Pausen an den Orten dazwischen.",
      tourNumber: 1014,
    },
    home: {
      kicker: "Geführte Reisen zu Fuß, mit Bahn, Schiff und Rad",
      sections: ["countries", "featured", "months", "topLists", "magazine", "focus"],
      titles: {
        countries: { title: "Wohin zuerst?", intro: null },
        featured: { title: "Reisen mit Umwegen", intro: null },
        months: { title: "In welchem Monat haben Sie frei?", intro: null },
        topLists: { title: "Der Weg dorthin zählt mit", intro: null },
        magazine: { title: "Lektüre für den Zug", intro: null },
        focus: { title: "Was suchen Sie?", intro: null },
      },
      featuredTours: [1014, 1025, 1012, 1035, 1040, 1046],
      magazine: ["die-kunst-des-umsteigens", "aussteigen-und-losgehen", "allein-in-der-gruppe"],
      about:
        "Gratweg Reisen sammelt Touren für Neugierige, die sich nicht auf eine Art des Unterwegsseins festlegen. Bei jeder steht, ob und wie man ohne Flugzeug hinkommt.",
    },
    topLists: { title: "Die schönsten Reisen", first: ["ohne-flug-und-auto"] },
    contact: { email: "reisen@gratweg.example", phone: "030 0000 0006" },
  },
  {
    ...common,
    key: "portal",
    domain: "portal.gratweg.example",
    name: "Gratweg",
    claim: "Alle geführten Touren unter einem Dach, und Ihre Buchungen dazu.",
    trips: { one: "Reise", many: "Reisen" },
    theme: { primary: "ink", gray: "cool" },
    hero: {
      headline: "Ihre Touren, ein Ort",
      lead: "Hier liegen Ihre Buchungen und Unterlagen und Ihre Merkliste, und hier finden Sie jede Tour, die es bei Gratweg gibt.",
      tourNumber: 1011,
    },
    home: {
      kicker: "Das Portal von Gratweg",
      sections: ["account", "siblings", "soon", "featured", "magazine", "topLists", "countries"],
      titles: {
        account: {
          title: "Ihr Bereich",
          intro: "Mit einem Konto behalten Sie den Überblick. Buchen können Sie auch ohne.",
        },
        siblings: {
          title: "Sieben Wege zu Gratweg",
          intro:
            "Jede kennt ihr Gebiet. Ihr Konto gilt auf allen; anmelden müssen Sie sich auf jeder getrennt.",
        },
        soon: { title: "Was als Nächstes beginnt", intro: null },
        featured: { title: "Aus allen Gebieten", intro: "Eine Auswahl quer durch alle sieben Seiten." },
      },
      featuredTours: [1005, 1028, 1043, 1019, 1044, 1017],
      magazine: ["karte-track-und-kopf", "allein-in-der-gruppe", "die-kunst-des-umsteigens"],
      about:
        "Zum Portal gehören sieben Seiten: für Wandern, Rad, Kultur und Abenteuer, für Deutschland, für Schweden und für alle, die einfach reisen wollen.",
    },
    topLists: { title: "Die schönsten Touren", first: ["erste-gefuehrte-wanderwoche"] },
    contact: { email: null, phone: null },
  },
];
