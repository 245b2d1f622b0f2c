import { bold, h2, p, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, noWalk, question, saturday, sunday, waypoints } from "../helpers";

export const berlinerHoehenweg: TourSeed = {
  number: 1002,
  title: "Berliner Höhenweg: der hohe Weg ums Zillertal",
  slug: "berliner-hoehenweg-zillertal",
  teaser:
    "Acht Etappen von Finkenberg bis Mayrhofen, über die Mörchenscharte und das Schönbichler Horn mit 3.134 Metern. Für Geübte, die eine Woche oben bleiben wollen.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag" }, "alpen", "gletscher", "wald"),
  body: [
    p(
      "Der Zillertaler Hauptkamm ist aus Gneis und Granit gebaut, und so geht es sich auch: über Platten, die der Gletscher geschliffen hat, durch Blockfelder, in denen jeder Schritt gesetzt sein will, an Bächen entlang, die vom Gesteinsmehl milchig sind. Der Berliner Höhenweg verbindet acht Schutzhäuser und kommt dabei fast nie unter 1.800 Meter.",
    ),
    h2("Ein Speisesaal auf zweitausend Metern"),
    p(
      "Die Berliner Hütte wurde 1879 eröffnet und so oft vergrößert, dass sie heute mit holzgetäfeltem Saal, breitem Treppenhaus und Kronleuchtern dasteht. Vor dem Zweiten Weltkrieg gab es hier eine eigene Poststelle und einen Schuhmacher. Seit 1997 steht das Haus unter Denkmalschutz. Von den Gletschern, derentwegen man es baute, ist viel verschwunden; die Moränen zeigen, wie weit sie reichten.",
    ),
    p(
      bold("Schlüsselstellen: "),
      "Zwischen Furtschaglhaus und Berliner Hütte steigen Sie bis auf über dreitausend Meter, die letzten Meter an Drahtseilen. Hinter der Mörchenscharte führt der Steig steil und teils über Eisenbügel in den Floitengrund. Beides verlangt Schwindelfreiheit, ist bei trockenem Fels aber kein Klettern.",
    ),
    h2("Was Sie mitbringen sollten"),
    ul(
      "Erfahrung mit mehrtägigen Bergtouren und Etappen bis neun Stunden",
      "sicheren Tritt in Blockgelände, auch am Ende eines langen Tages",
      "Geduld mit dem Wetter: Bei Neuschnee wird umgangen oder gewartet",
    ),
    p(
      "Dafür bekommen Sie eine Woche, in der das Tal nur als grüner Streifen vorkommt. Steinböcke, Murmeltiere und Bartgeier sind häufiger zu sehen als Straßen, und abends auf der Terrasse zählt nur noch, wer wie weit gehen wird.",
    ),
  ],
  highlights: [
    {
      title: "Schönbichler Horn, 3.134 m",
      text: "Ein Dreitausender am Weg, mit Blick auf Möseler und Hochfeiler.",
    },
    {
      title: "Schwarzsee",
      text: "An windstillen Morgen spiegelt sich der Zemmgrund samt seinen Gletscherresten in dem kleinen Karsee.",
    },
    {
      title: "Siebenschneidensteig",
      text: "Sieben Grate in einem Tag, hoch über der Stillup; die längste und für viele schönste Etappe.",
    },
    {
      title: "Hängebrücke bei der Olpererhütte",
      text: "Auf 2.388 Metern schaut man tief hinab auf den Schlegeisspeicher.",
    },
  ],
  days: [
    day(
      "Treffpunkt Finkenberg",
      "Ihr Bergführer erwartet Sie am frühen Abend im Gasthof. Nach dem Essen werden Wetter und Ausrüstung besprochen und die Lasten für die Gemeinschaft verteilt.",
      noWalk,
      ["Finkenberg", "gasthof"],
      "Abendessen",
    ),
    day(
      "Aufstieg zur Gamshütte",
      "Hinter der Teufelsbrücke über die Tuxbachklamm beginnt der Hermann-Hecht-Weg, ein steiler Waldsteig ohne lange Querungen. Die kleine Hütte mit ihren knapp vierzig Schlafplätzen liegt auf einer Wiese genau an der Baumgrenze.",
      { km: 6.5, up: 1090, down: 8, hours: 3.5 },
      ["Gamshütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Der lange Weg zum Friesenberghaus",
      "Ein Tag zum Kennenlernen der eigenen Ausdauer: über Grasflanken, durch Kare und an der Pitzenalm vorbei, immer auf der Südostseite des Tuxer Kamms. Das Friesenberghaus auf 2.498 Metern ist das höchste Haus der Runde.",
      { km: 14.7, up: 1130, down: 553, hours: 8.5 },
      ["Friesenberghaus", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über die Olpererhütte ins Schlegeis",
      "Vom Friesenbergsee leitet ein Plattenweg fast eben zur Olpererhütte, wo zur zweiten Jause gerastet wird. Danach verlieren Sie sechshundert Höhenmeter bis zum Stausee, gehen am Ufer nach Süden und steigen in Kehren zum Furtschaglhaus.",
      { km: 14.9, up: 700, down: 903, hours: 7 },
      ["Furtschaglhaus", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Schönbichler Horn",
      "Vor Sonnenaufgang gehen Sie los, damit die Gruppe vor den Nachmittagswolken oben ist. Am Gipfelaufbau helfen Drahtseile, oben stehen Sie zwischen Firn und Himmel. Der Abstieg führt auf dem Moränenrücken lang hinunter zur Berliner Hütte.",
      { km: 8.5, up: 890, down: 1143, hours: 6.5 },
      ["Berliner Hütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Mörchenscharte und Floitengrund",
      "Nach einer Stunde liegt der Schwarzsee vor Ihnen, nach drei Stunden stehen Sie in der 2.872 Meter hohen Scharte. Jenseits fällt der Steig über Bügel und Leitern in das stillste der Zillertaler Täler; der Gegenanstieg zur Greizer Hütte dauert noch einmal gut eine Stunde.",
      { km: 10.7, up: 1250, down: 1065, hours: 7 },
      ["Greizer Hütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Lapenscharte",
      "Verglichen mit gestern ein kurzer Tag. Über die Lapenscharte wechseln Sie in den Stilluppgrund und umrunden dessen Talschluss in großem Bogen; mehrere Bäche werden auf Stegen gequert. Am Nachmittag heißt es Füße hochlegen.",
      { km: 9.6, up: 670, down: 719, hours: 5.5 },
      ["Kasseler Hütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Siebenschneidensteig zur Edelhütte",
      "Grat um Grat, Kar um Kar geht es hoch an der östlichen Talseite der Stillup talaus. Viele Stellen sind mit Ketten gesichert, Ausweichwege gibt es kaum, deshalb wird diese Etappe nur bei gutem Wetter gegangen. Sonst steigen Sie ins Tal ab und fahren mit der Ahornbahn zur Edelhütte.",
      { km: 13.2, up: 850, down: 790, hours: 9 },
      ["Karl-von-Edel-Hütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abstieg nach Mayrhofen",
      "Noch einmal 1.600 Meter hinab, erst über Almböden, dann durch Fichtenwald. Wer die Knie schonen möchte, nimmt ab der Bergstation die Ahornbahn. Gegen Mittag endet die Tour am Bahnhof der Zillertalbahn.",
      { km: 8.7, up: 20, down: 1625, hours: 3.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 86.8,
  ascentM: 6600,
  descentM: 6806,
  distanceNote:
    "Ungefähre Angaben nach Etappenbeschreibungen der Hütten und Alpenvereinskarten 35/1 und 35/2, gerundet",
  techniqueGrade: 5,
  fitnessGrade: 5,
  groupSizeMin: 4,
  groupSizeMax: 8,
  guideLanguage: "Deutsch",
  included: items(
    "1 Übernachtung im Gasthof im Doppelzimmer, 7 Übernachtungen auf Hütten im Lager",
    "8 × Frühstück, 8 × Abendessen",
    "Führung durch einen staatlich geprüften Bergführer",
    "Leihklettersteigset für die Schlüsselstellen",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Getränke und Verpflegung unterwegs, ca. 30 € am Tag",
    "Fahrt mit der Ahornbahn",
  ),
  packingList: hutPacking(
    "Rucksack mit 35 bis 40 Litern, gepackt höchstens 10 kg",
    "Bergschuhe der Kategorie B oder C",
    "Wanderstöcke",
    "Leichtsteigeisen, falls der Führer dazu rät",
  ),
  arrivalByTrain:
    "Mit dem Fernverkehr bis Jenbach, dann mit der Zillertalbahn nach Mayrhofen und mit dem Linienbus in zehn Minuten nach Finkenberg. Die Rückreise beginnt direkt am Bahnhof Mayrhofen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Finkenberg", "start", 47.153, 11.819, 839, 0]],
    [["Gamshütte", "overnight", 47.1262, 11.783, 1921, 6.5]],
    [
      ["Pitzenalm", "place", 47.093, 11.764, 1871, 12.6],
      ["Friesenberghaus", "overnight", 47.0678, 11.7022, 2498, 21.2],
    ],
    [
      ["Olpererhütte", "hut", 47.042, 11.6884, 2388, 25.5],
      ["Schlegeisspeicher", "place", 47.0242, 11.7095, 1782, 28.6],
      ["Furtschaglhaus", "overnight", 47.0014, 11.747, 2295, 36.1],
    ],
    [
      ["Schönbichler Horn", "summit", 47.0114, 11.7753, 3134, 39.2],
      ["Berliner Hütte", "overnight", 47.0244, 11.8131, 2042, 44.6],
    ],
    [
      ["Schwarzsee", "place", 47.033, 11.8264, 2472, 46.9],
      ["Mörchenscharte", "pass", 47.0375, 11.849, 2872, 49],
      ["Floitengrund", "place", 47.042, 11.875, 1850, 53],
      ["Greizer Hütte", "overnight", 47.0433, 11.8857, 2227, 55.3],
    ],
    [
      ["Lapenscharte", "pass", 47.051, 11.902, 2701, 57.9],
      ["Kasseler Hütte", "overnight", 47.0594, 11.9483, 2178, 64.9],
    ],
    [["Karl-von-Edel-Hütte", "overnight", 47.1305, 11.8975, 2238, 78.1]],
    [
      ["Ahornbahn, Bergstation", "place", 47.1395, 11.882, 1955, 80],
      ["Mayrhofen, Bahnhof", "end", 47.1695, 11.8627, 633, 86.8],
    ],
  ),
  questions: [
    question(
      "Reicht Wandererfahrung aus dem Mittelgebirge?",
      "Nein. Bitte sammeln Sie vorher Erfahrung auf schwarz markierten Bergwegen; wir beraten Sie gern zu einer passenden Tour für das erste Jahr.",
    ),
    question(
      "Kann ich unterwegs aussteigen?",
      "Ja, am Schlegeisspeicher fährt ein Bus nach Mayrhofen, und von der Berliner, der Greizer und der Kasseler Hütte führen Talwege hinaus.",
    ),
    question(
      "Wie viel Schnee liegt noch im Juli?",
      "An der Mörchenscharte und am Schönbichler Horn halten sich Altschneefelder bis weit in den Sommer. Ihr Bergführer erkundigt sich vor jedem Termin bei den Wirtsleuten.",
    ),
  ],
  country: "oesterreich",
  region: "zillertaler-alpen",
  activities: ["huettenwandern", "bergwandern", "fernwandern"],
  travelTypes: ["huettentour"],
  travelFocusTypes: ["gipfel-und-grate"],
  operator: "steinadler-bergreisen",
  sites: { hiking: true, adventures: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [saturday(7, 3, 1390), sunday(8, 2, 1440, true), saturday(8, 4, 1440), saturday(9, 1, 1390)],
    singleSupplementCents: 4000,
    capacity: 8,
    minimumParticipants: 4,
  },
};
