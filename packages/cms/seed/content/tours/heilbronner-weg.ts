import { h2, p, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, question, saturday, sunday, waypoints } from "../helpers";

export const heilbronnerWeg: TourSeed = {
  number: 1004,
  title: "Gratwanderung im Allgäu: Heilbronner Weg und Laufbacher Eck",
  slug: "gratwanderung-allgaeu-heilbronner-weg",
  teaser:
    "Drei Hütten über Oberstdorf, dazwischen der berühmte Grat mit Leiter und Brücke und eine Nacht im Tal zum Durchatmen. Fels und Blumenwiesen in einer Woche.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "alpen", "wald", "hochland"),
  body: [
    p(
      "Seit 1899 führt ein Weg von Scharte zu Scharte über den Allgäuer Hauptkamm, bezahlt von der Alpenvereinssektion Heilbronn und gebaut mit Bohrer, Pulver und sehr viel Handarbeit. Er bleibt drei Kilometer lang auf rund 2.500 Metern, mal links, mal rechts der Kante, und zeigt dabei Lechtal und Oberstdorf im Wechsel.",
    ),
    h2("Die größte Hütte des Alpenvereins"),
    p(
      "Am Rappensee schlafen in guten Nächten dreihundert Menschen, und doch verläuft sich alles: die einen am Ufer, die anderen auf dem Weg zum Biberkopf, dem südlichsten Gipfel Deutschlands. Um halb acht wird es still, denn am Morgen wollen alle früh am Grat sein.",
    ),
    h2("Zwei Gesichter eines Gebirges"),
    p(
      "Der Heilbronner Weg läuft über brüchigen Hauptdolomit, grau und streng. Drei Tage später, am Laufbacher Eck, stehen Sie auf Grasbergen, deren Mergel so fruchtbar ist, dass hier Türkenbund, Brunellen und Alpenastern in die Steilhänge geklettert sind. Die Höfats gegenüber gilt als einer der blumenreichsten Berge der Alpen.",
    ),
    ul(
      "Schwindelfreiheit ist am zweiten Tag unverzichtbar: eine Leiter, eine kurze Brücke, mehrere Seilstellen.",
      "Im Juli können auf der Schwarzmilz noch harte Schneefelder liegen.",
      "Am dritten Abend duschen Sie im Tal und tauschen, was nass geworden ist.",
    ),
    p(
      "Unsere Führerinnen gehen den Grat nur bei trockenen Verhältnissen. Ist es zu nass, steigen Sie über Einödsbach ab und erreichen die Kemptner Hütte durch das Trettachtal, was ebenfalls ein schöner, langer Tag ist.",
    ),
  ],
  highlights: [
    {
      title: "Heilbronner Thörle",
      text: "Ein Felsspalt, kaum breiter als ein Rucksack, bildet das Tor zum Grat.",
    },
    {
      title: "Steinschartenkopf, 2.615 m",
      text: "Der höchste Punkt unterwegs; an klaren Tagen reicht der Blick zur Bernina.",
    },
    {
      title: "Blumenberge am Laufbacher Eck",
      text: "Im Hochsommer blüht es so dicht, dass der Pfad fast verschwindet.",
    },
    {
      title: "Bergsee unter dem Hochvogel",
      text: "Das Prinz-Luitpold-Haus steht an einem kleinen Wasser, in dem sich die Zacken der Fuchskarspitze spiegeln.",
    },
  ],
  days: [
    day(
      "Von Birgsau zur Rappenseehütte",
      "Um 11 Uhr treffen Sie sich am Bahnhof Oberstdorf und fahren mit dem Bus nach Birgsau. Über Einödsbach, Deutschlands südlichsten ständig bewohnten Ort, und die Petersalpe geht es erst im Wald, dann über Alpwiesen hinauf zum See.",
      { km: 8.5, up: 1150, down: 15, hours: 4.5 },
      ["Rappenseehütte", "huette"],
      "Abendessen",
    ),
    day(
      "Der Heilbronner Weg",
      "Über die Große Steinscharte betreten Sie eine Landschaft aus Platten und Blöcken. Durch das Thörle, über die Leiter am Steinschartenkopf und auf den Bockkarkopf folgt Stelle auf Stelle. Von der Bockkarscharte queren Sie unter der Mädelegabel die Schwarzmilz und steigen zur Kemptner Hütte ab.",
      { km: 11, up: 900, down: 1147, hours: 7.5 },
      ["Kemptner Hütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch den Sperrbachtobel nach Oberstdorf",
      "Der alte Saumpfad windet sich durch den Tobel, in dem oft bis in den August Lawinenschnee liegt. Ab der Spielmannsau wird das Tal flach, am türkisfarbenen Christlessee wird Mittag gemacht. Nachmittags haben Sie in Oberstdorf frei.",
      { km: 14.5, up: 90, down: 1121, hours: 4.5 },
      ["Oberstdorf", "hotel"],
      "Frühstück",
    ),
    day(
      "Vom Nebelhorn zum Prinz-Luitpold-Haus",
      "Die Seilbahn bringt Sie zur Station Höfatsblick, danach sind es sechs Stunden auf einem Höhenweg, der zu den schönsten im Allgäu zählt. Am Laufbacher Eck dreht der Pfad nach Süden, und plötzlich steht der Hochvogel vor Ihnen, von einem tiefen Riss gespalten.",
      { km: 12, up: 780, down: 866, hours: 5.5 },
      ["Prinz-Luitpold-Haus", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abstieg zum Giebelhaus",
      "Nach einem späten Frühstück führt der Hüttenweg durch das Bärgündele hinab. Am Giebelhaus fährt der Wanderbus nach Hinterstein, von dort geht es weiter nach Sonthofen, wo die Tour am Bahnhof endet.",
      { km: 6, up: 20, down: 800, hours: 2.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 52,
  ascentM: 2940,
  descentM: 3949,
  distanceNote:
    "Ungefähre Angaben nach Alpenvereinskarte 2/1 und den Gehzeiten der Hütten; ohne Seilbahn und Bus",
  techniqueGrade: 4,
  fitnessGrade: 4,
  groupSizeMin: 4,
  groupSizeMax: 8,
  guideLanguage: "Deutsch",
  included: items(
    "3 Übernachtungen auf Hütten im Lager, 1 Übernachtung im Hotel im Doppelzimmer",
    "4 × Frühstück, 3 × Abendessen",
    "Führung durch eine geprüfte Bergwanderführerin",
    "Bus nach Birgsau, Nebelhornbahn bis Höfatsblick, Wanderbus vom Giebelhaus",
  ),
  notIncluded: items("An- und Abreise", "Abendessen in Oberstdorf", "Getränke und Mittagsrast"),
  packingList: hutPacking(
    "Rucksack mit 30 bis 35 Litern",
    "Wanderstöcke, die sich zusammenschieben lassen",
    "Helm (wird gestellt)",
  ),
  arrivalByTrain:
    "Oberstdorf ist Endbahnhof mit durchgehenden Zügen aus Ulm, Augsburg und München. Zurück fahren Sie ab Sonthofen, gut zwanzig Minuten vor Oberstdorf an derselben Strecke.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Birgsau", "start", 47.342, 10.256, 956, 0],
      ["Einödsbach", "place", 47.319, 10.269, 1114, 3],
      ["Rappenseehütte", "overnight", 47.2889, 10.2549, 2091, 8.5],
    ],
    [
      ["Große Steinscharte", "pass", 47.285, 10.27, 2262, 10.4],
      ["Steinschartenkopf", "summit", 47.2845, 10.283, 2615, 12.3],
      ["Bockkarkopf", "summit", 47.2925, 10.289, 2609, 14],
      ["Bockkarscharte", "pass", 47.2953, 10.292, 2504, 14.5],
      ["Kemptner Hütte", "overnight", 47.3133, 10.3278, 1844, 19.5],
    ],
    [
      ["Spielmannsau", "place", 47.3477, 10.306, 1002, 25.6],
      ["Christlessee", "place", 47.366, 10.299, 916, 28],
      ["Oberstdorf", "overnight", 47.4094, 10.2786, 813, 34],
    ],
    [
      ["Nebelhorn, Station Höfatsblick", "place", 47.415, 10.333, 1932, 34],
      ["Laufbacher Eck", "pass", 47.3955, 10.378, 2178, 40.8],
      ["Prinz-Luitpold-Haus", "overnight", 47.3922, 10.4197, 1846, 46],
    ],
    [["Giebelhaus", "end", 47.419, 10.404, 1066, 52]],
  ),
  questions: [
    question(
      "Ist der Heilbronner Weg ein Klettersteig?",
      "Nein, aber ein schwarz markierter Bergweg. Sie benutzen Drahtseile und eine Leiter, ein Klettersteigset brauchen Sie bei trockenem Wetter nicht.",
    ),
    question(
      "Wie schwer darf der Rucksack sein?",
      "Acht Kilogramm mit Wasser sind genug. Saubere Kleidung für Oberstdorf können Sie am ersten Tag im Hotel lassen.",
    ),
    question(
      "Sind auf den Hütten vegetarische Gerichte möglich?",
      "Ja, auf allen dreien. Bitte geben Sie besondere Wünsche bei der Buchung an, damit die Küche planen kann.",
    ),
  ],
  country: "deutschland",
  region: "allgaeuer-alpen",
  activities: ["huettenwandern", "bergwandern"],
  travelTypes: ["huettentour"],
  travelFocusTypes: ["gipfel-und-grate"],
  operator: "murmeltier-touren",
  sites: { hiking: true, outdoorsGermany: true, adventures: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(7, 2, 720),
      sunday(7, 4, 760, true),
      sunday(8, 2, 760, true),
      saturday(9, 1, 740),
      saturday(9, 3, 690),
    ],
    singleSupplementCents: 4500,
    capacity: 8,
    minimumParticipants: 4,
  },
};
