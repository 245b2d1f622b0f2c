import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { culturePacking } from "../packing";

export const kleinpolen: TourSeed = {
  number: 1041,
  title: "Krakau und die Holzkirchen Kleinpolens",
  slug: "krakau-holzkirchen-kleinpolen",
  teaser:
    "Drei Nächte in der Königsstadt, vier im Niederen Beskid: geschindelte Kirchen, die nach Harz und Weihrauch riechen, Ikonenwände der Lemken und Täler, in denen nur Obstbäume von Dörfern erzählen.",
  biome: "wald",
  season: "herbst",
  timeOfDay: "morgen",
  gallery: gallery({ season: "herbst", timeOfDay: "morgen" }, "wald", "stadt", "mittelgebirge"),
  body: [
    p(
      "In Sękowa reicht das Dach fast bis zum Boden. Wie eine Glucke sitzt die Kirche unter ihren Schindeln, und als russische Soldaten im Winter 1914 Balken herausrissen, um zu heizen, baute das Dorf sie hinterher wieder ein. Seit gut fünfhundert Jahren steht sie nun da, und man versteht, warum Wyspiański sie zeichnete.",
    ),
    h2("Römisch, griechisch, verschwunden"),
    p(
      "Zwei Gruppen von Holzkirchen hat die Unesco hier zum Welterbe erklärt: die gotischen der Polen und die Tserkwas der Lemken, einer kleinen ostslawischen Volksgruppe, die dem östlichen Ritus folgte. Viele mussten nach dem Krieg in die Sowjetunion; den Rest ließ die polnische Regierung 1947 in den Norden und Westen des Landes verteilen. Einige kehrten zurück; Sie werden mit einer Familie zu Mittag essen, deren Großmutter das getan hat.",
    ),
    quote(
      "Wo ein Dorf stand, blühen im Mai die Apfelbäume in einer Reihe. Sie stehen noch immer dort, wo einmal die Haustüren waren.",
    ),
    h2("Türme für Tote beider Seiten"),
    p(
      "Im Mai 1915 durchbrachen deutsche und österreichische Truppen bei Gorlice die russische Front. Danach legte die k. u. k. Armee rund vierhundert Soldatenfriedhöfe an und ließ sie von Architekten entwerfen. Der slowakische Architekt Jurkovič setzte auf die Bergkuppe Rotunda fünf hölzerne Türme, die aus der Ferne wie eine Siedlung wirken. Freund und Feind liegen nebeneinander.",
    ),
    ul(
      "Leichte Wanderungen auf Waldwegen, die nach Regen lehmig sind",
      "In Wysowa wohnen Sie in einem Kurhaus mit Mineralquellen im Park",
      "Kirchenschlüssel verwahren Nachbarinnen; manchmal muss man eine Weile klopfen",
    ),
  ],
  highlights: [
    {
      title: "Kwiatoń",
      text: "Die wohlgestalteste Tserkwa der Lemken, innen mit einer Ikonostase von 1904.",
    },
    {
      title: "Lipnica Murowana",
      text: "Sankt Leonhard am Bach, mit bemalter Decke und Wänden, auf denen das Jüngste Gericht verblasst.",
    },
    {
      title: "Soldatenfriedhof 51",
      text: "Die Türme auf der Rotunda, in den letzten Jahren von Freiwilligen erneuert.",
    },
    {
      title: "Türen nach Nieznajowa",
      text: "Auf einer Wiese steht ein Türrahmen ohne Haus, als Denkmal für ein ganzes Dorf.",
    },
    {
      title: "Krakaus alte Judenstadt",
      text: "Kazimierz und das Ghetto jenseits der Weichsel, erklärt von einer Krakauer Historikerin.",
    },
  ],
  days: [
    day(
      "Trompete über dem Markt",
      "Zur vollen Stunde bläst ein Feuerwehrmann vom Turm der Marienkirche und bricht mitten im Ton ab, weil einst ein Pfeil den Türmer traf. Die Geschichte ist erfunden und wird Ihnen dreimal erzählt werden. Abendessen mit Żurek, der sauren Roggensuppe.",
      noWalk,
      ["Krakau", "hotel"],
      "Abendessen",
    ),
    day(
      "Wawel, Kazimierz, Podgórze",
      "Vom Schloss der Könige an der Weichsel entlang ins jüdische Viertel und über die Brücke zum Platz der Ghettohelden, auf dem leere Stühle aus Bronze stehen. Die letzte halbe Stunde steigt zum Krakushügel an, einem Grabhügel, dessen Alter niemand kennt. Die Tram bringt Sie heim.",
      { km: 7.5, up: 90, down: 37, hours: 2.5 },
      ["Krakau", "hotel"],
      "Frühstück",
    ),
    day(
      "Den Prądnik hinab",
      "Kaum zwanzig Kilometer vor der Stadt liegt der kleinste Nationalpark Polens. Vom Renaissanceschloss Pieskowa Skała folgen Sie dem Bach zwischen Kalknadeln, Höhlen und Forellenteichen nach Ojców und bis zum Krakauer Tor, durch das früher die Handelsstraße nach Schlesien lief.",
      { km: 10.5, up: 150, down: 200, hours: 3.5 },
      ["Krakau", "hotel"],
      "Frühstück",
    ),
    day(
      "Gotik aus Lärche",
      "Im Kleinbus nach Südosten. Zuerst Lipnica Murowana, dann ein Spaziergang durch die Versteinerte Stadt bei Ciężkowice, Sandsteinpilze im Kiefernwald. In Binarowa sind Wände und Decke so dicht bemalt wie ein Teppich. Gegen Abend Wysowa: Wandelhalle, Kurorchester vom Band, Quellwasser mit sehr eigenem Geschmack.",
      { km: 4.5, up: 110, down: 95, hours: 1.5 },
      ["Wysowa-Zdrój", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kozie Żebro und Rotunda",
      "Auf dem roten Beskidenweg von Hańczowa über zwei Berge nach Zdynia. Der erste ist steil und bewaldet, auf dem zweiten stehen die Türme. Dazwischen Regietów, wo Huzulenpferde gezüchtet werden. An der Straße wartet unser Bus und mit ihm eine Kanne Tee.",
      { km: 14.5, up: 660, down: 635, hours: 5.5 },
      ["Wysowa-Zdrój", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Schindeln zählen",
      "Kwiatoń am Morgen, wenn die Küsterin lüftet. Mittags sitzen Sie bei einer lemkischen Familie vor Teigtaschen mit Buchweizen. Von Owczary wandern Sie am Bach hinaus nach Sękowa; unterwegs öffnen sich zwei Welten, zuerst eine Ikonenwand, später ein gotisches Balkenwerk.",
      { km: 7, up: 90, down: 190, hours: 2 },
      ["Wysowa-Zdrój", "hotel"],
      "Frühstück, Mittagessen",
    ),
    day(
      "Leere Täler an der Wisłoka",
      "Radocyna, Czarne, Nieznajowa: drei Ortsnamen, zusammen eine Handvoll Dächer. Der Weg läuft durch Wiesen, auf denen Schafe und gelegentlich ein Schreiadler stehen, und mehrmals durch knöcheltiefe Furten. In Wołowiec, das noch lebt, wird in der Tserkwa mit Kerzen geleuchtet.",
      { km: 10.5, up: 110, down: 180, hours: 3.5 },
      ["Wysowa-Zdrój", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zurück nach Krakau",
      "Über Gorlice und Tarnów, dessen Rathaus einen Blick wert ist, zum Krakauer Hauptbahnhof, den Sie am frühen Nachmittag erreichen. Wer weit nach Westen muss, hängt am besten eine Nacht an.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 54.5,
  ascentM: 1210,
  descentM: 1337,
  distanceNote: "Ungefähre Angaben nach polnischen Wanderkarten 1:50.000, Stadtgang geschätzt, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Polnisch",
  included: items(
    "7 Übernachtungen in zwei Hotels im Doppelzimmer",
    "7 × Frühstück, 1 × Mittagessen, 4 × Abendessen",
    "Reiseleitung durch eine Historikerin, Stadtführung in Krakau",
    "Kleinbus ab Krakau, Spenden und Eintritt in allen Kirchen",
  ),
  notIncluded: items("An- und Abreise", "drei Abendessen, davon zwei in Krakau", "Kuranwendungen in Wysowa"),
  packingList: culturePacking(
    "Wanderschuhe, die Lehm vertragen",
    "Sandalen für die Furten",
    "Münzen für Kerzen und Opferstöcke",
  ),
  arrivalByTrain:
    "Von Berlin fährt tagsüber ein Eurocity über Breslau nach Krakau, ab Dresden kommen Sie über Görlitz und Breslau hin. Aus Wien gibt es direkte Tagzüge und einen Nachtzug.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "breakfast",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Krakau, Hauptmarkt", "start", 50.0617, 19.9373, 215, 0]],
    [
      ["Wawel", "place", 50.054, 19.9355, 228, 1.8],
      ["Kazimierz", "place", 50.0518, 19.9486, 205, 3.8],
      ["Platz der Ghettohelden", "place", 50.047, 19.9545, 205, 5],
      ["Krakushügel", "summit", 50.0381, 19.9584, 268, 7.5],
    ],
    [
      ["Schloss Pieskowa Skała", "place", 50.244, 19.78, 370, 7.5],
      ["Ojców", "place", 50.2115, 19.829, 340, 16],
      ["Krakauer Tor", "place", 50.2025, 19.83, 320, 18],
    ],
    [
      ["Ciężkowice", "place", 49.7858, 20.973, 250, 18],
      ["Versteinerte Stadt", "place", 49.7765, 20.965, 340, 20],
      ["Parkplatz an der Biała", "place", 49.78, 20.97, 265, 22.5],
    ],
    [
      ["Hańczowa", "place", 49.46, 21.155, 450, 22.5],
      ["Kozie Żebro", "summit", 49.456, 21.202, 847, 27.5],
      ["Regietów", "place", 49.453, 21.233, 535, 31],
      ["Rotunda", "summit", 49.464, 21.26, 771, 33.8],
      ["Zdynia", "place", 49.479, 21.283, 475, 37],
    ],
    [
      ["Owczary", "place", 49.588, 21.201, 390, 37],
      ["Sękowa, Holzkirche", "place", 49.6253, 21.201, 290, 44],
    ],
    [
      ["Radocyna", "place", 49.466, 21.368, 510, 44],
      ["Nieznajowa", "place", 49.5045, 21.377, 425, 50],
      ["Wołowiec", "place", 49.523, 21.345, 440, 54.5],
    ],
    [["Krakau, Hauptbahnhof", "end", 50.068, 19.9475, 212, 54.5]],
  ),
  questions: [
    question(
      "Besuchen wir Auschwitz?",
      "Nein, nicht im Rahmen dieser Reise. Wer dorthin möchte, sollte einen eigenen Tag vor Beginn einplanen; bei der Anmeldung in der Gedenkstätte helfen wir.",
    ),
    question(
      "Sind die Kirchen im Inneren zugänglich?",
      "Alle genannten ja, wir melden uns an. Während einer Messe oder Beerdigung warten wir draußen, das ist uns zuletzt zweimal passiert.",
    ),
    question(
      "Welche Jahreszeit ist besser, Mai oder September?",
      "Im Mai blüht, was von den Dörfern blieb, und die Bäche führen mehr Wasser. Im September sind die Buchen noch grün, der Boden trockener und die Steinpilze auf jeder Karte.",
    ),
  ],
  country: "polen",
  region: "kleinpolen",
  activities: ["wandern", "stadtspaziergang"],
  travelTypes: ["rundreise"],
  travelFocusTypes: ["kultur-und-geschichte", "handwerk-und-musik", "stille-und-weite"],
  operator: "lindenpfad-kulturwandern",
  sites: { cultural: true, traveling: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [
      saturday(5, 2, 1090, true),
      saturday(6, 2, 1090),
      sunday(9, 2, 1140, true),
      saturday(10, 1, 1090),
    ],
    singleSupplementCents: 16500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
