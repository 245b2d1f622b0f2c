import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, noWalk, question, saturday, sunday, waypoints } from "../helpers";

export const karwendel: TourSeed = {
  number: 1001,
  title: "Alpenhüttentour durch das Karwendel",
  slug: "alpenhuettentour-karwendel",
  teaser:
    "Von Scharnitz an den Achensee: drei Hütten, drei Jöcher und ein Tag unter den Laliderer Wänden. Eine Durchquerung, die auch für die erste Hüttennacht taugt.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen" }, "alpen", "wald", "fjord"),
  body: [
    p(
      "Wer im Karwendel unterwegs ist, geht meistens unten und schaut hinauf. Die vier großen Ketten laufen parallel von West nach Ost, und zwischen ihnen liegen Täler, in die keine öffentliche Straße führt. Diese Durchquerung nutzt die alten Almwege dazwischen und wechselt an drei Jöchern von einem Tal ins nächste.",
    ),
    h2("Unter den Laliderer Wänden"),
    p(
      "Die Falkenhütte steht auf 1.848 Metern einer Felsmauer gegenüber, die fast tausend Meter hoch und mehrere Kilometer lang ist. Am Abend, wenn die Tagesgäste abgestiegen sind, hört man dort die Steine fallen. Der Schutt, den die Wände abwerfen, reicht bis an den Weg, auf dem Sie am nächsten Morgen zum Hohljoch gehen.",
    ),
    quote(
      "Am Kleinen Ahornboden erinnert ein Gedenkstein an Hermann von Barth, der im Sommer 1870 allein 88 Gipfel des Karwendels bestieg.",
    ),
    h2("Ahorn, Gams und Alpenrose"),
    p(
      "Die Bergahorne auf den beiden Ahornböden sind zum Teil mehrere hundert Jahre alt. Sie überstehen es, wenn ein Bach sie meterhoch einschottert, und treiben aus dem Stamm neue Wurzeln. Im Juni blühen an den Hängen Alpenrosen, später Silberdisteln; auf den Schuttfeldern ruhen in der Mittagshitze Gämsen.",
    ),
    h2("Für wen die Tour passt"),
    ul(
      "Sie gehen zu Hause regelmäßig drei bis vier Stunden und schaffen tausend Meter Abstieg am Stück.",
      "Schmale, aber gut gebaute Bergsteige machen Ihnen nichts aus; geklettert wird nirgends.",
      "Ein Lager mit acht Matratzen und ein gemeinsamer Waschraum sind für Sie in Ordnung.",
    ),
    p(
      "Die Etappen sind bewusst so gelegt, dass Sie früh am Nachmittag ankommen. Dann bleibt Zeit für Kaiserschmarrn, für den Mahnkopf oder einfach für die Bank vor dem Haus.",
    ),
  ],
  highlights: [
    {
      title: "Nacht gegenüber der Felsmauer",
      text: "Von der Terrasse der Falkenhütte sehen Sie das Abendlicht an der Laliderer Spitze hinaufwandern.",
    },
    {
      title: "Zwei Ahornböden",
      text: "Kleiner Ahornboden am zweiten, die Engalm beim Großen Ahornboden am dritten Wandertag.",
    },
    { title: "Mahnkopf, 2.094 m", text: "Ein leichter Gipfel am Nachmittag, ohne schweren Rucksack." },
    {
      title: "Ankunft am Achensee",
      text: "Nach vier Tagen Kalk stehen Sie in Pertisau am Wasser, meist mit Badeschuhen in der Hand.",
    },
  ],
  days: [
    day(
      "Ankommen in Scharnitz",
      "Um 18 Uhr treffen Sie Ihre Bergwanderführerin im Gasthof nahe dem Bahnhof. Sie schaut mit Ihnen die Rucksäcke durch; was zu viel ist, fährt am nächsten Morgen mit dem Gepäckwagen nach Pertisau.",
      noWalk,
      ["Scharnitz", "gasthof"],
      "Abendessen",
    ),
    day(
      "Durch das Karwendeltal",
      "Ein langer, gleichmäßiger Anstieg auf dem Almweg, vorbei an Larchetalm und Angeralm. Erst auf der letzten Stunde wird es steil: In Kehren geht es hinauf zum Karwendelhaus, das wie ein Schwalbennest über dem Talschluss klebt.",
      { km: 18.2, up: 890, down: 83, hours: 5.5 },
      ["Karwendelhaus", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zur Falkenhütte und auf den Mahnkopf",
      "Gleich hinter dem Haus überschreiten Sie den Hochalmsattel und steigen zum Kleinen Ahornboden ab. Über die Ladizalm kommen Sie mittags zur Falkenhütte. Wer möchte, geht mit der Führerin noch auf den Mahnkopf und sieht von dort den Weg des nächsten Tages.",
      { km: 12.6, up: 730, down: 653, hours: 5 },
      ["Falkenhütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über das Hohljoch in die Eng und zum Lamsenjoch",
      "Der Weg quert die Schuttreisen am Fuß der Wände und senkt sich vom Hohljoch zur Engalm, wo Käse gekauft und Buttermilch getrunken wird. Nachmittags steigen Sie über die Binsalm zum Westlichen Lamsenjoch und erreichen in zwanzig flachen Minuten die Hütte.",
      { km: 12, up: 860, down: 755, hours: 5.5 },
      ["Lamsenjochhütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hinunter zum Achensee",
      "In engen Kehren führt der Steig in den Gramaier Grund hinab, danach wird das Tal breit und flach. Im Falzthurntal gehen Sie die letzten Kilometer auf weichen Wiesenwegen bis Pertisau; Ihr Gepäck steht schon im Zimmer.",
      { km: 13.5, up: 40, down: 1061, hours: 4.5 },
      ["Pertisau", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abreise vom Achensee",
      "Nach dem Frühstück bleibt Zeit für ein Bad oder einen Spaziergang am Ufer. Der Linienbus fährt in etwa einer halben Stunde zum Bahnhof Jenbach.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 56.3,
  ascentM: 2520,
  descentM: 2552,
  distanceNote:
    "Ungefähre Angaben nach den Gehzeiten der Hütten und der Alpenvereinskarte Karwendel, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 5,
  groupSizeMax: 10,
  guideLanguage: "Deutsch",
  included: items(
    "5 Übernachtungen: 2 im Doppelzimmer im Tal, 3 auf Hütten im Lager oder Mehrbettzimmer",
    "5 × Frühstück, 5 × Abendessen",
    "Führung durch eine staatlich geprüfte Bergwanderführerin",
    "Gepäcktransport von Scharnitz nach Pertisau",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Mittagsimbiss und Getränke, ca. 25 € am Tag",
    "Bus von Pertisau nach Jenbach",
  ),
  packingList: hutPacking(
    "Rucksack mit 30 bis 35 Litern",
    "Wanderstöcke, auf Wunsch vom Veranstalter leihweise",
    "Badesachen für den Achensee",
  ),
  arrivalByTrain:
    "Bis Innsbruck oder München Hbf mit dem Fernverkehr, weiter mit der Mittenwaldbahn nach Scharnitz. Rückfahrt mit dem Bus von Pertisau zum Bahnhof Jenbach an der Strecke Innsbruck–Kufstein.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Scharnitz, Bahnhof", "start", 47.3885, 11.2645, 964, 0]],
    [
      ["Larchetalm", "place", 47.408, 11.348, 1173, 8.6],
      ["Angeralm", "place", 47.4175, 11.389, 1310, 13.2],
      ["Karwendelhaus", "overnight", 47.4273, 11.4216, 1771, 18.2],
    ],
    [
      ["Hochalmsattel", "pass", 47.4293, 11.4306, 1803, 19.1],
      ["Kleiner Ahornboden", "place", 47.4187, 11.4606, 1399, 22.6],
      ["Ladizalm", "place", 47.409, 11.483, 1573, 25.2],
      ["Falkenhütte", "hut", 47.3994, 11.4987, 1848, 27.4],
      ["Mahnkopf", "summit", 47.4116, 11.4995, 2094, 29.1],
      ["Falkenhütte", "overnight", 47.3994, 11.4987, 1848, 30.8],
    ],
    [
      ["Hohljoch", "pass", 47.3972, 11.521, 1794, 33],
      ["Engalm", "place", 47.3965, 11.562, 1227, 37],
      ["Binsalm", "place", 47.3908, 11.581, 1502, 39.2],
      ["Westliches Lamsenjoch", "pass", 47.3846, 11.5963, 1940, 41.7],
      ["Lamsenjochhütte", "overnight", 47.38, 11.6033, 1953, 42.8],
    ],
    [
      ["Gramaialm", "place", 47.402, 11.619, 1263, 47.2],
      ["Falzthurnalm", "place", 47.4255, 11.652, 1089, 51.4],
      ["Pertisau am Achensee", "end", 47.4401, 11.699, 932, 56.3],
    ],
  ),
  questions: [
    question(
      "Gibt es auf den Hütten Duschen?",
      "In der Regel ja, gegen eine kleine Gebühr und mit kurzer Laufzeit; Wasser ist im Kalkgebirge knapp, in trockenen Sommern wird abgestellt. Rechnen Sie lieber mit einem Waschlappen.",
    ),
    question(
      "Kann ich ein Doppelzimmer auf der Hütte bekommen?",
      "Das lässt sich nicht zusagen. Wir fragen gern an, vergeben werden die wenigen Zimmer aber von den Wirtsleuten.",
    ),
    question(
      "Was geschieht bei Gewitter?",
      "Die Führerin legt den Aufbruch so, dass die Jöcher vor dem frühen Nachmittag hinter Ihnen liegen. Von der Eng aus gibt es notfalls einen Bus ins Tal.",
    ),
    question(
      "Kann ich meinen Hund mitnehmen?",
      "Auf dieser Reise leider nicht: In den Lagern der Hütten sind Hunde nicht erlaubt, und auf den Almen stehen Mutterkühe am Weg.",
    ),
  ],
  country: "oesterreich",
  region: "karwendel",
  activities: ["huettenwandern", "bergwandern"],
  travelTypes: ["huettentour"],
  travelFocusTypes: ["gipfel-und-grate", "stille-und-weite"],
  operator: "steinadler-bergreisen",
  sites: { hiking: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [saturday(6, 4, 790), saturday(7, 2, 840, true), sunday(8, 1, 860, true), saturday(9, 1, 810)],
    singleSupplementCents: 9000,
    capacity: 10,
    minimumParticipants: 5,
  },
};
