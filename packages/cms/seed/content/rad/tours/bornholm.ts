import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const bornholm: TourSeed = {
  number: 1035,
  title: "Bornholm: die Insel einmal herum",
  slug: "bornholm-mit-dem-rad",
  teaser:
    "Granitklippen im Norden, ein weißer Strand im Süden, dazwischen Räuchereien und Rundkirchen. Eine Woche auf alten Bahntrassen und Küstenwegen, mit einem Tag auf Christiansø.",
  biome: "kueste",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend", way: "bike" }, "kueste", "wald", "mittelgebirge"),
  body: [
    p(
      "Bornholm gehört zu Dänemark und liegt vor Schweden, näher an Polen als an Kopenhagen, und ist gebaut wie keines von den dreien. Im Norden steht Granit, der anderthalb Milliarden Jahre alt ist; südlich davon wechselt alle paar Kilometer das Gestein, bis bei Dueodde nur noch Sand bleibt, so fein, dass man Sanduhren damit füllte. An einem Ferientag kann man das alles abfahren, sollte es aber nicht.",
    ),
    h2("Bahndamm, Klippenweg, Waldstraße"),
    p(
      "Als 1968 der letzte Zug fuhr, bekamen die Radfahrer die Trassen. Über zweihundert Kilometer Radwege sind heute ausgeschildert, die meisten weit weg von Autos. Steil wird es nur, wo ein Dorf am Hafen liegt und die Straße oben, also täglich: Von Vang und Gudhjem führen Rampen hinauf, für die es keine Schande ist abzusteigen.",
    ),
    h2("Erlenrauch um elf"),
    p(
      "Vormittags hängen die Heringe im Schornstein, gegen elf sind sie goldbraun. „Sol over Gudhjem“ heißt das Gericht, das daraus wird: dunkles Brot, Fisch, Schnittlauch, Radieschen und obenauf ein rohes Eigelb. Daneben töpfern, blasen und weben auf der Insel erstaunlich viele Leute; zwei Werkstätten öffnen für uns die Hintertür.",
    ),
    ul(
      "Etappen zwischen 31 und 47 Kilometern, weil Häfen und Badestellen Zeit kosten",
      "Der Herbst ist mild: Das Meer gibt bis in den Oktober Wärme ab, in Gudhjem reifen Feigen",
      "Bei Sturm fällt die Fahrt nach Christiansø aus, dann führt ein Ersatztag ins Echotal",
    ),
  ],
  highlights: [
    {
      title: "Hammershus",
      text: "Auf einer Klippe 74 Meter über dem Wasser liegen die Mauern einer der größten Burgruinen Nordeuropas.",
    },
    {
      title: "Rundkirche Østerlars",
      text: "Meterdicke Wände, ein Pfeiler, in den man hineingehen kann, und ein gemalter Weltuntergang.",
    },
    {
      title: "Christiansø",
      text: "Eine Festung von 1684, auf der rund neunzig Menschen leben, ohne Auto und ohne Katze.",
    },
    {
      title: "Dueodde",
      text: "Vor dem Leuchtturm zieht sich ein weißer Strand um die Südspitze, breit wie ein Flugfeld.",
    },
  ],
  days: [
    day(
      "Überfahrt nach Rønne",
      "Von Rügen dauert die Schiffsreise gut drei Stunden, genug für Kaffee, einen Blick auf die Kreide und den ersten Sonnenbrand. Am Anleger werden die Räder verteilt. Abends bleibt Zeit für die Altstadt, deren kleine Fachwerkhäuser von Stockrosen zusammengehalten werden.",
      noWalk,
      ["Rønne", "hotel"],
      "Abendessen",
    ),
    day(
      "Klippenküste bis Allinge",
      "In Hasle ist die alte Räucherei Museum und Mittagstisch zugleich. Am Jons Kapel führen steile Stufen zur Brandung, in Vang geht es hinunter und gleich wieder hinauf. Die Ruine von Hammershus erreichen Sie am späten Nachmittag, wenn das Licht von der Seite kommt.",
      { km: 34, up: 410, down: 412, hours: 4 },
      ["Allinge", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kunst über den Heiligen Felsen",
      "Durch das Kunstmuseum läuft ein schmaler Wasserkanal, der einst zur heiligen Quelle gehörte; gezeigt werden Maler, die um 1910 hier das Licht suchten. Danach hinunter nach Gudhjem und, ohne Taschen, eine Runde zur Kirche von Østerlars, die mehr nach Kornspeicher als nach Gottesdienst aussieht.",
      { km: 31, up: 340, down: 336, hours: 3.5 },
      ["Gudhjem", "hotel"],
      "Frühstück",
    ),
    day(
      "Christiansø",
      "Das Postschiff braucht eine Stunde. Auf den Schären draußen gibt es einen Arzt, eine Schule, zwei runde Türme und im Frühjahr Tausende Eiderenten. Die Räder bleiben an Land, zu Fuß ist man in vierzig Minuten herum und braucht trotzdem den ganzen Tag.",
      noWalk,
      ["Gudhjem", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Nach Süden wird es weich",
      "Svaneke hat eine Windmühle, eine Brauerei und einen Bonbonkocher, was den Vormittag füllt. Hinter Nexø beginnen Kiefern, der Asphalt wird sandig am Rand. Snogebæk hat seinen Hafen der Versandung wegen weit draußen, am Ende einer Brücke, und dann kommt nur noch Strand.",
      { km: 39, up: 210, down: 216, hours: 3.5 },
      ["Dueodde", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Quer durch den Wald von Almindingen",
      "Auf der Bahntrasse nach Aakirkeby, dann sanft hinauf zum Rytterknægten, 162 Meter hoch und damit der Inselgipfel. Vom Turm sieht man bei klarer Luft die schwedische Küste. Die weiße Rundkirche von Nylars ist der letzte Halt, zum Hafen geht es nur noch bergab.",
      { km: 47, up: 310, down: 310, hours: 4.5 },
      ["Rønne", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Fähre nach Hause",
      "Je nach Fahrplan bleibt Zeit für das Keramikmuseum, in dem noch gedreht und gebrannt wird. An Deck wird verglichen, wer die meisten Heringe geschafft hat.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 151,
  ascentM: 1270,
  descentM: 1274,
  distanceNote:
    "Ungefähre Angaben nach der Radkarte der Insel, gerundet; Fußwege auf Christiansø nicht mitgezählt",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Dänisch",
  included: items(
    "6 Übernachtungen in kleinen Hotels im Doppelzimmer",
    "6 × Frühstück, 5 × Abendessen",
    "Reiseleitung durch eine auf der Insel lebende Biologin",
    "Fähre von Rügen nach Rønne und zurück, Schiff nach Christiansø",
    "Leihrad mit 24 Gängen, Gepäcktransport, zwei Werkstattbesuche",
  ),
  notIncluded: items(
    "Anreise bis zum Fährhafen",
    "ein Abendessen in Gudhjem",
    "Eintritt in Museen, ca. 25 €",
    "E-Bike, 95 € Aufpreis",
  ),
  packingList: pannierPacking(
    "Badeschuhe für Felsufer",
    "Windjacke für das Schiff",
    "Tabletten gegen Seekrankheit, falls nötig",
  ),
  arrivalByTrain:
    "Mit dem Zug über Stralsund nach Sassnitz und im Bus zum Fährhafen Mukran. Außerhalb der Rügener Fährsaison führt der Weg mit der Bahn über Kopenhagen nach Ystad und von dort in anderthalb Stunden übers Wasser.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 12,
  waypoints: waypoints(
    [["Rønne", "start", 55.101, 14.701, 10, 0]],
    [
      ["Hasle", "place", 55.184, 14.707, 8, 11],
      ["Jons Kapel", "place", 55.231, 14.729, 40, 18],
      ["Hammershus", "place", 55.2711, 14.755, 74, 26],
      ["Allinge", "overnight", 55.277, 14.802, 8, 34],
    ],
    [
      ["Kunstmuseum und Heilige Felsen", "place", 55.2247, 14.897, 40, 45],
      ["Gudhjem, Hafen", "place", 55.212, 14.972, 5, 52],
      ["Østerlars", "place", 55.1686, 14.9583, 85, 59],
      ["Gudhjem", "overnight", 55.2115, 14.97, 12, 65],
    ],
    [["Christiansø", "place", 55.3205, 15.187, 5, 65]],
    [
      ["Gudhjem, Anleger", "place", 55.2122, 14.9722, 5, 65],
      ["Svaneke", "place", 55.136, 15.143, 8, 83],
      ["Nexø", "place", 55.06, 15.13, 5, 93],
      ["Dueodde", "overnight", 54.993, 15.076, 6, 104],
    ],
    [
      ["Aakirkeby", "place", 55.071, 14.92, 75, 122],
      ["Rytterknægten", "summit", 55.109, 14.889, 162, 131],
      ["Nylars", "place", 55.073, 14.81, 70, 141],
      ["Rønne", "end", 55.101, 14.701, 6, 151],
    ],
  ),
  questions: [
    question(
      "Warum sieben Tage für eine so kleine Insel?",
      "Weil hundertfünfzig Kilometer an einem Wochenende Sport wären und Sie dann jede Räucherei verpassen. Wer mehr treten will, bekommt abends eine Zusatzrunde auf der Karte eingezeichnet.",
    ),
    question(
      "Wie warm ist das Wasser?",
      "Im Juli und August meist 17 bis 20 Grad, an der flachen Südküste etwas mehr. Im Mai ist ein Bad möglich, aber eher ein kurzer Wortwechsel.",
    ),
    question(
      "Eignet sich die Reise für Jugendliche?",
      "Ab etwa zwölf Jahren, wenn sie gern fahren. Für die Steigungen im Norden gibt es auf Bestellung kleinere Rahmen mit leichter Übersetzung.",
    ),
  ],
  country: "daenemark",
  region: "bornholm",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "handwerk-und-musik"],
  operator: "salzwind-reisen",
  sites: { biking: true, traveling: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 4, 1240),
      saturday(6, 3, 1340, true),
      sunday(8, 3, 1340),
      saturday(9, 1, 1290, true),
      saturday(9, 3, 1240),
    ],
    singleSupplementCents: 23500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
