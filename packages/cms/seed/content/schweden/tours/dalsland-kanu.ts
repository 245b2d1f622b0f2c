import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { paddlePacking } from "../packing";

export const dalslandKanu: TourSeed = {
  number: 1020,
  title: "Dalsland im Kanu: fünf Seen, viele Schleusen und ein Aquädukt",
  slug: "dalsland-kanu-lennartsfors-haaverud",
  teaser:
    "Von Lennartsfors bis Håverud auf stillen, langen Seen: mit dem Kanadier, Feuer am Ufer, Biber in der Dämmerung und Schleusenwärtern, die mit der Hand kurbeln.",
  biome: "seenland",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery(
    { season: "sommer", timeOfDay: "morgen", way: "boat" },
    "seenland",
    "wald",
    "mittelgebirge",
  ),
  body: [
    p(
      "Dalsland hat kaum Städte, aber Wasser wie andere Gegenden Straßen. 1868 verband der Ingenieur Nils Ericson die Seen zu einer Wasserstraße von rund 250 Kilometern, von denen nur etwa zehn gegraben werden mussten; den Rest hatte die Eiszeit schon erledigt. Früher fuhren hier Erz, Holz und Papier. Heute sind es Kanus, und die haben es nicht eilig.",
    ),
    h2("Zwei Menschen, ein Boot"),
    p(
      "Im Kanadier sitzen Sie zu zweit, mit Tonne, Zelt und Verpflegung zwischen sich. Hinten wird gesteuert, vorn gezogen, und nach einem Vormittag Schlangenlinie wird man sich einig. Ehepaare tauschen bei uns gern die Partner, ausschließlich im Boot. Geübt wird jeden Morgen ein Schlag, am Ende der Woche können Sie geradeaus fahren und sogar anlegen.",
    ),
    quote(
      "Der See ist bei Windstille ein Tablett, bei Westwind eine Waschküche: Gepaddelt wird deshalb früh, gebadet mittags, gelesen am Nachmittag.",
    ),
    h2("Nachts am Ufer"),
    p(
      "Für die Lagerplätze im Revier lösen wir die Naturschutzkarte, dafür liegen Brennholz, Windschutz und Trockentoilette bereit. Gekocht wird über dem Feuer, außer bei Trockenheit, wenn die Gemeinde ein Verbot ausspricht. Dann übernimmt der Benzinkocher, und alle bedauern es zwei Abende lang.",
    ),
    ul(
      "Keine Strömung, kein Wildwasser; die Schwierigkeit heißt Wind auf offenen Seen",
      "An den Schleusen umtragen wir mit Bootswagen oder lassen uns hinunterschleusen",
      "Eine Nacht im Bett, genau in der Mitte, mit Waschmaschine",
    ),
  ],
  highlights: [
    {
      title: "Lelång",
      text: "Dreißig Kilometer langer, fjordartiger See, an dessen Ufern man halbe Tage kein Dach sieht.",
    },
    {
      title: "Felsritzungen von Högsbyn",
      text: "Mehr als fünfzig Felsplatten am Ufer des Råvarpen: Schiffe, Fußsohlen und ein Mann, der rückwärts über ein Boot springt.",
    },
    {
      title: "Schleuse Buterud",
      text: "Kurbel, Kette, Muskelkraft: Hier wird geöffnet wie zur Eröffnung vor anderthalb Jahrhunderten.",
    },
    {
      title: "Aquädukt von Håverud",
      text: "Ein genieteter Trog von 1868 trägt den Kanal über die Stromschnelle; keine der 33.000 Nieten soll je ausgetauscht worden sein.",
    },
  ],
  days: [
    day(
      "Packen in Lennartsfors",
      "Am Bahnhof von Ed warten Bus und Anhänger. In Lennartsfors, wo drei Schleusenkammern hintereinander im Wald liegen, werden Tonnen gefüllt und Boote ausgelost. Nach dem Essen paddeln alle eine Viertelstunde auf den See hinaus, die meisten im Kreis.",
      noWalk,
      ["Lennartsfors", "zelt"],
      "Abendessen",
    ),
    day(
      "Hinein in den Lelång",
      "Unterhalb der Schleuse beginnt der längste See der Reise. Die Ufer sind steil und dunkel bewaldet, nur hier und da ein roter Punkt mit Steg. Ein Prachttaucher ruft, es klingt wie jemand, der eine alte Tür öffnet.",
      { km: 14, up: 0, down: 8, hours: 4.5 },
      ["Lagerplatz am oberen Lelång", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Abstecher nach Gustavsfors",
      "In der Seemitte zweigt ein Arm nach Osten ab. An der Schleuse von Gustavsfors gibt es Eis und einen kleinen Laden, danach kehren Sie um und folgen dem Hauptsee nach Süden. Abends werfen wir Haken aus; Hecht wird gegessen, alles unter fünfzig Zentimetern schwimmt weiter.",
      { km: 17, up: 0, down: 0, hours: 5.5 },
      ["Lagerplatz am unteren Lelång", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Rückenwind nach Bengtsfors",
      "Bei günstigem Wetter binden wir je zwei Boote aneinander und spannen eine Plane: Segeln zählt auch. In Bengtsfors steigen Sie zum Gammelgården hinauf, einem Freilichtmuseum mit Grasdächern und Blick auf den zurückgelegten See.",
      { km: 13, up: 55, down: 55, hours: 4.5 },
      ["Bengtsfors", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Stufe um Stufe bis Laxsjön",
      "Schleusentag. Zwischen Bengtsfors und Billingsfors geht es in mehreren Kammern bergab, dazwischen stille Becken, in denen Biber ganze Espen gefällt haben. Am Nachmittag öffnet sich der Laxsjön, und das Zelt steht unter Eichen.",
      { km: 12, up: 5, down: 20, hours: 5 },
      ["Lagerplatz am Laxsjön", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Dals Långed, Dorf der Hände",
      "Ein kurzer Tag, damit Zeit bleibt für den Ort. In der Kunsthandwerksschule Steneby schmieden, weben und drechseln Studierende aus halb Europa, im Sommer sind ihre Arbeiten ausgestellt. Sie schlafen in Betten, und die Waschmaschine läuft durch.",
      { km: 8, up: 5, down: 5, hours: 2.5 },
      ["Dals Långed", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zu den Bildern von Högsbyn",
      "Vier Schleusen hinab auf den Råvarpen, dann zwischen Inseln nach Süden. Die Ritzungen lassen sich direkt vom Boot aus besuchen, am schönsten abends, wenn flaches Licht in die Rillen fällt; betreten wird der weiche Schiefer nicht. Dreitausend Jahre alt und noch immer gut gelaunt.",
      { km: 9, up: 5, down: 20, hours: 3.5 },
      ["Högsbyn", "zelt"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Das Finale in Håverud",
      "Durch die handbetriebene Schleuse auf den Åklång, dessen Wände immer näher rücken. Dann hören Sie das Wasser: In Håverud liegen Stromschnelle, Aquädukt, Eisenbahn und Straßenbrücke übereinander. Nach Räucherlachs am Kai fährt der Bus nach Mellerud zum Zug.",
      { km: 10, up: 5, down: 10, hours: 3.5 },
      ["", "keine"],
      "Frühstück, Lunchpaket",
    ),
  ],
  distanceKm: 83,
  ascentM: 75,
  descentM: 118,
  distanceNote:
    "Ungefähre Angaben: Paddelstrecken nach der Kanalkarte, gerundet; Umtragestellen und der Weg zum Gammelgården inbegriffen",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen: 6 im Zweierzelt, 1 in einer Pension im Doppelzimmer",
    "7 × Frühstück, 7 × Lunchpaket, 7 × Abendessen",
    "Führung durch einen Kanulehrer",
    "Kanadier, Paddel, Weste, Tonnen, Bootswagen, Zelt und Küche",
    "Schleusengebühren, Naturschutzkarte, Busfahrten ab Ed und bis Mellerud",
  ),
  notIncluded: items("An- und Abreise", "Schlafsack und Isomatte", "Angelschein", "Getränke in Gasthäusern"),
  packingList: paddlePacking("Arbeitshandschuhe für Holz und Bootswagen", "leichte Angel, falls vorhanden"),
  arrivalByTrain:
    "Über Göteborg mit dem Zug in Richtung Oslo bis Ed, knapp zwei Stunden durch Wald. Auf dem Rückweg steigen Sie in Mellerud zu, das an derselben Strecke liegt; nach Göteborg kommen Sie mit der Fähre ab Kiel oder mit der Bahn über Kopenhagen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "full",
  dogsAllowed: true,
  childrenFromAge: 10,
  waypoints: waypoints(
    [["Lennartsfors", "start", 59.3185, 11.91, 100, 0]],
    [["Lagerplatz am oberen Lelång", "overnight", 59.222, 12.025, 92, 14]],
    [
      ["Gustavsfors", "place", 59.201, 12.108, 93, 20.5],
      ["Lagerplatz am unteren Lelång", "overnight", 59.133, 12.145, 92, 31],
    ],
    [
      ["Gammelgården in Bengtsfors", "place", 59.033, 12.222, 145, 43],
      ["Bengtsfors", "overnight", 59.0295, 12.228, 92, 44],
    ],
    [
      ["Billingsfors", "place", 58.983, 12.25, 80, 50.5],
      ["Lagerplatz am Laxsjön", "overnight", 58.954, 12.274, 77, 56],
    ],
    [["Dals Långed", "overnight", 58.92, 12.308, 77, 64]],
    [
      ["Mustadfors", "place", 58.91, 12.325, 68, 66.5],
      ["Högsbyn", "overnight", 58.8936, 12.38, 62, 73],
    ],
    [
      ["Schleuse Buterud", "place", 58.851, 12.425, 60, 79],
      ["Håverud", "end", 58.822, 12.4125, 57, 83],
    ],
  ),
  questions: [
    question(
      "Kann man mit Kindern teilnehmen?",
      "Ab zehn Jahren, sofern sie schwimmen. Sie sitzen dann zu dritt im Boot, in der Mitte ist der beste Platz.",
    ),
    question(
      "Wie weit werden die Boote getragen?",
      "Getragen fast nie, gerollt einige Male, zusammen keine drei Kilometer. Alle fassen an, auch der Kanulehrer.",
    ),
    question(
      "Stechen die Mücken hier so wie in Lappland?",
      "Nein. Am Abend kommen welche, mit dem Feuer gehen die meisten wieder. Zecken sind der ernstere Gast, eine FSME-Impfung ist ratsam.",
    ),
    question(
      "Passt ein Hund ins Kanu?",
      "Einer je Gruppe, sofern er ruhig sitzt und eine Schwimmweste trägt; bitte melden Sie ihn vorher an. An Land bleibt er angeleint, im Frühling und im Sommer schreibt Schweden das vor. In der Pension in Dals Långed schläft er mit im Zimmer.",
    ),
  ],
  country: "schweden",
  region: "dalsland",
  activities: ["kajak-und-kanu"],
  travelTypes: ["trekkingreise"],
  travelFocusTypes: ["wald-und-wasser", "stille-und-weite"],
  operator: "wildwasser-und-wolke",
  sites: { outdoorsSweden: true, adventures: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [
      saturday(6, 2, 990),
      saturday(7, 1, 1090, true),
      sunday(7, 3, 1090),
      saturday(8, 1, 1090, true),
      sunday(8, 4, 990),
    ],
    singleSupplementCents: 9000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
