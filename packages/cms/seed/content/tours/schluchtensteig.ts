import { bold, h2, p, ul } from "../../blocks";
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

export const schluchtensteig: TourSeed = {
  number: 1009,
  title: "Schluchtensteig im Südschwarzwald",
  slug: "schluchtensteig-schwarzwald",
  teaser:
    "Wutach, Haslach, Windberg, Wehra: In sechs Etappen von der Schweizer Grenze durch die wilden Täler des Südschwarzwalds. Viel Wasser, wenig Asphalt, gute Küche.",
  biome: "wald",
  season: "fruehling",
  timeOfDay: "tag",
  gallery: gallery({ season: "fruehling", timeOfDay: "tag" }, "wald", "mittelgebirge", "seenland"),
  body: [
    p(
      "Bis vor etwa zwanzigtausend Jahren floss die Wutach noch zur Donau. Dann wurde sie bei Blumberg zum Rhein hin abgelenkt, bekam auf einen Schlag viel mehr Gefälle und sägte sich in wenigen Jahrtausenden hundertfünfzig Meter tief ein. So jung ist diese Schlucht, dass ihre Hänge bis heute rutschen und der Weg immer wieder verlegt werden muss.",
    ),
    h2("Drei Gesteine, drei Wälder"),
    p(
      "Flussaufwärts gehen Sie durch die Erdgeschichte: zuerst Muschelkalk mit Orchideen und senkrechten Flühen, dann roter Buntsandstein, zuletzt Granit und Gneis, auf denen Tannen stehen. Eisvogel und Wasseramsel fischen in der Wutach, und die Pestwurz hat Blätter wie Regenschirme.",
    ),
    h2("Ein Dom im Wald"),
    p(
      "Wer nach vier Tagen Schlucht und Hochmoor in St. Blasien aus den Bäumen tritt, glaubt kurz an eine Täuschung: Über dem kleinen Ort steht eine klassizistische Kuppel von 36 Metern Durchmesser, zur Bauzeit eine der größten Europas. Die Mönche hatten nach einem Brand 1768 ehrgeizig geplant.",
    ),
    p(
      bold("Wie es sich geht: "),
      "Schmale Pfade mit Wurzeln, kurze Drahtseile, viele Holzbrücken; nach Regen wird es rutschig. Stöcke helfen. Steil ist es selten, lang dagegen oft.",
    ),
    ul(
      "Abends Forelle, Bibeleskäs und Kirschtorte, die hier noch nach Kirschwasser schmeckt",
      "Alle Häuser werden von Familien geführt, drei davon in vierter Generation",
      "Hunde sind auf dieser Reise nach Absprache erlaubt",
    ),
  ],
  highlights: [
    {
      title: "Wutachflühen",
      text: "Helle Kalkwände und umgestürzte Bäume, die niemand wegräumt: der Urwald am Anfang.",
    },
    {
      title: "Lotenbachklamm",
      text: "Ein Abstecher bei der Schattenmühle zu kleinen Wasserfällen im Granit.",
    },
    { title: "Bildstein", text: "Von der Felskanzel über Aha liegt der Schluchsee wie ein Fjord vor Ihnen." },
    {
      title: "Dom St. Blasien",
      text: "Mit etwas Glück probt jemand an der Orgel, während Sie unter der Kuppel sitzen.",
    },
  ],
  days: [
    day(
      "Anreise nach Stühlingen",
      "Das Städtchen liegt auf einem Sporn über der Wutach, die Schweiz beginnt am anderen Ufer. Beim Abendessen breitet Ihre Wanderführerin die Karte aus und verteilt kleine Hefte zum Bestimmen der Orchideen.",
      noWalk,
      ["Stühlingen", "gasthof"],
      "Abendessen",
    ),
    day(
      "Unter den Flühen nach Blumberg",
      "Bis Weizen begleiten Sie die Gleise der Sauschwänzlebahn, deren Dampfzüge in Schleifen und einem Kehrtunnel Höhe gewinnen. Danach geht es in die Wutachflühen hinein, auf einem Pfad, der halb Wildwechsel ist. Am späten Nachmittag auf die Hochfläche hinauf.",
      { km: 18.2, up: 560, down: 308, hours: 6 },
      ["Blumberg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Die große Wutachschlucht",
      "Über Achdorf erreichen Sie die Wutachmühle, das Tor zur eigentlichen Schlucht. Stege hängen an der Wand, der Fluss verschwindet streckenweise im Kalk und tritt unterhalb wieder aus. Die Ruine des Kurbades Boll erinnert an eine Zeit, als hier Gäste im Frack promenierten.",
      { km: 20, up: 600, down: 650, hours: 7 },
      ["Schattenmühle", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Haslachschlucht und Lenzkirch",
      "Wo Gutach und Haslach zusammenfließen, bekommt die Wutach ihren Namen. Sie nehmen den kleineren Fluss, kommen an den Rechenfelsen vorbei und machen Mittag in der Uhrmacherstadt Lenzkirch. Abends schlafen Sie auf einem Hof über dem Schluchsee.",
      { km: 18, up: 820, down: 422, hours: 6 },
      ["Oberfischbach", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Um den Schluchsee nach St. Blasien",
      "Vom Bildstein hinab ans Ufer, wo bei warmem Wetter gebadet wird; der See ist der größte im Schwarzwald. Hinter Blasiwald führt der Weg in die Windbergschlucht mit ihrem Wasserfall. Plötzlich Glocken, dann die Kuppel.",
      { km: 20.5, up: 540, down: 818, hours: 6.5 },
      ["St. Blasien", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über den Lehenkopf und die Ibacher Weiden",
      "Vom hölzernen Turm auf dem Lehenkopf reicht der Blick an Föhntagen bis zur Jungfrau. Dahinter wird das Land offen: Moore, Weidbuchen, Höfe mit viel Abstand. Todtmoos ist Wallfahrtsort und hat die größte Auswahl an Torten.",
      { km: 19, up: 680, down: 631, hours: 6 },
      ["Todtmoos", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch das Wehratal ins Ziel",
      "Das Tal der Wehra hat nur Platz für den Bach und eine kleine Straße; der Steig weicht in den Hang aus und quert Blockhalden. Am Stausee öffnen sich die Berge, und in Wehr steht ein Holzschild, an dem alle ein Foto machen.",
      { km: 22.5, up: 590, down: 1045, hours: 7 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 118.2,
  ascentM: 3790,
  descentM: 3874,
  distanceNote: "Ungefähre Angaben nach der offiziellen Etappeneinteilung des Schluchtensteigs, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "6 Übernachtungen in Gasthöfen und Hotels im Doppelzimmer",
    "6 × Frühstück, 6 × Abendessen mit regionalen Gerichten",
    "Führung durch eine zertifizierte Wanderführerin",
    "Gepäcktransport an allen Wandertagen",
  ),
  notIncluded: items("An- und Abreise", "Vesper und Getränke", "Kurtaxe"),
  packingList: valleyPacking("Wanderstöcke für feuchte Pfade", "leichte Gamaschen bei Regenwetter"),
  arrivalByTrain:
    "Bis Waldshut mit der Hochrheinbahn aus Basel Badischer Bahnhof, weiter mit dem Bus in gut einer halben Stunde nach Stühlingen. Von Wehr bringt Sie der Bus zum Bahnhof Bad Säckingen oder Schopfheim.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: true,
  waypoints: waypoints(
    [["Stühlingen", "start", 47.7448, 8.4462, 450, 0]],
    [
      ["Weizen", "place", 47.765, 8.459, 475, 3.5],
      ["Wutachflühen", "place", 47.803, 8.49, 600, 11],
      ["Blumberg", "overnight", 47.8398, 8.5342, 702, 18.2],
    ],
    [
      ["Achdorf", "place", 47.8375, 8.499, 540, 22.5],
      ["Wutachmühle", "place", 47.8435, 8.439, 585, 28],
      ["Schattenmühle", "overnight", 47.8443, 8.3189, 652, 38.2],
    ],
    [
      ["Haslachmündung", "place", 47.848, 8.272, 705, 43],
      ["Lenzkirch", "place", 47.869, 8.203, 810, 50],
      ["Oberfischbach", "overnight", 47.8182, 8.1637, 1050, 56.2],
    ],
    [
      ["Bildstein", "summit", 47.831, 8.133, 1134, 60],
      ["Aha am Schluchsee", "place", 47.838, 8.118, 935, 62],
      ["Windbergschlucht", "place", 47.774, 8.137, 900, 73.8],
      ["St. Blasien", "overnight", 47.7601, 8.1295, 772, 76.7],
    ],
    [
      ["Lehenkopf", "summit", 47.75, 8.107, 1039, 79.7],
      ["Ibach", "place", 47.733, 8.064, 1000, 86.5],
      ["Todtmoos", "overnight", 47.7397, 8.0002, 821, 95.7],
    ],
    [
      ["Todtmoos-Au", "place", 47.702, 7.962, 680, 102.5],
      ["Wehra-Stausee", "place", 47.656, 7.921, 420, 113.2],
      ["Wehr", "end", 47.63, 7.906, 366, 118.2],
    ],
  ),
  questions: [
    question(
      "Ist der Weg bei Regen begehbar?",
      "Meistens ja. Nach Unwettern kann die Wutachschlucht gesperrt sein, dann wandern wir auf der Hochfläche und sehen von oben hinein.",
    ),
    question(
      "Wie viel trage ich selbst?",
      "Nur den Tagesrucksack mit Jacke, Wasser und Vesper. Der Koffer steht nachmittags im Zimmer.",
    ),
    question(
      "Gibt es kürzere Varianten?",
      "An vier der sechs Tage lässt sich der letzte Teil mit Bus oder Höllentalbahn abkürzen, sagen Sie es einfach beim Frühstück.",
    ),
    question(
      "Was gilt für Hunde auf dieser Reise?",
      "Nach Absprache darf einer mit, am besten fragen Sie vor der Buchung. In den Schluchten gehört er an die kurze Leine: Die Stege sind schmal, und am Ufer brüten Wasseramseln.",
    ),
  ],
  country: "deutschland",
  region: "schwarzwald",
  activities: ["wandern", "fernwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["wald-und-wasser", "kueche-und-keller"],
  operator: "wegwarte-wanderreisen",
  sites: { hiking: true, outdoorsGermany: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [sunday(5, 1, 990, true), saturday(6, 1, 990), sunday(7, 1, 950), saturday(9, 2, 1040, true)],
    singleSupplementCents: 14400,
    capacity: 12,
    minimumParticipants: 6,
  },
};
