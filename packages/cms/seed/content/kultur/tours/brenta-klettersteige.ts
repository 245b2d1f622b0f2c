import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, hutPacking, items, question, saturday, sunday, waypoints } from "../../helpers";

export const brentaKlettersteige: TourSeed = {
  number: 1045,
  title: "Brenta: Klettersteigwoche auf den Bocchette",
  slug: "brenta-klettersteigwoche-bocchette",
  teaser:
    "Felsbänder, Leitern, Firnreste: vier versicherte Steige zwischen Grostè und Val d’Agola, sechs Nächte auf Hütten, zwei Bergführer für höchstens acht Gäste.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen" }, "alpen", "wald", "fjord"),
  body: [
    p(
      "Auf die meisten Klettersteige steigt man hinauf. Auf den Bocchette geht man hindurch: Die Wege folgen den waagrechten Bändern, die das Gestein der Brenta selbst angelegt hat, und verbinden Scharte mit Scharte, ohne einen einzigen großen Gipfel zu betreten. Mit dieser Haltung begann die Alpenvereinssektion des Trentino in den Dreißigerjahren ihr Werk, und weil sie dabei geblieben ist, steht die Guglia noch immer ohne Drahtseil da.",
    ),
    h2("Ausgesetzt, nicht akrobatisch"),
    p(
      "Technisch bewegen wir uns im Bereich B, stellenweise C. Was zählt, ist der Kopf: Die Bänder der Bocchette Centrali sind teils nur einen Meter breit, darunter fehlen dreihundert Meter Berg, und man bückt sich. Dazu kommen lange Leitern, ungesicherte Schrofen und in schattigen Rinnen harter Firn, für den wir Grödel mitnehmen. Gehen Sie zu Hause zwei oder drei leichtere Steige, bevor Sie buchen.",
    ),
    quote(
      "Gletscher sind hier nur noch Namen auf Hüttentafeln. Wo alte Fotos eine Firnrampe zeigen, hängt heute eine zusätzliche Leiter.",
    ),
    h2("Abends am langen Tisch"),
    p(
      "Die Hütten gehören fast alle der Società degli Alpinisti Tridentini. Gekocht wird Polenta mit Käse und Pilzen, Gerstensuppe, Strangolapreti aus Spinat und altem Brot. Um zehn ist Ruhe, um sechs brummt die Kaffeemaschine, denn nachmittags ziehen Gewitter aus der Poebene herauf; bis dahin möchten Sie keine Eisenleiter mehr in der Hand haben.",
    ),
    ul(
      "Schwindelfreiheit und sicherer Tritt sind Bedingung, keine Empfehlung",
      "Verhältnis ein Bergführer auf vier Gäste, schwierige Stellen am Seil",
      "Die Bocchette Alte bleiben außen vor: Sie sind länger, brüchiger und oft vereist",
    ),
  ],
  highlights: [
    {
      title: "Sentiero Benini",
      text: "Der Auftakt auf fast 2.900 Metern, mit Blick auf Ortler, Presanella und Adamello zugleich.",
    },
    {
      title: "Bocchette Centrali",
      text: "Das Herzstück, so gerade in die Wand geschnitten, dass man glaubt, ein Steinmetz sei am Werk gewesen.",
    },
    {
      title: "Campanile Basso",
      text: "Ein Felsfinger von dreihundert Metern, um dessen Fuß der Steig herumläuft, während oben Seilschaften rufen.",
    },
    {
      title: "Kapelle bei den Zwölf Aposteln",
      text: "In den Fels gehauen, mit einem Kreuz als Fenster, durch das der Abend hereinfällt.",
    },
  ],
  days: [
    day(
      "Üben am Grostè",
      "Um 13 Uhr an der Talstation oberhalb von Madonna di Campiglio. Oben auf 2.440 Metern wird geprüft, was am Gurt hängt: Set, Helm, Handschuhe, die Angewohnheit, erst den zweiten Karabiner zu lösen, wenn der erste sitzt. Kurzer Abstieg zur Hütte, Sonnenuntergang hinter der Presanella.",
      { km: 2, up: 10, down: 191, hours: 1 },
      ["Rifugio Graffer", "huette"],
      "Abendessen",
    ),
    day(
      "Zum ersten Mal eingehängt",
      "Der Benini-Steig beginnt als Bergweg und wird unmerklich ernster. Unter der Cima Grostè öffnen sich Bänder nach Osten, tief unten das Tovel-Tal. Ein paar Leitern führen in die Tuckett-Scharte, danach Schotter und manchmal Schnee bis zur Hütte, die nach einem englischen Alpinisten heißt.",
      { km: 9, up: 720, down: 709, hours: 6 },
      ["Rifugio Tuckett", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "SOSAT, Chor und Leiter",
      "Die Arbeitersektion des Trentiner Alpenvereins, berühmt auch für ihren Männerchor, baute diesen Weg durch ein Chaos aus Blöcken. In der Mitte fällt er in eine Kluft, drüben steigt man auf einer langen Leiter wieder aus. Weiter über Platten in den Felsenkessel der Alimonta.",
      { km: 4.5, up: 520, down: 212, hours: 4 },
      ["Rifugio Alimonta", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf den Bändern der Mitte",
      "Grödel an, über Firn zur Bocca degli Armi, Leiter hinauf, und dann zwei Stunden lang kein Schritt ohne Tiefe. Das Band umrundet Türme, taucht in Nischen, an einer Stelle gehen Sie gebückt unter einem Dach. An der Bocca di Brenta haben die Hände Pause und die Stimme kehrt zurück.",
      { km: 4.5, up: 350, down: 439, hours: 4.5 },
      ["Rifugio Pedrotti", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein Wandertag zum Durchatmen",
      "Auf dem Palmieri-Weg an der Südseite der Cima Tosa entlang zur Forcolotta di Noghera und in die grünere Val d’Ambiez. Kaum ein Drahtseil, dafür Murmeltiere. Der Helm baumelt am Rucksack, und seit Tagen riecht es erstmals wieder nach Gras.",
      { km: 7, up: 420, down: 501, hours: 3.5 },
      ["Rifugio Agostini", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Leitern zu den zwei Zähnen",
      "Der Castiglioni-Steig ist kurz und ohne Umschweife: eine Wand, mehrere Dutzend Meter Eisenleitern in Serie, oben die Scharte der Due Denti auf 2.859 Metern. Drüben über Geröll zu einem Haus, das auf seiner Kanzel steht wie ein Würfel, den jemand liegen ließ. Am Nachmittag die Kapelle.",
      { km: 3.5, up: 470, down: 391, hours: 4 },
      ["Rifugio XII Apostoli", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Scala Santa und Seewasser",
      "Eine letzte, leicht versicherte Stufe, dann Lärchen und Blumen. Im Lago di Val d’Agola hält mancher die Füße drei Sekunden aus, andere den ganzen Rest. Auf Forstwegen hinunter nach Sant’Antonio di Mavignola, wo der Linienbus hält.",
      { km: 11, up: 30, down: 1397, hours: 4.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 41.5,
  ascentM: 2520,
  descentM: 3840,
  distanceNote:
    "Ungefähre Angaben nach Alpenvereinskarte Brentagruppe 1:25.000, Gegensteigungen auf den Steigen geschätzt",
  techniqueGrade: 5,
  fitnessGrade: 4,
  groupSizeMin: 4,
  groupSizeMax: 8,
  guideLanguage: "Deutsch, Italienisch",
  included: items(
    "6 Übernachtungen auf Hütten im Lager oder Mehrbettzimmer",
    "6 × Frühstück, 6 × Abendessen",
    "Führung durch staatlich geprüfte Bergführer, ab fünf Gästen zu zweit",
    "Klettersteigset, Helm, Gurt und Grödel",
    "Seilbahn zum Grostè",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Mittagessen, Getränke und Duschmünzen, ca. 30 € am Tag",
    "Bergungskosten",
  ),
  packingList: hutPacking(
    "Rucksack mit 30 bis 35 Litern, möglichst schmal",
    "Bergschuhe, steigeisenfest im weiteren Sinn: steife Sohle",
    "Klettersteighandschuhe mit Lederfläche",
    "dünne Mütze, die unter den Helm passt",
  ),
  arrivalByTrain:
    "Der Eurocity von München hält in Trient, von dort fährt ein Überlandbus in rund zwei Stunden nach Madonna di Campiglio. Zurück nimmt derselbe Bus Sie in Sant’Antonio di Mavignola auf, meist mit Umstieg in Tione.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Grostè, Bergstation", "start", 46.217, 10.901, 2442, 0],
      ["Rifugio Graffer", "overnight", 46.2115, 10.8885, 2261, 2],
    ],
    [
      ["Passo del Grostè", "pass", 46.2165, 10.902, 2442, 3.8],
      ["Bocca di Tuckett", "pass", 46.182, 10.893, 2648, 9],
      ["Rifugio Tuckett", "overnight", 46.186, 10.881, 2272, 11],
    ],
    [["Rifugio Alimonta", "overnight", 46.1725, 10.89, 2580, 15.5]],
    [
      ["Bocca degli Armi", "pass", 46.169, 10.896, 2749, 16.5],
      ["Bocca di Brenta", "pass", 46.158, 10.899, 2552, 19.4],
      ["Rifugio Pedrotti", "overnight", 46.157, 10.9035, 2491, 20],
    ],
    [
      ["Forcolotta di Noghera", "pass", 46.144, 10.904, 2413, 23],
      ["Rifugio Agostini", "overnight", 46.137, 10.872, 2410, 27],
    ],
    [
      ["Bocchetta dei Due Denti", "pass", 46.141, 10.861, 2859, 28.5],
      ["Rifugio XII Apostoli", "overnight", 46.143, 10.849, 2489, 30.5],
    ],
    [
      ["Piano di Nardis", "place", 46.159, 10.842, 1822, 33.5],
      ["Lago di Val d’Agola", "place", 46.172, 10.838, 1595, 35.5],
      ["Sant’Antonio di Mavignola", "end", 46.193, 10.793, 1122, 41.5],
    ],
  ),
  questions: [
    question(
      "Woher weiß ich, ob ich schwindelfrei genug bin?",
      "Wenn Sie auf einem Kirchturm am Geländer stehen und die Aussicht genießen, ist das ein Anfang. Besser ist ein Klettersteig der Stufe C mit unserem Übungstag im Frühjahr; danach sagen wir Ihnen offen, ob es reicht.",
    ),
    question(
      "Was tun Sie bei Gewitter?",
      "Gar nicht erst losgehen. Ein Reservetag ist nicht vorgesehen, aber zwischen allen Hütten gibt es Wanderwege ohne Eisen, auf die wir ausweichen.",
    ),
    question(
      "Liegt im Juli noch Schnee?",
      "In den nordseitigen Rinnen fast immer. Die Führer legen dort ein Seil, und die Grödel bekommen Sie gestellt.",
    ),
  ],
  country: "italien",
  region: "brenta",
  activities: ["klettersteig", "huettenwandern", "bergwandern"],
  travelTypes: ["huettentour"],
  travelFocusTypes: ["gipfel-und-grate"],
  operator: "steinadler-bergreisen",
  sites: { adventures: true, hiking: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [sunday(7, 2, 1390), sunday(7, 4, 1440, true), saturday(8, 3, 1440, true), sunday(9, 1, 1390)],
    singleSupplementCents: 6000,
    capacity: 8,
    minimumParticipants: 4,
  },
};
