import { h2, p, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, items, noWalk, question, saturday, valleyPacking, waypoints } from "../helpers";

export const familienwocheBohinj: TourSeed = {
  number: 1015,
  title: "Familienwoche am Bohinjer See mit Hüttennacht",
  slug: "familienwoche-bohinj-huettennacht",
  teaser:
    "Kurze Wege, kaltes Wasser, eine Teufelsbrücke und eine Nacht auf der Alm: acht Tage in den Julischen Alpen für Kinder ab sechs Jahren und ihre Erwachsenen.",
  biome: "seenland",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag" }, "seenland", "alpen", "wald"),
  body: [
    p(
      "Am Bohinjer See gibt es keine Strandpromenade und kein Kasino, dafür einen der saubersten Seen der Alpen, ein weißes Kirchlein an der Brücke und die Geschichte vom Goldhorn, einem Gamsbock mit goldenen Hörnern, der hier die Bergschätze bewacht. Kinder hören sie am ersten Abend und suchen danach eine Woche lang nach Hufspuren.",
    ),
    h2("Gehen, ohne zu zählen"),
    p(
      "Keine Wanderung dauert länger als viereinhalb Stunden, und jede hat unterwegs etwas, das stärker ist als „Wann sind wir da?“: eine Klamm mit steinernem Elefanten, einen Sessellift, einen Käser, der kosten lässt. Unsere Begleiterin Maja ist Bergwanderführerin und Erzieherin. Sie trägt Lupen, ein Seil und sehr viele Kekse.",
    ),
    h2("Eine Nacht oben"),
    p(
      "Der Höhepunkt ist die Hütte an der Planina pri Jezeru auf 1.453 Metern. Sie liegt an einem kleinen Almsee, auf den Weiden ringsum klingeln Kühe, und für viele Kinder ist es das erste Stockbett im Gebirge. Am Morgen gibt es Žganci, einen gerührten Buchweizensterz, mit saurer Milch oder, für die Vorsichtigen, mit Kakao.",
    ),
    ul(
      "Für Kinder von sechs bis dreizehn Jahren; jüngere Geschwister nach Absprache in der Kraxe",
      "Familienzimmer im Gasthof mit Garten, fünf Minuten vom Wasser",
      "Zwei Nachmittage frei zum Baden, Rudern oder Lesen",
    ),
  ],
  highlights: [
    {
      title: "Savica-Fall",
      text: "78 Meter hoch und in zwei Arme geteilt; Sloweniens Dichter Prešeren hat ihm ein Epos gewidmet.",
    },
    { title: "Mostnica-Klamm", text: "Strudeltöpfe, Brücken und ein Fels, der aussieht wie ein Elefant." },
    {
      title: "Käse auf der Planina Laz",
      text: "Der Senn zeigt, wie Milch über dem Feuer zu einem Laib wird.",
    },
    {
      title: "Vogel, 1.535 m",
      text: "Mit der Gondel hinauf, zu Fuß auf die Šija, den Triglav immer gegenüber.",
    },
  ],
  days: [
    day(
      "Ankunft in Ribčev Laz",
      "Maja holt Sie am Bahnhof Bohinjska Bistrica ab. Nach dem Auspacken geht es barfuß über die Brücke zur Kirche des heiligen Johannes; der große Christophorus an der Außenwand ist leicht zu finden, die Teufelchen innen muss man suchen.",
      noWalk,
      ["Ribčev Laz", "gasthof"],
      "Abendessen",
    ),
    day(
      "Am Nordufer entlang",
      "Ein Waldpfad direkt am See, mit Buchten, in denen flache Steine zum Hüpfen liegen. In Ukanc am anderen Ende wird Eis gegessen, zurück fährt das Elektroboot.",
      { km: 6, up: 60, down: 56, hours: 2 },
      ["Ribčev Laz", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zum Wasserfall Savica",
      "Mit dem Bus nach Ukanc und durch Buchenwald hinauf zur Hütte. Dann sind es gut fünfhundert Stufen bis zur Kanzel, laut mitgezählt. Wer unten ankommt und eine andere Zahl hat, muss eine Geschichte erzählen.",
      { km: 9.4, up: 380, down: 380, hours: 3.5 },
      ["Ribčev Laz", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Auf dem Vogel",
      "Die Seilbahn schwebt in wenigen Minuten tausend Meter hinauf. Über die Orlova glava wandern Sie auf einem Grasrücken zur Šija; Kinder mit müden Beinen nehmen ein Stück weit den Sessellift. Picknick hoch über dem See.",
      { km: 7, up: 400, down: 400, hours: 3 },
      ["Ribčev Laz", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Klamm und Teufelsbrücke",
      "Von Stara Fužina geht es über die Hudičev most und dann neben dem Bach, der den Kalk zu Mühlen und Wannen geschliffen hat. Hinten im Tal Voje gibt es Krapfen in der Hütte und einen Wasserfall für die Ausdauernden.",
      { km: 13, up: 280, down: 280, hours: 4.5 },
      ["Ribčev Laz", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hinauf zur Hüttennacht",
      "Vormittags Packen: Jedes Kind trägt Schlafsack, Kuscheltier und Zahnbürste selbst. Ein Kleinbus fährt zur Planina Blato, danach sind es zwei Stunden im Schatten. Vor dem Abendessen wird am Almsee ein Staudamm gebaut und wieder eingerissen.",
      { km: 3.8, up: 340, down: 34, hours: 2 },
      ["Koča na Planini pri Jezeru", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Beim Käser und zurück ins Tal",
      "Über Almböden und durch lichten Lärchenwald gelangen Sie zur Planina Laz, auf der im Sommer noch gekäst wird. Nach der Kostprobe führt der Weg durch Fichtenwald hinab zum Bus. Am Abend bekommt jedes Kind eine Urkunde mit goldenem Horn.",
      { km: 8.5, up: 260, down: 566, hours: 3.5 },
      ["Ribčev Laz", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abschied vom See",
      "Noch einmal ins Wasser, dann mit dem Bus zur Wocheinerbahn. Im Tunnel unter dem Bača-Grat dürfen alle die Luft anhalten, so lange sie können, oder man fährt nach Norden und spart sich das.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 47.7,
  ascentM: 1720,
  descentM: 1716,
  distanceNote:
    "Ungefähre Angaben nach der Karte Triglavski narodni park 1:50.000, gerundet; ohne Seilbahn, Bus und Boot",
  techniqueGrade: 1,
  fitnessGrade: 2,
  groupSizeMin: 8,
  groupSizeMax: 14,
  guideLanguage: "Deutsch, Slowenisch",
  included: items(
    "6 Übernachtungen im Gasthof im Familienzimmer, 1 Übernachtung auf der Hütte im Mehrbettzimmer",
    "7 × Frühstück, 2 × Lunchpaket, 7 × Abendessen",
    "Bergwanderführerin mit pädagogischer Ausbildung",
    "Seilbahn auf den Vogel, Boot, Busfahrten, Eintritt zum Savica-Fall",
  ),
  notIncluded: items("An- und Abreise", "Getränke", "Bootsverleih"),
  packingList: valleyPacking(
    "kleiner Rucksack für jedes Kind",
    "Hüttenschlafsack, auch in Kindergröße leihbar",
    "Wasserschuhe und Handtuch",
    "ein Lieblingsbuch zum Vorlesen",
  ),
  arrivalByTrain:
    "Mit dem Eurocity von München oder Salzburg über Villach nach Jesenice und weiter mit der Wocheinerbahn nach Bohinjska Bistrica. Den Rest, sechs Kilometer bis zum See, fährt unser Kleinbus.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 6,
  waypoints: waypoints(
    [["Ribčev Laz", "start", 46.277, 13.887, 526, 0]],
    [["Ukanc", "place", 46.279, 13.833, 530, 6]],
    [
      ["Koča pri Savici", "hut", 46.289, 13.805, 653, 9.5],
      ["Savica-Fall", "place", 46.2917, 13.8, 836, 10.7],
      ["Ukanc", "place", 46.279, 13.833, 530, 15.4],
    ],
    [
      ["Vogel, Bergstation", "place", 46.265, 13.839, 1535, 15.4],
      ["Orlova glava", "summit", 46.2575, 13.837, 1682, 16.9],
      ["Šija", "summit", 46.249, 13.849, 1880, 18.9],
      ["Vogel, Bergstation", "place", 46.265, 13.839, 1535, 22.4],
    ],
    [
      ["Stara Fužina", "place", 46.2885, 13.895, 546, 22.4],
      ["Koča na Vojah", "hut", 46.315, 13.893, 690, 26.6],
      ["Mostnica-Fall", "place", 46.333, 13.888, 780, 28.9],
      ["Stara Fužina", "place", 46.2885, 13.895, 546, 35.4],
    ],
    [
      ["Planina Blato", "place", 46.3112, 13.8501, 1147, 35.4],
      ["Planina pri Jezeru", "overnight", 46.317, 13.833, 1453, 39.2],
    ],
    [
      ["Planina Laz", "place", 46.329, 13.85, 1560, 42.4],
      ["Planina Blato", "end", 46.3112, 13.8501, 1147, 47.7],
    ],
  ),
  questions: [
    question(
      "Wie weit können Sechsjährige wirklich gehen?",
      "Erfahrungsgemäß weiter, als Eltern glauben, wenn andere Kinder dabei sind. Jede Wanderung hat trotzdem einen Punkt, an dem eine Hälfte der Gruppe abkürzen kann.",
    ),
    question(
      "Gibt es einen Preis für Kinder?",
      "Nein. Kinder zahlen auf dieser Reise denselben Preis wie Erwachsene: Sie belegen ein Bett, essen mit und haben dieselbe Reiseleitung.",
    ),
    question(
      "Ist der See zum Schwimmen nicht zu kalt?",
      "Im Juli und August hat er 20 bis 23 Grad, an den Bachmündungen weniger. Bewacht ist er nicht, Maja bleibt bei den Badenachmittagen in der Nähe.",
    ),
    question(
      "Was tun wir bei Regen?",
      "Es gibt ein Museum der Almwirtschaft, ein Hallenbad in Bohinjska Bistrica und Gummistiefel-Touren in die Klamm, die bei Regen am wildesten ist.",
    ),
  ],
  country: "slowenien",
  region: "julische-alpen",
  activities: ["familienwandern", "wandern", "huettenwandern"],
  travelTypes: ["familienreise", "standortreise"],
  travelFocusTypes: ["wald-und-wasser"],
  operator: "murmeltier-touren",
  sites: { hiking: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [saturday(7, 1, 890), saturday(7, 3, 940, true), saturday(8, 1, 940, true), saturday(8, 3, 890)],
    singleSupplementCents: 12000,
    capacity: 14,
    minimumParticipants: 8,
  },
};
