import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
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
} from "../helpers";

export const korsikaMareAMare: TourSeed = {
  number: 1014,
  title: "Korsika von Meer zu Meer: Mare a Mare Sud",
  slug: "korsika-mare-a-mare-sud",
  teaser:
    "Von Porto-Vecchio nach Propriano quer durch die Alta Rocca: Laricio-Kiefern, Burgen der Bronzezeit und fünf Dörfer, in denen abends die Gîte für alle deckt.",
  biome: "mediterran",
  season: "herbst",
  timeOfDay: "abend",
  gallery: gallery({ season: "herbst", timeOfDay: "abend" }, "mediterran", "mittelgebirge", "wald"),
  body: [
    p(
      "Der berühmte GR 20 bleibt auf dem Kamm und ist ein Kraftakt. Der Mare a Mare Sud macht es anders: Er beginnt am Meer, hört am Meer auf und führt dazwischen von Dorf zu Dorf. In fünf Etappen durchqueren Sie die Alta Rocca, das hügelige Herrenland im Süden, dessen Häuser so aus Granit gefügt sind, als wollten sie jeden Streit der nächsten dreihundert Jahre überdauern.",
    ),
    h2("Kastanie, Schwein und Brocciu"),
    p(
      "Bis ins 20. Jahrhundert lebte das Bergland von der Kastanie: Mehl für die Polenta, Laub für die Tiere, Holz für die Wiege. Die Bäume stehen noch, darunter suchen halbwilde Schweine ihr Futter. Abends gibt es Wurst von ihnen, danach Brocciu, den Frischkäse aus Molke, mit Feigenmarmelade.",
    ),
    quote(
      "In Fozzano lebte Colomba Carabelli, deren Blutrache Prosper Mérimée 1840 zur Novelle machte; zwei Wohntürme verfeindeter Familien stehen noch einander gegenüber.",
    ),
    h2("Steine, die jemand gelegt hat"),
    p(
      "Auf dem Pianu di Levie wohnten schon vor über dreitausend Jahren Menschen in Burgen aus unbehauenen Blöcken. Cucuruzzu liegt im Wald wie ein gestrandetes Schiff, mit Kammern, in die man hineinkriechen kann. Im Museum von Levie wird das Skelett einer Frau bewahrt, die um 6500 vor Christus starb.",
    ),
    ul(
      "Gepflasterte alte Verbindungswege, Waldpfade, einige steinige Abstiege",
      "Schwimmgumpen an fast jedem Tag",
      "Mehrbettzimmer in den Gîtes, Doppelzimmer an den Küsten",
    ),
  ],
  highlights: [
    {
      title: "Wald von L’Ospedale",
      text: "Laricio-Kiefern, kerzengerade und zweihundert Jahre alt, mit Blick auf den Golf.",
    },
    {
      title: "Cucuruzzu und Capula",
      text: "Eine bronzezeitliche Festung und eine mittelalterliche Burg auf demselben Rundweg.",
    },
    {
      title: "Sainte-Lucie-de-Tallano",
      text: "Olivenöl, ein Dorfplatz mit Brunnen und ein Denkmal aus dem seltenen Kugeldiorit.",
    },
    {
      title: "Ankunft am Golf von Valinco",
      text: "Schuhe aus, ins Wasser: Propriano hat seinen Strand gleich neben dem Hafen.",
    },
  ],
  days: [
    day(
      "Porto-Vecchio",
      "Vom Hafen oder vom Flughafen Figari werden Sie abgeholt. Die Altstadt liegt auf einem Porphyrfelsen über den Salinen; auf der Place de la République lernt sich die Gruppe bei einem Glas Muscat kennen.",
      noWalk,
      ["Porto-Vecchio", "hotel"],
      "Abendessen",
    ),
    day(
      "Vom Meer in den Kiefernwald",
      "Ein Taxi bringt Sie nach Alzu di Gallina, wo die orangefarbenen Zeichen beginnen. Durch Korkeichen und Erdbeerbäume steigen Sie tausend Meter, und bei jeder Pause ist mehr vom Golf zu sehen. In Cartalavonu wird am Kamin gegessen.",
      { km: 12.5, up: 1060, down: 110, hours: 5.5 },
      ["Cartalavonu", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über die Foce Alta nach Levie",
      "Am Pass wechselt die Seite, nun schauen Sie auf die Nadeln von Bavella. Carbini mit seinem freistehenden Glockenturm war im 14. Jahrhundert Zentrum einer Ketzerbewegung. Hinter dem Fluss noch ein Gegenhang, dann die lange Dorfstraße von Levie.",
      { km: 17.5, up: 560, down: 970, hours: 6 },
      ["Levie", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch die Bronzezeit nach Serra-di-Scopamène",
      "Am Morgen gehört Ihnen die Anlage von Cucuruzzu fast allein. Danach wandern Sie über Hochweiden nach Quenza, dem Reiterdorf unter den Felszähnen, und weiter auf halber Höhe bis Serra, dessen Häuser alle nach Süden schauen.",
      { km: 16, up: 720, down: 480, hours: 5.5 },
      ["Serra-di-Scopamène", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ins Tal des Rizzanese",
      "Alte Mühlen, Kastanien, eine Steinbrücke: Der Abstieg zum Fluss lädt zum Trödeln ein, und im Becken unterhalb von Zoza wird gebadet. Am Nachmittag der Gegenanstieg nach Sainte-Lucie, wo eine Ölmühle zur Probe öffnet.",
      { km: 12, up: 420, down: 820, hours: 4.5 },
      ["Sainte-Lucie-de-Tallano", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Bis ans andere Ufer",
      "Olivenhaine, dann Macchia, deren Duft Napoleon angeblich bis aufs Schiff erkannte. In Fozzano halten Sie vor den Türmen, in Burgo gibt es die letzte Rast im Schatten. Um fünf Uhr stehen Sie in Propriano am Wasser.",
      { km: 21, up: 760, down: 1205, hours: 7.5 },
      ["Propriano", "hotel"],
      "Frühstück",
    ),
    day(
      "Weiterreise",
      "Ein Sammeltaxi fährt nach Ajaccio zum Hafen und zum Flughafen oder zurück nach Figari. Die Fähren nach Marseille, Toulon oder Nizza legen meist am Abend ab.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 79,
  ascentM: 3520,
  descentM: 3585,
  distanceNote: "Ungefähre Angaben nach dem Wanderführer des Naturparks Korsika und IGN TOP25, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Französisch",
  included: items(
    "6 Übernachtungen: 2 in Hotels im Doppelzimmer, 4 in Gîtes im Mehrbettzimmer",
    "6 × Frühstück, 5 × Abendessen",
    "Reiseleitung durch eine auf Korsika lebende Wanderführerin",
    "Gepäcktransport, Taxi nach Alzu di Gallina, Eintritt in Cucuruzzu",
  ),
  notIncluded: items("An- und Abreise", "Abendessen in Propriano", "Picknick, ca. 12 € am Tag"),
  packingList: valleyPacking("Hüttenschlafsack für die Gîtes", "Badeschuhe für Flussgumpen", "Wanderstöcke"),
  arrivalByTrain:
    "Mit dem TGV nach Marseille oder Nizza und über Nacht mit der Fähre nach Ajaccio, Bastia oder direkt nach Porto-Vecchio. Von Ajaccio fährt ein Linienbus in den Süden, am Hafen wartet unser Fahrer.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 12,
  waypoints: waypoints(
    [["Porto-Vecchio", "start", 41.591, 9.279, 70, 0]],
    [
      ["Alzu di Gallina", "place", 41.631, 9.223, 70, 0],
      ["L’Ospedale", "place", 41.656, 9.187, 850, 8.6],
      ["Cartalavonu", "overnight", 41.653, 9.152, 1020, 12.5],
    ],
    [
      ["Foce Alta", "pass", 41.664, 9.138, 1171, 15],
      ["Carbini", "place", 41.681, 9.148, 580, 22],
      ["Levie", "overnight", 41.703, 9.122, 610, 30],
    ],
    [
      ["Cucuruzzu", "place", 41.727, 9.123, 700, 34.5],
      ["Quenza", "place", 41.767, 9.137, 813, 41],
      ["Serra-di-Scopamène", "overnight", 41.751, 9.096, 850, 46],
    ],
    [
      ["Zoza", "place", 41.718, 9.072, 300, 54],
      ["Sainte-Lucie-de-Tallano", "overnight", 41.699, 9.064, 450, 58],
    ],
    [
      ["Fozzano", "place", 41.6972, 9.0003, 400, 69],
      ["Burgo", "place", 41.678, 8.954, 120, 74],
      ["Propriano", "end", 41.676, 8.904, 5, 79],
    ],
  ),
  questions: [
    question(
      "Ist das mit dem GR 20 vergleichbar?",
      "Nein. Sie gehen tiefer, kürzer und auf guten Wegen, und jeden Abend steht ein Bett in einem Dorf bereit.",
    ),
    question(
      "Kann man unterwegs baden?",
      "Ja, im Rizzanese und in kleineren Bächen, dazu am ersten und am letzten Tag im Meer. Im Frühling ist das Wasser in den Bergen noch sehr frisch.",
    ),
    question(
      "Was mache ich, wenn ich kein Fleisch esse?",
      "Die Küche ist bäuerlich, kann aber mehr als Wurst. Geben Sie uns Bescheid, dann gibt es Bohnen, Auberginen nach Art von Bonifacio und viel Käse.",
    ),
    question(
      "Schaffen Jugendliche die Durchquerung?",
      "Ab zwölf Jahren in Begleitung, wenn sie gern und ausdauernd gehen. Die Gumpen am Nachmittag helfen mehr als jede Überredung.",
    ),
  ],
  country: "frankreich",
  region: "korsika",
  activities: ["fernwandern", "wandern", "kuestenwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "kueche-und-keller", "meer-und-kueste"],
  operator: "salzwind-reisen",
  sites: { hiking: true, traveling: true, cultural: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [sunday(5, 2, 1090), saturday(6, 1, 1090), saturday(9, 3, 1140, true), sunday(10, 1, 1140, true)],
    singleSupplementCents: 9500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
