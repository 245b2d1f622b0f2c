import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { culturePacking } from "../packing";

export const peloponnes: TourSeed = {
  number: 1042,
  title: "Peloponnes: Mykene, Mystras und die Mani zu Fuß",
  slug: "peloponnes-mykene-mystras-mani",
  teaser:
    "Von Agamemnons Löwentor über die byzantinische Geisterstadt Mystras bis an den Leuchtturm am Kap Tenaro: Maultierwege, Wohntürme, Kapellen und jeden Nachmittag ein Meer zum Hineinspringen.",
  biome: "mediterran",
  season: "fruehling",
  timeOfDay: "tag",
  gallery: gallery({ season: "fruehling", timeOfDay: "tag" }, "mediterran", "kueste", "mittelgebirge"),
  body: [
    p(
      "Der Peloponnes ist eine Hand, und die Mani ist ihr Mittelfinger. So lässt es sich merken, und so haben die Manioten es auch gemeint: Venezianer wie Osmanen kamen, kassierten nichts und gingen wieder. Was blieb, sind achthundert Wohntürme, in denen man sich vor allem vor den Verwandten verschanzte.",
    ),
    h2("Dreitausend Jahre in neun Tagen"),
    p(
      "Heinrich Schliemann glaubte 1876, in Mykene das Gesicht Agamemnons gefunden zu haben. Die Goldmaske ist einige Jahrhunderte älter als jeder denkbare Trojanische Krieg, das Löwentor aber steht, und der Blick über die Argolis erklärt besser als jede Tafel, warum man hier herrschte. In Mystras springen Sie ins 15. Jahrhundert: Paläste, Kirchen, eine ganze Stadt aus Ziegel, aus der Konstantin der Elfte auszog, um der letzte Kaiser von Byzanz zu werden.",
    ),
    h2("Gehen, wo Maultiere gingen"),
    p(
      "Straßen kamen spät in diese Gegend. Bis in die Fünfzigerjahre verband ein Netz gepflasterter Wege, der Kalderimia, jedes Dorf mit dem nächsten. Manche hat der Bagger gefressen, viele liegen noch im Thymian. Wir gehen sie vormittags, mit festen Schuhen und langen Hosen, denn alles, was hier wächst, hat Dornen oder duftet oder beides.",
    ),
    ul(
      "Sieben Wanderungen zwischen dreieinhalb und dreizehn Kilometern, meist steinig",
      "Ein Kleinbus für die Strecken dazwischen, am Steuer Ihr Reiseleiter",
      "Fünf Häuser in acht Nächten; drei davon beziehen Sie für je zwei",
    ),
  ],
  highlights: [
    {
      title: "Löwentor und Schatzhaus",
      text: "Zwei steinerne Raubkatzen und, ein paar Schritte weiter, ein Kuppelgrab, dessen Türsturz rund hundertzwanzig Tonnen wiegt.",
    },
    {
      title: "Perivleptos und Pantanassa",
      text: "Fresken in Mystras, so bewegt, als hätten die Maler die Renaissance schon geahnt; im Kloster leben noch einige Nonnen.",
    },
    {
      title: "Vathia",
      text: "Ein Turmdorf wie eine Handvoll aufgestellter Dominosteine, halb verfallen, halb verkauft.",
    },
    {
      title: "Kap Tenaro",
      text: "Der südlichste Punkt des griechischen Festlands; in einer Bucht davor lag nach antikem Glauben der Eingang zum Hades.",
    },
    {
      title: "Leigh Fermors Haus",
      text: "In Kardamyli baute der englische Wanderer und Autor sich eine Villa mit Blick auf nichts als Wasser.",
    },
  ],
  days: [
    day(
      "Nafplio",
      "Die erste Hauptstadt des neuen Griechenland empfängt mit Marmorpflaster und venezianischen Balkonen. Zum Kennenlernen laufen alle zum Hafen, gegenüber die Wasserfestung Bourtzi, in der pensionierte Henker gewohnt haben sollen, weil in der Stadt niemand neben ihnen leben wollte.",
      noWalk,
      ["Nafplio", "hotel"],
      "Abendessen",
    ),
    day(
      "Mykene früh, Palamidi spät",
      "Um acht öffnet das Löwentor, gegen zehn sind Sie schon wieder fort. Am Nachmittag folgen Sie dem Küstenpfad unter Feigenkakteen zur Bucht Karathona, baden und steigen von hinten zur Festung Palamidi auf. Hinunter in die Altstadt führen angeblich 999 Stufen; gezählt werden jedes Mal weniger.",
      { km: 9.5, up: 260, down: 260, hours: 3.5 },
      ["Nafplio", "hotel"],
      "Frühstück",
    ),
    day(
      "Die Stadt am Hang",
      "Über Tripoli nach Lakonien. Vom oberen Tor steigen Sie zuerst zur fränkischen Burg, dann durch Gassen und Kirchen tiefer und tiefer, bis der Schatten des Taygetos die Ebene von Sparta erreicht. Übernachtet wird im Dorf darunter, das früh schlafen geht.",
      { km: 3.5, up: 110, down: 310, hours: 2 },
      ["Mystras", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "In die Schlucht des Taygetos",
      "Hinter Parori beginnt ein in den Fels geschlagener Weg, der einer Wasserleitung folgt. Eine Höhlenkapelle klebt in der Wand, tief unten rauscht es. Am Kloster Faneromeni wird es waldig, und in Anavryti, wo früher Gerber und Schuster saßen, gibt es Ziege aus dem Ofen, ehe der Bus Sie abholt.",
      { km: 8.5, up: 640, down: 110, hours: 3.5 },
      ["Mystras", "hotel"],
      "Frühstück, Mittagessen",
    ),
    day(
      "Über Gythio in die Mani",
      "Kaffee am Hafen von Gythio, vor dem die kleine Insel liegt, auf der Paris und Helena ihre erste Nacht verbrachten. Ab Oitylo geht es zu Fuß: hinunter an den Kiesstrand, an der Bucht von Limeni mit ihrem Turmhaus entlang und auf einem Kalderimi hinauf nach Areopoli, benannt nach dem Kriegsgott.",
      { km: 8.5, up: 330, down: 335, hours: 3 },
      ["Areopoli", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Pfanne aus Kalk",
      "Vormittags im Kahn durch die Tropfsteinhöhle von Diros. Dann die rauste Stunde der Reise: Von Stavri auf die Landzunge Tigani, eine Pfanne mit Stiel aus messerscharfem Karst, auf der die Reste einer Basilika und wohl auch einer Kreuzfahrerburg liegen. In alten Becken trocknet Meersalz.",
      { km: 8.5, up: 230, down: 230, hours: 3.5 },
      ["Gerolimenas", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Am Ende des Festlands",
      "Halt in Vathia, dann bis zum letzten Parkplatz. Neben der Kapelle der Körperlosen, aus den Steinen eines Poseidontempels gebaut, liegt ein römisches Mosaik frei in der Macchia. Von dort sind es vierzig Minuten zum Leuchtturm. Frachter ziehen vorbei, Afrika wäre als Nächstes dran. Nachmittags Fahrt an die Westküste.",
      { km: 5, up: 130, down: 130, hours: 2 },
      ["Kardamyli", "hotel"],
      "Frühstück",
    ),
    day(
      "Chatwins Kapelle",
      "Aus dem alten Ortskern auf breitem Pflaster zur Kirche Agia Sofia über der Viros-Schlucht und weiter nach Exochori. Unter einem Ölbaum bei einer winzigen Kapelle verstreute man die Asche des Reiseschriftstellers Bruce Chatwin. Zurück über Petrovouni, das Meer immer vor den Füßen.",
      { km: 13, up: 600, down: 600, hours: 5.5 },
      ["Kardamyli", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kalamata und heim",
      "Eine Stunde Serpentinen, dann die Stadt der Oliven. Fernbusse fahren nach Athen, Korinth und Patras; wer am Abend die Fähre nach Italien nimmt, wird bis Patras gebracht.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 56.5,
  ascentM: 2300,
  descentM: 1975,
  distanceNote: "Ungefähre Angaben nach griechischen Wanderkarten 1:50.000 und eigenen Begehungen, gerundet",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Griechisch",
  included: items(
    "8 Übernachtungen in kleinen Hotels und einer Pension im Doppelzimmer",
    "8 × Frühstück, 1 × Mittagessen, 5 × Abendessen",
    "Reiseleitung durch einen Archäologen, Kleinbus",
    "Eintritt in Mykene, Palamidi, Mystras und die Höhle von Diros",
  ),
  notIncluded: items(
    "An- und Abreise",
    "drei Abendessen",
    "Besuch im Haus Leigh Fermors, nur an einzelnen Tagen",
  ),
  packingList: culturePacking(
    "knöchelhohe Schuhe und lange Hosen gegen Dornen",
    "Wasser für zwei Liter, Salztabletten",
    "Taschenlampe für Kapellen",
    "Badesachen, Schuhe gegen Seeigel",
  ),
  arrivalByTrain:
    "Per Bahn nach Ancona, Bari oder Venedig, dann ein bis zwei Nächte auf See bis Patras; weiter mit Bus und Vorortbahn über Kiato nach Korinth, wo wir Sie abholen. Busse aus Athen brauchen gut zwei Stunden bis Nafplio.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Nafplio, Syntagmaplatz", "start", 37.5655, 22.7965, 5, 0]],
    [
      ["Arvanitia", "place", 37.562, 22.796, 5, 0.8],
      ["Bucht Karathona", "place", 37.544, 22.817, 3, 4.2],
      ["Festung Palamidi", "summit", 37.5615, 22.8045, 216, 8],
      ["Nafplio", "overnight", 37.5655, 22.7965, 5, 9.5],
    ],
    [
      ["Mystras, Oberes Tor", "place", 37.0765, 22.3665, 540, 9.5],
      ["Burg von Mystras", "summit", 37.0755, 22.364, 621, 10.3],
      ["Mystras, Unteres Tor", "place", 37.073, 22.371, 340, 13],
    ],
    [
      ["Mystras, Dorfplatz", "place", 37.0705, 22.379, 290, 13],
      ["Parori", "place", 37.061, 22.3805, 260, 15],
      ["Kloster Faneromeni", "place", 37.048, 22.369, 590, 18],
      ["Anavryti", "place", 37.0345, 22.365, 820, 21.5],
    ],
    [
      ["Oitylo", "place", 36.701, 22.389, 250, 21.5],
      ["Limeni", "place", 36.68, 22.374, 5, 27],
      ["Areopoli", "overnight", 36.6665, 22.383, 245, 30],
    ],
    [
      ["Stavri", "place", 36.5205, 22.383, 150, 30],
      ["Kap Tigani", "place", 36.5385, 22.3625, 40, 34],
      ["Stavri, Dorfrand", "place", 36.5205, 22.383, 150, 38.5],
    ],
    [
      ["Agii Asomati", "place", 36.4025, 22.486, 15, 38.5],
      ["Leuchtturm am Kap Tenaro", "place", 36.3865, 22.4828, 20, 41],
      ["Bucht von Agii Asomati", "place", 36.4025, 22.486, 15, 43.5],
    ],
    [
      ["Kardamyli, Hafen", "place", 36.887, 22.2325, 5, 43.5],
      ["Agia Sofia", "place", 36.8925, 22.248, 240, 46.3],
      ["Exochori", "place", 36.884, 22.276, 430, 50],
      ["Petrovouni", "place", 36.886, 22.246, 230, 54],
      ["Kardamyli", "overnight", 36.887, 22.2325, 5, 56.5],
    ],
    [["Kalamata", "end", 37.025, 22.11, 25, 56.5]],
  ),
  questions: [
    question(
      "Brauche ich Klettererfahrung für Tigani?",
      "Nein, aber gute Knöchel. Der Karst ist scharfkantig und wacklig, wir lassen uns viel Zeit; wer lieber badet, bleibt in der Bucht.",
    ),
    question(
      "Ab wann ist das Meer warm genug?",
      "Im April hat es etwa siebzehn Grad und trennt die Gruppe in zwei Lager. Zwischen Ende Mai und Mitte Oktober gehen fast alle hinein.",
    ),
    question(
      "Wie religiös sind die Klöster, was ziehe ich an?",
      "In Mystras werden Schultern und Knie bedeckt, am Eingang der Pantanassa liegen Tücher bereit. Fotografiert werden die Nonnen nicht.",
    ),
  ],
  country: "griechenland",
  region: "peloponnes",
  activities: ["wandern", "kuestenwandern"],
  travelTypes: ["rundreise"],
  travelFocusTypes: ["kultur-und-geschichte", "meer-und-kueste"],
  operator: "maulbeer-kulturreisen",
  sites: { cultural: true, hiking: true, traveling: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [
      saturday(4, 1, 1590),
      saturday(5, 2, 1640, true),
      sunday(9, 4, 1640, true),
      saturday(10, 2, 1590),
    ],
    singleSupplementCents: 26500,
    capacity: 10,
    minimumParticipants: 6,
  },
};
