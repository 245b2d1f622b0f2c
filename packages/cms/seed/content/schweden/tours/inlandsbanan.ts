import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";

export const inlandsbanan: TourSeed = {
  number: 1025,
  title: "Inlandsbanan: mit dem Schienenbus durch die Mitte Schwedens",
  slug: "inlandsbanan-mora-gaellivare",
  teaser:
    "Von Mora bis hinter den Polarkreis, über tausend Kilometer eingleisig: Halt für Rentiere, Kaffee in kleinen Bahnhöfen, sechs Orte zum Aussteigen und Nächte, die hell bleiben.",
  biome: "wald",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "wald", "seenland", "mittelgebirge"),
  body: [
    p(
      "Die Strecke war ein Traum der Ingenieure und ein Kummer der Buchhalter. Dreißig Jahre, von 1907 bis 1937, schlugen Wanderarbeiter eine Bahn durch Moor und Wald, damit das leere Innere des Landes sich fülle. Es blieb leer. Die Züge aber fahren im Sommer noch, ein oder zwei Dieseltriebwagen, selten schneller als achtzig, und alle winken.",
    ),
    h2("Fahren als Hauptsache"),
    p(
      "An Bord gibt es keinen Speisewagen, dafür eine Zugbegleiterin, die über Lautsprecher von Räubern, Schmieden und Elchen erzählt und die Essenswünsche telefonisch an den nächsten Bahnhof gibt. Dort steht dann die Suppe auf dem Tisch, der Zug wartet. Steht ein Rentier auf dem Gleis, wartet er ebenfalls, und die Kameras kommen heraus.",
    ),
    quote(
      "Am Polarkreis hält der Zug, obwohl dort niemand wohnt: Eine Reihe weißer Steine, ein Schild, zehn Minuten Ehrfurcht, weiter.",
    ),
    h2("Aussteigen gehört dazu"),
    p(
      "In einem Stück ließe sich die Reise in zwei Tagen absitzen. Wir nehmen uns neun Nächte, wohnen in Bahnhofsnähe und gehen an den freien Tagen zu Fuß los: auf eine Insel mit Kirche und Runenstein, in zwei alte Kirchstädte, um einen See in Jokkmokk und auf den Dundret, von dem aus die Sonne bis Mitte Juli nicht untergeht.",
    ),
    ul(
      "Fünf Bahnetappen zwischen zwei und sieben Stunden, immer mit Pausen",
      "Spaziergänge von drei bis zehn Kilometern, alle freiwillig",
      "Kleine Hotels und Gästehäuser, schlicht, mit sehr dunklen Vorhängen",
    ),
  ],
  highlights: [
    {
      title: "Storstupet",
      text: "Auf der Brücke bremst der Zug, vierunddreißig Meter darunter zwängt sich der Ämån durch den Fels.",
    },
    {
      title: "Frösön",
      text: "Schwedens nördlichster Runenstein und eine Kirche, unter deren Altar ein Opferbaum gefunden wurde.",
    },
    {
      title: "Lappstaden in Arvidsjaur",
      text: "Achtzig Katen und Speicher der Waldsamen, noch heute Eigentum von Familien.",
    },
    {
      title: "Ájtte in Jokkmokk",
      text: "Das Museum der Samen und des Fjälls, mit Silberkragen, Trommeln und einer stillen Wut auf die Staudämme.",
    },
    {
      title: "Mitternacht auf dem Dundret",
      text: "Von der runden Kuppe soll ein Elftel Schwedens zu sehen sein; nachgemessen hat es niemand.",
    },
  ],
  days: [
    day(
      "Mora, Kilometer null",
      "Aus Stockholm fährt ein durchgehender Zug an den Siljan. Am Nachmittag ein Rundgang vom Ziel des Wasalaufs zum Haus des Malers Anders Zorn und zurück am Wasser. Die Reiseleiterin teilt Fahrkarten aus Pappe aus, die nicht gelten, aber gestempelt werden.",
      { km: 3, up: 15, down: 15, hours: 1 },
      ["Mora", "hotel"],
      "Abendessen",
    ),
    day(
      "Über Sveg an den Storsjön",
      "Hinter Orsa beginnt der Wald und hört nicht mehr auf. Halt auf der Brücke Storstupet, Kaffee in Sveg, wo Henning Mankell aufwuchs und ein Holzbär von dreizehn Metern steht. Gegen Abend öffnet sich das Land zum großen See von Jämtland.",
      noWalk,
      ["Östersund", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf die Insel Frösön",
      "Über die alte Brücke gehen Sie auf die Insel des Gottes Frey. Der Runenstein berichtet, dass ein gewisser Östmann Jämtland christlich machte; die Kirche weiter oben schaut auf die Fjällkette. Wer lieber Häuser mag, bleibt im Freilichtmuseum Jamtli, wo gebacken und gemolken wird.",
      { km: 10, up: 190, down: 190, hours: 3.5 },
      ["Östersund", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Frühzug nach Vilhelmina",
      "Aufstehen um sechs, dafür Nebel über dem Wasser und Elche am Waldrand, solange es kühl ist. Hinter Dorotea beginnt Lappland. Geschlafen wird in der Kirchstadt, in roten Häuschen, die früher den weit gereisten Kirchgängern gehörten.",
      noWalk,
      ["Vilhelmina", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein Tag am Volgsjön",
      "Der Zug fährt heute ohne Sie. Am Vormittag zeigt eine Samin, wie aus Rentierhaut und Birkenmaser Dinge werden, die ein Leben halten. Danach der Uferweg nach Westen, Badestelle inbegriffen, und zurück durch den Ort.",
      { km: 7, up: 60, down: 60, hours: 2.5 },
      ["Vilhelmina", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Storuman, Sorsele, Arvidsjaur",
      "In Sorsele begegnen sich die Züge aus Norden und Süden, das Personal tauscht die Seiten, und das Museum im Bahnhof erzählt vom Bau. Am Abend stehen Sie in Lappstaden zwischen pyramidenförmigen Katen, im schrägen Licht, das nicht mehr weggeht.",
      { km: 3, up: 20, down: 20, hours: 1 },
      ["Arvidsjaur", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über den Polarkreis",
      "Vormittags frei, am späten Nachmittag weiter. Den Piteälven quert der Zug auf einer Brücke, die er sich lange mit Autos teilte, in Moskosel gedenkt ein kleines Museum der Streckenarbeiter. Dann der weiße Strich im Wald und eine Viertelstunde später Jokkmokk.",
      noWalk,
      ["Jokkmokk", "hotel"],
      "Frühstück, Lunchpaket",
    ),
    day(
      "Jokkmokk zu Fuß",
      "Seit 1605 wird hier im Februar Markt gehalten, oft bei dreißig Grad unter null. Im Sommer ist es ruhiger: Museum am Vormittag, danach der Weg um den Talvatis, die Bergpflanzen im Gebirgsgarten und die achteckige Kirche in den Farben der Samen.",
      { km: 5, up: 40, down: 40, hours: 2 },
      ["Jokkmokk", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Endstation mit Sonne",
      "Bis zum Abend bleiben Sie in Jokkmokk, dann rollt der Zug weiter, über den Lule älv und durch niedrige Birken. Vom Bahnhof in Gällivare bringt ein Bus Sie gleich auf den Dundret, das Schlussstück über die Kuppe gehen Sie zu Fuß. Ob die Sonne zu sehen ist, bestimmen Wolken und Kalender, hell ist es auf jeden Fall.",
      { km: 6, up: 250, down: 250, hours: 2.5 },
      ["Gällivare", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Von Gällivare in die Welt",
      "Vor der Heimreise lohnt ein Blick auf das hölzerne Bahnhofsgebäude. Der Nachtzug nach Stockholm fährt gegen Abend, nach Narvik sind es nur noch ein paar Stunden.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 34,
  ascentM: 575,
  descentM: 575,
  distanceNote:
    "Ungefähre Angaben: nur die Spaziergänge, gerundet; die Bahnstrecke Mora–Gällivare misst gut 1.060 Kilometer",
  techniqueGrade: 1,
  fitnessGrade: 1,
  groupSizeMin: 8,
  groupSizeMax: 14,
  guideLanguage: "Deutsch, Schwedisch",
  included: items(
    "9 Übernachtungen in Hotels und Gästehäusern im Doppelzimmer",
    "9 × Frühstück, 1 × Lunchpaket, 8 × Abendessen",
    "Bahnfahrt Mora–Gällivare mit reservierten Plätzen",
    "Reiseleitung ab Mora bis Gällivare",
    "Eintritt in Jamtli oder auf Frösön, in Ájtte und ins Bahnmuseum",
  ),
  notIncluded: items("Anreise nach Mora, Abreise von Gällivare", "Mittagessen an den Bahnhöfen, ca. 15 €"),
  packingList: [
    {
      title: "Für den Zug",
      items: items(
        "ein Koffer, den Sie selbst über eine Stufe heben können",
        "Buch, Kartenspiel, Fernglas",
        "Schlafmaske gegen die helle Nacht",
      ),
    },
    {
      title: "Für die Spaziergänge",
      items: items("feste Halbschuhe", "Regenjacke, leichter Pullover", "kleiner Rucksack, Trinkflasche"),
    },
    {
      title: "Für diese Tour",
      items: items("Mückenschutz, ernst gemeint", "Badesachen", "Ausweis und Krankenkassenkarte"),
    },
  ],
  arrivalByTrain:
    "Mit dem Nachtzug oder tagsüber über Kopenhagen nach Stockholm, von dort in vier Stunden nach Mora. Die Rückfahrt beginnt in Gällivare, wo der Nachtzug nach Stockholm hält; Schlafwagenplätze vermitteln wir.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Mora, Bahnhof", "start", 61.0075, 14.554, 165, 0],
      ["Zorngården", "place", 61.0085, 14.536, 172, 1.6],
      ["Mora, Bahnhof", "overnight", 61.0075, 14.554, 165, 3],
    ],
    [["Östersund", "overnight", 63.1785, 14.636, 300, 3]],
    [
      ["Runenstein von Frösön", "place", 63.1795, 14.617, 296, 4.3],
      ["Frösö kyrka", "place", 63.193, 14.556, 390, 8.2],
      ["Östersund", "overnight", 63.1785, 14.636, 300, 13],
    ],
    [["Vilhelmina", "overnight", 64.624, 16.655, 350, 13]],
    [
      ["Badestelle am Volgsjön", "place", 64.638, 16.615, 346, 16.4],
      ["Vilhelmina", "overnight", 64.624, 16.655, 350, 20],
    ],
    [
      ["Arvidsjaur, Bahnhof", "place", 65.5905, 19.167, 380, 20],
      ["Lappstaden", "place", 65.5945, 19.179, 382, 21.5],
      ["Arvidsjaur, Bahnhof", "overnight", 65.5905, 19.167, 380, 23],
    ],
    [["Jokkmokk", "overnight", 66.6065, 19.823, 258, 23]],
    [
      ["Westufer des Talvatis", "place", 66.603, 19.81, 252, 25],
      ["Jokkmokk", "overnight", 66.6065, 19.823, 258, 28],
    ],
    [
      ["Parkplatz am Dundret", "place", 67.113, 20.6, 580, 28],
      ["Gipfelkuppe des Dundret", "summit", 67.105, 20.56, 818, 31],
      ["Parkplatz am Dundret", "end", 67.113, 20.6, 580, 34],
    ],
  ),
  questions: [
    question(
      "Ist der Zug pünktlich?",
      "Er ist da, bevor man unruhig wird. Rentiere, Essen und Aussichten haben Vorrang vor dem Fahrplan, und wir haben keine knappen Anschlüsse geplant.",
    ),
    question(
      "Wie komfortabel sind die Wagen?",
      "Große Fenster, Stoffsitze, Toilette, meistens keine Klimaanlage. Der Gang ist breit genug, um sich zu den Nachbarn zu stellen, was am zweiten Tag alle tun.",
    ),
    question(
      "Geht die Reise auch mit Gehhilfe?",
      "Die Einstiege haben Stufen, das Personal hilft. Die Spaziergänge lassen sich durch Museum oder Kaffeehaus ersetzen, sprechen Sie uns vor der Buchung an.",
    ),
    question(
      "Warum nur im Hochsommer?",
      "Der Personenverkehr auf der ganzen Strecke läuft nur von etwa Mitte Juni bis Mitte August. Danach gehört das Gleis dem Holz.",
    ),
  ],
  country: "schweden",
  region: "schwedisches-inland",
  activities: ["stadtspaziergang"],
  travelTypes: ["bahnreise", "rundreise"],
  travelFocusTypes: ["stille-und-weite", "kultur-und-geschichte"],
  operator: "schienenfalter",
  sites: { outdoorsSweden: true, traveling: true, cultural: true },
  canonicalSite: "traveling",
  departurePlan: {
    rules: [saturday(6, 4, 1890), saturday(7, 1, 1990, true), sunday(7, 3, 1990, true), saturday(7, 4, 1940)],
    singleSupplementCents: 36000,
    capacity: 14,
    minimumParticipants: 8,
  },
};
