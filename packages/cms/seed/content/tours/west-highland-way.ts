import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, items, noWalk, question, saturday, valleyPacking, waypoints } from "../helpers";

export const westHighlandWay: TourSeed = {
  number: 1016,
  title: "West Highland Way: von Glasgow an den Fuß des Ben Nevis",
  slug: "west-highland-way",
  teaser:
    "154 Kilometer in acht Etappen: am Loch Lomond entlang, über das Rannoch Moor und die Teufelstreppe bis Fort William. Mit Gepäcktransport und Abenden im Pub.",
  biome: "hochland",
  season: "fruehling",
  timeOfDay: "abend",
  gallery: gallery({ season: "fruehling", timeOfDay: "abend" }, "hochland", "seenland", "mittelgebirge"),
  body: [
    p(
      "Der Weg beginnt in der Fußgängerzone von Milngavie, gesprochen „Mallgai“, und endet in der von Fort William. Dazwischen liegt fast alles, was Schottland ausmacht. 1980 war dies der erste amtliche Fernwanderweg des Landes, und noch immer verbindet er wie kein zweiter die sanften Lowlands mit dem rauen Norden.",
    ),
    h2("Straßen für Rinder und Soldaten"),
    p(
      "Ihr Pfad ist zum großen Teil älter als das Wandern. Viehtreiber brachten im Herbst schwarze Rinder auf diesen Routen zum Markt nach Falkirk; nach dem Jakobitenaufstand ließ die Krone sie zu Militärstraßen ausbauen, mit Steinbrücken, die noch stehen. Am Rannoch Moor gehen Sie auf einem Pflaster, das Thomas Telford um 1800 verbesserte.",
    ),
    quote(
      "„Wenn Ihnen das Wetter nicht gefällt, warten Sie fünf Minuten“, heißt es im Pub von Inverarnan, und das gilt in beide Richtungen.",
    ),
    h2("Tempo und Trost"),
    p(
      "Technisch ist nichts schwierig, nur das Ufer nördlich von Inversnaid mit seinen Wurzeln und Blöcken kostet Zeit. Entscheidend sind die Länge und der Regen. Zum Glück trocknen die Häuser Schuhe über Nacht, es gibt Suppe zu jeder Stunde und am Abend meistens jemanden mit einer Fiddle.",
    ),
    ul(
      "Sechs bis sieben Stunden Gehzeit an den langen Tagen, dazwischen zwei kurze",
      "Zimmer in Gasthäusern und B&Bs, das Gepäck wird gefahren",
      "Mai und September sind die besten Monate: wenig Midges, langes Licht",
    ),
  ],
  highlights: [
    {
      title: "Conic Hill, 361 m",
      text: "Genau auf der Bruchlinie der Highlands; die Inseln im Loch Lomond liegen aufgereiht wie die Fortsetzung des Grats.",
    },
    {
      title: "Rannoch Moor",
      text: "Fünfzig Quadratmeilen Torf, Wasser und Himmel ohne ein einziges Haus am Weg.",
    },
    {
      title: "Buachaille Etive Mòr",
      text: "Der Wächter von Glen Coe steht morgens direkt vor dem Hotelfenster.",
    },
    {
      title: "Devil’s Staircase, 548 m",
      text: "Der höchste Punkt, leichter als sein Name, mit Blick auf die Mamores.",
    },
  ],
  days: [
    day(
      "Treffen in Milngavie",
      "Vom Bahnhof Glasgow Queen Street fährt der Vorortzug in 25 Minuten. Ihr Führer wartet am Granitobelisken; abends gibt es Haggis für die Neugierigen und Linsencurry für die anderen.",
      noWalk,
      ["Milngavie", "hotel"],
      "Abendessen",
    ),
    day(
      "Durch Mugdock Wood nach Drymen",
      "Parkland, Buchen, eine Whiskybrennerei am Rand: ein freundlicher Anfang. Der Vulkanpfropf Dumgoyne zeigt den Weg, auf der alten Bahntrasse läuft es sich von allein. In Drymen steht eine Gaststätte, die seit 1734 ausschenken soll.",
      { km: 19.5, up: 260, down: 260, hours: 5 },
      ["Drymen", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Conic Hill und das Ostufer",
      "Nach dem Garadhban Forest wird der Himmel weit. Vom Conic Hill fällt der Pfad steil nach Balmaha, dann folgt Bucht auf Bucht unter Eichen, die früher zu Holzkohle wurden. Am Abend spiegelt sich der Ben Lomond.",
      { km: 23.5, up: 560, down: 600, hours: 7 },
      ["Rowardennan", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Rob Roys Land",
      "In den Felsen über dem See soll sich der Viehdieb und Volksheld versteckt haben. Bis Inversnaid ist der Weg bequem, danach wird geklettert, gestiegen, gelacht. Wilde Ziegen schauen zu, man riecht sie zuerst.",
      { km: 22.5, up: 580, down: 580, hours: 7.5 },
      ["Inverarnan", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Glen Falloch nach Tyndrum",
      "Der Fluss Falloch stürzt über Stufen, auf der anderen Talseite rattert die Eisenbahn. Bei Crianlarich ist Halbzeit, wofür Schokolade verteilt wird. In Tyndrum suchen Leute noch heute nach Gold, und eine kleine Mine hat welches gefunden.",
      { km: 19.5, up: 530, down: 350, hours: 6 },
      ["Tyndrum", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Bridge of Orchy und Loch Tulla",
      "Ein kurzer Tag unter dem Kegel des Beinn Dòrain, den der Dichter Duncan Bàn MacIntyre auf Gälisch besang. Hinter der Brücke geht es über einen Hügel mit einem einzelnen Baum zum Inveroran Inn, das nur aus einem Haus und einer Brücke besteht.",
      { km: 15, up: 310, down: 340, hours: 4.5 },
      ["Inveroran", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über das Rannoch Moor",
      "Zehn Kilometer ohne Dach und ohne Straße. Bei der Ba Bridge wird gerastet, sofern der Wind es zulässt; manchmal stehen Hirsche im Heidekraut. Danach senkt sich der Weg zum Glencoe-Skigebiet und nach Kingshouse.",
      { km: 16, up: 340, down: 290, hours: 5 },
      ["Kingshouse", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Die Teufelstreppe",
      "Soldaten gaben den Kehren 1750 ihren Namen, beim Straßenbau und vermutlich bei Regen. Oben ein Steinmann, dahinter die ganze Kette der Mamores. Der lange Abstieg endet in Kinlochleven, das einst von seiner Aluminiumhütte lebte und als erstes Dorf der Welt in jedem Haus elektrisches Licht gehabt haben will.",
      { km: 14, up: 390, down: 595, hours: 5 },
      ["Kinlochleven", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Lairig Mòr und Glen Nevis",
      "Die letzte und längste Etappe führt durch ein unbewohntes Tal mit zwei verfallenen Höfen. Dann Wald, dann plötzlich der Ben Nevis, breit und meist mit Haube. In Fort William sitzt ein bronzener Mann mit müden Füßen auf einer Bank, neben ihm ist Platz.",
      { km: 24, up: 630, down: 630, hours: 7.5 },
      ["Fort William", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Mit der West Highland Line zurück",
      "Knapp vier Stunden braucht der Zug bis Glasgow, und ein gutes Stück davon fährt er über dasselbe Moor. Wer noch einen Tag hat, nimmt die Gegenrichtung über das Viadukt von Glenfinnan ans Meer.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 154,
  ascentM: 3600,
  descentM: 3645,
  distanceNote: "Ungefähre Angaben nach der amtlichen Wegbeschreibung (96 Meilen), Höhenmeter gerundet",
  techniqueGrade: 2,
  fitnessGrade: 4,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Englisch",
  included: items(
    "9 Übernachtungen in Hotels, Gasthäusern und B&Bs im Doppelzimmer",
    "9 × Frühstück, 5 × Lunchpaket, 9 × Abendessen",
    "Führung durch einen in Schottland ausgebildeten Wanderführer",
    "Gepäcktransport an allen Wandertagen",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Getränke im Pub",
    "elektronische Reisegenehmigung (ETA) für Großbritannien",
  ),
  packingList: valleyPacking(
    "Gamaschen",
    "Kopfnetz gegen Midges ab Juni",
    "zweites Paar Schuhe, falls das erste nass bleibt",
    "Adapter für britische Steckdosen",
  ),
  arrivalByTrain:
    "Mit dem ICE oder Eurostar über Brüssel nach London, vom Bahnhof Euston in viereinhalb Stunden nach Glasgow oder über Nacht mit dem Caledonian Sleeper. Der Sleeper fährt auch direkt ab Fort William zurück.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Milngavie", "start", 55.9417, -4.3122, 60, 0]],
    [
      ["Dumgoyne", "place", 55.9986, -4.3767, 50, 11],
      ["Drymen", "overnight", 56.0656, -4.4533, 60, 19.5],
    ],
    [
      ["Conic Hill", "summit", 56.096, -4.512, 361, 29],
      ["Balmaha", "place", 56.0846, -4.5402, 20, 32],
      ["Rowardennan", "overnight", 56.1528, -4.6403, 20, 43],
    ],
    [
      ["Inversnaid", "place", 56.2432, -4.6851, 25, 54.5],
      ["Inverarnan", "overnight", 56.3315, -4.7213, 20, 65.5],
    ],
    [
      ["Anhöhe über Crianlarich", "place", 56.386, -4.627, 300, 76],
      ["Tyndrum", "overnight", 56.4356, -4.713, 200, 85],
    ],
    [
      ["Bridge of Orchy", "place", 56.516, -4.77, 170, 95.5],
      ["Inveroran", "overnight", 56.5495, -4.8175, 170, 100],
    ],
    [
      ["Ba Bridge", "place", 56.598, -4.806, 300, 107],
      ["Kingshouse", "overnight", 56.6509, -4.841, 220, 116],
    ],
    [
      ["Altnafeadh", "place", 56.664, -4.902, 285, 120.8],
      ["Devil’s Staircase", "pass", 56.676, -4.926, 548, 123],
      ["Kinlochleven", "overnight", 56.7135, -4.964, 15, 130],
    ],
    [
      ["Lairig Mòr", "pass", 56.735, -5.04, 330, 136.5],
      ["Glen Nevis", "place", 56.803, -5.08, 40, 150],
      ["Fort William", "end", 56.818, -5.108, 15, 154],
    ],
  ),
  questions: [
    question(
      "Wie viele Mücken erwarten mich?",
      "Midges fliegen von Juni bis August an windstillen, feuchten Abenden. Unsere Termine liegen davor und danach; ein Netz im Rucksack beruhigt trotzdem.",
    ),
    question(
      "Gehen wir auch auf den Ben Nevis?",
      "Nicht im Programm. Bleiben Sie eine Nacht länger, vermitteln wir einen Bergführer für die rund siebenstündige Tour.",
    ),
    question(
      "Was brauche ich für die Einreise?",
      "Einen Reisepass; der Personalausweis reicht seit dem Brexit nicht mehr. Dazu kommt eine elektronische Reisegenehmigung, die Sie vorab online beantragen.",
    ),
  ],
  country: "grossbritannien",
  region: "schottische-highlands",
  activities: ["fernwandern", "wandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["stille-und-weite", "kultur-und-geschichte"],
  operator: "nordlicht-und-fjaell",
  sites: { hiking: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(5, 1, 1890),
      saturday(5, 3, 1950, true),
      saturday(9, 1, 1950, true),
      saturday(9, 3, 1890),
    ],
    singleSupplementCents: 38000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
