import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const apulien: TourSeed = {
  number: 1036,
  title: "Apulien: Trulli, Ölbäume und das Ende des Salento",
  slug: "apulien-trulli-salento",
  teaser:
    "Von Monopoli durch das Itria-Tal nach Lecce und weiter bis dorthin, wo Italien aufhört. Rote Erde, weiße Städte, tausendjährige Oliven und ein Kapitel über ihr Sterben.",
  biome: "mediterran",
  season: "fruehling",
  timeOfDay: "tag",
  gallery: gallery(
    { season: "fruehling", timeOfDay: "tag", way: "bike" },
    "mediterran",
    "weinland",
    "kueste",
  ),
  body: [
    p(
      "Apulien besteht aus Steinen, die jemand aufgehoben hat. Sie lagen im Acker und störten, also wurden Mauern daraus, Tausende Kilometer lang, dann Hütten, schließlich die Trulli mit ihren spitzen Hüten, die ohne Mörtel halten. Mit dem Auto sieht man Alberobello. Mit dem Rad fährt man zwischen den Mauern hindurch, riecht Kamille und wird von Hunden begleitet, die es nicht so meinen.",
    ),
    h2("Der kranke Baum"),
    p(
      "Seit 2013 befällt ein Bakterium namens Xylella fastidiosa die Olivenbäume im Salento. Millionen sind vertrocknet, und südlich von Lecce fahren Sie kilometerweit an grauen Stämmen vorbei. In der Ebene unter Ostuni stehen viele der alten Riesen noch, einige wohl vor mehr als tausend Jahren gepflanzt. Ein Bauer zeigt uns, was er veredelt und neu setzt und worauf er hofft.",
    ),
    h2("Gegessen wird spät und lange"),
    p(
      "Die Küche war arm und hat ein gutes Gedächtnis: Püree aus Saubohnen mit wilder Zichorie, Öhrchennudeln mit Stängelkohl, Gerstenzwieback, der im Meerwasser eingeweicht wurde. In Cisternino wählt man sein Fleisch an der Theke des Metzgers, der es im Ofen nebenan grillt. Wir lernen an einem Nachmittag, Orecchiette über den Daumen zu ziehen, und sind alle langsamer als die Lehrerin, die über achtzig ist.",
    ),
    quote(
      "Der Salento endet an einem Leuchtturm von 47 Metern; die Kirche daneben nennt die Stelle seit jeher „de finibus terrae“, vom Ende der Erde.",
    ),
    ul(
      "Fast nur Nebenstraßen, der Belag ist geflickt und hat Löcher",
      "Wellig im Itria-Tal, eben um Brindisi und Lecce, auf und ab an der letzten Küste",
      "Zwischen Brindisi und Lecce nehmen wir den Zug, die Straße dort ist für Räder kein Gewinn",
    ),
  ],
  highlights: [
    {
      title: "Alberobello am Abend",
      text: "Rund fünfzehnhundert Trulli, und sobald die Busse fort sind, sitzen die Nachbarinnen wieder vor der Tür.",
    },
    {
      title: "Ostuni von unten",
      text: "Eine gekalkte Stadt auf drei Hügeln, die aus der Olivenebene aussieht wie gerade gespült.",
    },
    {
      title: "Santa Croce in Lecce",
      text: "An der Fassade drängeln sich Greifen, Drachen, Türken und Engel in einem Stein, der sich wie Käse schneiden ließ.",
    },
    {
      title: "Mosaik von Otranto",
      text: "Um 1165 legte der Mönch Pantaleone einen Lebensbaum über das ganze Kirchenschiff, mit König Artus auf einem Ziegenbock.",
    },
    {
      title: "Küstenstraße nach Leuca",
      text: "Fünfzig Kilometer über Felsbuchten, und an klaren Tagen stehen die Berge Albaniens auf dem Horizont.",
    },
  ],
  days: [
    day(
      "Monopoli am alten Hafen",
      "Zwischen blauen Holzbooten und einer Stadtmauer, von der die Jugend ins Wasser springt, bekommt jeder sein Rad. Abendessen gibt es beim Fischer, rohen Tintenfisch nur für Freiwillige.",
      noWalk,
      ["Monopoli", "hotel"],
      "Abendessen",
    ),
    day(
      "Hinauf zu den Kegeldächern",
      "Die Küstenebene endet an einer Stufe, über die eine stille Straße in Kehren ansteigt. In den Grotten von Castellana ist es mittags angenehm kühl. Ab der Hochfläche stehen die ersten Trulli im Feld, erst einzeln, dann als Höfe und in Alberobello als Stadt.",
      { km: 37, up: 570, down: 147, hours: 4 },
      ["Alberobello", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Das Itria-Tal der Länge nach",
      "Locorotondo ist rund, wie der Name sagt, Martina Franca barock, Cisternino riecht nach Holzkohle. Dazwischen rollt es sich durch Weingärten und Eichen, auf Wegen über der großen Wasserleitung, die seit hundert Jahren den Süden versorgt. Zum Schluss fällt die Straße auf Ostuni zu.",
      { km: 49, up: 320, down: 530, hours: 4.5 },
      ["Ostuni", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ebene der alten Oliven",
      "Ein paar Kehren, dann stehen Sie unter Bäumen mit Hohlräumen, in denen Schafe Platz finden. Eine unterirdische Ölmühle zeigt, wie Pressen mit Eselskraft ging. Nach einer Badepause am Rand des Schutzgebiets Torre Guaceto erreichen Sie Brindisi und die Säule, an der die Via Appia aufhört.",
      { km: 47, up: 140, down: 348, hours: 3.5 },
      ["Brindisi", "hotel"],
      "Frühstück",
    ),
    day(
      "Ein Tag für Lecce",
      "Der Regionalzug braucht eine halbe Stunde. Lecce trägt Gold, weil sein Stein so ist; Ihr Stadtführer war Restaurator und weiß, welche Engel er selbst geklebt hat. Nachmittags Teig kneten, abends wird verspeist, was gelungen ist.",
      noWalk,
      ["Lecce", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch Acaya an die Adria",
      "Acaya ist ein Dorf in einer Renaissancefestung, mit Gassen wie auf Kästchenpapier. Vom Strand bei San Foca an bleiben Sie am Meer, vorbei an Roca Vecchia mit seinen Höhlen und Ruinen. Die Lagunenseen der Alimini liegen im Pinienwald, dann kommt das Tor von Otranto.",
      { km: 52, up: 190, down: 224, hours: 4 },
      ["Otranto", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Bis ans Ende der Erde",
      "Der mühsamste Tag, und nach dem Urteil früherer Gruppen der beste. An der Punta Palascìa ist Italien am östlichsten, danach steigt und fällt die Straße über Buchten mit alten Badehäusern. In Castro Pause am kleinen Hafen, in Leuca Sekt auf den Stufen der Wallfahrtskirche.",
      { km: 55, up: 640, down: 650, hours: 5.5 },
      ["Santa Maria di Leuca", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Rückweg nach Lecce",
      "Vor dem Frühstück ein letztes Mal ins Wasser; ob man dabei im Ionischen oder im Adriatischen Meer schwimmt, entscheiden die Einheimischen nach Laune. Ein Kleinbus fährt in anderthalb Stunden zum Bahnhof Lecce.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 240,
  ascentM: 1860,
  descentM: 1899,
  distanceNote:
    "Ungefähre Angaben: auf Landkarten gemessen und gerundet, ohne Bahnfahrt zwischen Brindisi und Lecce",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Italienisch",
  included: items(
    "7 Übernachtungen in Hotels im Doppelzimmer, davon 1 Nacht im Trullo",
    "7 × Frühstück, 6 × Abendessen",
    "Radreiseleitung und Begleitwagen an den langen Tagen",
    "Trekkingrad mit 27 Gängen",
    "Zug nach Lecce, Kochnachmittag, Ölmühle, Eintritt Castellana, Kleinbus nach Lecce",
  ),
  notIncluded: items(
    "Anreise nach Monopoli und ab Lecce",
    "Abendessen in Brindisi",
    "E-Bike, 140 € Aufpreis",
    "Ortstaxen",
  ),
  packingList: pannierPacking(
    "Sonnencreme mit hohem Faktor",
    "Flickzeug, die Dornen sind lang",
    "Badeschuhe gegen Seeigel",
    "Hemd mit Ärmeln für Kirchen",
  ),
  arrivalByTrain:
    "Mit dem Nachtzug von München nach Bologna, dann im Schnellzug an der Adria entlang nach Bari und mit der Regionalbahn nach Monopoli. Von Lecce verkehren am Ende der Reise durchgehende Züge nach Bologna und Mailand.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Monopoli", "start", 40.952, 17.3, 5, 0]],
    [
      ["Grotten von Castellana", "place", 40.8755, 17.15, 330, 20],
      ["Alberobello", "overnight", 40.786, 17.237, 428, 37],
    ],
    [
      ["Locorotondo", "place", 40.756, 17.327, 410, 48],
      ["Martina Franca", "place", 40.704, 17.338, 430, 56],
      ["Cisternino", "place", 40.742, 17.427, 390, 69],
      ["Ostuni", "overnight", 40.7297, 17.578, 218, 86],
    ],
    [
      ["Torre Guaceto", "place", 40.712, 17.79, 5, 113],
      ["Brindisi", "overnight", 40.638, 17.946, 10, 133],
    ],
    [["Lecce", "overnight", 40.353, 18.174, 49, 133]],
    [
      ["Acaya", "place", 40.335, 18.297, 40, 146],
      ["San Foca", "place", 40.302, 18.404, 3, 158],
      ["Roca Vecchia", "place", 40.287, 18.426, 10, 161],
      ["Otranto", "overnight", 40.146, 18.491, 15, 185],
    ],
    [
      ["Punta Palascìa", "place", 40.107, 18.518, 80, 192],
      ["Castro", "place", 40.005, 18.427, 90, 207],
      ["Santa Maria di Leuca", "end", 39.796, 18.359, 5, 240],
    ],
  ),
  questions: [
    question(
      "Wie rücksichtsvoll ist der Verkehr?",
      "Auf den kleinen Straßen sehr ruhig, und gehupt wird eher zum Gruß. In der Umgebung von Brindisi und Ostuni fahren wir dicht beieinander, mit Rücklicht auch am Tag.",
    ),
    question(
      "Machen die Hunde Ärger?",
      "Meistens bellen sie nur bis zur Grenze ihres Hofs. Absteigen, das Rad dazwischen, weitergehen: Das zeigen wir am ersten Tag, danach denkt kaum noch jemand daran.",
    ),
    question(
      "Weshalb keine Reise im Juli?",
      "Weil es dann bis in den Abend 35 Grad hat und man um Otranto kein Handtuch mehr ausbreiten kann. April und Mai bringen dafür Mohn, der Frühherbst reife Feigen und badewarmes Wasser.",
    ),
  ],
  country: "italien",
  region: "apulien",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kueche-und-keller", "kultur-und-geschichte", "meer-und-kueste"],
  operator: "kranich-radreisen",
  sites: { biking: true, traveling: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(4, 2, 1490),
      saturday(5, 1, 1540, true),
      saturday(5, 3, 1540),
      saturday(9, 4, 1540, true),
      saturday(10, 2, 1490),
    ],
    singleSupplementCents: 26500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
