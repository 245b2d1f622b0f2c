import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";

export const jaemtlandWinter: TourSeed = {
  number: 1026,
  title: "Jämtland im Winter: das Dreieck auf Fjällskiern",
  slug: "jaemtland-skiwandern-dreieck",
  teaser:
    "Storulvån, Blåhammaren, Sylarna: drei Fjällstationen, rote Kreuze im Weiß und lange Abende am Fenster. Eine Woche Skiwandern mit Rucksack, Windsack und Sauna.",
  biome: "fjaell",
  season: "winter",
  timeOfDay: "tag",
  gallery: gallery({ season: "winter", timeOfDay: "tag", way: "ski" }, "fjaell", "wald", "hochland"),
  body: [
    p(
      "Im Februar ist das Fjäll blau, im März weiß, im April blendet es. Alle dreißig, vierzig Meter steht ein Pfahl mit rotem Kreuz, und diese Reihe von Kreuzen ist Ihr Weg. Was sonst da ist: Wind, drei Häuser im Abstand eines Tages und zwischen ihnen Hügel, die man hinauftritt und hinuntergleitet, ohne dass ein Lift dabei stört.",
    ),
    h2("Fjällski sind keine Langlaufski"),
    p(
      "Die Bretter sind breiter, haben Stahlkanten und Schuppen oder Kurzfelle unter der Bindung. Man kann damit steigen, queren und, mit etwas Übung, Kurven fahren, die andere für Absicht halten. Der zweite Tag ist ganz dem Lernen gewidmet: Pflug, Fallen, Aufstehen mit Rucksack, Schnee lesen, eine Grube gegen den Wind graben.",
    ),
    quote(
      "In der Neujahrsnacht 1719 geriet hier ein schwedisches Heer auf dem Rückzug aus Norwegen in den Sturm; etwa dreitausend Soldaten erfroren.",
    ),
    h2("Wetter als Reiseleitung"),
    p(
      "Die Geschichte der Karoliner hängt in den Stuben und ist nicht nur Dekoration. Bei Sturm bleibt man im Haus, auch wenn der Plan etwas anderes sagt. Wir führen Biwaksäcke, Schaufeln und ein Satellitengerät mit, gehen dicht beieinander, und auf jeder Etappe liegt ein Schutzraum. Lawinenhänge meidet die markierte Route.",
    ),
    ul(
      "Etappen von 12 bis 19 Kilometern, Rucksack neun bis elf Kilo",
      "In Storulvån wird aufgetischt, auf Blåhammaren kochen wir mit Vorräten aus dem Laden; ob auf Sylarna noch ein Koch steht, entscheidet die Saison",
      "Temperaturen zwischen null und minus zwanzig Grad, im Wind gefühlt darunter",
    ),
  ],
  highlights: [
    {
      title: "Blåhammaren, 1.086 m",
      text: "Schwedens höchstgelegene Fjällstation hat noch dreißig Betten und eine Küche, von deren Fenster aus man Norwegen im Abendrot sieht.",
    },
    {
      title: "Sylmassiv",
      text: "Ein Halbkreis aus Graten über dem Haus, mit Hängen, an denen man stundenlang der Sonne folgt.",
    },
    {
      title: "Sauna mit Fensterfront",
      text: "Nach dem Aufguss barfuß in den Schnee, mindestens zehn Sekunden, sonst zählt es nicht.",
    },
    {
      title: "Nordlicht, vielleicht",
      text: "Jämtland liegt südlicher als Abisko, aber dunkel genug; in klaren Nächten stellt jemand den Wecker.",
    },
  ],
  days: [
    day(
      "Aus dem Nachtzug in den Schnee",
      "Im Winter fahren Schlafwagen aus Stockholm bis Duved, von dort bringt ein Bus Sie bis vor die Tür. Am Mittag werden Skier, Felle und Schaufeln verteilt, am Nachmittag gleiten alle einmal ums Haus. Wer stürzt, bekommt Applaus.",
      noWalk,
      ["Storulvån", "huette"],
      "Abendessen",
    ),
    day(
      "Schule im Birkenwald",
      "Anstieg in Schrägen bis über die Baumgrenze, Abfahrt in großen Bögen, Mittag im Windschatten aus gestapeltem Schnee. Die Führerin lässt jeden einmal das Satellitengerät bedienen. Abends ein Vortrag über die Rentiere der hiesigen Samen.",
      { km: 8, up: 260, down: 260, hours: 4 },
      ["Storulvån", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Auf den blauen Hammer",
      "Die erste Etappe geht fast nur bergauf, am kleinen See Ulvåtjärn vorbei, wo im Schutzraum der Tee aus der Kanne dampft. Das Haus oben sehen Sie zwei Stunden, ehe Sie es erreichen. Das Restaurant wurde 2024 geschlossen, damit die Rentiere weniger Motorschlitten hören; am Herd stehen deshalb Sie selbst, und es schmeckt trotzdem.",
      { km: 12, up: 400, down: 45, hours: 5 },
      ["Blåhammaren", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Die lange Seite des Dreiecks",
      "Neunzehn Kilometer, zuerst eine Abfahrt von drei Kilometern, die bei Pulver ein Geschenk und bei Harsch eine Prüfung ist. Rast in Enkälen, dann das breite Tal der Enan, hinauf und immer hinauf. Bei gutem Licht führt die Spur genau auf den Storsylen zu.",
      { km: 19, up: 430, down: 475, hours: 7 },
      ["Sylarna", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Ohne Rucksack unter den Graten",
      "Heute tragen Sie nur Tee und Jacke. Je nach Schnee steigen wir in das Kar unter dem Templet oder üben Kurven am Hang hinter der Station. Wer Pause braucht, setzt sich ins Fenster, liest und beneidet niemanden.",
      { km: 9, up: 320, down: 320, hours: 4.5 },
      ["Sylarna", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Sausefahrt nach Hause",
      "Die Schlussetappe fällt sanft, mit einem Gegenanstieg zur Mitte. In der Hütte von Spåime werden die letzten Nüsse geteilt. Unten in den Birken riecht es zum ersten Mal seit Tagen nach Holz, und vor der Tür lehnen die Skier anderer Leute.",
      { km: 16, up: 180, down: 490, hours: 5 },
      ["Storulvån", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Bus, Bahn, Sonnenbrand",
      "Nach dem Frühstück geht es zum Zug. Mit Umstieg in Östersund oder direkt im Schlafwagen sind Sie am nächsten Morgen wieder dort, wo Schnee grau ist.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 64,
  ascentM: 1590,
  descentM: 1590,
  distanceNote:
    "Ungefähre Angaben nach den Winterwegen des Schwedischen Touristenvereins (STF), gerundet; Zeiten bei gutem Schnee",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 5,
  groupSizeMax: 8,
  guideLanguage: "Deutsch, Schwedisch",
  included: items(
    "6 Übernachtungen auf Fjällstationen in Zimmern mit zwei bis sechs Betten",
    "6 × Frühstück, 5 × Lunchpaket, 6 × Abendessen, zum Teil gemeinsam gekocht",
    "Führung durch eine Fjällführerin mit Winterausbildung",
    "Fjällskier, Schuhe, Stöcke, Felle, Biwaksäcke, Schaufeln",
    "Bus vom Bahnhof und zurück",
  ),
  notIncluded: items("Bahnreise", "Bettwäsche, wo sie verliehen wird, ca. 15 €", "Getränke"),
  packingList: [
    {
      title: "Kleidung",
      items: items(
        "Unterwäsche aus Wolle, zwei Garnituren",
        "winddichte Jacke und Hose",
        "Daunenjacke für Pausen",
        "Mütze, Sturmhaube, zwei Paar Handschuhe",
      ),
    },
    {
      title: "Im Rucksack",
      items: items(
        "Rucksack mit 45 Litern",
        "Thermosflasche, ein Liter",
        "Sonnenbrille und Skibrille",
        "Sonnencreme, Lippenschutz, Blasenpflaster",
        "Stirnlampe mit frischen Batterien",
      ),
    },
    {
      title: "Für die Station",
      items: items("Hüttenschlafsack", "leichte Hausschuhe", "Handtuch und Badekleidung", "Ohrstöpsel"),
    },
    {
      title: "Für diese Tour",
      items: items("dünne Innensocken aus Wolle", "Versicherung mit Bergung im Ausland"),
    },
  ],
  arrivalByTrain:
    "Über Kopenhagen nach Stockholm und von dort über Nacht in den Wintersportzügen bis Duved. Der Anschlussbus nach Storulvån ist Teil der Reise und wartet auch bei Verspätung.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Storulvån Fjällstation", "start", 63.17, 12.368, 730, 0]],
    [
      ["Übungshang über der Baumgrenze", "place", 63.163, 12.318, 930, 4],
      ["Storulvån Fjällstation", "overnight", 63.17, 12.368, 730, 8],
    ],
    [
      ["Ulvåtjärn, Schutzraum", "hut", 63.16, 12.268, 860, 14.2],
      ["Blåhammaren Fjällstation", "overnight", 63.18, 12.175, 1086, 20],
    ],
    [
      ["Enkälen, Schutzraum", "hut", 63.118, 12.207, 850, 28.5],
      ["Sylarna Fjällstation", "overnight", 63.044, 12.273, 1040, 39],
    ],
    [
      ["Kar unter dem Templet", "place", 63.025, 12.225, 1320, 43.5],
      ["Sylarna Fjällstation", "overnight", 63.044, 12.273, 1040, 48],
    ],
    [
      ["Gamla Sylen, Schutzraum", "hut", 63.072, 12.297, 910, 52],
      ["Spåime, Schutzraum", "hut", 63.107, 12.326, 900, 56.5],
      ["Storulvån Fjällstation", "end", 63.17, 12.368, 730, 64],
    ],
  ),
  questions: [
    question(
      "Muss ich Ski fahren können?",
      "Sie sollten schon einmal auf Langlauf- oder Alpinskiern gestanden haben und sechs Stunden Bewegung im Freien gewohnt sein. Den Rest lernt man am zweiten Tag.",
    ),
    question(
      "Was, wenn drei Tage lang Sturm ist?",
      "Dann wird es eine Reise mit viel Kartenspiel. In acht Wintern ist uns das zweimal passiert, beide Gruppen kamen wieder.",
    ),
    question(
      "Februar oder April?",
      "Im Februar ist das Licht am schönsten und die Kälte am ernstesten. Ende März sind die Tage lang, die Spuren fest und die Nasen verbrannt.",
    ),
  ],
  country: "schweden",
  region: "jaemtland",
  activities: ["skiwandern"],
  travelTypes: ["winterreise", "huettentour"],
  travelFocusTypes: ["nordlicht-und-winter", "stille-und-weite"],
  operator: "nordlicht-und-fjaell",
  sites: { outdoorsSweden: true, adventures: true },
  canonicalSite: "outdoors-sweden",
  departurePlan: {
    rules: [saturday(2, 4, 1590), saturday(3, 2, 1690, true), sunday(3, 4, 1690, true), saturday(4, 1, 1640)],
    singleSupplementCents: 28000,
    capacity: 8,
    minimumParticipants: 5,
  },
};
