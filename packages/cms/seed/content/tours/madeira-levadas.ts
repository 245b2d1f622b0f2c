import { h2, p, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, items, noWalk, question, saturday, valleyPacking, waypoints } from "../helpers";

export const madeiraLevadas: TourSeed = {
  number: 1012,
  title: "Madeira: Levadas und Lorbeerwald",
  slug: "madeira-levadas-lorbeerwald",
  teaser:
    "Ein Standort am Meer in Machico und fünf Wanderungen an Wasserkanälen, über die Ostspitze und auf den Pico Ruivo. Für alle, die im Winter grünes Land brauchen.",
  biome: "insel",
  season: "fruehling",
  timeOfDay: "tag",
  gallery: gallery({ season: "fruehling", timeOfDay: "tag" }, "insel", "kueste", "mediterran"),
  body: [
    p(
      "Regen fällt auf Madeira im Norden, gegessen wird im Süden. Deshalb bauten die Siedler ab dem 15. Jahrhundert Kanäle, die das Wasser quer durch das Gebirge zu den Terrassen leiten. Mehr als zweitausend Kilometer dieser Levadas gibt es heute. Neben jeder verläuft ein Pfad für den Wärter, der Laub herausfischt, und auf diesem Pfad gehen Sie.",
    ),
    h2("Ein Wald aus der Zeit vor dem Eis"),
    p(
      "Lorbeerwälder bedeckten einst große Teile Südeuropas. Auf Madeira haben sie die Eiszeiten überstanden und gehören seit 1999 zum Welterbe. Stinklorbeer und Til stehen darin, ihre Äste tragen Bärte aus Moos. Wenn der Passat die Wolken gegen die Hänge drückt, kämmen die Blätter Wasser aus der Luft, und es tropft auch ohne Regen.",
    ),
    h2("Einfacher, als es aussieht"),
    p(
      "Levadas haben kaum Gefälle, und doch ist Aufmerksamkeit gefragt: Der Weg ist manchmal nur einen halben Meter breit, daneben geht es tief hinunter, meist hinter einem Drahtseil. Zwei Etappen führen durch Tunnel, in denen man den Kopf einzieht. Ihre Reiseleiterin kennt für jede Stelle die Umgehung oder einen ruhigen Satz.",
    ),
    ul(
      "Alle Wanderungen sind als Tagesausflug mit dem Kleinbus organisiert",
      "Hallenbad im Haus, der gelbe Sandstrand von Machico gleich nebenan",
      "Wegsperrungen nach Bränden oder Steinschlag kommen vor; für jede Tour gibt es Ersatz",
    ),
  ],
  highlights: [
    {
      title: "Ponta de São Lourenço",
      text: "Nackte Vulkanfarben, Wind und zwei Meere: das Gegenstück zum Wald.",
    },
    {
      title: "Pico Ruivo, 1.862 m",
      text: "Oft steht der höchste Gipfel der Insel über einem geschlossenen Wolkenmeer.",
    },
    {
      title: "Caldeirão Verde",
      text: "Nach vier Tunneln öffnet sich ein grüner Kessel mit einem rund hundert Meter hohen Wasserfall.",
    },
    {
      title: "Espada und Poncha",
      text: "Degenfisch mit Banane, danach Zuckerrohrschnaps mit Honig und Zitrone, in kleinen Gläsern.",
    },
  ],
  days: [
    day(
      "Ankunft in Machico",
      "Vom Flughafen sind es zehn Minuten in die Bucht, in der 1419 die ersten Portugiesen landeten. Vor dem Abendessen zeigt Ihnen die Reiseleiterin den Ort, die Kapelle der Wunder und den Laden mit den besten Bolos do Caco.",
      noWalk,
      ["Machico", "hotel"],
      "Abendessen",
    ),
    day(
      "Levada do Caniçal",
      "Die Wanderung beginnt im Weiler Maroços zwischen Süßkartoffeln und Bananen. In vielen Windungen folgen Sie dem Kanal um jedes Seitental, Bauern grüßen von den Terrassen. Beim alten Caniçal-Tunnel wartet der Bus.",
      { km: 11, up: 60, down: 30, hours: 3.5 },
      ["Machico", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "An die Ostspitze",
      "Sie starten früh an der Baía d’Abra, um den Schatten der Klippen zu nutzen. Der Pfad windet sich über Sättel aus rotem Tuff zum Aussichtspunkt am Morro do Furado. Auf dem Rückweg kann man an einer Treppe ins Wasser steigen.",
      { km: 7, up: 350, down: 350, hours: 3 },
      ["Machico", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Von Ribeiro Frio nach Portela",
      "Forellen schwimmen in den Becken am Start, Buchfinken hüpfen um die Füße. Die Levada do Furado verschwindet sofort im Lorbeerwald und bleibt stundenlang darin. Bei Lamaceiros verlassen Sie den Kanal und steigen zum Pass von Portela ab.",
      { km: 11, up: 60, down: 310, hours: 4 },
      ["Machico", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein Tag für Funchal",
      "Mit dem Linienbus in die Hauptstadt: Markthalle, Korbschlitten, der Garten in Monte. Wer lieber bleibt, geht schwimmen. Abends sind alle Tische in Machico frei wählbar, Empfehlungen hängen an der Rezeption.",
      noWalk,
      ["Machico", "hotel"],
      "Frühstück",
    ),
    day(
      "Auf den Pico Ruivo",
      "Ein gepflasterter Höhenweg führt von der Achada do Teixeira durch uralte Baumheide zum Gipfel. Oben liegen alle Täler der Insel offen. Auf dem Rückweg machen Sie bei der Basaltsäule Homem em Pé Halt, und in Santana gibt es Kaffee.",
      { km: 6, up: 300, down: 300, hours: 2.5 },
      ["Machico", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch die Tunnel zum Caldeirão Verde",
      "Am Forsthaus Queimadas mit seinem Strohdach beginnt die bekannteste Levada des Nordens. Farne, Tunnel, Tropfen, dann der Kessel. Hin und zurück gehen Sie denselben Weg, und doch sieht er andersherum ganz neu aus.",
      { km: 13, up: 110, down: 110, hours: 4.5 },
      ["Machico", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abschied",
      "Je nach Flugzeit bleibt der Vormittag am Strand. Der Transfer zum Flughafen Cristiano Ronaldo ist für alle Flüge des Tages eingerichtet.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 48,
  ascentM: 880,
  descentM: 1100,
  distanceNote:
    "Ungefähre Angaben nach den Angaben der Inselverwaltung zu den PR-Wegen 1.2, 8, 9 und 10, sonst geschätzt",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 14,
  guideLanguage: "Deutsch, Portugiesisch",
  included: items(
    "7 Übernachtungen im Hotel in Machico im Doppelzimmer",
    "7 × Frühstück, 6 × Abendessen",
    "5 Wanderungen mit einer auf Madeira lebenden Reiseleiterin",
    "alle Fahrten im Kleinbus, Transfer vom und zum Flughafen, Wegegebühren",
  ),
  notIncluded: items(
    "Flug nach Funchal",
    "Picknick an den Wandertagen, ca. 10 € am Tag",
    "Bus und Eintritte am freien Tag",
  ),
  packingList: valleyPacking(
    "Stirnlampe mit frischer Batterie für die Tunnel",
    "leichter Regenschirm: auf Levadas erstaunlich nützlich",
  ),
  arrivalByTrain:
    "Eine Anreise ohne Flug ist derzeit nicht möglich, eine Passagierfähre gibt es nicht. Mit Rail & Fly fahren Sie klimaschonender zum Flughafen; wer Zeit hat, reist mit der Bahn bis Lissabon und fliegt nur die letzten knapp zwei Stunden.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Machico", "start", 32.717, -16.767, 10, 0]],
    [
      ["Maroços", "place", 32.727, -16.801, 200, 0],
      ["Ribeira Seca", "place", 32.737, -16.78, 225, 6],
      ["Caniçal-Tunnel", "place", 32.736, -16.756, 230, 11],
    ],
    [
      ["Baía d’Abra", "place", 32.743, -16.701, 100, 11],
      ["Morro do Furado", "summit", 32.745, -16.673, 160, 14.5],
      ["Baía d’Abra", "place", 32.743, -16.701, 100, 18],
    ],
    [
      ["Ribeiro Frio", "place", 32.735, -16.886, 870, 18],
      ["Lamaceiros", "place", 32.75, -16.836, 800, 27],
      ["Portela", "pass", 32.747, -16.826, 620, 29],
    ],
    [],
    [
      ["Achada do Teixeira", "place", 32.765, -16.921, 1592, 29],
      ["Pico Ruivo", "summit", 32.759, -16.943, 1862, 32],
      ["Achada do Teixeira", "place", 32.765, -16.921, 1592, 35],
    ],
    [
      ["Queimadas", "place", 32.783, -16.906, 883, 35],
      ["Caldeirão Verde", "place", 32.786, -16.935, 905, 41.5],
      ["Queimadas", "end", 32.783, -16.906, 883, 48],
    ],
  ),
  questions: [
    question(
      "Ist die Reise etwas für Menschen mit Höhenangst?",
      "Nur bedingt. Die Ostspitze und der Weg auf den Pico Ruivo sind breit, beim Caldeirão Verde gibt es jedoch lange Passagen über steilem Abhang.",
    ),
    question(
      "Wann blüht die Insel am meisten?",
      "Irgendetwas blüht immer. Im März leuchten Akazien und Strelitzien, Ende April beginnen die Blumenfeste, im Juni säumen Schmucklilien die Wege.",
    ),
    question(
      "Wie nass wird es im Winter?",
      "An der Südküste selten länger als ein paar Stunden, im Norden und in den Bergen öfter. Wir tauschen die Reihenfolge der Wanderungen nach dem Wetter.",
    ),
  ],
  country: "portugal",
  region: "madeira",
  activities: ["wandern", "kuestenwandern"],
  travelTypes: ["standortreise"],
  travelFocusTypes: ["wald-und-wasser", "meer-und-kueste", "kueche-und-keller"],
  operator: "salzwind-reisen",
  sites: { hiking: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(2, 3, 1190),
      saturday(3, 3, 1240, true),
      saturday(4, 2, 1290, true),
      saturday(10, 3, 1240),
      saturday(11, 2, 1190),
    ],
    singleSupplementCents: 24500,
    capacity: 14,
    minimumParticipants: 6,
  },
};
