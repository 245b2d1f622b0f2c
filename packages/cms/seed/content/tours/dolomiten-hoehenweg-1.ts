import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, question, saturday, sunday, waypoints } from "../helpers";

export const dolomitenHoehenweg: TourSeed = {
  number: 1005,
  title: "Dolomiten-Höhenweg 1: vom Pragser Wildsee zur Civetta",
  slug: "dolomiten-hoehenweg-1",
  teaser:
    "Acht Tage nach Süden, von den Ladinern der Fanesalm über die Stollen am Lagazuoi bis unter die Nordwestwand der Civetta. Sieben Nächte auf Hütten mit guter Küche.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "alpen", "wald", "seenland"),
  body: [
    p(
      "Vor rund 230 Millionen Jahren lag hier ein warmes Flachmeer mit Riffen. Was davon übrig ist, heißt heute Tofana, Pelmo oder Civetta und glüht nach Sonnenuntergang eine Viertelstunde lang rot. Der Höhenweg Nummer eins ist der älteste der großen Dolomitenwege und zugleich der gutmütigste: Klettersteige liegen daneben, aber keiner liegt im Weg.",
    ),
    h2("Stollen im Berg"),
    p(
      "Am Lagazuoi standen sich von 1915 bis 1917 italienische Alpini und österreichische Kaiserjäger gegenüber. Beide gruben sich durch den Fels, um die anderen zu sprengen. Einer dieser Stollen ist heute begehbar; mit Helm und Lampe steigen Sie darin mehrere hundert Meter tief hinab und kommen an Schießscharten vorbei, durch die man nun Wanderer sieht.",
    ),
    quote(
      "„Enrosadira“ nennen die Ladiner das Leuchten am Abend, und ihre Sagen erklären es mit dem Rosengarten des Königs Laurin.",
    ),
    h2("Polenta, Knödel, Canederli"),
    p(
      "Die Küche wechselt mit der Sprache. Auf der Fanesalm gibt es Gerstensuppe und Tutres, gebackene Teigtaschen mit Spinat, südlich des Passo Giau Polenta mit Pilzen und Schiz, einen in Butter gebratenen Frischkäse. Ihre Führerin bestellt für alle, wenn die Karte nur auf Italienisch an der Tafel steht.",
    ),
    ul(
      "Bergwege mit losem Schotter, dazu einzelne versicherte Meter",
      "Vier bis sechs Stunden Gehzeit, meistens oberhalb von 2.000 Metern",
      "Gepäck auf dem Rücken; am Passo Falzarego kann eine Tasche hinterlegt werden",
    ),
  ],
  highlights: [
    {
      title: "Nacht am Lagazuoi",
      text: "Das Haus steht auf 2.752 Metern, die Terrasse zeigt ringsum fast alle großen Dolomitengipfel.",
    },
    {
      title: "Fanesalm",
      text: "Murmeltiere, Quellen und ein Felsentheater, in dem die Sagen der Ladiner spielen.",
    },
    {
      title: "Mondeval",
      text: "Unter einem Felsblock fand man hier das Grab eines Jägers, der vor mehr als siebentausend Jahren lebte.",
    },
    {
      title: "Civetta-Wand",
      text: "Gut tausend Meter hoch und mehrere Kilometer breit; Kletterer nennen sie die Wand der Wände.",
    },
  ],
  days: [
    day(
      "Vom Pragser Wildsee zur Seekofelhütte",
      "Treffpunkt ist um 10 Uhr am Bahnhof Niederdorf, der Bus fährt zum See. Nach dem Uferweg beginnt ein ernster Anstieg durch ein Kar voller Blöcke bis zur Ofenscharte, von der es nur noch wenige Minuten bis zur Hütte sind.",
      { km: 6.5, up: 910, down: 77, hours: 4 },
      ["Seekofelhütte (Rifugio Biella)", "huette"],
      "Abendessen",
    ),
    day(
      "Über die Sennesalm zur Faneshütte",
      "Ein weiter, heller Vormittag auf den Almböden von Sennes, dann der Abstieg nach Pederü, wo die Straße aus dem Gadertal endet. Dort beginnt der Weg ins Reich der Fanes; auf 2.060 Metern wird es wieder grün.",
      { km: 13.5, up: 620, down: 887, hours: 5.5 },
      ["Faneshütte", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zum höchsten Schlafplatz der Tour",
      "Vom Limojoch wandern Sie durch das Hochtal von Gran Fanes. An der Forcella del Lago öffnet sich ein Spalt, durch den ein steiler Schuttsteig zum Lagazuoisee hinunterführt. Danach folgen siebenhundert Höhenmeter bis auf die Terrasse des Rifugio Lagazuoi.",
      { km: 13, up: 1150, down: 458, hours: 6.5 },
      ["Rifugio Lagazuoi", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch den Stollen zu den Cinque Torri",
      "Mit Helm und Stirnlampe geht es im Berg hinunter zum Passo Falzarego; wer das nicht möchte, nimmt den Weg durch die Scharte oder die Seilbahn. Am Nachmittag laufen Sie zwischen den fünf Türmen hindurch zum Rifugio Averau.",
      { km: 9.5, up: 470, down: 809, hours: 4.5 },
      ["Rifugio Averau", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Passo Giau, Mondeval, Città di Fiume",
      "Über blühende Wiesen am Passo Giau erreichen Sie die Hochweide von Mondeval unter der Felskante der Lastoi de Formin. An der Forcella Ambrizzola taucht der Pelmo auf, ein Thron aus Stein, dem Sie den Rest des Tages entgegengehen.",
      { km: 12.5, up: 420, down: 915, hours: 5 },
      ["Rifugio Città di Fiume", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Am Pelmo vorbei zum Rifugio Coldai",
      "Der Steig quert unter der Nordwand des Pelmo zum Passo Staulanza. Auf einem Wirtschaftsweg wandern Sie an den Almen Vescovà und Pioda vorbei, wo ein Senner Ricotta verkauft; die letzten Kehren sind ein alter Maultierpfad.",
      { km: 10.5, up: 640, down: 426, hours: 4.5 },
      ["Rifugio Coldai", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Unter der Civetta",
      "Zehn Minuten hinter der Hütte liegt der Coldaisee, und von da an beherrscht die Wand den Tag. Ein Abstecher zum Rifugio Tissi bringt Sie auf die gegenüberliegende Kuppe mit Blick bis Alleghe hinunter. Nachmittags durch Latschen und Lärchen zum Rifugio Vazzoler.",
      { km: 10.5, up: 440, down: 858, hours: 4.5 },
      ["Rifugio Vazzoler", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hinaus nach Listolade",
      "Unter den Türmen der Trieste und der Venezia führt ein Fahrweg ins Corpassa-Tal. In Listolade wartet ein Kleinbus, der alle zum Bahnhof Belluno bringt; Ankunft dort gegen 13 Uhr.",
      { km: 9, up: 10, down: 1023, hours: 3.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 85,
  ascentM: 4660,
  descentM: 5453,
  distanceNote: "Ungefähre Angaben nach Tabacco-Karten 1:25.000 (Blätter 03, 031, 025), gerundet",
  techniqueGrade: 3,
  fitnessGrade: 4,
  groupSizeMin: 5,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Italienisch",
  included: items(
    "7 Übernachtungen auf Hütten im Mehrbettzimmer oder Lager",
    "7 × Frühstück, 7 × Abendessen",
    "Führung durch eine staatlich geprüfte Bergwanderführerin",
    "Bus zum Pragser Wildsee, Kleinbus von Listolade nach Belluno",
    "Helm und Lampe für den Stollen",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Mittagessen und Getränke, ca. 30 € am Tag",
    "Seilbahn am Lagazuoi auf Wunsch",
  ),
  packingList: hutPacking(
    "Rucksack mit 35 Litern",
    "Wanderstöcke",
    "etwas Bargeld: nicht jede Hütte nimmt Karten",
  ),
  arrivalByTrain:
    "Über den Brenner bis Franzensfeste, dort in die Pustertalbahn bis Niederdorf-Prags umsteigen. Heimreise ab Belluno über Padua oder Venezia Mestre und weiter mit dem Eurocity über Verona.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Pragser Wildsee", "start", 46.7003, 12.0853, 1494, 0],
      ["Ofenscharte", "pass", 46.669, 12.084, 2388, 5.7],
      ["Seekofelhütte (Rifugio Biella)", "overnight", 46.6656, 12.0846, 2327, 6.5],
    ],
    [
      ["Senneshütte", "hut", 46.648, 12.043, 2116, 11],
      ["Pederü", "place", 46.639, 12.029, 1548, 15],
      ["Faneshütte", "overnight", 46.6113, 12.0174, 2060, 20],
    ],
    [
      ["Limojoch", "pass", 46.605, 12.024, 2172, 21.2],
      ["Forcella del Lago", "pass", 46.543, 12.002, 2486, 29.5],
      ["Rifugio Lagazuoi", "overnight", 46.5275, 12.0083, 2752, 33],
    ],
    [
      ["Passo Falzarego", "pass", 46.5186, 12.0091, 2105, 35.6],
      ["Cinque Torri", "place", 46.51, 12.052, 2137, 40],
      ["Rifugio Averau", "overnight", 46.499, 12.038, 2413, 42.5],
    ],
    [
      ["Passo Giau", "pass", 46.4825, 12.053, 2236, 45.4],
      ["Forcella Ambrizzola", "pass", 46.472, 12.101, 2277, 50.4],
      ["Rifugio Città di Fiume", "overnight", 46.4386, 12.119, 1918, 55],
    ],
    [
      ["Passo Staulanza", "pass", 46.4203, 12.105, 1766, 58.2],
      ["Rifugio Coldai", "overnight", 46.386, 12.041, 2132, 65.5],
    ],
    [
      ["Lago Coldai", "place", 46.383, 12.035, 2143, 66.2],
      ["Rifugio Tissi", "hut", 46.374, 12.019, 2250, 69.6],
      ["Rifugio Vazzoler", "overnight", 46.354, 12.018, 1714, 76],
    ],
    [
      ["Capanna Trieste", "hut", 46.333, 12.011, 1135, 80.6],
      ["Listolade", "end", 46.326, 11.992, 701, 85],
    ],
  ),
  questions: [
    question(
      "Muss ich Klettersteige gehen?",
      "Nein. Der Stollen am Lagazuoi ist mit Seil und Stufen gesichert, und dafür gibt es eine Umgehung. Alle übrigen Etappen sind Wanderwege.",
    ),
    question(
      "Wie weit im Voraus muss ich buchen?",
      "Am besten im Winter: Die Hütten am Höhenweg sind im Juli und August oft Monate vorher voll. Unsere Plätze sind fest reserviert.",
    ),
    question(
      "Warum endet die Tour nicht in Belluno selbst?",
      "Der südliche Teil durch die Schiara führt über einen Klettersteig. Wir hören dort auf, wo der Wanderweg am schönsten ist.",
    ),
  ],
  country: "italien",
  region: "dolomiten",
  activities: ["huettenwandern", "fernwandern", "bergwandern"],
  travelTypes: ["huettentour"],
  travelFocusTypes: ["gipfel-und-grate", "kultur-und-geschichte", "kueche-und-keller"],
  operator: "steinadler-bergreisen",
  sites: { hiking: true, traveling: true, adventures: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [sunday(7, 1, 1190), sunday(7, 3, 1240, true), saturday(8, 4, 1240, true), sunday(9, 2, 1190)],
    singleSupplementCents: 6000,
    capacity: 10,
    minimumParticipants: 5,
  },
};
