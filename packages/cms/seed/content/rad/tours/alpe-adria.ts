import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const alpeAdria: TourSeed = {
  number: 1032,
  title: "Ciclovia Alpe Adria: von den Tauern nach Grado",
  slug: "ciclovia-alpe-adria-grado",
  teaser:
    "Mit dem Zug durch den Tauerntunnel, dann fast nur noch abwärts: Möll, Drau, eine stillgelegte Bahn durch das Kanaltal, Friaul und am Ende ein Damm durchs Meer.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen", way: "bike" }, "alpen", "flusstal", "weinland"),
  body: [
    p(
      "Der ganze Alpe-Adria-Radweg beginnt in Salzburg und hat vierhundert Kilometer. Wir nehmen die unteren zwei Drittel. Das hat einen einfachen Grund: Nördlich der Tauern müsste man sich Höhe erst verdienen, in Mallnitz hat der Zug das schon erledigt. Von 1.190 Metern geht es zum Meeresspiegel, mit einem einzigen langen Anstieg und ein paar kurzen, giftigen.",
    ),
    h2("Wo früher der Expresszug fuhr"),
    p(
      "Die Pontebbana verband seit 1879 Wien mit Udine. Als in den Neunzigern die neue Strecke in lange Tunnel verschwand, blieb die alte Trasse liegen, mit Steinviadukten, Wärterhäusern und Röhren im Fels. Heute rollt man hier mit zwei Prozent Gefälle durch das Kanaltal. Im Bahnhof von Chiusaforte steht statt der Lokomotive eine Kaffeemaschine unter Dampf.",
    ),
    h2("Das Jahr 1976"),
    p(
      "Im Mai und noch einmal im September bebte in Friaul die Erde, fast tausend Menschen starben. In Venzone sammelten die Bewohner die Steine ihres Doms ein, nummerierten rund achttausend davon und setzten die Kirche wieder zusammen. Wer durch das Tor tritt, hält die Stadt für mittelalterlich. Sie ist es, nur eben zum zweiten Mal.",
    ),
    quote(
      "In Udine bestellt man am Tresen einen „tajut“, ein kleines Glas Weißwein, und trinkt ihn im Stehen, bis jemand den nächsten zahlt.",
    ),
    ul(
      "Überwiegend Asphalt auf eigenen Wegen, im Drautal feiner Schotter",
      "Zwischen Resiutta und Gemona einige Kilometer auf der Straße mit Verkehr, die fahren wir früh und in Abständen",
      "Ab Udine im Hochsommer oft über 33 Grad, deshalb reisen wir nur im Frühsommer und im September",
    ),
  ],
  highlights: [
    {
      title: "Abfahrt nach Obervellach",
      text: "Fünfhundert Höhenmeter am Stück, noch ehe der erste Kaffee richtig wirkt.",
    },
    {
      title: "Tunnel und Viadukte der Pontebbana",
      text: "Mal kühl und dunkel, mal hoch über der türkisen Fella und ihrem weißen Kies.",
    },
    {
      title: "Venzone",
      text: "Eine doppelte Stadtmauer, ein Dom mit sichtbaren Narben und der Geruch von Lavendel in allen Gassen.",
    },
    {
      title: "Mosaikboden von Aquileia",
      text: "Siebenhundert Quadratmeter aus dem 4. Jahrhundert, mit Jonas, Hahn, Schildkröte und sehr vielen Fischen.",
    },
    {
      title: "Damm nach Grado",
      text: "Fünf Kilometer schnurgerade durch die Lagune, links und rechts Wasser und Silberreiher.",
    },
  ],
  days: [
    day(
      "Ankommen auf 1.190 Metern",
      "Der Bahnhof von Mallnitz ist größer, als das Dorf verlangt. Vor dem Abendessen passt ein Mechaniker die Räder an und prüft vor allem die Bremsen, denn morgen werden sie gebraucht. Kühle Luft, Heuduft, frühe Nacht.",
      noWalk,
      ["Mallnitz", "gasthof"],
      "Abendessen",
    ),
    day(
      "Mölltal abwärts",
      "Gleich nach dem Start öffnet sich unter Ihnen das Tal, und der Lenker zeigt eine Weile nur bergab. In Obervellach wärmt die Sonne schon. An der Möll entlang, durch Maisfelder und unter Burgruinen hindurch, rollen Sie nach Spittal mit seinem Renaissanceschloss Porcia.",
      { km: 45, up: 130, down: 760, hours: 3.5 },
      ["Spittal an der Drau", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Drauradweg nach Villach",
      "Ein Tag ohne Dramatik, dafür mit Badestellen. Die Drau ist breit geworden, auf den Kiesbänken trocknen Kormorane ihre Flügel. Villach spricht drei Sprachen mit demselben Tonfall; in der Altstadt wird abends auf den Plätzen getafelt.",
      { km: 40, up: 120, down: 180, hours: 3 },
      ["Villach", "hotel"],
      "Frühstück",
    ),
    day(
      "Der lange Anstieg nach Tarvis",
      "An der Gail entlang geht es nach Arnoldstein und dann stetig hinauf zur Grenze bei Thörl-Maglern. Dahinter beginnt Italien und bald auch der Bahnradweg. Wem das nicht reicht, der hängt am Nachmittag die zehn Kilometer zu den Weißenfelser Seen an, in denen sich der Mangart spiegelt.",
      { km: 35, up: 390, down: 140, hours: 3.5 },
      ["Tarvis", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch das Kanaltal",
      "Sechzig Kilometer, auf denen die Kurbel oft nur aus Gewohnheit mitläuft. In Malborghetto und Pontebba stehen noch Kärntner Familiennamen an den Klingeln, und eine Rampe hinter dem Ort weckt alle auf. Bei Chiusaforte sitzt die halbe Gruppe auf dem Bahnsteig in der Sonne. Nach Resiutta wird das Kiesbett des Tagliamento breit wie ein See ohne Wasser.",
      { km: 60, up: 160, down: 680, hours: 4.5 },
      ["Venzone", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hügelland bis Udine",
      "In Gemona zeigt ein kleines Museum, was ein Erdbeben in einer Minute anrichtet. Dann folgen Weinberge, Maulbeerbäume und Kirchdörfer, in denen der Barbesitzer zugleich Bürgermeister ist. Udine begrüßt Sie mit venezianischen Loggien und Fresken von Tiepolo.",
      { km: 44, up: 190, down: 305, hours: 3.5 },
      ["Udine", "hotel"],
      "Frühstück",
    ),
    day(
      "Der Stern, das Mosaik, das Meer",
      "Palmanova ist ein neunzackiger Festungsstern von 1593, den man am besten einmal außen umrundet. Für die Basilika von Aquileia sind anderthalb Stunden vorgesehen. Dann kommt der Damm: Das Meer liegt vor Ihnen, bevor Sie es glauben, und der Reiseleiter trägt die Badehose schon unter der Radhose.",
      { km: 57, up: 60, down: 171, hours: 4 },
      ["Grado", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Lagune und Heimfahrt",
      "Vormittags bleiben Altstadt, Strand oder eine Bootsfahrt zu den strohgedeckten Fischerhütten der Lagune. Der Bus erreicht nach rund dreißig Minuten die Station Cervignano, unser Kleinbus bringt auf Wunsch Gäste nach Mallnitz zurück.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 281,
  ascentM: 1050,
  descentM: 2236,
  distanceNote:
    "Ungefähre Angaben nach den Angaben zum Alpe-Adria-Radweg, gerundet; ohne den Abstecher zu den Weißenfelser Seen",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 8,
  groupSizeMax: 14,
  guideLanguage: "Deutsch, Italienisch",
  included: items(
    "7 Übernachtungen in Hotels und einem Gasthof im Doppelzimmer",
    "7 × Frühstück, 5 × Abendessen",
    "Radreiseleitung und Begleitwagen mit Werkstattkiste",
    "Leihrad mit hydraulischen Bremsen",
    "Gepäcktransport, Eintritt in Aquileia, Bus nach Cervignano",
  ),
  notIncluded: items(
    "Bahnfahrt nach Mallnitz und ab Cervignano",
    "Rückfahrt nach Mallnitz im Kleinbus, 75 €",
    "Abendessen in Villach und Udine",
    "E-Bike, 130 € Aufpreis",
  ),
  packingList: pannierPacking(
    "Vorder- und Rücklicht für die Tunnel",
    "Windjacke für die erste Abfahrt",
    "leichtes Halstuch gegen die Sonne",
  ),
  arrivalByTrain:
    "Von München oder Wien nach Salzburg und mit dem Intercity oder Eurocity der Tauernbahn zum Bahnhof Mallnitz-Obervellach. Die Rückreise führt ab Cervignano-Aquileia-Grado über Udine und Villach nach Norden.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Mallnitz", "start", 46.9886, 13.17, 1190, 0]],
    [
      ["Obervellach", "place", 46.938, 13.203, 687, 9],
      ["Möllbrücke", "place", 46.836, 13.372, 565, 31],
      ["Spittal an der Drau", "overnight", 46.798, 13.496, 560, 45],
    ],
    [
      ["Paternion", "place", 46.715, 13.637, 530, 63],
      ["Villach", "overnight", 46.614, 13.848, 500, 85],
    ],
    [
      ["Arnoldstein", "place", 46.547, 13.71, 578, 104],
      ["Tarvis", "overnight", 46.505, 13.578, 750, 120],
    ],
    [
      ["Pontebba", "place", 46.505, 13.305, 570, 144],
      ["Chiusaforte", "place", 46.407, 13.31, 390, 159],
      ["Resiutta", "place", 46.393, 13.22, 316, 167],
      ["Venzone", "overnight", 46.334, 13.139, 230, 180],
    ],
    [
      ["Gemona del Friuli", "place", 46.279, 13.138, 270, 188],
      ["Udine", "overnight", 46.0633, 13.235, 113, 224],
    ],
    [
      ["Palmanova", "place", 45.905, 13.31, 27, 249],
      ["Aquileia", "place", 45.77, 13.369, 5, 269],
      ["Grado", "end", 45.678, 13.395, 2, 281],
    ],
  ),
  questions: [
    question(
      "Wie steil ist es hinauf nach Tarvis?",
      "Von Arnoldstein an rund 170 Höhenmeter Unterschied, auf sechzehn Kilometer verteilt, mit zwei kurzen Rampen. Wer sie schiebt, verliert zehn Minuten.",
    ),
    question(
      "Sind die Tunnel beleuchtet?",
      "Die meisten, das Licht geht mit einem Bewegungsmelder an. Trotzdem gehört eine Lampe ans Rad, und im Juni tropft es einem in den Nacken.",
    ),
    question(
      "Was tun, wenn es in den Bergen schüttet?",
      "Von Villach bis Udine läuft die Bahn parallel, manche Züge nehmen Räder mit. Nach Unwettern sind einzelne Abschnitte des Wegs wegen Steinschlags gesperrt; der Kleinbus überbrückt sie.",
    ),
  ],
  country: "italien",
  region: "friaul",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "wald-und-wasser"],
  operator: "kranich-radreisen",
  sites: { biking: true, traveling: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 3, 1340),
      saturday(6, 1, 1390, true),
      saturday(6, 4, 1390),
      sunday(9, 1, 1390, true),
      saturday(9, 3, 1340),
    ],
    singleSupplementCents: 21900,
    capacity: 14,
    minimumParticipants: 8,
  },
};
