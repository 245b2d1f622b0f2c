import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, waypoints } from "../../helpers";
import { farPacking } from "../packing";

export const ghandruk: TourSeed = {
  number: 1056,
  title: "Nepal für den Anfang: Poon Hill und die Dörfer der Gurung",
  slug: "nepal-poon-hill-gurung-doerfer",
  teaser:
    "Sieben Wandertage unter Annapurna und Machapuchare, nie höher als 3.193 Meter: Treppen aus Schiefer, Rhododendronwald, zwei Nächte in Ghandruk, davor Kathmandu, danach die Töpferstadt Bhaktapur.",
  biome: "alpen",
  season: "herbst",
  timeOfDay: "morgen",
  gallery: gallery({ season: "herbst", timeOfDay: "morgen" }, "alpen", "dschungel", "mittelgebirge"),
  body: [
    p(
      "Wer zum ersten Mal in den Himalaja reist, muss nicht gleich dort schlafen, wo die Luft knapp wird. Südlich der Annapurna liegt ein Land der Treppen: Gurung und Magar haben die Wege von Dorf zu Dorf mit Schieferplatten belegt und halten sie gemeinsam in Ordnung. Man geht dort wie in einem Haus mit sehr vielen Stockwerken.",
    ),
    h2("Morgens um halb sechs"),
    p(
      "Auf den Poon Hill steigt man im Dunkeln, mit Stirnlampe und ziemlich vielen anderen. Das bleibt so, auch wenn Prospekte es verschweigen. Dann aber geht das Licht über den Dhaulagiri, wandert auf die Annapurna Süd und den Fischschwanzberg, und zwanzig Minuten lang sagt niemand etwas. Danach nehmen wir den Kammweg über Deurali, auf dem die Menge sich verläuft.",
    ),
    quote(
      "Auf dem Machapuchare stand, soweit man weiß, noch niemand. Der Gipfel gilt als Sitz Shivas, und Genehmigungen werden nicht erteilt.",
    ),
    h2("Was Ihr Geld dort macht"),
    p(
      "Führerinnen und Träger gehören zu einer Genossenschaft in Pokhara, die auch Frauen für diesen Beruf ausbildet. Ein Träger trägt höchstens fünfzehn Kilogramm: eine Tasche von Ihnen und seine eigenen Sachen. Lohn, Kleidung und Versicherung stehen in der Ausschreibung, und am letzten Abend sitzen alle an einem Tisch.",
    ),
    ul(
      "Nächte in Lodges mit Zweibettzimmern, warme Dusche meist gegen Gebühr",
      "Zwei bis sechseinhalb Stunden Gehzeit am Tag, davon viel auf Stufen",
      "Im Monsun von Juni bis September ist alles grün, rutschig und voller Blutegel: keine Termine",
    ),
  ],
  highlights: [
    {
      title: "Swayambhunath",
      text: "Unter den gemalten Augen des Stupa drehen morgens Rentner, Mönche und Affen ihre Runde.",
    },
    {
      title: "Dreitausend Stufen nach Ulleri",
      text: "Gezählt hat sie vermutlich keiner richtig, gespürt haben sie alle.",
    },
    {
      title: "Sonnenaufgang auf 3.193 Metern",
      text: "Dhaulagiri, Nilgiri, Annapurna und Machapuchare, von links nach rechts erklärt.",
    },
    {
      title: "Wald bei Tadapani",
      text: "Rhododendren, dick wie Buchen, im März und April rot bis in die Kronen.",
    },
    {
      title: "Zwei Nächte in Ghandruk",
      text: "Hirsebier, ein kleines Museum und Kinder, die Hausaufgaben auf der Treppe machen.",
    },
  ],
  days: [
    day(
      "Ankunft in Kathmandu",
      "Abholung am Flughafen, Hotel in einer stillen Seitengasse von Thamel mit Garten. Beim Essen lernen Sie Laxmi kennen, die Sie bis zum Schluss begleitet, und das Wort bistari: langsam.",
      noWalk,
      ["Kathmandu", "hotel"],
      "Abendessen",
    ),
    day(
      "Zu den Augen des Stupa",
      "Zu Fuß über Brücken und Märkte, an Messingläden und den Schildern der Zahnärzte vorbei, 365 Stufen hinauf nach Swayambhunath. Am Nachmittag Zeit für den Königsplatz von Patan oder für ein Bett: Die meisten schlafen nach dem Flug schlecht.",
      { km: 6, up: 120, down: 120, hours: 2 },
      ["Kathmandu", "hotel"],
      "Frühstück",
    ),
    day(
      "Auf der Landstraße nach Pokhara",
      "Sieben bis acht Stunden Bus für zweihundert Kilometer, mit Tee in Kurintar und Blick auf Hängebrücken. Abends am Phewa-See entlang, in dessen Wasser bei klarem Wetter der Machapuchare steht, kopfüber.",
      { km: 4, up: 20, down: 20, hours: 1 },
      ["Pokhara", "hotel"],
      "Frühstück",
    ),
    day(
      "Die Treppe",
      "Zwei Stunden Busfahrt, dann gehen Sie ab Birethanti den Bhurungdi-Bach entlang, zwischen Bananen und Hirse, anfangs auch auf der Piste. Nach dem Mittagessen in Tikhedhunga kommt die berüchtigte Stiege. Bistari, sagt Laxmi, und: Wer reden kann, geht richtig.",
      { km: 12.5, up: 1100, down: 115, hours: 6 },
      ["Ulleri", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "In den Bergwald",
      "Eichen mit Bartflechten, Bäche, an den Raststellen Mandarinen. Ghorepani heißt Pferdewasser, weil die Salzkarawanen hier ihre Tiere tränkten; heute trinken Wanderer Ingwertee und stellen den Wecker.",
      { km: 10, up: 920, down: 70, hours: 4.5 },
      ["Ghorepani", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Poon Hill und der Kamm",
      "Vor Tagesanbruch hinauf, zum Frühstück wieder unten. Später durch Bambus auf den Rücken von Deurali und in ein Tal, dessen Bachsteine alle zu kleinen Türmen gestapelt sind. Der letzte Anstieg nach Tadapani ist kurz und gemein.",
      { km: 11.5, up: 850, down: 1080, hours: 6.5 },
      ["Tadapani", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Langsam hinunter ins Warme",
      "Mit Glück sehen Sie Languren in den Kronen und den Danphe, den Nationalvogel, dessen Gefieder neun Farben haben soll. Mittags sind Sie in Ghandruk und bleiben.",
      { km: 8.5, up: 170, down: 810, hours: 3.5 },
      ["Ghandruk", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Ein Ruhetag mit Gassen",
      "Vormittags durch den alten Dorfteil, wo Mais unter den Dachbalken trocknet. Eine Lehrerin im Ruhestand öffnet ihr Haus und erklärt, warum fast jede Familie einen Gurkha in der britischen Armee hatte. Nachmittags Wäsche, Karten, Bergschau.",
      { km: 5, up: 160, down: 160, hours: 2 },
      ["Ghandruk", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Durch die Schlucht nach Landruk",
      "Drüben liegt das Ziel, zum Greifen nah, dazwischen aber der Modi Khola, siebenhundert Meter tiefer. Eine stählerne Hängebrücke, Reisfelder, Enten. Im Hof der Lodge wird Dal Bhat gekocht, und Sie dürfen den Knoblauch für die Linsen ins heiße Fett werfen.",
      { km: 6.5, up: 330, down: 720, hours: 3.5 },
      ["Landruk", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Letzter Tag auf den Stufen",
      "Noch einmal durch dichten Wald zu einem Rastplatz mit Gebetsfahnen, dann immer auf dem Kamm: Pothana, Felder, Dhampus mit dem Blick zurück auf alles, was Sie gegangen sind. Der Bus nach Pokhara braucht eine Stunde.",
      { km: 12, up: 640, down: 590, hours: 5 },
      ["Pokhara", "hotel"],
      "Frühstück, Mittagessen",
    ),
    day(
      "Nach Bhaktapur",
      "Noch einmal acht bis neun Stunden Bus. Statt in Kathmandu übernachten Sie in der alten Königsstadt, in deren Gassen kaum Autos fahren und abends die Töpfer ihre Ware hereinholen. Beim Abschied bekommt jeder eine Tika auf die Stirn.",
      noWalk,
      ["Bhaktapur", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Rückflug",
      "Bis zum Flughafen sind es zwanzig Minuten oder neunzig, je nach Verkehr; wir fahren rechtzeitig los.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 76,
  ascentM: 4310,
  descentM: 3685,
  distanceNote:
    "Ungefähre Angaben nach der Karte Annapurna 1:100.000 und Messungen der Führerinnen, Stadtwege geschätzt",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Nepali",
  included: items(
    "5 Übernachtungen in Hotels, 6 Übernachtungen in Lodges",
    "11 × Frühstück, 7 × Mittagessen, 8 × Abendessen",
    "deutschsprachige Führerin ab und bis Kathmandu, Träger ab Birethanti",
    "Busse auf allen genannten Strecken",
    "Eintritt ins Schutzgebiet Annapurna, nach Swayambhunath und Bhaktapur, Wanderausweis",
  ),
  notIncluded: items(
    "Flug nach Kathmandu",
    "Visum, bei der Einreise erhältlich; Krankenversicherung mit Bergung aus der Luft",
    "Mahlzeiten in den Städten, soweit nicht genannt, und Getränke",
  ),
  packingList: farPacking(
    "Teleskopstöcke gegen die Treppen, vor allem abwärts",
    "warme Jacke für den Morgen auf dem Poon Hill",
    "Wasserfilter; abgekochtes Wasser kostet in den Lodges wenig",
  ),
  arrivalByTrain:
    "Über Land ist Nepal derzeit nur auf Wegen zu erreichen, von denen wir abraten. Diese Reise braucht also einen Langstreckenflug. Sie dauert zwölf Tage; besser bleiben Sie drei Wochen, und wir helfen gern bei der Verlängerung vor Ort.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Kathmandu, Thamel", "start", 27.7154, 85.3123, 1300, 0]],
    [
      ["Swayambhunath", "place", 27.7149, 85.2904, 1400, 3],
      ["Kathmandu", "overnight", 27.7154, 85.3123, 1300, 6],
    ],
    [
      ["Pokhara, Seepromenade", "place", 28.209, 83.957, 800, 6],
      ["Nordufer des Phewa-Sees", "place", 28.222, 83.948, 800, 8],
      ["Pokhara", "overnight", 28.209, 83.957, 800, 10],
    ],
    [
      ["Birethanti", "place", 28.316, 83.774, 1025, 10],
      ["Tikhedhunga", "place", 28.35, 83.744, 1540, 18.5],
      ["Ulleri", "overnight", 28.358, 83.733, 2010, 22.5],
    ],
    [
      ["Banthanti", "place", 28.376, 83.722, 2310, 26],
      ["Ghorepani", "overnight", 28.402, 83.7, 2860, 32.5],
    ],
    [
      ["Poon Hill", "summit", 28.4003, 83.6895, 3193, 34],
      ["Ghorepani, Frühstück", "place", 28.402, 83.7, 2860, 35.5],
      ["Deurali", "pass", 28.405, 83.722, 3090, 39],
      ["Tadapani", "overnight", 28.396, 83.769, 2630, 44],
    ],
    [
      ["Bhaisi Kharka", "place", 28.387, 83.788, 2330, 48],
      ["Ghandruk", "overnight", 28.376, 83.808, 1990, 52.5],
    ],
    [
      ["Alter Dorfteil", "place", 28.379, 83.803, 2090, 54.5],
      ["Ghandruk, Lodge", "overnight", 28.376, 83.808, 1990, 57.5],
    ],
    [
      ["Brücke über den Modi Khola", "place", 28.374, 83.8195, 1315, 60.5],
      ["Landruk", "overnight", 28.37, 83.829, 1600, 64],
    ],
    [
      ["Deurali über Bhichok", "pass", 28.334, 83.832, 2080, 70],
      ["Pothana", "place", 28.316, 83.842, 1890, 72.5],
      ["Dhampus", "place", 28.303, 83.857, 1650, 76],
    ],
    [],
    [["Kathmandu, Flughafen", "end", 27.697, 85.359, 1335, 76]],
  ),
  questions: [
    question(
      "Wird man auf dieser Höhe krank?",
      "Selten ernsthaft. Geschlafen wird höchstens auf 2.860 Metern, doch ab etwa 2.500 Metern kann die Höhe jedem zu schaffen machen. Leichte Kopfschmerzen vergehen meist mit Wasser und Ruhe; wird es schlimmer, geht eine Führerin mit Ihnen hinunter. Ein Gerät, das den Sauerstoff im Blut misst, haben wir dabei.",
    ),
    question(
      "Wann ist die Sicht am besten?",
      "Von Mitte Oktober bis Ende November, wenn der Staub ausgewaschen ist. Im März und April blüht der Rhododendron, dafür zieht mittags oft Dunst auf.",
    ),
    question(
      "Hört man unterwegs Motoren?",
      "Ja, am Anfang und am Ende. Bis Ulleri und bis Ghandruk reichen inzwischen Pisten, und es wird weiter gebaut. Wir gehen, wo es sie noch gibt, auf den Treppen daneben; zwischen Ghorepani und Tadapani ist es still.",
    ),
    question(
      "Kann ich ohne Träger gehen?",
      "Ja, sagen Sie es bei der Buchung. Der Preis sinkt dadurch nicht, weil die Leute fest angestellt sind; Ihr Gepäck bleibt dann in Pokhara, und Sie nehmen nur das Nötige mit.",
    ),
  ],
  country: "nepal",
  region: "annapurna",
  activities: ["wandern", "bergwandern"],
  travelTypes: ["von-ort-zu-ort", "rundreise"],
  travelFocusTypes: ["gipfel-und-grate", "kultur-und-geschichte"],
  operator: "steppenwind-expeditionen",
  sites: { traveling: true, hiking: true, adventures: true },
  canonicalSite: "traveling",
  departurePlan: {
    rules: [
      saturday(3, 3, 1890),
      saturday(4, 1, 1990, true),
      saturday(10, 3, 2090, true),
      saturday(11, 2, 1990),
    ],
    singleSupplementCents: 29000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
