import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { farPacking } from "../packing";

export const danaPetra: TourSeed = {
  number: 1055,
  title: "Zu Fuß nach Petra: von Dana durch die Hintertür",
  slug: "zu-fuss-nach-petra-dana",
  teaser:
    "Fünf Tage auf dem Jordan Trail, vom Rand des Hochlands hinab an die Araba und durch Sandstein wieder hinauf, bis hinter einer Felsecke das Kloster von Petra steht. Danach eine Nacht im Wadi Rum.",
  biome: "wueste",
  season: "fruehling",
  timeOfDay: "morgen",
  gallery: gallery({ season: "fruehling", timeOfDay: "morgen" }, "wueste", "duenen", ["wueste", "abend"]),
  body: [
    p(
      "Die meisten betreten Petra durch den Siq, zusammen mit einigen Tausend anderen. Man kann aber auch von Norden kommen, auf einem alten Saumpfad, und dann steht als Erstes nicht das Schatzhaus da, sondern das Kloster Ad Deir, am späten Vormittag und oft fast ohne Publikum.",
    ),
    h2("Neunhundert Meter tiefer ist ein anderes Land"),
    p(
      "Oben in Dana wachsen Wacholder und Eiche, am Abend braucht man eine Jacke. Unten in Feynan, fünf Gehstunden später, stehen Akazien, und in den Halden liegt noch die Schlacke der römischen Kupferhütten. Das Schutzgebiet dazwischen beherbergt Pflanzen aus vier Klimazonen, Steinböcke und den Sinai-Rosengimpel, dessen Männchen aussieht, als sei es in Himbeersaft gefallen.",
    ),
    quote("Von Feynan nach Petra führt kein Wegweiser, nur das Wissen der Leute, die dort Ziegen hüten."),
    h2("Unterwegs mit Beduinen der Ammarin"),
    p(
      "Abu Sabah und seine Söhne fahren das Lager mit zwei Geländewagen von Wasserstelle zu Wasserstelle, wo Piste ist, und mit Eseln, wo keine ist. Gekocht wird auf Feuer: Linsen, Fladen aus der Asche, einmal ein Zarb, Huhn und Gemüse im Erdofen. Ein jordanischer Wanderführer mit Ausbildung in Erster Hilfe geht mit.",
    ),
    ul(
      "Etappen von viereinhalb bis sechs Stunden, streckenweise weglos; ausgesetzt ist nur ein kurzes Stück vor dem Kloster",
      "Bei Unwetterwarnung verlassen wir die Wadis und fahren den betroffenen Abschnitt",
      "Nach Feynan gibt es die nächste Dusche im Ammarin-Lager vor Petra, dazwischen Waschschüsseln",
    ),
  ],
  highlights: [
    {
      title: "Mosaikkarte in Madaba",
      text: "Einst zwei Millionen Steinchen zeigen das Heilige Land des sechsten Jahrhunderts, Jerusalem mit Kolonnaden inbegriffen.",
    },
    {
      title: "Abstieg durch Wadi Dana",
      text: "Vom kühlen Rand des Hochlands in die Wärme der Senke, in fünf Stunden und zwei Jahreszeiten.",
    },
    {
      title: "Kerzen in Feynan",
      text: "Die Herberge im Schutzgebiet wird abends mit Kerzen beleuchtet; die Sterne sieht man vom Dach.",
    },
    {
      title: "Ad Deir von oben",
      text: "Eine Fassade von fast fünfzig Metern, aus dem Berg gehauen, und gegenüber jemand, der Tee kocht.",
    },
    {
      title: "Wadi Rum",
      text: "Eine Nacht unter Granit und Sandstein, deren Farbe sich von Stunde zu Stunde ändert.",
    },
  ],
  days: [
    day(
      "Ankunft in Madaba",
      "Vom Flughafen sind es dreißig Minuten, ohne dass Sie Amman zu Gesicht bekommen. Das Hotel gehört einer christlichen Familie, die gegenüber eine Mosaikwerkstatt betreibt; wer nicht müde ist, darf Steinchen schlagen.",
      noWalk,
      ["Madaba", "hotel"],
      "Abendessen",
    ),
    day(
      "Steinchen, Königsstraße, Dana",
      "Am Morgen zu Fuß durch die Altstadt mit der Karte in der Georgskirche. Dann auf der Königsstraße nach Süden, durch den Canyon des Mudschib, sofern die oft beschädigte Straße offen ist, und mit einer Pause unter der Burg von Kerak. In Dana sehen Sie von der Terrasse, wohin es morgen geht: abwärts.",
      { km: 4, up: 60, down: 60, hours: 1.5 },
      ["Dana", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hinunter nach Feynan",
      "Das ganze Wadi Dana in einem Zug. Zuerst Serpentinen, dann ein Bachbett mit Oleander, zuletzt flache Wüste. Die Knie spüren den Tag noch am nächsten Morgen. Nachtruhe in der Öko-Herberge von Feynan.",
      { km: 15, up: 90, down: 970, hours: 5 },
      ["Feynan", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Am Rand der Araba",
      "Vorbei an Gruben, in denen vor fünftausend Jahren Kupfer gebrochen wurde, und an den Resten einer byzantinischen Kirche. Links die Berge, rechts die Senke, in der die Luft flimmert. Erstes Lager, erster Tee aus Salbei.",
      { km: 15, up: 560, down: 180, hours: 5 },
      ["Lager im Wadi Barwas", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "In den weißen Sandstein",
      "Der Weg gewinnt Höhe über Platten, die wie gegossen wirken. Manche Rinne verlangt die Hände, keine den Mut. Das Lager Gbour Whdat liegt auf einer Felsterrasse, von der aus Sie die Sonne hinter dem Negev verschwinden sehen.",
      { km: 16, up: 740, down: 310, hours: 5.5 },
      ["Gbour Whdat", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Jungsteinzeit und Klein-Petra",
      "In Schkarat Msaied stehen runde Häuser, die älter sind als die Keramik. Am Nachmittag durch einen Spalt nach Siq al-Barid, wo die Nabatäer vermutlich Kaufleute unterbrachten und ein Deckengemälde mit Weinranken überlebt hat.",
      { km: 14, up: 260, down: 360, hours: 4.5 },
      ["Ammarin-Lager bei Klein-Petra", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Durch die Hintertür",
      "Der Pfad quert hoch über der Araba, an den schmalsten Stellen untermauert; wer nicht schwindelfrei ist, geht hier innen und an der Hand. Dann um eine Ecke, und da ist die Urne auf dem Dach, darunter die ganze Fassade. Achthundert Stufen führen hinunter in die Stadt, und erst jetzt, gegen den Strom, gehen Sie durch den Siq hinaus.",
      { km: 15, up: 430, down: 400, hours: 6 },
      ["Wadi Musa", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Petra für Ausgeruhte",
      "Um sechs am Eingang, damit der Platz vor dem Schatzhaus noch leer ist. Hinauf zum Hohen Opferplatz, hinunter durch Wadi Farasa mit seinem Gartentempel. Mittags zieht sich zurück, wem es reicht; die anderen haben Zeit bis zum späten Nachmittag.",
      { km: 10, up: 380, down: 380, hours: 4 },
      ["Wadi Musa", "hotel"],
      "Frühstück",
    ),
    day(
      "Durch das Wadi Rum",
      "Zwei Fahrstunden, dann wieder zu Fuß: um den Jebel Khazali mit seinem schmalen Felsspalt, in dem Fußabdrücke und Frauenfiguren eingeritzt sind, über eine Düne und zum Zeltlager, das sich hinter einem Felsen vor dem Wind versteckt.",
      { km: 11, up: 180, down: 190, hours: 3.5 },
      ["Lager am Jebel Khazali", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Ans Rote Meer",
      "Eine Stunde bis Aqaba, wo Sie den Staub abspülen und am Korallenriff der öffentlichen Südstrände schnorcheln können. Von hier gehen einige Flüge; Linienbusse fahren in gut vier Stunden nach Amman.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 100,
  ascentM: 2700,
  descentM: 2850,
  distanceNote: "Ungefähre Angaben nach veröffentlichten Wegdaten des Jordan Trail, im Wadi Rum geschätzt",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Arabisch",
  included: items(
    "5 Übernachtungen in Hotels, Pension und Öko-Herberge, 4 Übernachtungen im Zelt",
    "9 × Frühstück, 6 × Lunchpaket, 8 × Abendessen",
    "Reiseleitung auf Deutsch, örtlicher Wanderführer von Feynan bis Petra",
    "Begleitmannschaft mit Wagen und Eseln, alle Fahrten ab Madaba bis Aqaba",
    "Eintritte in Dana, Petra (zwei Tage) und Wadi Rum",
  ),
  notIncluded: items(
    "Anreise nach Amman, Abreise von Aqaba",
    "Visum, bei der Einreise erhältlich",
    "ein Abendessen in Wadi Musa",
    "Trinkgeld, etwa 60 € für die ganze Reise",
  ),
  packingList: farPacking(
    "Schuhe mit Reibung: Sandstein ist trocken griffig und nass wie Seife",
    "Badesachen für Aqaba, lange Hosen für die Dörfer",
    "dritte Literflasche; Innenschlafsack, Wolldecken werden gestellt",
  ),
  arrivalByTrain:
    "Eine durchgehende Verbindung über Land oder See gibt es zurzeit nicht; die Fähre von Piräus nach Zypern fährt nur im Sommer, wenn wir pausieren. Wer weniger fliegen will, nimmt Züge und Fähren bis Athen oder Istanbul und fliegt erst von dort. Wir nennen Ihnen die Anschlüsse und raten zu einer Woche Puffer.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Madaba", "start", 31.716, 35.794, 780, 0]],
    [
      ["Madaba, Georgskirche", "place", 31.7178, 35.7925, 785, 1.5],
      ["Madaba, Archäologischer Park", "place", 31.716, 35.796, 780, 4],
    ],
    [
      ["Dana", "place", 30.676, 35.61, 1200, 4],
      ["Wadi Dana, Oleanderbach", "place", 30.66, 35.55, 650, 11],
      ["Feynan", "overnight", 30.626, 35.497, 320, 19],
    ],
    [
      ["Sattel über der Araba", "pass", 30.585, 35.475, 560, 26],
      ["Lager im Wadi Barwas", "overnight", 30.54, 35.47, 700, 34],
    ],
    [
      ["Sandsteinplatten am Naqb", "place", 30.5, 35.475, 1000, 42],
      ["Gbour Whdat", "overnight", 30.455, 35.465, 1130, 50],
    ],
    [
      ["Schkarat Msaied", "place", 30.425, 35.445, 1060, 56],
      ["Klein-Petra", "overnight", 30.378, 35.452, 1030, 64],
    ],
    [
      ["Ad Deir", "place", 30.338, 35.431, 1040, 71],
      ["Qasr al-Bint", "place", 30.329, 35.4405, 890, 73.5],
      ["Schatzhaus", "place", 30.322, 35.4517, 930, 75.5],
      ["Wadi Musa", "overnight", 30.3245, 35.468, 1060, 79],
    ],
    [
      ["Hoher Opferplatz", "summit", 30.3205, 35.447, 1035, 83],
      ["Kolonnadenstraße", "place", 30.329, 35.443, 890, 86],
      ["Wadi Musa, Hotel", "overnight", 30.3245, 35.468, 1060, 89],
    ],
    [
      ["Dorf Rum", "place", 29.577, 35.42, 970, 89],
      ["Khazali-Spalt", "place", 29.535, 35.405, 950, 95],
      ["Lager am Jebel Khazali", "overnight", 29.52, 35.415, 960, 100],
    ],
    [["Aqaba", "end", 29.532, 35.006, 10, 100]],
  ),
  questions: [
    question(
      "Ist Jordanien sicher?",
      "Wir halten uns an die Reisehinweise des Auswärtigen Amts und sagen ab, wenn es von Reisen in eines der Gebiete abrät; dann erhalten Sie Ihr Geld zurück. Der Fußweg berührt keine Grenze; Aqaba liegt in Sichtweite von Israel und Ägypten. Die Lage im Nahen Osten kann sich rasch ändern, auch der Luftraum war schon tageweise gesperrt.",
    ),
    question(
      "Wie viel Wasser muss ich tragen?",
      "Drei Liter genügen: Spätestens nach vier Stunden steht ein Wagen oder ein Esel mit Kanistern am Weg.",
    ),
    question(
      "Darf man im Spätherbst kommen?",
      "Gern, der November ist klar und mild. Von Dezember bis Februar kann in Dana Schnee liegen und ein Wadi Wasser führen, deshalb pausieren wir dann.",
    ),
  ],
  country: "jordanien",
  region: "edom",
  activities: ["trekking", "wandern"],
  travelTypes: ["trekkingreise", "rundreise"],
  travelFocusTypes: ["kultur-und-geschichte", "stille-und-weite"],
  operator: "steppenwind-expeditionen",
  sites: { traveling: true, adventures: true, cultural: true },
  canonicalSite: "traveling",
  departurePlan: {
    rules: [
      saturday(3, 2, 1990),
      sunday(3, 4, 2090, true),
      saturday(4, 2, 2090),
      saturday(10, 3, 2090, true),
      saturday(11, 2, 1990),
    ],
    singleSupplementCents: 31000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
