import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
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
} from "../../helpers";

export const lofoten: TourSeed = {
  number: 1049,
  title: "Lofoten: eine Wanderwoche von Å bis Svolvær",
  slug: "lofoten-rorbuer-von-aa-nach-svolvaer",
  teaser:
    "Drei Fischerhütten auf Pfählen, sieben Wege dazwischen: an Ketten und durch Moor zur Hütte Munkebu, mit dem Linienboot und über einen Sattel an den Strand von Bunes, auf den Ryten und einen Tag lang am offenen Nordmeer entlang.",
  biome: "fjord",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "fjord", "kueste", "fjaell"),
  body: [
    p(
      "Å ist der letzte Buchstabe des norwegischen Alphabets und das letzte Dorf an der Straße. Hinter den Häusern geht die Europastraße 10 durch einen kurzen Tunnel und endet auf einem Parkplatz. Was danach von der Insel noch kommt, gehört den Seeadlern, und davor dreht sich der Moskenstrom, den Edgar Allan Poe zu einem Schlund vergrößert hat, ohne je hier gewesen zu sein. Wir beginnen am Ende der Straße und arbeiten uns eine Woche lang nach Nordosten vor.",
    ),
    h2("Ein Bett für Männer, die rudern"),
    p(
      "Von Januar bis April zieht der Kabeljau aus der Barentssee zum Laichen in den Vestfjord. Früher folgten ihm Tausende von Männern in offenen Booten, und um 1120 ließ König Øystein in Vågan Hütten bauen, damit sie nicht länger unter dem umgedrehten Boot schliefen. „Ro“ steht für rudern, „bu“ für ein kleines Haus. Die heutigen Rorbuer haben Dusche und Herd, stehen aber noch immer auf Pfählen im Hafen, und bei Flut gluckst es unter den Dielen.",
    ),
    quote(
      "Im März hängt Fisch an den Stangengerüsten, im Juli gelegentlich ein nasses Paar Socken. Der Geruch ist im Holz geblieben.",
    ),
    h2("Acht Kilometer sind ein Tagwerk"),
    p(
      "Die meisten Wege hier hat niemand angelegt. Sie wurden von Schafen und Fischern ausgetreten, bestehen aus Platten, Geröll und Moor, und wo der Fels blank liegt, hängt eine Kette. Rechnen Sie mit der Hälfte dessen, was Sie im Mittelgebirge in einer Stunde schaffen, und mit Schuhen, die abends am Ofen trocknen müssen. Dafür steht man nach zwei Stunden an Stellen, für die man anderswo einen Bergführer braucht.",
    ),
    ul(
      "Drei Quartiere in sieben Nächten, dazwischen fährt ein Kleinbus das Gepäck und uns",
      "Jede Wanderung hat eine kürzere oder tiefer gelegene Ausweichroute, denn Regen ist ein Einheimischer",
      "Bis Mitte Juli geht die Sonne nicht unter; im August gibt es dafür wieder Dämmerung, reife Moltebeeren und leere Wege",
    ),
  ],
  highlights: [
    {
      title: "Backstube in Å",
      text: "Das Haus steht seit 1844, der Steinofen wird noch geheizt, und für seine Zimtschnecken reiht man sich geduldig ein.",
    },
    {
      title: "Bunes",
      text: "Mehr als ein halber Kilometer Sand zwischen senkrechten Wänden; vom Anleger führt nur ein Pfad hinüber.",
    },
    {
      title: "Ryten, 543 m",
      text: "Ein flacher Rücken, der ohne Vorwarnung abbricht, und tief darunter die Brandung von Kvalvika.",
    },
    {
      title: "Fischersteig nach Nusfjord",
      text: "Auf diesem Pfad gingen die Leute von Nesland zur Arbeit, im Winter und bei jedem Wetter.",
    },
    {
      title: "Ein Kopf aus Eisen",
      text: "Bei Eggum steht eine Plastik von Markus Raetz, die beim Umrunden sechzehnmal ihr Gesicht wechselt und einmal kopfsteht.",
    },
  ],
  days: [
    day(
      "Bis die Straße aufhört",
      "Ehe die Fähre aus Bodø in Moskenes anlegt, haben Sie die Lofotwand schon eine Stunde lang vor Augen gehabt. Nach der Suppe ein Gang aus dem Dorf hinaus auf die Klippen: Drüben liegt das verlassene Südende der Insel, dahinter kräuselt sich die Meerenge.",
      { km: 2.5, up: 50, down: 50, hours: 1 },
      ["Å", "huette"],
      "Abendessen",
    ),
    day(
      "Vier Seen und eine Hütte",
      "Von Sørvågen an zwei Seen vorbei, neben einem Wasserfall die ersten Ketten. Oben wird das Land weit und moorig, Wollgras, blanker Fels, ein drittes und viertes Gewässer. Von der Djupfjordheia schauen Sie auf den Hermannsdalstinden und auf die Hütte Munkebu, die erst seit 1991 dort steht. Mittagsbrot auf ihrer Schwelle, auf demselben Weg zurück.",
      { km: 10, up: 680, down: 680, hours: 5.5 },
      ["Å", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Mit dem Linienboot nach Vindstad",
      "Das Boot von Reine bringt Post, Hunde und Wanderer in die hinteren Arme des Fjords. In Vindstad gab es einmal eine Schule; geblieben sind Sommerhäuser und ein Friedhof. Hinter dessen Mauer steigt eine Grasflanke zum Sattel Einangen, und plötzlich sieht man Sand, so viel, dass es bis zum Wasser noch eine Viertelstunde dauert. Der Nachmittag in Reine ist frei.",
      { km: 6.6, up: 160, down: 160, hours: 2.5 },
      ["Å", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über den Ryten in die Walbucht",
      "Umzug mit Wanderung. Ab Innersand über Bohlen und Felsstufen an zwei kleine Seen, dann in langer Steigung auf den Gipfel. Hinunter nach Kvalvika führt ein nasser, blockiger Pfad, für den wir uns Zeit nehmen. Zwei junge Norweger haben am Strand einmal in einem Unterschlupf aus Treibholz überwintert und drei Tonnen Müll gesammelt. Über einen niedrigen Pass zum Torsfjord, wo der Bus steht.",
      { km: 8.4, up: 715, down: 720, hours: 5.5 },
      ["Ballstad", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Der alte Weg zur Arbeit",
      "Auf einem Schottersträßchen nach Nesland, ein paar Höfe mit dem Rücken zum Berg. Von dort immer am Wasser, und zwar langsam: Eine Kette sichert die Querung eines Hangs, danach sind Blöcke zu überklettern und eine gut zehn Meter hohe Leiter hinabzusteigen. Trittsicher sollte man dafür sein und halbwegs schwindelfrei. Nusfjord bestand immer schon aus Fischerhütten, Trankocherei und Kaufladen, nur dass im Sommer nun Eintritt verlangt wird.",
      { km: 5.5, up: 260, down: 265, hours: 3 },
      ["Ballstad", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Am Nordmeer von Unstad nach Eggum",
      "Unstads Bucht wird von Leuten im Neoprenanzug bewohnt, die auf Wellen warten. Sie gehen rechts hinauf, um die Bergschulter herum zum Leuchtfeuer und über grobe Steine weiter, bis die Küste flach wird und Kühe am Tangsaum fressen. Hinter dem Rundbau einer deutschen Radarstation liegt Eggum. Auf der Weiterfahrt Halt in Borg, wo ein Bauer 1981 beim Pflügen auf ein wikingerzeitliches Haus von 83 Metern Länge stieß.",
      { km: 9, up: 260, down: 250, hours: 4 },
      ["Svolvær", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Vom Dorsch zur Kathedrale",
      "Mit dem Bus nach Kabelvåg, in dessen Vorgängerort Vågan die ersten Hütten standen. Die gelbe Holzkirche am Ortsrand heißt im Volksmund Lofotkathedrale, weil in der Fangzeit 1.200 Menschen hineinpassen mussten. Danach durch sumpfigen Birkenwald auf den Tjeldbergtinden, der Svolvær und alle Inseln im Vestfjord zu Füßen hat, und über Osan nach Hause auf die Hafeninsel Svinøya. Zum Abschied gibt es Bacalao.",
      { km: 8, up: 400, down: 403, hours: 3.5 },
      ["Svolvær", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Bus nach Narvik oder Schiff nach Bodø",
      "Ein letzter Kaffee mit Blick auf die Svolværgeita, zwei Felshörner hoch über dem Friedhof, zwischen denen Kletterer den Sprung wagen. Der Bus nach Narvik braucht gut vier Stunden, das Schnellboot nach Bodø knapp vier.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 50,
  ascentM: 2525,
  descentM: 2528,
  distanceNote:
    "Ungefähre Angaben nach norwegischen Wanderkarten und eigenen Begehungen, gerundet; ohne Boots- und Busfahrten",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Norwegisch",
  included: items(
    "7 Übernachtungen in Rorbuer, Doppelzimmer, ein Bad je Hütte",
    "7 × Frühstück, 6 × Lunchpaket, 7 × Abendessen, an vier Abenden gemeinsam gekocht",
    "Führung von Moskenes bis Svolvær durch eine auf den Inseln lebende Wanderführerin",
    "Kleinbus auf den Inseln, Linienboot Reine–Vindstad",
    "Eintritt in Nusfjord und ins Wikingermuseum Borg",
  ),
  notIncluded: items(
    "Anreise nach Moskenes, Abreise von Svolvær",
    "Bier und Wein, in Norwegen eine Anschaffung",
    "Eintritt in den Museen von Å",
  ),
  packingList: valleyPacking(
    "Gamaschen oder Hosen, die Moor vertragen",
    "ein zweites Paar feste Schuhe zum Wechseln",
    "dünne Handschuhe für Ketten und Leiter",
    "Schlafmaske für helle Nächte",
  ),
  arrivalByTrain:
    "Über Kopenhagen oder mit der Nachtfähre ab Kiel nach Oslo, dann mit der Bahn über Trondheim bis Bodø und mit der Autofähre in gut drei Stunden nach Moskenes. Zurück geht es schneller im Bogen: Linienbus von Svolvær nach Narvik, dort in den Nachtzug nach Stockholm.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: false,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Å, Hafen", "start", 67.8793, 12.9822, 5, 0],
      ["Klippen über dem Moskenstrom", "place", 67.8725, 12.977, 35, 1.2],
      ["Å", "overnight", 67.8793, 12.9822, 5, 2.5],
    ],
    [
      ["Sørvågvatnet", "place", 67.8945, 13.012, 15, 2.5],
      ["Djupfjordheia", "place", 67.9165, 12.985, 510, 6.7],
      ["Munkebu", "hut", 67.9195, 12.971, 405, 7.5],
      ["Sørvågen", "place", 67.8945, 13.012, 15, 12.5],
    ],
    [
      ["Vindstad, Anleger", "place", 67.957, 13.009, 5, 12.5],
      ["Einangen", "pass", 67.969, 12.973, 75, 14.5],
      ["Bunesstranda", "place", 67.974, 12.955, 3, 15.8],
      ["Vindstad", "place", 67.957, 13.009, 5, 19.1],
    ],
    [
      ["Innersand", "place", 68.098, 13.124, 20, 19.1],
      ["Ryten", "summit", 68.0855, 13.103, 543, 23],
      ["Kvalvika", "place", 68.072, 13.099, 5, 25.4],
      ["Torsfjord", "place", 68.061, 13.126, 15, 27.5],
    ],
    [
      ["Nesland", "place", 68.0072, 13.2988, 10, 27.5],
      ["Leiter am Fischersteig", "place", 68.022, 13.328, 50, 30.7],
      ["Nusfjord", "place", 68.0339, 13.3482, 5, 33],
    ],
    [
      ["Unstad", "place", 68.268, 13.583, 5, 33],
      ["Leuchtfeuer", "place", 68.287, 13.568, 35, 36.3],
      ["Radarstation Borga", "place", 68.307, 13.635, 12, 40.7],
      ["Eggum", "place", 68.308, 13.664, 15, 42],
    ],
    [
      ["Kabelvåg", "place", 68.2105, 14.4815, 8, 42],
      ["Kirche von Vågan", "place", 68.2177, 14.496, 15, 43.2],
      ["Tjeldbergtinden", "summit", 68.222, 14.512, 367, 45.7],
      ["Svolvær", "overnight", 68.234, 14.568, 5, 50],
    ],
    [["Svolvær, Hafen", "end", 68.234, 14.568, 5, 50]],
  ),
  questions: [
    question(
      "Warum steht der Reinebringen nicht auf dem Programm?",
      "Weil auf seinen 1.978 Steinstufen im Juli Gegenverkehr herrscht. Am Nachmittag in Reine ist Zeit dafür; wir empfehlen eher den späten Abend, wenn es noch hell ist und die Gäste der Kreuzfahrtschiffe wieder an Bord sind.",
    ),
    question(
      "Wie ernst sind die gesicherten Stellen?",
      "Die Ketten helfen auf nassem Fels; die Hände braucht man, eine Kletterausrüstung nicht. Ausgesetzt sind die Leiter bei Nesland und ein kurzes Stück hinter Unstad; an beiden Tagen können Sie im Bus mitfahren und uns vom Ziel aus entgegengehen.",
    ),
    question(
      "Schläft man bei so viel Licht?",
      "In den ersten zwei Nächten wenig, danach erstaunlich gut. Die Hütten haben Rollos, und wer um Mitternacht noch einmal hinausgeht, tut das selten allein.",
    ),
  ],
  country: "norwegen",
  region: "lofoten",
  activities: ["wandern", "bergwandern", "kuestenwandern"],
  travelTypes: ["rundreise"],
  travelFocusTypes: ["meer-und-kueste", "gipfel-und-grate"],
  operator: "nordlicht-und-fjaell",
  sites: { hiking: true, adventures: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(6, 3, 2090),
      saturday(7, 1, 2190, true),
      sunday(7, 3, 2190, true),
      saturday(8, 2, 2090),
      sunday(8, 4, 1990),
    ],
    singleSupplementCents: 39000,
    capacity: 10,
    minimumParticipants: 6,
  },
};
