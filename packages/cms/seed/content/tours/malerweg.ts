import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, items, question, saturday, sunday, valleyPacking, waypoints } from "../helpers";

export const malerweg: TourSeed = {
  number: 1007,
  title: "Malerweg: acht Tage im Elbsandstein",
  slug: "malerweg-elbsandsteingebirge",
  teaser:
    "Auf den Spuren von Caspar David Friedrich durch Felsgassen, über Leitern und Tafelberge. Die ganze Runde ab Pirna, mit Gepäcktransport und einer Historikerin.",
  biome: "flusstal",
  season: "herbst",
  timeOfDay: "morgen",
  gallery: gallery({ season: "herbst", timeOfDay: "morgen" }, "flusstal", "wald", "mittelgebirge"),
  body: [
    p(
      "Die beiden Schweizer Adrian Zingg und Anton Graff lehrten im 18. Jahrhundert an der Dresdner Kunstakademie und fühlten sich beim Blick auf die Elbe an ihre Heimat erinnert. So kam die Sächsische Schweiz zu ihrem Namen und die Romantik zu ihren Felsen. Der Malerweg sammelt die Orte, an denen damals Staffeleien und Skizzenbücher aufgeschlagen wurden.",
    ),
    h2("Der Wanderer und sein Fels"),
    p(
      "Der Stein, auf dem Friedrichs Wanderer über dem Nebelmeer steht, ist nach einer Zeichnung von der Kaiserkrone gemalt, die Türme dahinter hat er aus mehreren Orten zusammengesetzt. Auf der sechsten Etappe halten Sie dort das Bild neben die Wirklichkeit, und es zeigt sich, wie frei der Maler mit der Landschaft umging.",
    ),
    h2("Sand, der zu Stein wurde und wieder Sand wird"),
    p(
      "Vor etwa hundert Millionen Jahren lagerte ein Kreidemeer hier bis zu sechshundert Meter Sand ab. Die Elbe und ihre Bäche haben ihn in Quader zerlegt. In den kühlen Schluchten wachsen Pflanzen, die sonst erst im Gebirge vorkommen, oben auf den Riffen halten sich Kiefern auf einer Handbreit Erde.",
    ),
    quote(
      "Der Waldbrand im Sommer 2022 hat am Großen Winterberg Spuren hinterlassen; zwischen schwarzen Stämmen stehen heute mannshohe junge Birken.",
    ),
    ul(
      "Viele Stufen, eiserne Leitern und Stege, aber keine Kletterstellen",
      "Übernachtung in Pensionen und kleinen Hotels; das Gepäck ist vor Ihnen da",
      "Im Nationalpark werden Wege wegen Baumbruchs gelegentlich gesperrt, dann führen wir eine Umleitung",
    ),
  ],
  highlights: [
    {
      title: "Bastei vor neun Uhr",
      text: "Die Steinbrücke von 1851 gehört am frühen Morgen Ihnen und den Dohlen.",
    },
    { title: "Schrammsteinaussicht", text: "Über Leitern auf das Riff, unter Ihnen die Schleife der Elbe." },
    {
      title: "Kuhstall",
      text: "Ein Felsentor so groß wie eine Scheune, in dem im Dreißigjährigen Krieg Vieh versteckt worden sein soll.",
    },
    {
      title: "Festung Königstein",
      text: "Ein Tafelberg, der nie erobert wurde, mit einem 152 Meter tiefen Brunnen.",
    },
    {
      title: "Pfaffenstein",
      text: "Durch das Nadelöhr hinauf zur Barbarine, der schlanksten Felsnadel Sachsens.",
    },
  ],
  days: [
    day(
      "Vom Liebethaler Grund nach Stadt Wehlen",
      "Sie treffen sich um 11 Uhr am Bahnhof Pirna und fahren mit dem Bus nach Liebethal. Am Wagner-Denkmal vorbei beginnt der Weg an der Wesenitz, führt über Lohmen und verschwindet dann im Uttewalder Grund, in dessen Felsentor drei große Blöcke klemmen.",
      { km: 11.5, up: 270, down: 302, hours: 3.5 },
      ["Stadt Wehlen", "pension"],
      "Abendessen",
    ),
    day(
      "Bastei, Amselgrund und Hockstein",
      "Früh hinauf zur Bastei, ehe die Busse kommen. Nach dem Abstieg über die Schwedenlöcher folgen der Amselsee und, auf der Höhe, der Hockstein mit seiner engen Wolfsschlucht. Hohnstein empfängt mit Burg und Fachwerk.",
      { km: 13, up: 620, down: 438, hours: 5 },
      ["Hohnstein", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Balkon der Sächsischen Schweiz",
      "Am Brand stehen Sie auf einer Felskanzel und sehen alle Tafelberge auf einmal. Über die Brandstufen, mehrere hundert an der Zahl, steigen Sie in den Tiefen Grund; dann geht es durch Waitzdorf und das Sebnitztal nach Altendorf.",
      { km: 12, up: 380, down: 425, hours: 4 },
      ["Altendorf", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Schrammsteine und Kuhstall",
      "Die längste Etappe und für viele der Kern der Reise. Über den Jägersteig auf den Schrammsteingrat, dann an der Kante der Affensteine entlang und mit müden Beinen durch den Kuhstall auf die Himmelsleiter. Abends rauscht vor dem Fenster die Kirnitzsch.",
      { km: 18, up: 780, down: 820, hours: 7 },
      ["Neumannmühle", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über den Großen Winterberg nach Schmilka",
      "Im Großen Zschand gehen Sie zwischen Wänden, an denen jeder freistehende Gipfel einen Namen und ein eigenes Buch zum Eintragen hat. Auf dem Winterberg, einer Basaltkuppe über dem Sandstein, ist Mittagsrast. Hinunter nach Schmilka, wo die alte Mühle wieder mahlt und bäckt.",
      { km: 14, up: 620, down: 713, hours: 5 },
      ["Schmilka", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kaiserkrone und Papststein",
      "Die Fähre setzt Sie ans linke Ufer über. Kaiserkrone, Zirkelstein und das Schifferdorf Krippen liegen am Weg, nachmittags steigen Sie auf eisernen Treppen zum Papststein, auf dessen Gipfel ein Berggasthaus steht.",
      { km: 17, up: 690, down: 512, hours: 6 },
      ["Kurort Gohrisch", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Pfaffenstein und Königstein",
      "Am Morgen durch das Nadelöhr auf den Pfaffenstein, mittags auf die Festung; für die Besichtigung sind zwei Stunden vorgesehen. Mit dem Lilienstein vor Augen kommen Sie über Thürmsdorf auf den schmalen Grat des Rauensteins und nach Weißig.",
      { km: 15, up: 560, down: 630, hours: 5.5 },
      ["Weißig", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "An der Elbe zurück nach Pirna",
      "Über Naundorf und den Aussichtspunkt Königsnase erreichen Sie den Fluss und folgen ihm in die Stadt, deren Marktplatz Canaletto gemalt hat. In einer Backstube am Markt klingt die Reise bei Eierschecke aus.",
      { km: 12.5, up: 240, down: 352, hours: 3.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 113,
  ascentM: 4160,
  descentM: 4192,
  distanceNote:
    "Ungefähre Angaben nach den Etappenbeschreibungen des Malerwegs, gerundet; Umleitungen im Nationalpark möglich",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Pensionen und kleinen Hotels im Doppelzimmer",
    "7 × Frühstück, 7 × Abendessen",
    "Führung durch eine Historikerin mit Wanderführerausbildung",
    "Gepäcktransport, Bus nach Liebethal, Fähre in Schmilka, Eintritt Festung Königstein",
  ),
  notIncluded: items("An- und Abreise", "Mittagsrast und Getränke", "Kurtaxe, ca. 2 € am Tag"),
  packingList: valleyPacking("Handschuhe für eiserne Leitern bei Kälte", "Skizzenbuch, wenn Sie mögen"),
  arrivalByTrain:
    "Bis Dresden Hbf mit dem ICE oder Eurocity, weiter mit der S-Bahn S1 in gut zwanzig Minuten nach Pirna. Start und Ziel der Tour liegen an derselben Station.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 12,
  waypoints: waypoints(
    [
      ["Liebethal", "start", 50.9982, 13.9539, 150, 0],
      ["Felsentor im Uttewalder Grund", "place", 50.977, 14.037, 215, 8.5],
      ["Stadt Wehlen", "overnight", 50.9571, 14.033, 118, 11.5],
    ],
    [
      ["Bastei", "place", 50.9619, 14.073, 305, 15.4],
      ["Kurort Rathen", "place", 50.9583, 14.081, 120, 17],
      ["Hockstein", "place", 50.976, 14.096, 291, 22.6],
      ["Hohnstein", "overnight", 50.9788, 14.1106, 300, 24.5],
    ],
    [
      ["Brand-Aussicht", "place", 50.9568, 14.118, 317, 28],
      ["Altendorf", "overnight", 50.9364, 14.195, 255, 36.5],
    ],
    [
      ["Schrammsteinaussicht", "place", 50.914, 14.207, 417, 42],
      ["Kuhstall", "place", 50.927, 14.257, 337, 51],
      ["Neumannmühle", "overnight", 50.926, 14.285, 215, 54.5],
    ],
    [
      ["Großer Winterberg", "summit", 50.907, 14.262, 556, 63.5],
      ["Schmilka", "overnight", 50.8903, 14.233, 122, 68.5],
    ],
    [
      ["Kaiserkrone", "summit", 50.895, 14.211, 351, 71.4],
      ["Krippen", "place", 50.907, 14.165, 135, 77.5],
      ["Papststein", "summit", 50.899, 14.125, 451, 83],
      ["Kurort Gohrisch", "overnight", 50.904, 14.104, 300, 85.5],
    ],
    [
      ["Pfaffenstein", "summit", 50.899, 14.087, 435, 88.6],
      ["Festung Königstein", "place", 50.9193, 14.0567, 360, 94],
      ["Rauenstein", "summit", 50.937, 14.056, 304, 99],
      ["Weißig", "overnight", 50.942, 14.047, 230, 100.5],
    ],
    [["Pirna, Marktplatz", "end", 50.962, 13.941, 118, 113]],
  ),
  questions: [
    question(
      "Wie ausgesetzt sind die Leitern?",
      "Sie stehen fest im Fels und haben Geländer. Wer ungern in die Tiefe schaut, kann die Schrammsteinaussicht auslassen und auf halber Höhe weitergehen.",
    ),
    question(
      "Warum im Herbst und im Frühling, aber nicht im Hochsommer?",
      "Weil die Felsen dann die Hitze speichern und die Pensionen voll sind. Im April blüht das Tal, im Oktober liegt morgens Nebel.",
    ),
    question(
      "Kann ich allein in einem Zimmer schlafen?",
      "Ja, Einzelzimmer sind in allen Häusern möglich. Es sind nicht viele, deshalb lohnt frühes Buchen.",
    ),
    question(
      "Ab welchem Alter können Kinder mitgehen?",
      "Ab zwölf Jahren, wenn sie lange Wandertage schon kennen und auf Leitern ruhig bleiben. Auf den Stiegen geht immer ein Erwachsener hinter ihnen.",
    ),
  ],
  country: "deutschland",
  region: "saechsische-schweiz",
  activities: ["wandern", "fernwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "gipfel-und-grate"],
  operator: "lindenpfad-kulturwandern",
  sites: { hiking: true, cultural: true, outdoorsGermany: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(4, 4, 1090),
      saturday(5, 3, 1140, true),
      saturday(9, 3, 1140, true),
      sunday(10, 2, 1140),
      sunday(10, 4, 1090),
    ],
    singleSupplementCents: 16800,
    capacity: 12,
    minimumParticipants: 6,
  },
};
