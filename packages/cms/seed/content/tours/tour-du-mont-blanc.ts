import { h2, p, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, noWalk, question, saturday, waypoints } from "../helpers";

export const tourDuMontBlanc: TourSeed = {
  number: 1006,
  title: "Tour du Mont Blanc: um den Berg durch drei Länder",
  slug: "tour-du-mont-blanc",
  teaser:
    "In zehn Tagen von Les Houches durch Savoyen, Aosta und Wallis bis ins Tal von Chamonix. Jeder Pass zeigt den Berg von einer anderen Seite, jeder Abend spricht anders.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen" }, "alpen", "gletscher", "wald"),
  body: [
    p(
      "Horace-Bénédict de Saussure umrundete den Mont Blanc 1767 zum ersten Mal, um herauszufinden, von wo man ihn wohl besteigen könnte. Zwanzig Jahre später stand der Genfer Gelehrte selbst auf dem Gipfel. Seine Runde ist geblieben: sieben Täler, ein halbes Dutzend Pässe und in der Mitte immer derselbe Berg, der doch von jeder Seite ein anderer ist.",
    ),
    h2("Drei Länder, drei Frühstücke"),
    p(
      "In Les Contamines gibt es Tartines und Schüsselkaffee, im Val Ferret Espresso und Torta, in Champex Birchermüesli. Die Grenze merken Sie auf den Pässen nur am Wegweiser. Bis in die Neuzeit trieben Bauern beider Seiten ihr Vieh über den Col de la Seigne; heute klingen dort die Glocken der Schafe, die aus Italien kommen.",
    ),
    h2("Eis im Rückzug"),
    p(
      "Vom Mont-Favre-Sporn sehen Sie auf den Miage-Gletscher, der so viel Schutt trägt, dass Lärchen auf ihm wachsen. Gegenüber hängen die Abbrüche der Brenva. Ihr Führer hat Fotografien aus den achtziger Jahren dabei; der Vergleich braucht wenig Worte.",
    ),
    ul(
      "Sechs Nächte in einfachen Hotels und Gîtes, zwei auf Hütten, eine in einer Auberge",
      "Ein Gepäckwagen fährt überallhin, wo eine Straße hinkommt; auf die Hütten tragen Sie das Nötige selbst",
      "Gute, viel begangene Wege, im Frühsommer mit Schneefeldern an den Pässen",
    ),
    p(
      "Sie werden nicht allein sein, die Runde ist berühmt. Darum bricht die Gruppe meist um sieben auf und hat die Pässe vor den anderen für sich. Die aussichtsreiche Balkonroute über Chamonix lassen wir für diejenigen übrig, die ein, zwei Tage anhängen möchten.",
    ),
  ],
  highlights: [
    {
      title: "Col de la Seigne, 2.516 m",
      text: "Mit einem Schritt von Frankreich nach Italien, vor Ihnen die Aiguille Noire.",
    },
    {
      title: "Rifugio Bonatti",
      text: "Vom Bett aus sehen Sie die Grandes Jorasses; die Hütte trägt den Namen des großen Alpinisten.",
    },
    {
      title: "Grand Col Ferret, 2.537 m",
      text: "Der höchste Übergang der Tour und die Wasserscheide zwischen Po und Rhone.",
    },
    {
      title: "Alpage de Bovine",
      text: "Aprikosenkuchen vor dem Haus, anderthalbtausend Meter tiefer glänzt das Rhonetal.",
    },
    { title: "Col de Balme", text: "Beim letzten Pass steht plötzlich das ganze Tal von Chamonix offen." },
  ],
  days: [
    day(
      "Anreise nach Les Houches",
      "Gegen Abend lernt sich die Gruppe im kleinen Hotel an der Arve kennen. Ihr Bergwanderführer erklärt die Runde an einem Relief, das schon der Großvater des Wirts geschnitzt hat.",
      noWalk,
      ["Les Houches", "hotel"],
      "Abendessen",
    ),
    day(
      "Col de Voza und Bionnassay",
      "Zum Einlaufen geht es unter der Zahnradbahn hindurch auf den ersten Sattel, dann über die Weiler Bionnassay und Champel in das Montjoie-Tal. Die Bauernhäuser haben Schindeln bis zum Boden, vor vielen steht ein Brotbackofen.",
      { km: 16, up: 660, down: 503, hours: 5.5 },
      ["Les Contamines", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Col du Bonhomme und Croix du Bonhomme",
      "Hinter der Barockkapelle Notre-Dame de la Gorge folgen Sie einer gepflasterten Straße, die auf die Römer zurückgehen soll. Zwei Pässe liegen dicht hintereinander, dazwischen ein Hang voller Geröll und Schneezungen. Abends in Les Chapieux sitzen alle im selben langen Raum.",
      { km: 18.5, up: 1330, down: 940, hours: 8 },
      ["Les Chapieux", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Nach Italien",
      "Vom Weiler Ville des Glaciers, wo Beaufort gekäst wird, sind es noch zwei Stunden bis zum Pass. Jenseits liegt das Val Veny mit seinen Moränenseen. Das Rifugio Elisabetta duckt sich unter den Gletscher von La Lée Blanche.",
      { km: 14.5, up: 1000, down: 359, hours: 5.5 },
      ["Rifugio Elisabetta", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über den Balkon von Arp Vieille nach Courmayeur",
      "Beim Lac Combal verlassen Sie den Talboden und gewinnen eine Terrasse, von der aus die Südseite des Mont Blanc in voller Höhe zu sehen ist. Nach der Rast am Col Chécrouit geht es durch Lärchenwald in die steinernen Gassen von Dolonne hinunter.",
      { km: 17, up: 520, down: 1491, hours: 6.5 },
      ["Courmayeur", "hotel"],
      "Frühstück",
    ),
    day(
      "Val Ferret, die Sonnenseite",
      "Achthundert Meter steigen Sie am Morgen zum Rifugio Bertone, danach bleibt der Pfad auf gleicher Höhe. Gegenüber ziehen Dent du Géant und Grandes Jorasses vorbei, so nah, dass man mit bloßem Auge Seilschaften erkennt.",
      { km: 12.5, up: 940, down: 139, hours: 5 },
      ["Rifugio Bonatti", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Grand Col Ferret",
      "Bei Arnouva kreuzen Sie die Dora, dann steigt der Weg in langen Schleifen auf den Pass. Auf der Schweizer Seite wird das Gelände weich; auf der Alp La Peule gibt es Käseschnitten. Durch Wiesen geht es talaus nach La Fouly.",
      { km: 20, up: 930, down: 1355, hours: 7.5 },
      ["La Fouly", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Speicher und Brunnen: durch das Schweizer Val Ferret",
      "Der sanfteste Tag der Runde: Praz-de-Fort mit seinen Stelzenspeichern, Gärten voller Rittersporn, zum Schluss ein Waldweg mit geschnitzten Tieren. In Champex können Sie im See schwimmen oder ein Boot mieten.",
      { km: 15, up: 440, down: 573, hours: 4.5 },
      ["Champex-Lac", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über die Alp Bovine nach Trient",
      "Statt über das wilde Fenêtre d’Arpette nehmen Sie den alten Viehweg, der hoch über Martigny durch Wald und Weiden zieht. Vom Col de la Forclaz ist es noch eine halbe Stunde hinunter nach Trient mit seiner rosa Kirche.",
      { km: 16.5, up: 760, down: 948, hours: 6 },
      ["Trient", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Col de Balme und Heimkehr",
      "Ein letzter langer Anstieg, dann liegt der Mont Blanc wieder vor Ihnen, diesmal mit Nadeln und Eisstrom. Über den Rücken der Aiguillette des Posettes steigen Sie nach Tré-le-Champ ab; vom nahen Bahnhof Montroc fährt der Mont-Blanc-Express nach Chamonix.",
      { km: 13.5, up: 1150, down: 1012, hours: 6 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 143.5,
  ascentM: 7730,
  descentM: 7320,
  distanceNote:
    "Ungefähre Angaben nach IGN TOP25 3531ET und 3630OT sowie Swisstopo, gerundet; ohne die Balkonroute über Chamonix",
  techniqueGrade: 3,
  fitnessGrade: 4,
  groupSizeMin: 6,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Französisch",
  included: items(
    "9 Übernachtungen: Hotels, Gîtes und eine Auberge im Doppel- oder Mehrbettzimmer, 2 Hütten im Lager",
    "9 × Frühstück, 8 × Abendessen",
    "Führung durch einen staatlich geprüften Bergwanderführer",
    "Gepäcktransport an den Tagen ohne Hütte",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Mittagspicknick, ca. 12 € am Tag",
    "Abendessen in Courmayeur",
    "Mont-Blanc-Express nach Chamonix",
  ),
  packingList: hutPacking(
    "Rucksack mit 30 Litern",
    "Reisetasche bis 12 kg für den Gepäckwagen",
    "Wanderstöcke",
    "Euro und Schweizer Franken in bar",
  ),
  arrivalByTrain:
    "Mit dem TGV Lyria oder dem Eurocity bis Genf, weiter mit dem Léman Express nach Saint-Gervais und dem Mont-Blanc-Express bis Les Houches. Ab Chamonix geht es auf demselben Weg oder über Vallorcine und Martigny zurück.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Les Houches", "start", 45.8906, 6.799, 1007, 0]],
    [
      ["Col de Voza", "pass", 45.878, 6.7626, 1653, 6],
      ["Les Contamines", "overnight", 45.8217, 6.7272, 1164, 16],
    ],
    [
      ["Notre-Dame de la Gorge", "place", 45.7937, 6.72, 1210, 20],
      ["Col du Bonhomme", "pass", 45.7225, 6.712, 2329, 28.6],
      ["Croix du Bonhomme", "pass", 45.7213, 6.731, 2479, 30.6],
      ["Les Chapieux", "overnight", 45.6966, 6.7333, 1554, 34.5],
    ],
    [
      ["Ville des Glaciers", "place", 45.733, 6.774, 1789, 40],
      ["Col de la Seigne", "pass", 45.7511, 6.8078, 2516, 45.6],
      ["Rifugio Elisabetta", "overnight", 45.7677, 6.8377, 2195, 49],
    ],
    [
      ["Lac Combal", "place", 45.776, 6.862, 1958, 51.6],
      ["Col Chécrouit", "pass", 45.7909, 6.9313, 1956, 61.2],
      ["Courmayeur", "overnight", 45.7966, 6.9689, 1224, 66],
    ],
    [
      ["Rifugio Bertone", "hut", 45.809, 6.9785, 1989, 70.6],
      ["Rifugio Bonatti", "overnight", 45.8469, 7.0337, 2025, 78.5],
    ],
    [
      ["Arnouva", "place", 45.869, 7.052, 1769, 83],
      ["Grand Col Ferret", "pass", 45.8897, 7.079, 2537, 88],
      ["Alp La Peule", "place", 45.8985, 7.101, 2071, 91],
      ["La Fouly", "overnight", 45.9333, 7.0984, 1600, 98.5],
    ],
    [
      ["Praz-de-Fort", "place", 45.9835, 7.123, 1151, 107],
      ["Champex-Lac", "overnight", 46.03, 7.1165, 1467, 113.5],
    ],
    [
      ["Alp Bovine", "place", 46.0554, 7.0497, 1987, 123],
      ["Col de la Forclaz", "pass", 46.0578, 7.0012, 1526, 128],
      ["Trient", "overnight", 46.056, 6.995, 1279, 130],
    ],
    [
      ["Col de Balme", "pass", 46.0267, 6.9701, 2204, 135.6],
      ["Aiguillette des Posettes", "summit", 46.014, 6.935, 2201, 140],
      ["Tré-le-Champ", "end", 45.9995, 6.927, 1417, 143.5],
    ],
  ),
  questions: [
    question(
      "Wie anstrengend ist die Tour im Vergleich zu einer Hüttentour?",
      "Die Wege sind leichter, die Tage aber länger und es sind viele hintereinander. Ein Ruhetag ist in Courmayeur auf eigene Faust möglich.",
    ),
    question(
      "Brauche ich Französisch?",
      "Nein, Ihr Führer spricht es. In den Gîtes kommen Sie auch mit Englisch weiter, ein „Bonjour“ auf dem Pfad gehört sich trotzdem.",
    ),
    question(
      "Wann liegen die Schneefelder nicht mehr im Weg?",
      "Meist ab Mitte Juli. Bei den Terminen im Juni hat Ihr Führer ein kurzes Seil dabei und schlägt Stufen, wo es nötig ist.",
    ),
    question(
      "Kann ich die Balkonroute anschließen?",
      "Gern. Wir buchen Ihnen zwei weitere Nächte in Chamonix, die Etappen über Lac Blanc und Brévent gehen Sie dann ohne Führung.",
    ),
  ],
  country: "frankreich",
  region: "mont-blanc",
  activities: ["fernwandern", "bergwandern", "huettenwandern"],
  travelTypes: ["von-ort-zu-ort", "huettentour"],
  travelFocusTypes: ["gipfel-und-grate", "kueche-und-keller"],
  operator: "steinadler-bergreisen",
  sites: { hiking: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(6, 4, 1690),
      saturday(7, 2, 1790, true),
      saturday(8, 1, 1790, true),
      saturday(9, 1, 1720),
    ],
    singleSupplementCents: 21000,
    capacity: 10,
    minimumParticipants: 6,
  },
};
