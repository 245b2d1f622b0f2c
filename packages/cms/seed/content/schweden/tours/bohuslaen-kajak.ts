import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { paddlePacking } from "../packing";

export const bohuslaenKajak: TourSeed = {
  number: 1019,
  title: "Bohuslän im Seekajak: von Hamburgsund nach Koster",
  slug: "bohuslaen-seekajak-koster",
  teaser:
    "Eine Woche zwischen rosa Granitinseln: lernen, wie ein Seekajak atmet, auf blanken Felsen zelten, Austern öffnen und zuletzt über den Kosterfjord.",
  biome: "kueste",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend", way: "boat" }, "kueste", "seenland", "wald"),
  body: [
    p(
      "An der schwedischen Westküste beginnt das Meer nicht, es franst aus. Zwischen Hamburgsund und der norwegischen Grenze zerfällt der Granit in Tausende Inseln, vom Eis rund poliert, ohne Baum und ohne Eile. Für Motorboote ist das ein Albtraum aus Untiefen, für ein Kajak mit zehn Zentimetern Tiefgang genau das Richtige.",
    ),
    h2("Sieben Tage vom Schutz ins Offene"),
    p(
      "Die Route ist aufgebaut wie ein guter Kurs. Anfangs paddeln Sie hinter Inseln, üben Bogenschlag, flache Stütze und den Ausstieg ins Wasser, der allen bevorsteht und allen gefällt. Die Dünung lernen Sie bei Grebbestad kennen. Erst am vorletzten Tag, wenn die Hände wissen, was sie tun, folgt die Querung zu den Kosterinseln.",
    ),
    h2("Kochen auf warmem Stein"),
    p(
      "Das Jedermannsrecht erlaubt eine Nacht auf fremdem Boden, sofern man Abstand hält und keine Spur hinterlässt. Wir wählen Inseln mit Windschatten, spannen ein Tarp und kochen, was der Hafen hergab: Makrele, Krabben, Kartoffeln mit Dill. Trinkwasser füllen wir in den Orten nach. Feuer auf Fels sprengt den Stein und bleibt deshalb aus.",
    ),
    ul(
      "Einerkajaks mit Steueranlage, auf Wunsch Zweier; zwei Begleiter führen die Gruppe",
      "Bis Mitte Juli sind Vogel- und Robbenschutzinseln gesperrt, die Lagerplätze liegen abseits davon",
      "Ab fünf Windstärken bleiben wir an Land oder verkürzen, ein Reservetag steckt im Plan von Koster",
    ),
  ],
  highlights: [
    {
      title: "Kungsklyftan in Fjällbacka",
      text: "Ein Spalt im Vetteberget, in dem mächtige Felsblöcke über den Köpfen klemmen.",
    },
    {
      title: "Austern bei Grebbestad",
      text: "Hier wächst die wilde Europäische Auster; ein Fischer zeigt, wo man das Messer ansetzt.",
    },
    {
      title: "Tjurpannan",
      text: "Eines der wenigen Stücke Küste ohne vorgelagerte Schären, mit Tiefe unter dem Kiel und Respekt im Bauch.",
    },
    {
      title: "Kosterhavet",
      text: "Schwedens erster Meeresnationalpark: Kaltwasserkorallen in der Tiefe, Seehunde an der Oberfläche.",
    },
  ],
  days: [
    day(
      "Trockenübung in Hamburgsund",
      "Vom Bahnhof Tanum fährt der Kleinbus an den Sund, der so schmal ist, dass Nachbarn sich hinüber guten Morgen sagen. Boote anpassen, Gepäck in Säcke stopfen, die man für zu klein hält. Geschlafen wird vorerst zum letzten Mal in Betten.",
      noWalk,
      ["Hamburgsund", "pension"],
      "Abendessen",
    ),
    day(
      "Hinter Hamburgö nach Norden",
      "Der Sund schützt die ersten Kilometer, danach öffnen sich Durchlässe nach links, und zum ersten Mal hebt sich das Boot. Mittags am Strand wird gekentert, geprustet und wieder eingestiegen. Das Lager steht auf einer Insel bei Dyngö, mit Blick auf die Väderöarna am Horizont.",
      { km: 14, up: 0, down: 0, hours: 4.5 },
      ["Insel bei Dyngö", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Nach Fjällbacka und zurück auf die Insel",
      "Mit leichten Booten in den Ort, in dem Ingrid Bergman ihre Sommer verbrachte. Über Holztreppen steigen Sie auf den Vetteberget und sehen von oben das Gewirr, durch das Sie morgen finden. Wasser, Brot und Eis werden gebunkert.",
      { km: 12, up: 75, down: 75, hours: 4.5 },
      ["Insel bei Dyngö", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Durch das Labyrinth nach Grebbestad",
      "Kalvö, Musö, dann Dutzende Schären, die auf keiner Straßenkarte einen Namen haben. Jede Stunde führt jemand anderes, mit Kompass auf dem Deck. Der Fischer am Steg von Grebbestad stellt die Kiste mit Austern auf den Tisch; wer nicht mag, bekommt Krabben.",
      { km: 16, up: 0, down: 0, hours: 5.5 },
      ["Otterön", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Um Tjurpannan oder durch den Sannäsfjord",
      "Der Wetterbericht um sechs entscheidet. Bei ruhiger See paddeln Sie außen um das Kap, bei Wind rollen die Kajaks auf Wagen über die Landenge, was weniger heldenhaft und manchmal klüger ist. Beide Wege treffen sich bei Havstensund und enden auf Resö.",
      { km: 18, up: 0, down: 0, hours: 6 },
      ["Resö", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über den Kosterfjord",
      "An Saltö und Tjärnö vorbei, wo die Universität ihr Meereslabor hat, und dann die Querung: vier Kilometer, unter Ihnen bis zu zweihundert Meter Wasser. Die Gruppe bleibt dicht, die Begleiter halten sich außen. In Ekenäs wartet ein Haus mit heißer Dusche.",
      { km: 16, up: 0, down: 0, hours: 5.5 },
      ["Sydkoster", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Nordkoster, oder der Tag für den Wind",
      "Wenn das Wetter bisher mitspielte, paddeln Sie durch den Kostersund nach Nordkoster und laufen dort zu den alten Leuchttürmen. Falls nicht, holen wir die Querung nach. Autos gibt es auf den Inseln nicht, nur Lastenmopeds und sehr viele Fahrräder.",
      { km: 11, up: 60, down: 60, hours: 4 },
      ["Sydkoster", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Anlegen in Strömstad",
      "Früh aufs Wasser, solange der Fjord glatt liegt. Kirchturm, Fähren, Steg: Um elf Uhr sind die Boote ausgespült, um zwölf riechen die Hände noch immer nach Tang. Der Bahnsteig beginnt gleich hinter dem Hafen.",
      { km: 10, up: 0, down: 0, hours: 3 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 97,
  ascentM: 135,
  descentM: 135,
  distanceNote:
    "Ungefähre Angaben: Paddelstrecken auf der Seekarte gemessen und gerundet, dazu zwei kurze Wege an Land; der Wind ändert sie",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 5,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Englisch",
  included: items(
    "7 Übernachtungen: 4 im Zweierzelt, 3 in Pensionen im Doppelzimmer",
    "7 × Frühstück, 5 × Lunchpaket, 7 × Abendessen",
    "Führung durch zwei ausgebildete Seekajakfahrer, ein Kurs mit Rettungsübungen",
    "Kajak, Paddel, Schwimmweste, Spritzdecke, Neoprenanzug, Zelt, Kocher",
    "Kleinbus Tanum–Hamburgsund",
  ),
  notIncluded: items("An- und Abreise", "Schlafsack und Isomatte", "Mittagessen auf Nordkoster"),
  packingList: paddlePacking(
    "Sonnenschutz für Lippen und Handrücken",
    "Badeschuhe gegen Seeigel und Seepocken",
  ),
  arrivalByTrain:
    "Mit der Nachtfähre von Kiel oder über Kopenhagen nach Göteborg und von dort mit dem Regionalzug auf der Bohusbahn nach Tanum. Die Strecke endet in Strömstad, so wie Ihre Tour, und bringt Sie zurück, häufig mit einem Wechsel in Uddevalla.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Hamburgsund", "start", 58.5525, 11.2695, 2, 0]],
    [
      ["Nordspitze von Hamburgö", "place", 58.572, 11.256, 0, 3.5],
      ["Insel bei Dyngö", "overnight", 58.606, 11.222, 2, 14],
    ],
    [
      ["Fjällbacka", "place", 58.5985, 11.284, 2, 19.5],
      ["Vetteberget", "summit", 58.5995, 11.289, 74, 20.3],
      ["Insel bei Dyngö", "overnight", 58.606, 11.222, 2, 26],
    ],
    [
      ["Kalvö", "place", 58.637, 11.232, 2, 31],
      ["Grebbestad", "place", 58.6905, 11.253, 2, 38],
      ["Otterön", "overnight", 58.691, 11.196, 2, 42],
    ],
    [
      ["Kap Tjurpannan", "place", 58.722, 11.137, 0, 49],
      ["Havstensund", "place", 58.752, 11.172, 2, 53.5],
      ["Resö", "overnight", 58.804, 11.165, 2, 60],
    ],
    [
      ["Saltö", "place", 58.868, 11.135, 2, 68.5],
      ["Ekenäs auf Sydkoster", "overnight", 58.88, 11.057, 5, 76],
    ],
    [
      ["Nordkoster, Leuchttürme", "place", 58.906, 11.003, 58, 82],
      ["Ekenäs auf Sydkoster", "overnight", 58.88, 11.057, 5, 87],
    ],
    [["Strömstad", "end", 58.938, 11.17, 2, 97]],
  ),
  questions: [
    question(
      "Ich habe noch nie in einem Kajak gesessen. Geht das?",
      "Ja, wenn Sie sicher schwimmen und vier Stunden am Tag sitzen und ziehen können. Die ersten beiden Tage sind dafür gemacht.",
    ),
    question(
      "Wie kalt ist die See?",
      "Im Juni um vierzehn, Ende Juli um neunzehn Grad. Einen Neoprenanzug bekommen Sie von uns, getragen wird er bei den Übungen und auf der Querung.",
    ),
    question(
      "Wo gehe ich auf die Toilette?",
      "In den Häfen auf die Anlagen, auf den Inseln mit Spaten und Abstand zum Wasser; Papier wird mitgenommen. Nach zwei Tagen spricht niemand mehr darüber.",
    ),
    question(
      "Was, wenn es stürmt?",
      "Dann erkunden wir zu Fuß die Insel, auf der wir festsitzen, oder rufen den Bus. Abgesagt haben wir deswegen noch keine Reise, verkürzt schon drei.",
    ),
  ],
  country: "schweden",
  region: "bohuslaen",
  activities: ["kajak-und-kanu"],
  travelTypes: ["trekkingreise", "von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "stille-und-weite"],
  operator: "wildwasser-und-wolke",
  sites: { outdoorsSweden: true, adventures: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [
      saturday(6, 3, 1390),
      saturday(7, 2, 1490),
      sunday(7, 4, 1490, true),
      saturday(8, 2, 1490, true),
      saturday(8, 4, 1390),
    ],
    singleSupplementCents: 14500,
    capacity: 10,
    minimumParticipants: 5,
  },
};
