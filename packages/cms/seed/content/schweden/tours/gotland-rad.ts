import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { bikePacking } from "../packing";

export const gotlandRad: TourSeed = {
  number: 1022,
  title: "Gotland mit dem Rad: Kirchen, Kalk und die Insel Fårö",
  slug: "gotland-faaroe-mit-dem-rad",
  teaser:
    "Die nördliche Hälfte der Insel auf leeren Straßen: Visbys Mauer, steinerne Türme am Strand, mittelalterliche Malereien in Dorfkirchen und ein ganzer Tag auf Fårö.",
  biome: "kueste",
  season: "fruehling",
  timeOfDay: "abend",
  gallery: gallery({ season: "fruehling", timeOfDay: "abend", way: "bike" }, "kueste", "stadt", "wald"),
  body: [
    p(
      "Gotland war einmal ein Korallenriff, gut vierhundert Millionen Jahre ist das her, und es lag damals am Äquator. Aus dem Kalk wurden Felder, Mauern, Kirchen und jene seltsamen Säulen am Strand, die Raukar heißen. Die Insel ist flach, sonnig und trocken. Dass der Gegenwind nicht auf den Karten verzeichnet ist, sei hier gleich gesagt.",
    ),
    h2("Reich wie keine andere Gegend des Nordens"),
    p(
      "Im Mittelalter saßen auf den Höfen der Insel Fernhändler. Was sie in Nowgorod verdienten, steckten sie in ihre Gemeinden: 92 steinerne Landkirchen stehen noch, fast alle vor 1350 begonnen. Dann kamen die Pest, die Dänen und die Armut, und für Umbauten war kein Geld mehr da. Sie öffnen also eine Kirchentür und stehen im Jahr 1250.",
    ),
    h2("Licht, das Filme machte"),
    p(
      "Ingmar Bergman suchte 1960 einen Drehort, ließ sich widerwillig nach Fårö übersetzen und blieb bis zu seinem Tod. Warum, lässt sich auf der Runde am vierten Tag gut verstehen: Schafe, Wacholder, kein Zaun, Wasser bis Estland. Der Regisseur liegt auf dem Friedhof neben der Kirche, in einer Ecke, die er sich ausgesucht hatte.",
    ),
    ul(
      "Asphalt und fester Schotter, im Norden einige holprige Kilometer am Wasser",
      "Höchster Punkt der Reise: knapp siebzig Meter",
      "Mai und Juni mit Orchideen am Wegrand, der September mit warmem Meer und leeren Stränden",
    ),
  ],
  highlights: [
    {
      title: "Ringmauer von Visby",
      text: "Fast dreieinhalb Kilometer Kalkstein, 27 hohe Türme, auf der Landseite höher als am Meer: Man fürchtete die eigenen Bauern.",
    },
    {
      title: "Jungfrun bei Lickershamn",
      text: "Gotlands höchster Rauk, auf einer Klippe über dem Fischerhafen.",
    },
    {
      title: "Langhammars und Digerhuvud",
      text: "Hunderte Säulen auf weißem Schotter; im Abendlicht bekommen sie Gesichter.",
    },
    {
      title: "Bunge",
      text: "Freilichtmuseum mit Bildsteinen, der größte fast vier Meter hoch; darauf fahren Schiffe, kämpfen Krieger, und einer hängt am Baum.",
    },
    {
      title: "Gothem und Lärbro",
      text: "Zwei von 92 Landkirchen: hier Ritter, Monatsbilder und Fabelwesen an der Wand, dort ein achteckiger Turm.",
    },
  ],
  days: [
    day(
      "Visby zum Warmwerden",
      "Die Fähre legt unterhalb der Mauer an, das Hotel liegt innerhalb. Gegen fünf führt die Reiseleiterin durch Gassen, in denen Rosen über Ruinen wachsen, zur Kirche Sankt Karin ohne Dach. Zum Nachtisch gibt es Safranpfannkuchen, der aus dem Ofen kommt und aus Milchreis besteht.",
      noWalk,
      ["Visby", "hotel"],
      "Abendessen",
    ),
    day(
      "Die Westküste hinauf",
      "Ein Radweg begleitet das Ufer bis Lummelunda mit seiner Tropfsteinhöhle, die drei Schuljungen um 1950 erforschten. Es folgen Klippen, Kiefernwald und Lickershamn. Hinter Ireviken biegt die Straße ins Land ab und erreicht Kappelshamn am Ende einer langen Bucht.",
      { km: 52, up: 260, down: 275, hours: 4 },
      ["Kappelshamn", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Kalköfen und die gelbe Fähre",
      "Bei Bläse steht ein Kalkwerk still, Öfen und Schmalspurbahn sind noch da. Durch die Steinwüste am See Bästeträsk rütteln Sie nach Osten, was Arme kräftigt. In Fårösund fährt die Fähre gratis, acht Minuten, und in Sudersand ist der Sand so fein, dass er noch zu Hause aus den Schuhen rieselt.",
      { km: 50, up: 190, down: 188, hours: 4 },
      ["Sudersand auf Fårö", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Einmal um Fårö",
      "Ohne Gepäck und mit viel Zeit. Erst Langhammars, dann die Schotterstraße am Digerhuvud, an der alle paar Minuten jemand anhält. In Helgumannen hocken graue Bootshütten am Kies, beim Gamle Hamn steht ein Felsentor. Am Nachmittag ins Bergmancenter oder in den Sand.",
      { km: 46, up: 120, down: 120, hours: 4 },
      ["Sudersand auf Fårö", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Bildsteine, Lämmer, Slite",
      "Zurück über den Sund und gleich ins Freilichtmuseum von Bunge, zu Höfen mit Grasdach und Zäunen ohne Nagel. In Lärbro steht neben der Kirche ein Wehrturm, der älter ist als sie. Slite lebt vom Zement, was man sieht; sein Schärengarten und die Bäckerei machen es wieder gut.",
      { km: 55, up: 180, down: 180, hours: 4 },
      ["Slite", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Die Ostküste und ihre Häfen",
      "Der weiteste Tag, dafür mit Rückenwind, wenn man Norden bestellt hat. Vormittags die bemalte Kirche von Gothem, mittags Räucherflunder in Katthammarsvik. Über Östergarn, wo im Ersten Weltkrieg ein deutsches Minenschiff strandete, erreichen Sie Ljugarn und seine Sandbucht.",
      { km: 66, up: 230, down: 228, hours: 5 },
      ["Ljugarn", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Quer über die Insel",
      "Durch Kornfelder und an einem Dutzend Kirchtürmen vorbei nach Roma, wo Zisterziensermönche ab 1164 Obst und Ordnung anbauten; zwischen den Arkaden wird im Sommer Theater gespielt. Am Nachmittag die lange Abfahrt nach Visby, die einzige der Reise.",
      { km: 53, up: 200, down: 187, hours: 4 },
      ["Visby", "hotel"],
      "Frühstück",
    ),
    day(
      "Fähre am Vormittag oder noch ein Bad",
      "Im Gotlands Museum liegt der größte Silberschatz der Wikingerzeit, 67 Kilo, die um 870 auf dem Hof Spillings unter die Dielen kamen und 1999 wieder hervor. Der Weg zum Hafen ist kurz und führt bergab.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 322,
  ascentM: 1180,
  descentM: 1178,
  distanceNote:
    "Ungefähre Angaben: in weiten Teilen auf dem Gotlandsleden, mit Abkürzungen, gerundet; ohne Fähre nach Fårö",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Hotels und Pensionen im Doppelzimmer",
    "7 × Frühstück, 4 × Lunchpaket, 6 × Abendessen",
    "Reiseleitung durch eine auf Gotland lebende Kunsthistorikerin",
    "Mietrad mit acht Gängen, Gepäcktransport",
    "Eintritt in Lummelunda und Bunge",
  ),
  notIncluded: items("Fähre nach Visby", "Abendessen am letzten Abend", "Eintritt im Bergmancenter"),
  packingList: bikePacking(
    "Sonnenhut für Fårö, dort gibt es keinen Schatten",
    "Taschenlampe für dunkle Kirchen",
  ),
  arrivalByTrain:
    "Mit dem Zug nach Stockholm, mit der Pendelbahn nach Nynäshamn und in gut drei Stunden mit der Fähre nach Visby. Wer aus dem Süden kommt, nimmt die Fähre ab Oskarshamn; die Räder stehen schon auf der Insel bereit.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Visby", "start", 57.6389, 18.2905, 20, 0]],
    [
      ["Lummelundagrotta", "place", 57.738, 18.408, 30, 15],
      ["Lickershamn", "place", 57.827, 18.515, 5, 29],
      ["Kappelshamn", "overnight", 57.85, 18.78, 5, 52],
    ],
    [
      ["Bläse", "place", 57.894, 18.852, 5, 62],
      ["Fårösund", "place", 57.862, 19.053, 5, 81],
      ["Broa, Fähranleger", "place", 57.874, 19.066, 3, 81],
      ["Fårö kyrka", "place", 57.918, 19.14, 15, 88.5],
      ["Sudersand", "overnight", 57.952, 19.245, 5, 102],
    ],
    [
      ["Langhammars", "place", 57.997, 19.19, 5, 115],
      ["Helgumannen", "place", 57.957, 19.09, 3, 125],
      ["Sudersand", "overnight", 57.952, 19.245, 5, 148],
    ],
    [
      ["Bunge", "place", 57.854, 19.022, 15, 170.5],
      ["Lärbro", "place", 57.785, 18.79, 40, 190],
      ["Slite", "overnight", 57.706, 18.803, 5, 203],
    ],
    [
      ["Gothem", "place", 57.577, 18.738, 15, 223],
      ["Katthammarsvik", "place", 57.434, 18.85, 5, 245],
      ["Ljugarn", "overnight", 57.329, 18.714, 7, 269],
    ],
    [
      ["Roma kungsgård", "place", 57.497, 18.464, 25, 298],
      ["Visby", "end", 57.6389, 18.2905, 20, 322],
    ],
  ),
  questions: [
    question(
      "Warum nicht die ganze Insel?",
      "Weil der Süden noch einmal drei Tage braucht und der Norden die größeren Gegensätze hat. Wer verlängern mag, bekommt von uns Karten und ein Zimmer in Burgsvik vermittelt.",
    ),
    question(
      "Wie schlimm wird der Wind?",
      "Meist weht er aus Südwest, also zweimal von vorn. An solchen Tagen starten wir früher und fahren in Reihe, die Reiseleitung vorweg.",
    ),
    question(
      "Sind die Kirchen denn offen?",
      "Von Mai bis September fast alle, tagsüber und ohne Eintritt. Das Licht muss man manchmal selbst suchen.",
    ),
  ],
  country: "schweden",
  region: "gotland",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "kultur-und-geschichte"],
  operator: "kranich-radreisen",
  sites: { outdoorsSweden: true, biking: true, cultural: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [saturday(5, 3, 1390), saturday(6, 1, 1490, true), sunday(8, 3, 1540), saturday(9, 1, 1440, true)],
    singleSupplementCents: 27000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
