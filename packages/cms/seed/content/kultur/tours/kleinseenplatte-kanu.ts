import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { canoePacking } from "../packing";

export const kleinseenplatteKanu: TourSeed = {
  number: 1044,
  title: "Mecklenburgische Kleinseenplatte: mit Kanu und Zelt die Havel hinab",
  slug: "mecklenburgische-kleinseenplatte-kanu",
  teaser:
    "Vom Bahnhof Kratzeburg bis zum Bahnhof Fürstenberg über zwanzig Seen: Fischadler im Nationalpark, Boote auf der Lorenbahn, die zugewachsene Schwaanhavel und acht Nächte am Wasser.",
  biome: "seenland",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend", way: "boat" }, "seenland", "wald", [
    "seenland",
    "morgen",
  ]),
  body: [
    p(
      "Irgendwo zwischen Ankershagen und Kratzeburg kommt die Havel aus der Wiese und lässt sich Zeit. Sie kriecht von See zu See, verliert die Richtung und findet sie wieder. Luftlinie sind es bis Fürstenberg dreißig Kilometer, auf dem Fluss gut fünfzig, auf unseren Umwegen neunzig. Als Verkehrsweg ist das lächerlich, als Ferienplan vollkommen.",
    ),
    h2("Oben Park, unten Wasserstraße"),
    p(
      "Bis zum Useriner See paddeln Sie im Müritz-Nationalpark. Motoren sind verboten, gelbe Tonnen zeigen, wo Paddel eintauchen dürfen, und an Land übernachtet wird nur auf den erlaubten Plätzen. Nirgendwo in Deutschland brüten Fischadler so dicht: Ihre Horste sitzen auf Strommasten und alten Kiefern. Unterhalb von Wesenberg kommen Hausboote dazu, deren Kapitäne manchmal seit gestern Kapitän sind.",
    ),
    quote("Faustregel auf dem Ellbogensee: Was einen Grill auf dem Dach hat, weicht nicht aus."),
    h2("Was Sie können müssen"),
    p(
      "Schwimmen, und das sicher. Den Rest lernen Sie am Käbelicksee: Bogenschlag, Steuerschlag, einsteigen ohne Kentern, aussteigen ohne Publikum. Ihre Reiseleiterin fährt im eigenen Boot, kocht auf drei Flammen und kennt den Fischer, der noch Maränen hat. Bei Gewitter wird sofort angelegt; große Seen queren wir nie in der Mitte.",
    ),
    ul(
      "Tagesstrecken von acht bis dreizehneinhalb Kilometern, Badepausen nicht eingerechnet",
      "Je zwei Personen teilen sich einen Kanadier und ein Zelt",
      "Umgetragen wird an mehreren Stellen, meist mit Bootswagen oder Lore",
    ),
  ],
  highlights: [
    {
      title: "Lorenbahn bei Granzin",
      text: "Siebenhundert Meter Schienen durch den Wald: Boot aufladen, schieben, bremsen nicht vergessen.",
    },
    {
      title: "Schwaanhavel",
      text: "Ein Bach mit klarem Wasser und Windungen, in denen der Bug schon um die Ecke ist, wenn das Heck noch grübelt.",
    },
    {
      title: "Rätzsee",
      text: "Lang, bewaldet und frei von Motoren, mit flachen Sandbuchten für die zweite Badepause.",
    },
    {
      title: "Fischadler",
      text: "Rütteln, fallen, platschen: Im Juni füttern sie ihre Jungen, oft keine hundert Meter vom Boot.",
    },
  ],
  days: [
    day(
      "Vom Bahnsteig ans Wasser",
      "In Kratzeburg steigen wenige aus, und die meisten davon mit Isomatte. Auf dem Zeltplatz am Käbelicksee werden Packsäcke verteilt, Zelte zur Probe aufgestellt und die ersten Schläge geübt, bis das Geradeaus gelingt.",
      noWalk,
      ["Kratzeburg", "zelt"],
      "Abendessen",
    ),
    day(
      "Havel, Lore, Fischbrötchen",
      "Hinter der Halbinsel im See öffnet sich die Mündung, ein Spalt im Schilf. In Granzin ist der Fluss gesperrt, dort rollen die Boote auf Schienen zum Pagelsee. Am Wehr von Babke räuchert ein Fischer, danach schlüpfen Sie durch einen Stichgraben auf den stillen Jamelsee.",
      { km: 13.5, up: 15, down: 18, hours: 5 },
      ["Jamelsee bei Blankenförde", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Unter Adlern zum Labussee",
      "Blankenförde hat eine Fachwerkkirche, Rosskastanien und eine Badestelle, in dieser Reihenfolge. Über Görtowsee und Zierzsee, immer den Tonnen nach, auf den fünf Kilometer langen Useriner See, wo Wind und Frühstück sich bemerkbar machen. Eine Umtragestelle noch, dann Zwenzow.",
      { km: 10.5, up: 10, down: 12, hours: 4 },
      ["Zwenzow", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Halber Tag, ganzes Eis",
      "Um elf ist Wesenberg erreicht. Die Stadt besitzt eine Burg mit rundem Fangelturm, eine Marienkirche und einen Wocheneinkauf Vorsprung vor dem Rest der Strecke. Nachmittags schlafen, lesen, Wäsche aufhängen; am Woblitzsee sinkt die Sonne genau hinter die Zeltreihe.",
      { km: 8, up: 5, down: 5, hours: 2.5 },
      ["Wesenberg", "zelt"],
      "Frühstück, Lunchpaket",
    ),
    day(
      "Im grünen Tunnel",
      "Nach der Schleuse biegen Sie aus der Wasserstraße ab. Die Schwaanhavel kommt Ihnen entgegen, knietief, durchsichtig, von Erlen überwölbt; Eisvögel fliegen voraus, als müssten sie den Weg zeigen. Am Ende der Plätlinsee, breit und hell, mit einer Insel, die niemand betreten darf.",
      { km: 12, up: 5, down: 5, hours: 4.5 },
      ["Wustrow", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Quer durchs Dorf zum Rätzsee",
      "Eine kurze Trage über die Dorfstraße, dann Klenzsee, Gobenowsee und der Drosedower Bach, in dem die Strömung endlich einmal schiebt oder bremst, je nach Wasserstand. Das Lager liegt unter Kiefern am Ufer. Wer jetzt noch Kraft hat, schwimmt hinüber und nimmt ein Begleitboot mit.",
      { km: 11, up: 10, down: 8, hours: 4 },
      ["Rätzsee", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Fleether Mühle und zurück unter Leute",
      "An der alten Mühle wird das letzte Mal gerollt. Danach der Vilzsee, die Schleuse Diemitz, der Labussee: Plötzlich tuckert es. Im Schleusenbecken von Canow halten Sie sich an Ketten fest und schauen den Anfängern auf den Hausbooten zu, milde, als alte Hasen.",
      { km: 12, up: 5, down: 8, hours: 4.5 },
      ["Kleiner Pälitzsee", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Grenzgänger auf dem Ellbogensee",
      "Am Nachmittag paddeln Sie mitten auf der Linie zwischen Mecklenburg und Brandenburg. Zuvor der Große Pälitzsee mit Sandstrand und die Schleuse Strasen, an der es Kuchen gibt. Lagerfeuer, sofern die Waldbrandstufe es erlaubt; im Juli erlaubt sie es meistens nicht.",
      { km: 12, up: 5, down: 8, hours: 4.5 },
      ["Priepert", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Einlaufen in Fürstenberg",
      "Noch einmal früh aufs Wasser, das am Morgen dampft. Ziernsee, Menowsee, die Steinhavel mit ihrer Schleuse im Wald, zuletzt der Röblinsee. Nach dem Bootsputz bleibt Zeit für die Mahn- und Gedenkstätte Ravensbrück am Schwedtsee, ehe der Zug fährt.",
      { km: 12.5, up: 5, down: 6, hours: 4.5 },
      ["", "keine"],
      "Frühstück, Lunchpaket",
    ),
  ],
  distanceKm: 91.5,
  ascentM: 60,
  descentM: 70,
  distanceNote:
    "Ungefähre Angaben: Paddelstrecken nach Gewässerkarten, gerundet; Umtragen und Lorenbahn inbegriffen",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "8 Übernachtungen auf Zelt- und Wasserwanderplätzen im Zweierzelt",
    "8 × Frühstück, 8 × Lunchpaket, 7 × Abendessen",
    "Führung und Einweisung durch eine ausgebildete Kanulehrerin",
    "Kanadier, Paddel, Schwimmweste, wasserdichte Säcke, Zelt, Küche",
    "Platzgebühren, Schleusen und Rücktransport der Boote",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Abendessen in Wesenberg",
    "Schlafsack und Matte, auf Wunsch zu leihen",
  ),
  packingList: canoePacking("Fernglas für Adler und Biber", "Mückenmittel", "Taschentuch als Segelersatz"),
  arrivalByTrain:
    "Der Regionalexpress zwischen Berlin und Rostock hält in Kratzeburg wie in Fürstenberg (Havel); aus dem Süden steigen Sie in Berlin, aus dem Westen über Rostock um. Vom Bahnhof läuft man zum Zeltplatz, das Gepäck nimmt unser Anhänger.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "full",
  dogsAllowed: true,
  waypoints: waypoints(
    [["Kratzeburg", "start", 53.427, 12.943, 63, 0]],
    [
      ["Granzin", "place", 53.396, 12.921, 62, 5.2],
      ["Wehr Babke", "place", 53.368, 12.912, 61, 10],
      ["Jamelsee", "overnight", 53.348, 12.912, 60, 13.5],
    ],
    [
      ["Blankenförde", "place", 53.349, 12.924, 60, 14.5],
      ["Useriner See", "place", 53.342, 12.965, 59, 18],
      ["Zwenzow", "overnight", 53.32, 12.953, 58, 24],
    ],
    [["Wesenberg", "overnight", 53.283, 12.975, 58, 32]],
    [
      ["Mündung der Schwaanhavel", "place", 53.264, 12.983, 57, 35.3],
      ["Wustrow", "overnight", 53.229, 12.944, 58, 44],
    ],
    [
      ["Gobenowsee", "place", 53.233, 12.896, 59, 48.5],
      ["Rätzsee", "overnight", 53.256, 12.864, 60, 55],
    ],
    [
      ["Fleether Mühle", "place", 53.246, 12.842, 59, 57.5],
      ["Schleuse Diemitz", "place", 53.217, 12.865, 58, 61.2],
      ["Canow", "place", 53.203, 12.906, 57, 65.4],
      ["Kleiner Pälitzsee", "overnight", 53.192, 12.92, 57, 67],
    ],
    [
      ["Schleuse Strasen", "place", 53.199, 12.983, 56, 73],
      ["Priepert", "overnight", 53.213, 13.04, 54, 79],
    ],
    [
      ["Steinförde", "place", 53.196, 13.095, 54, 87],
      ["Fürstenberg/Havel", "end", 53.186, 13.143, 53, 91.5],
    ],
  ),
  questions: [
    question(
      "Bin ich mit sechzig zu alt für acht Nächte im Zelt?",
      "Das entscheidet Ihre Isomatte. Etwa ein Drittel der Gäste ist über sechzig, und es sind selten die, die sich beklagen.",
    ),
    question(
      "Was passiert, wenn ich kentere?",
      "Sie werden nass und die anderen still. Die Weste trägt, Ihr Gepäck schwimmt in verschlossenen Säcken, Ihre Reiseleiterin holt beides aus dem Wasser; geübt wird das am ersten Abend auf Wunsch.",
    ),
    question(
      "Gibt es Strom und Duschen?",
      "Auf den meisten Plätzen ja, im Nationalpark nur einfache Anlagen. Mit einer Akkureserve kommen Sie gut durch die Woche.",
    ),
    question(
      "Kann mein Hund mitpaddeln?",
      "Ein ruhiger Hund, der gern schwimmt, darf nach Absprache mit, höchstens einer je Gruppe. Im Nationalpark und auf den Zeltplätzen bleibt er an der Leine; eine Schwimmweste in seiner Größe leihen wir.",
    ),
  ],
  country: "deutschland",
  region: "mecklenburgische-seenplatte",
  activities: ["kajak-und-kanu"],
  travelTypes: ["trekkingreise"],
  travelFocusTypes: ["wald-und-wasser", "tiere-und-pflanzen"],
  operator: "wildwasser-und-wolke",
  sites: { adventures: true, outdoorsGermany: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [
      saturday(5, 4, 890),
      saturday(6, 3, 960, true),
      sunday(7, 2, 990, true),
      saturday(8, 2, 990),
      saturday(9, 1, 890),
    ],
    singleSupplementCents: 7000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
