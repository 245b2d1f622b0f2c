import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import {
  day,
  gallery,
  hutPacking,
  items,
  noWalk,
  question,
  saturday,
  sunday,
  waypoints,
} from "../../helpers";

export const islandLaugavegur: TourSeed = {
  number: 1046,
  title: "Island: Laugavegur und Fimmvörðuháls",
  slug: "island-laugavegur-fimmvoerduhals",
  teaser:
    "Hundert Kilometer vom Rhyolith ans Meer: dampfende Hänge, schwarze Sandwüsten, eiskalte Furten, das Birkental der Götter und zwischen zwei Gletschern hindurch zum Skógafoss.",
  biome: "fjaell",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "fjaell", "gletscher", "kueste"),
  body: [
    p(
      "Island ist jung genug, um noch laut zu sein. In den Flanken bei Landmannalaugar faucht und gurgelt es, am Hrafntinnusker knirscht schwarzes Glas unter den Sohlen, und oben am letzten Pass hat 2010 ein Ausbruch den Pfad neu verlegt. Der Laugavegur heißt zwar wie die Einkaufsstraße von Reykjavík, mehr haben die beiden aber nicht gemeinsam.",
    ),
    h2("Fünf Landschaften hintereinander"),
    p(
      "Zuerst die farbigen Rhyolithberge, dann eine Hochebene mit Altschnee, danach das grüne Becken um den See Álftavatn. Hinter der dritten Furt kommt die Wüste von Mælifellssandur, ein Nachmittag in Schwarz-Weiß, und ganz plötzlich Wald: Þórsmörk, zwischen Gletschern versteckt. Zum Schluss der Übergang am Fimmvörðuháls, nach dem man weiß, was ein langer Tag ist.",
    ),
    quote(
      "Das Wort „gluggaveður“ bedeutet Fensterwetter: schön anzusehen, solange man drinnen bleibt. Wir gehen trotzdem hinaus.",
    ),
    h2("Proviant und Hütten"),
    p(
      "Die Hütten des isländischen Wandervereins sind schlicht: Matratzenlager, Gasherd, Trockenraum, der diesen Namen bei Regen nur ehrenhalber trägt. Im Rucksack haben Sie Kleidung, Schlafsack und einen Anteil am Essen, zusammen um die dreizehn Kilo; am Álftavatn legt uns ein Geländewagen die zweite Hälfte der Vorräte hin. Für die Furten bringen Sie eigene Schuhe mit. Wer barfuß geht, geht nur einmal barfuß.",
    ),
    ul(
      "Tagesstrecken zwischen acht und achtzehn Kilometern, dazu eine sehr lange mit gut 25",
      "Ein Reservetag in Þórsmörk, damit der Pass nicht bei Sturm überschritten werden muss",
      "Ende Juni liegt am Hrafntinnusker noch viel Schnee, ab September schließen die Hütten",
    ),
  ],
  highlights: [
    {
      title: "Badebach in Landmannalaugar",
      text: "Heiß links, kalt rechts, dazwischen sucht sich jeder seine Temperatur, auch um Mitternacht.",
    },
    {
      title: "Obsidianfeld am Hrafntinnusker",
      text: "Der Berg trägt den Raben und den Feuerstein im Namen; das Gestein glänzt wie Lakritz.",
    },
    {
      title: "Markarfljótsgljúfur",
      text: "Eine Schlucht von bis zu zweihundert Metern Tiefe, eine halbe Stunde von der Hütte Emstrur entfernt.",
    },
    {
      title: "Magni und Móði",
      text: "Zwei Krater von 2010, benannt nach den Söhnen Thors, an deren Hang der Boden noch lange warm blieb.",
    },
    {
      title: "Wasserfälle der Skógá",
      text: "Gut zwei Dutzend hintereinander, der letzte fällt sechzig Meter über eine Küstenlinie von einst.",
    },
  ],
  days: [
    day(
      "Reykjavík",
      "Abends Treffen im Gästehaus, Ausrüstungsprobe auf dem Teppich: Jede Regenhose wird angesehen, jede dritte ausgetauscht. Danach Fischeintopf und der amtliche Wetterbericht, den hier alle lesen wie andernorts Horoskope.",
      noWalk,
      ["Reykjavík", "pension"],
      "Abendessen",
    ),
    day(
      "Auf Pisten ins Hochland",
      "Gute vier Stunden im Hochlandbus, an der Hekla vorbei, am Ende durch zwei Flüsse. Am Nachmittag auf die Brennisteinsalda, die Schwefelwelle, deren Flanken in sechs Farben nebeneinanderliegen. Zurück durch das Lavafeld und direkt in den warmen Bach.",
      { km: 8, up: 330, down: 330, hours: 3 },
      ["Landmannalaugar", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Hinauf zum Rabenberg",
      "Noch einmal durch Obsidian, dann steiler. Am Stórihver brodelt eine Quelle neben Schneeresten, der Weg wird zum Firnfeld und orientiert sich an Stangen. Bei Nebel gehen Sie dicht auf; unweit der Hütte steht ein Gedenkstein für einen jungen Mann, der hier im Schneesturm starb.",
      { km: 12, up: 540, down: 103, hours: 4.5 },
      ["Hrafntinnusker", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Abstieg ins Grüne",
      "Ein Auf und Ab durch Rinnen voller Altschnee bis zur Kante Jökultungur. Unten liegt ein anderes Land: Seen, Gletscherzungen, grüne Kegel wie von Kinderhand. Der Hang ist steil und lose, Stöcke helfen. Eine Furt noch, und am Álftavatn singen die Schwäne, nach denen er heißt.",
      { km: 12, up: 130, down: 617, hours: 4.5 },
      ["Álftavatn", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Wüste zu Fuß",
      "Schuhe aus, Bratthálskvísl; Schuhe an, Hvanngil; Schuhe aus, Bláfjallakvísl, das kälteste Wasser der Reise. Danach stundenlang über schwarzen Bims, auf dem Leimkraut in Polstern blüht. Vor dem Abendessen geht die Gruppe an den Rand des Markarfljót-Cañons.",
      { km: 16, up: 120, down: 195, hours: 5.5 },
      ["Emstrur", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "In den Wald des Thor",
      "Über den Gletscherfluss Emstruá spannt sich eine Brücke, durch die Þröngá muss man hindurch, untergehakt, nach warmen Tagen bis zum Oberschenkel. Gleich dahinter stehen Birken, und es riecht nach Erde. Über die fahrbaren Stege der Krossá wechseln Sie hinüber nach Básar.",
      { km: 18, up: 240, down: 485, hours: 6.5 },
      ["Básar", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Reserve mit Aussicht",
      "War das Wetter schlecht, wird heute aufgeholt. War es gut, steigen alle auf den Valahnúkur, einen Zwerg von 458 Metern mit Rundsicht auf drei Eiskappen. Nachmittags ein Buch, ein Nickerchen im Moos; Ende August sind die Blaubeeren reif.",
      { km: 8.5, up: 300, down: 300, hours: 3.5 },
      ["Básar", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zwischen den Eiskappen hindurch",
      "Aufbruch um sechs. Über den schmalen Kattarhryggur mit Kette, über die Ebene Morinsheiði und steil zu den jungen Kratern zwischen Eyjafjallajökull und Mýrdalsjökull. Nach der Baldvin-Hütte beginnt der Fluss mit einer Parade aus Kaskaden bis zum Skógafoss, den man hört, lange bevor die Knie ihn sehen.",
      { km: 25.5, up: 1060, down: 1250, hours: 10 },
      ["Skógar", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Ringstraße westwärts",
      "Ein Linienbus bringt Sie in gut zweieinhalb Stunden nach Reykjavík. Empfohlen wird, vor dem Abflug noch eines der städtischen Freibäder zu besuchen und dort über das Wetter zu sprechen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 100,
  ascentM: 2720,
  descentM: 3280,
  distanceNote: "Ungefähre Angaben nach Etappentafeln der isländischen Wandervereine, Höhenmeter gerundet",
  techniqueGrade: 3,
  fitnessGrade: 4,
  groupSizeMin: 6,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Englisch",
  included: items(
    "8 Übernachtungen: 2 in Gästehäusern im Doppelzimmer, 6 auf Hütten im Matratzenlager",
    "8 × Frühstück, 7 × Lunchpaket, 8 × Abendessen",
    "Führung durch einen geprüften Hochlandführer",
    "Busse Reykjavík–Landmannalaugar und Skógar–Reykjavík, Nachschub am Álftavatn",
    "Gemeinschaftsküche, Satellitentelefon, Seil für die Furten",
  ),
  notIncluded: items("Flug oder Schiff nach Island", "Duschen auf den Hütten", "Schlafsack, zu leihen"),
  packingList: hutPacking(
    "Rucksack mit 50 bis 60 Litern und Regenhülle",
    "Schlafsack bis null Grad statt des dünnen Hüttensacks",
    "feste Furtschuhe, etwa alte Turnschuhe",
    "Teleskopstöcke, Gamaschen",
    "Schlafmaske: Im Juli wird es nicht dunkel",
  ),
  arrivalByTrain:
    "Langsam und lohnend: auf Schienen bis Hirtshals in Nordjütland, wo einmal wöchentlich ein Schiff mit Halt auf den Färöern nach Seyðisfjörður ablegt; dann ein bis zwei Bustage quer durchs Land. Wer fliegt, steigt am besten in Kopenhagen um und reist bis dorthin mit dem Zug.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: false,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Reykjavík", "start", 64.1466, -21.9426, 15, 0]],
    [
      ["Landmannalaugar", "place", 63.9903, -19.0605, 590, 0],
      ["Brennisteinsalda", "summit", 63.9815, -19.113, 855, 4],
      ["Hütte Landmannalaugar", "overnight", 63.9903, -19.0605, 590, 8],
    ],
    [
      ["Stórihver", "place", 63.952, -19.137, 920, 16],
      ["Hrafntinnusker", "overnight", 63.9335, -19.1675, 1027, 20],
    ],
    [
      ["Jökultungur", "place", 63.883, -19.21, 850, 28],
      ["Álftavatn", "overnight", 63.8575, -19.2275, 540, 32],
    ],
    [
      ["Hvanngil", "hut", 63.834, -19.206, 550, 36.8],
      ["Emstrur", "overnight", 63.766, -19.374, 465, 48],
    ],
    [
      ["Furt der Þröngá", "place", 63.699, -19.515, 250, 61],
      ["Langidalur", "hut", 63.683, -19.515, 200, 63.5],
      ["Básar", "overnight", 63.6775, -19.484, 220, 66],
    ],
    [
      ["Valahnúkur", "summit", 63.685, -19.533, 458, 70.5],
      ["Hütte Básar", "overnight", 63.6775, -19.484, 220, 74.5],
    ],
    [
      ["Morinsheiði", "place", 63.656, -19.456, 790, 79],
      ["Magni", "summit", 63.638, -19.443, 1050, 83],
      ["Baldvinsskáli", "hut", 63.6105, -19.444, 900, 87],
      ["Skógafoss", "end", 63.531, -19.5115, 30, 100],
    ],
  ),
  questions: [
    question(
      "Wie tief sind die Flüsse?",
      "Gewöhnlich zwischen Knöchel und Oberschenkel, nach warmen Tagen und Regen mehr. Der Führer sucht die Stelle, gequert wird in Dreiergruppen; ist es zu viel, warten wir bis zum Morgen.",
    ),
    question(
      "Bekomme ich auf den Hütten mein eigenes Bett?",
      "Eine eigene Matratze meistens, eine eigene Wand selten. In Hochsommernächten schnarchen vierzig Menschen aus zwölf Ländern um die Wette.",
    ),
    question(
      "Was, wenn ein Vulkan ausbricht?",
      "Dann entscheiden Behörden und Hüttenwarte, nicht wir. Die Gebiete auf dieser Route werden überwacht, alle Reisenden erhalten Warnungen aufs Telefon, und ein Ausweichprogramm im Nordosten ist vorbereitet.",
    ),
  ],
  country: "island",
  region: "islands-sueden",
  activities: ["trekking", "huettenwandern", "fernwandern"],
  travelTypes: ["trekkingreise", "huettentour"],
  travelFocusTypes: ["stille-und-weite", "wald-und-wasser"],
  operator: "steppenwind-expeditionen",
  sites: { adventures: true, hiking: true, traveling: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [saturday(7, 1, 2190), saturday(7, 3, 2290, true), sunday(8, 1, 2290, true), saturday(8, 4, 2190)],
    singleSupplementCents: 18000,
    capacity: 10,
    minimumParticipants: 6,
  },
};
