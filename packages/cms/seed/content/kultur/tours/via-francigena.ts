import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import {
  day,
  gallery,
  items,
  noWalk,
  question,
  saturday,
  sunday,
  valleyPacking,
  waypoints,
} from "../../helpers";

export const viaFrancigena: TourSeed = {
  number: 1039,
  title: "Via Francigena: von Lucca nach Siena",
  slug: "via-francigena-lucca-siena",
  teaser:
    "Sieben Etappen auf der alten Frankenstraße durch das Herz der Toskana: römisches Pflaster, weiße Schotterwege, Türme am Horizont und zum Schluss durch die Porta Camollia auf den Campo.",
  biome: "weinland",
  season: "fruehling",
  timeOfDay: "morgen",
  gallery: gallery({ season: "fruehling", timeOfDay: "morgen" }, "weinland", "mittelgebirge", "flusstal"),
  body: [
    p(
      "Um das Jahr 990 ging Sigerich, frisch ernannter Erzbischof von Canterbury, aus Rom nach Hause und ließ seine Übernachtungen notieren: neunundsiebzig Stationen, ohne ein Wort über Wetter oder Blasen. Die Liste liegt heute in London und ist der Grund, warum man auf der Via Francigena recht genau weiß, wo man geht. Rund ein Dutzend seiner Etappenorte berühren Sie, wenn auch in der Gegenrichtung.",
    ),
    h2("Erst flach, dann Bilderbuch"),
    p(
      "Beschönigt wird nichts: Der erste Tag ab Lucca führt durch Vororte, an Gewächshäusern und einer Papierfabrik vorbei. Danach nehmen die Wälder der Cerbaie den Weg auf, am Arno wechselt die Landschaft, und ab San Miniato laufen Sie auf Höhenrücken, von denen aus die Toskana so aussieht, wie alle sie malen. Es ist schöner, wenn man hineingegangen ist.",
    ),
    h2("Stempel, Suppe, Schatten"),
    p(
      "Sie bekommen einen Pilgerpass, der in Sakristeien, Bars und einmal beim Friseur gestempelt wird. Geschlafen wird trotzdem in richtigen Betten, in Stadthäusern, auf einem Weingut und in einem ehemaligen Kloster. Abends gibt es Ribollita, Wildschwein oder Pici, die dicken handgerollten Nudeln; mittags suchen wir Schatten, denn den spendet dieser Weg nicht überall.",
    ),
    ul(
      "Wanderwege, Feldwege und die berühmten „strade bianche“, dazu kurze Strecken auf Asphalt",
      "Das Gepäck fährt voraus, Sie tragen Wasser und eine Jacke",
      "Für die ungeliebte Landstraße hinter Altopascio steht ein Taxi bereit",
    ),
  ],
  highlights: [
    {
      title: "Selciato bei Galleno",
      text: "Ein Stück mittelalterliches Straßenpflaster im Kiefernwald, ausgefahren von Karren.",
    },
    {
      title: "Türme von San Gimignano",
      text: "Vierzehn sind von gut siebzig geblieben; nach dem letzten Tagesausflügler zählen Sie in Ruhe nach.",
    },
    {
      title: "Becken von Le Caldane",
      text: "Lauwarmes Wasser in einem Bad, das schon Etrusker und Römer kannten, gerade recht für Wanderfüße.",
    },
    {
      title: "Monteriggioni",
      text: "Ein Mauerring mit vierzehn Türmen, den Dante mit Riesen verglich, dahinter ein Dorf von der Größe eines Schulhofs.",
    },
    {
      title: "Santa Maria della Scala",
      text: "Das Pilgerspital gegenüber dem Dom von Siena, mit Fresken, auf denen Kranke gewaschen werden.",
    },
  ],
  days: [
    day(
      "Einmal um Lucca",
      "Bis 17 Uhr sollten alle da sein. Die vier Kilometer lange Stadtmauer ist oben so breit, dass Platanen darauf wachsen und Großväter Rad fahren; eine Runde vor dem Essen macht mit der Gruppe bekannt. Der Dom hütet das dunkle Holzkreuz, das Pilger aus ganz Europa sehen wollten.",
      noWalk,
      ["Lucca", "hotel"],
      "Abendessen",
    ),
    day(
      "Durch die Ebene zum Turm der Tau-Ritter",
      "Durch das östliche Stadttor und auf Nebenstraßen über Capannori nach Porcari. Ihr Reiseleiter nutzt die Strecke, um von Zöllen und Räubern zu erzählen. In Altopascio unterhielt ein Ritterorden ein Spital; die Glocke „Smarrita“ läutete bei Dämmerung, damit Verirrte aus den Sümpfen fanden.",
      { km: 18.5, up: 60, down: 60, hours: 4.5 },
      ["Altopascio", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Cerbaie, Arno und hinauf nach San Miniato",
      "Die alten Steine von Galleno, dann Wald mit Baumheide bis zur befestigten Brücke der Medici in Ponte a Cappiano. Hinter Fucecchio queren Sie den Arno und seinen Deich. Der letzte Anstieg zieht sich, belohnt aber mit einem Backsteinstädtchen, über dem der nachgebaute Turm Friedrichs des Zweiten steht.",
      { km: 21, up: 230, down: 135, hours: 5.5 },
      ["San Miniato", "pension"],
      "Frühstück",
    ),
    day(
      "Der lange Höhenrücken",
      "Viele Dörfer sind zu sehen, kaum eines liegt am Weg. Auf Kämmen aus gelbem Sand geht es an der einsamen Pieve von Coiano vorbei, einer Station Sigerichs, und weiter durch Weizen und Esskastanien. Wasser nehmen Sie reichlich mit. In Gambassi wartet ein Thermalbad mit salzigem Wasser.",
      { km: 24, up: 560, down: 368, hours: 7 },
      ["Gambassi Terme", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Vernaccia am Wegrand",
      "Kurze Etappe, absichtlich. Am Heiligtum von Pancole läuft der Weg mitten unter der Kirche hindurch, in Cellole steht eine romanische Pieve zwischen Zypressen, die Puccini zu seiner Suor Angelica angeregt haben soll. Ab da haben Sie die Türme im Blick. Nachmittags führt eine Kunsthistorikerin zu den Fresken Ghirlandaios.",
      { km: 13.5, up: 370, down: 378, hours: 4 },
      ["San Gimignano", "hotel"],
      "Frühstück",
    ),
    day(
      "Über die Bäche nach Colle",
      "Vom Stadttor hinunter, durch zwei Furten und vorbei am Molino d’Aiano, wo Archäologen eine römische Villa ausgraben. Colle di Val d’Elsa liegt als langer Strich auf seinem Hügel; unten wird Kristallglas geblasen, oben hängt Wäsche. Der Bildhauer Arnolfo di Cambio kam hier zur Welt.",
      { km: 15, up: 380, down: 494, hours: 4.5 },
      ["Colle di Val d’Elsa", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Türkisfarbene Elsa, graue Mauern",
      "Im Flusspark springen Sie von Trittstein zu Trittstein, das kalkreiche Wasser leuchtet auch bei grauem Himmel. Nach einem Fußbad in Le Caldane folgen Strove und die Abtei Abbadia a Isola, die einst von Sumpf umgeben war. Monteriggioni gehört nach sechs Uhr abends denen, die hier übernachten.",
      { km: 16.5, up: 320, down: 256, hours: 5 },
      ["Monteriggioni", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Herz und Tor",
      "Steineichenwald, das Landgut mit dem Schneckenturm, ein trockengelegter See, flach wie ein Tisch im Hügelland: Siena lässt sich lange nicht blicken. Auf der Porta Camollia steht, die Stadt öffne Ihnen ihr Herz weiter als dieses Tor. Auf dem Campo setzt man sich einfach hin, auf das warme Pflaster, wie alle.",
      { km: 20.5, up: 430, down: 386, hours: 6 },
      ["Siena", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abschied mit Panforte",
      "Wer Zeit hat, besucht vormittags das Spital Santa Maria della Scala und den Dom, dessen Fußboden aus Marmor im Spätsommer ganz aufgedeckt ist. Bahnhof und Altstadt verbindet eine Kette von Rolltreppen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 129,
  ascentM: 2350,
  descentM: 2077,
  distanceNote:
    "Ungefähre Angaben nach den Etappen der europäischen Via-Francigena-Vereinigung, eigene Teilung, gerundet",
  techniqueGrade: 1,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Italienisch",
  included: items(
    "8 Übernachtungen in kleinen Hotels und einer Pension im Doppelzimmer",
    "8 × Frühstück, 6 × Abendessen",
    "Reiseleitung durch einen Historiker, Kunstführung in San Gimignano",
    "Gepäcktransport auf allen Etappen, Taxi nach Galleno",
    "Pilgerpass",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Abendessen in San Miniato und San Gimignano",
    "Thermalbad in Gambassi",
    "Ortstaxe, 1 bis 3 € pro Nacht",
  ),
  packingList: valleyPacking(
    "Sonnenhut mit breiter Krempe, Flaschen für zwei Liter",
    "Sandalen zum Waten und Baden",
    "ein Tuch für die Schultern in Kirchen",
  ),
  arrivalByTrain:
    "Mit dem Nachtzug ab München oder tagsüber mit Umstieg in Verona und Bologna nach Florenz, ab dort fahren Regionalzüge in etwa anderthalb Stunden nach Lucca. Ab Siena geht es über Empoli zurück nach Florenz.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: true,
  waypoints: waypoints(
    [["Lucca", "start", 43.843, 10.505, 19, 0]],
    [
      ["Capannori", "place", 43.849, 10.573, 16, 6.5],
      ["Porcari", "place", 43.841, 10.616, 32, 11.5],
      ["Altopascio", "overnight", 43.8155, 10.675, 19, 18.5],
    ],
    [
      ["Galleno", "place", 43.789, 10.712, 45, 18.5],
      ["Ponte a Cappiano", "place", 43.742, 10.774, 20, 26.5],
      ["Fucecchio", "place", 43.728, 10.809, 45, 30.5],
      ["San Miniato", "overnight", 43.6795, 10.8505, 140, 39.5],
    ],
    [
      ["Calenzano", "place", 43.651, 10.862, 160, 43.5],
      ["Pieve di Coiano", "place", 43.606, 10.902, 200, 50.5],
      ["Gambassi Terme", "overnight", 43.537, 10.953, 332, 63.5],
    ],
    [
      ["Santuario di Pancole", "place", 43.502, 11.009, 270, 70],
      ["Pieve di Cellole", "place", 43.489, 11.021, 380, 72.2],
      ["San Gimignano", "overnight", 43.4677, 11.0433, 324, 77],
    ],
    [
      ["Molino d’Aiano", "place", 43.429, 11.064, 130, 85.5],
      ["Colle di Val d’Elsa", "overnight", 43.4225, 11.119, 210, 92],
    ],
    [
      ["Le Caldane", "place", 43.394, 11.118, 160, 97.5],
      ["Strove", "place", 43.378, 11.172, 260, 103],
      ["Abbadia a Isola", "place", 43.387, 11.196, 200, 105.5],
      ["Monteriggioni", "overnight", 43.39, 11.2235, 274, 108.5],
    ],
    [
      ["Castello della Chiocciola", "place", 43.352, 11.262, 280, 117],
      ["Porta Camollia", "place", 43.3275, 11.3225, 340, 127],
      ["Siena, Piazza del Campo", "end", 43.3184, 11.3316, 318, 129],
    ],
  ),
  questions: [
    question(
      "Ist das eine Pilgerreise?",
      "Auf einem Pilgerweg ja, mit Andacht nur, wenn Sie eine mitbringen. In jeder offenen Kirche bleibt Zeit für beides, Kunst und Stille.",
    ),
    question(
      "Ist der Juni nicht schon zu heiß?",
      "Am Monatsanfang sind es oft um die 28 Grad. Deshalb brechen wir um halb acht auf; Juli und August lassen wir ganz aus.",
    ),
    question(
      "Kann ich die 24-Kilometer-Etappe verkürzen?",
      "Das Gepäckauto nimmt Sie nach Absprache bis Coiano mit, dann bleiben dreizehn Kilometer und die bessere Hälfte der Aussicht.",
    ),
    question(
      "Darf ein Hund mitpilgern?",
      "Gern nach Absprache, denn nicht jedes Hotel nimmt Hunde auf, und wir wählen die Zimmer danach aus. Leine und Maulkorb gehören in Italien ins Gepäck; vor den Kirchen wechseln Sie sich beim Warten ab.",
    ),
  ],
  country: "italien",
  region: "toskana",
  activities: ["fernwandern", "wandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "kueche-und-keller"],
  operator: "maulbeer-kulturreisen",
  sites: { cultural: true, hiking: true, traveling: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [
      saturday(4, 2, 1390),
      saturday(5, 1, 1440, true),
      sunday(6, 1, 1390),
      saturday(9, 3, 1440, true),
      saturday(10, 2, 1390),
    ],
    singleSupplementCents: 24500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
