import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const donauradweg: TourSeed = {
  number: 1028,
  title: "Donauradweg: von Passau nach Wien",
  slug: "donauradweg-passau-wien",
  teaser:
    "Sieben Radtage mit dem Strom: durch die Schlögener Schlinge, den Strudengau und die Wachau bis an den Wiener Donaukanal. Flach, gut ausgebaut und am Abend mit Wein.",
  biome: "flusstal",
  season: "fruehling",
  timeOfDay: "morgen",
  gallery: gallery(
    { season: "fruehling", timeOfDay: "morgen", way: "bike" },
    "flusstal",
    "weinland",
    "stadt",
  ),
  body: [
    p(
      "Der Weg, auf dem Sie fahren, war zum Ziehen da. Auf den Treppelwegen schleppten Pferde bis ins 19. Jahrhundert Salz und Wein gegen den Strom, manchmal Dutzende Tiere vor einem einzigen Schiffszug. Seit den achtziger Jahren gehören die Uferpfade den Radfahrern, und weil Zugpferde keine Steigungen mochten, haben auch Sie kaum welche.",
    ),
    h2("Wo der Strom klemmt und wo er sich ausstreckt"),
    p(
      "Hinter Passau hat sich die Donau in den Granit der Böhmischen Masse gesägt, bei Schlögen macht sie kehrt, als hätte sie etwas vergessen. Danach wechseln Becken und Engstellen: das Eferdinger Land mit seinem Gemüse, der Strudengau, vor dessen Wirbeln sich die Schiffer bekreuzigten, die Wachau mit ihren Trockenmauern, zuletzt die breite Au des Tullnerfelds.",
    ),
    h2("Ein Vormittag ohne Flussblick"),
    p(
      "Am dritten Radtag verlassen wir das Ufer und schieben die Räder zur Gedenkstätte Mauthausen hinauf. Zwei Stunden sind vorgesehen, vielen ist das zu kurz. Der Granit, den die Häftlinge im Steinbruch brechen mussten, stammt aus derselben Landschaft, die unten so freundlich aussieht. Wir finden, dass beides zu dieser Reise gehört.",
    ),
    quote(
      "Bei Zwentendorf fahren Sie an einem Atomkraftwerk vorbei, das fertig gebaut und nie eingeschaltet wurde: Im November 1978 stimmten 50,5 Prozent dagegen.",
    ),
    ul(
      "Meist Asphalt und fast ohne Autos; nennenswerte Anstiege lassen sich an einer Hand abzählen",
      "Der Wind bläst überwiegend aus Westen, also von hinten, doch bei Ostlage fühlt sich jede Etappe ein Viertel länger an",
      "Nach Starkregen steht der Uferweg stellenweise unter Wasser, dann weichen wir aufs andere Ufer oder in die Bahn aus",
    ),
  ],
  highlights: [
    {
      title: "Schlögener Schlinge",
      text: "Eine halbe Stunde Fußweg über dem Hotel liegt die Kanzel, von der man die Kehre ganz sieht.",
    },
    {
      title: "Stadttheater Grein",
      text: "Seit 1791 wird in einem umgebauten Getreidespeicher gespielt; die Sperrsitze ließen sich einst wirklich absperren.",
    },
    {
      title: "Stift Melk",
      text: "Zweihundertvierzig Meter misst die Südfront, dahinter liegen Kaiserzimmer und eine Bibliothek mit mittelalterlichen Handschriften.",
    },
    {
      title: "Heuriger in Stein",
      text: "Grüner Veltliner dort, wo er gewachsen ist, dazu Brot mit Liptauer und Blick auf die Reben.",
    },
    {
      title: "Rollfähre in Ottensheim",
      text: "Von Wilhering trägt sie die Räder hinüber, am Drahtseil und allein von der Strömung getrieben.",
    },
  ],
  days: [
    day(
      "Drei Flüsse, drei Farben",
      "In Passau treffen die braune Donau, der grüne Inn und die moorschwarze Ilz zusammen, und an der Ortspitze kann man die Naht zwischen ihnen sehen. Um 17 Uhr werden die Räder angepasst, danach ist Abendessen in der Altstadt.",
      noWalk,
      ["Passau", "hotel"],
      "Abendessen",
    ),
    day(
      "Durch das enge Tal nach Schlögen",
      "Rechts Wald, links Wasser, dazwischen ein Streifen Asphalt: Bald sind Sie in Österreich, ohne dass es jemandem auffällt. Am Kraftwerk Jochenstein schleusen Lastkähne, in Engelhartszell lohnt die Rokokokirche des Stifts eine Pause. Wer abends noch Beine hat, steigt zum Schlögener Blick hinauf.",
      { km: 42, up: 150, down: 165, hours: 3.5 },
      ["Schlögen", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Aus der Schlucht in das Gemüseland",
      "Am rechten Ufer folgen Sie jeder Windung, bis bei Aschach die Berge zurücktreten und Felder mit Salat und Kraut beginnen. In Wilhering steht außen eine schlichte Klosterkirche, innen ein Rausch aus Stuck. Linz erreichen Sie auf dem Damm, die Mitte der Stadt ist ein einziger großer Platz.",
      { km: 55, up: 130, down: 149, hours: 4 },
      ["Linz", "hotel"],
      "Frühstück",
    ),
    day(
      "Mauthausen und Machland",
      "Der Weg zur Gedenkstätte ist die steilste Strecke der Woche, und niemand fährt sie schnell. Nachmittags rollen Sie durch das flache Machland, an Hochwasserdämmen und Vierkanthöfen entlang, bis sich das Tal vor Grein wieder verengt.",
      { km: 64, up: 220, down: 246, hours: 5 },
      ["Grein", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Strudengau und Nibelungengau",
      "Vom gefürchteten Strudel ist nichts geblieben, seit die Felsen gesprengt und der Fluss gestaut wurde. Ybbs hat eine hübsche, etwas verschlafene Altstadt, in Pöchlarn kam Oskar Kokoschka zur Welt. Am späten Nachmittag schiebt sich das gelbe Stift über die Pappeln.",
      { km: 47, up: 140, down: 167, hours: 3.5 },
      ["Melk", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein kurzer Tag für die Wachau",
      "Nur 38 Kilometer, mit Absicht. In Willendorf wurde 1908 eine elf Zentimeter hohe Kalksteinfrau ausgegraben, die knapp dreißigtausend Jahre alt ist. Es folgen Spitz mit dem Tausendeimerberg, ein Marillenknödel und das Gemäuer über Dürnstein, in dem Richard Löwenherz gefangen saß.",
      { km: 38, up: 160, down: 170, hours: 3 },
      ["Krems an der Donau", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auwald, Römer und ein stilles Kraftwerk",
      "Am Südufer liegt Traismauer mit seinem Römertor, dann wird das Land weit. Auf schnurgeraden Dämmen zählt man Biberspuren, Reiher und Angler. Abends sitzt man in Tulln am Hafen; der Maler Egon Schiele wurde hier als Sohn des Bahnhofsvorstands geboren.",
      { km: 47, up: 90, down: 113, hours: 3.5 },
      ["Tulln", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hinein nach Wien",
      "Unter der Burg Greifenstein tritt die Donau aus dem Tullner Becken und zwängt sich durch die Wiener Pforte. In Klosterneuburg kehren wir noch einmal ein, dann folgt der Radweg dem bunt besprühten Kanal bis in den ersten Bezirk. Am Schwedenplatz nimmt Ihnen der Wagen die Räder ab und gibt die Koffer heraus.",
      { km: 39, up: 110, down: 125, hours: 3 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 332,
  ascentM: 1000,
  descentM: 1135,
  distanceNote:
    "Ungefähre Angaben nach den Kilometern des Donauradwegs, gerundet; Fahrzeiten ohne Pausen, Wechsel des Ufers möglich",
  techniqueGrade: 1,
  fitnessGrade: 2,
  groupSizeMin: 8,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Hotels und einem Gasthof im Doppelzimmer",
    "7 × Frühstück, 6 × Abendessen, eines davon beim Heurigen",
    "Radreiseleitung und Begleitwagen mit Ersatzrad",
    "Tourenrad mit 24 Gängen und Packtasche",
    "Gepäcktransport, Eintritt Stift Melk, Führung in Mauthausen",
  ),
  notIncluded: items(
    "An- und Abreise",
    "E-Bike, 120 € Aufpreis",
    "Abendessen in Linz, Mittagspausen, Getränke",
  ),
  packingList: pannierPacking("Windweste", "Mückenschutz für die Au", "eigene Pedale nach Wunsch"),
  arrivalByTrain:
    "Passau Hbf liegt an der ICE-Strecke von Frankfurt und Nürnberg nach Wien. Zurück fahren ab Wien Hbf Tageszüge auf derselben Linie und abends der Nightjet nach Norden und Westen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 14,
  waypoints: waypoints(
    [["Passau", "start", 48.5738, 13.457, 300, 0]],
    [
      ["Kraftwerk Jochenstein", "place", 48.52, 13.703, 290, 23],
      ["Engelhartszell", "place", 48.5035, 13.7345, 300, 26],
      ["Schlögen", "overnight", 48.4256, 13.87, 285, 42],
    ],
    [
      ["Aschach an der Donau", "place", 48.366, 14.022, 268, 69],
      ["Stift Wilhering", "place", 48.3242, 14.1903, 268, 88],
      ["Linz", "overnight", 48.3059, 14.2862, 266, 97],
    ],
    [
      ["Gedenkstätte Mauthausen", "place", 48.257, 14.501, 345, 125],
      ["Mauthausen", "place", 48.24, 14.518, 245, 128],
      ["Grein", "overnight", 48.2265, 14.852, 240, 161],
    ],
    [
      ["Ybbs an der Donau", "place", 48.177, 15.085, 220, 183],
      ["Pöchlarn", "place", 48.211, 15.212, 215, 197],
      ["Melk", "overnight", 48.2273, 15.3317, 213, 208],
    ],
    [
      ["Willendorf", "place", 48.323, 15.405, 215, 224],
      ["Spitz", "place", 48.365, 15.414, 207, 229],
      ["Dürnstein", "place", 48.3955, 15.52, 209, 239],
      ["Krems an der Donau", "overnight", 48.409, 15.6, 203, 246],
    ],
    [
      ["Traismauer", "place", 48.344, 15.746, 198, 266],
      ["Zwentendorf", "place", 48.344, 15.905, 182, 280],
      ["Tulln", "overnight", 48.331, 16.053, 180, 293],
    ],
    [
      ["Klosterneuburg", "place", 48.306, 16.325, 170, 318],
      ["Wien, Schwedenplatz", "end", 48.2119, 16.3775, 165, 332],
    ],
  ),
  questions: [
    question(
      "Bin ich auf diesem Weg jemals allein?",
      "Selten. Im Juli und August ist vor allem zwischen Passau und Linz viel los, deshalb fahren wir davor und danach und brechen eine halbe Stunde später auf als die großen Gruppen.",
    ),
    question(
      "Genügt ein normales Rad, oder brauche ich ein E-Bike?",
      "Ein normales genügt vollauf. Das E-Bike hilft an Gegenwindtagen und auf dem Kilometer nach Mauthausen, sonst fährt es hier unter seinen Möglichkeiten.",
    ),
    question(
      "Kann ich im Fluss schwimmen?",
      "Am offenen Strom nur an wenigen Stellen und mit Respekt vor den Wellen der Schiffe. Besser sind die Badeseen und Altarme bei Linz und Tulln.",
    ),
    question(
      "Ist die Strecke etwas für Familien?",
      "Mit Jugendlichen ab vierzehn Jahren ja: Der Weg ist fast durchweg eben, und der Begleitwagen nimmt auf, wer genug hat. Jünger sollten sie wegen des Besuchs in Mauthausen nicht sein.",
    ),
  ],
  country: "oesterreich",
  region: "donautal",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "wald-und-wasser"],
  operator: "kranich-radreisen",
  sites: { biking: true, traveling: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(4, 3, 1290, true),
      saturday(5, 2, 1340),
      saturday(6, 1, 1390),
      saturday(9, 1, 1390, true),
      saturday(9, 4, 1290),
    ],
    singleSupplementCents: 22900,
    capacity: 14,
    minimumParticipants: 8,
  },
};
