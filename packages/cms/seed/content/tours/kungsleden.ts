import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, noWalk, question, saturday, sunday, waypoints } from "../helpers";

export const kungsleden: TourSeed = {
  number: 1010,
  title: "Kungsleden: von Abisko nach Nikkaluokta",
  slug: "kungsleden-abisko-nikkaluokta",
  teaser:
    "Der Norden des Königspfads in sieben Etappen: Birkenwald, ein Pass, weite Trogtäler und zuletzt der Fuß des Kebnekaise. Von Hütte zu Hütte, mit Sauna und Holzofen.",
  biome: "fjaell",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "fjaell", "hochland", "gletscher"),
  body: [
    p(
      "Nördlich des Polarkreises gibt es einen Weg, auf dem man sieben Tage lang keine Straße sieht. Der Schwedische Touristenverein begann ihn um 1900 zu markieren, baute Hütten im Abstand eines Tagesmarsches und nannte ihn Königspfad. Wir gehen das bekannteste Stück, hundertfünf Kilometer vom Torneträsk bis zum letzten Hof am Ende des Tals.",
    ),
    h2("Leben mit Holz und Wasser"),
    p(
      "Auf den Hütten gibt es weder Strom noch fließendes Wasser. Sie holen es vom Bach, hacken Birkenscheite, kochen auf Gas und tragen das Spülwasser hinaus. Das klingt nach Arbeit und wird rasch zur schönsten Stunde des Tages, besonders wenn danach die Sauna am Fluss geheizt ist.",
    ),
    quote(
      "Sápmi nennen die Samen ihr Land. Die Rentiere, die Ihnen begegnen, gehören den Familien der Samebyar Gabna, Laevas und Girjas.",
    ),
    h2("Licht ohne Ende, Wetter ohne Plan"),
    p(
      "Bis Mitte Juli geht die Sonne nicht unter, Ende August färben sich Zwergbirken und Bärentraube rot, und in klaren Nächten flackert das erste Nordlicht. Dazwischen kann an jedem Tag Schnee fallen. Ihre Führerin hat deshalb Zeit eingeplant: Die Etappen sind kurz genug, um auch einmal bis zum Mittag am Ofen zu sitzen.",
    ),
    ul(
      "Keine technischen Schwierigkeiten, aber steinige Abschnitte und ein Rucksack von zwölf bis vierzehn Kilo",
      "Die Vorräte werden in den Hüttenläden ergänzt und gemeinsam getragen",
      "Mobilfunk nur am Anfang und am Ende; für den Notfall ist ein Satellitengerät dabei",
    ),
  ],
  highlights: [
    { title: "Lapporten", text: "Das U-förmige Tor der Samen begleitet den ersten Tag im Rücken." },
    { title: "Sauna in Alesjaure", text: "Hoch über dem Seendelta, mit einem Sprung in sehr kaltes Wasser." },
    {
      title: "Tjäktjapass, rund 1.140 m",
      text: "Der höchste Punkt; dahinter liegt das Tjäktjavagge bis zum Horizont offen.",
    },
    {
      title: "Kebnekaise Fjällstation",
      text: "Am vorletzten Abend Tischdecken, Rentierragout und eine heiße Dusche.",
    },
  ],
  days: [
    day(
      "Mit dem Nachtzug nach Abisko",
      "Die meisten steigen am Vorabend in Stockholm in den Schlafwagen und sehen beim Aufwachen die ersten Moore. An der Turiststation wird gepackt, gewogen und umverteilt; wer mag, spaziert noch zum Canyon des Abiskojåkka.",
      noWalk,
      ["Abisko Turiststation", "pension"],
      "Abendessen",
    ),
    day(
      "Durch den Birkenwald",
      "Hinter dem Holzportal beginnt der Nationalpark. Der Weg bleibt am Fluss, viele Strecken liegen auf Bohlen, und in den Lichtungen blüht die Trollblume. Vor der Hütte in Abiskojaure steht ein kleiner Strand, an dem Mutige baden.",
      { km: 15, up: 150, down: 45, hours: 4.5 },
      ["Abiskojaure", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Über die Baumgrenze",
      "Ein steiler Anstieg am Kieron, dann stehen Sie im offenen Fjäll. Eine Kette von Seen zieht nach Süden, am Ufer liegt das Sommerlager einer samischen Siedlung. Von Weitem sehen Sie schon die roten Häuser von Alesjaure auf ihrem Hügel.",
      { km: 20, up: 470, down: 180, hours: 6.5 },
      ["Alesjaure", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Ein Tal wird karg",
      "Im Alisvággi lassen Sie die letzten Weidenbüsche zurück. Die Bäche kommen nun von Gletschern und müssen auf Steinen oder Sommerbrücken gequert werden. Die Tjäktjahütte ist die höchste am Weg und die einfachste.",
      { km: 13, up: 290, down: 70, hours: 4 },
      ["Tjäktja", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Der Pass und die große Weite",
      "Nach einer Stunde über Schneeflecken und Blöcke erreichen Sie die Passhöhe mit ihrer winzigen Schutzhütte. Drüben fällt der Weg steil in ein Tal, das so gleichmäßig geformt ist, als hätte jemand es mit der Kelle ausgestrichen. In Sälka gibt es wieder eine Sauna.",
      { km: 12, up: 190, down: 355, hours: 4 },
      ["Sälka", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Ein stiller Tag bis Singi",
      "Leicht abwärts, der Fluss zur Rechten, links hängen Gletscher über den Wänden des Kebnekaisemassivs. Nachmittags lässt sich von der Hütte aus die alte Kate an der Siedlung Singi besuchen. Frühes Abendessen, Karten, Wollsocken.",
      { km: 12, up: 90, down: 205, hours: 3.5 },
      ["Singi", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Durch das Ladtjovagge",
      "Der Königspfad geht geradeaus weiter, Sie biegen nach Osten ab. Zwischen Felswänden, in denen Gerfalken brüten, senkt sich der Weg zur Fjällstation, einem großen Haus mit Restaurant. Hier starten die Seilschaften zum höchsten Berg des Landes.",
      { km: 14, up: 200, down: 230, hours: 4.5 },
      ["Kebnekaise Fjällstation", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Hinaus nach Nikkaluokta",
      "Birken, Weidenröschen, Stechmücken: Der Wald kehrt zurück. Ein Boot über den Ladtjojaure kann den Marsch um fünf bis sechs Kilometer verkürzen. In Nikkaluokta gibt es Waffeln mit Moltebeeren, dann fährt der Bus nach Kiruna.",
      { km: 19, up: 120, down: 340, hours: 5.5 },
      ["Kiruna", "hotel"],
      "Frühstück, Mittagsproviant",
    ),
    day(
      "Abreise von Kiruna",
      "Wer bis zum Nachtzug bleibt, schaut sich an, wie eine Stadt umzieht: Wegen des Erzabbaus wird das Zentrum seit Jahren Haus für Haus nach Osten verlegt. Auch die rote Holzkirche ist 2025 auf Rädern an ihren neuen Platz gerollt.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 105,
  ascentM: 1510,
  descentM: 1425,
  distanceNote:
    "Ungefähre Angaben nach den Etappenangaben des Schwedischen Touristenvereins (STF), Höhenmeter gerundet",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 10,
  guideLanguage: "Deutsch, Schwedisch",
  included: items(
    "8 Übernachtungen: 1 in der Turiststation, 5 auf Hütten mit Selbstversorgung, 1 in der Fjällstation, 1 im Hotel",
    "alle Mahlzeiten vom ersten Abend bis zum Frühstück am achten Tag, Frühstück in Kiruna",
    "Führung durch eine Fjällführerin",
    "Bus von Nikkaluokta nach Kiruna",
    "Kochgeschirr, Gas und Satellitengerät",
  ),
  notIncluded: items("Zug nach Abisko und ab Kiruna", "Abendessen in Kiruna", "Boot über den Ladtjojaure"),
  packingList: hutPacking(
    "Rucksack mit 50 bis 60 Litern samt Regenhülle",
    "Gummistiefel oder hohe, dichte Wanderschuhe",
    "Mückenschutz und Kopfnetz",
    "Watschuhe für Bäche",
    "Thermosflasche",
  ),
  arrivalByTrain:
    "Über Hamburg und Kopenhagen oder mit der Fähre Kiel–Göteborg nach Stockholm, von dort im Nachtzug direkt bis Abisko Turiststation. Die Rückfahrt beginnt am Bahnhof Kiruna.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Abisko Turiststation", "start", 68.358, 18.783, 385, 0]],
    [
      ["Nissonjohka-Brücke", "place", 68.308, 18.68, 415, 8.5],
      ["Abiskojaure", "overnight", 68.2861, 18.5912, 490, 15],
    ],
    [
      ["Rastplatz am Kieron", "place", 68.246, 18.548, 820, 21.6],
      ["Bootsanleger am Alisjávri", "place", 68.19, 18.46, 785, 29.2],
      ["Alesjaure", "overnight", 68.1384, 18.4141, 780, 35],
    ],
    [["Tjäktja", "overnight", 68.049, 18.278, 1000, 48]],
    [
      ["Tjäktjapass", "pass", 68.027, 18.274, 1140, 51],
      ["Sälka", "overnight", 67.9464, 18.2817, 835, 60],
    ],
    [["Singi", "overnight", 67.856, 18.348, 720, 72]],
    [
      ["Abzweig Ladtjovagge", "place", 67.852, 18.4, 760, 75],
      ["Kebnekaise Fjällstation", "overnight", 67.868, 18.6195, 690, 86],
    ],
    [
      ["Bootsanleger am Ladtjojaure", "place", 67.854, 18.79, 510, 94],
      ["Nikkaluokta", "end", 67.851, 19.013, 470, 105],
    ],
  ),
  questions: [
    question(
      "Wann sind die Mücken am schlimmsten?",
      "Von Ende Juni bis Anfang August. Ab dem 20. August sind die meisten verschwunden, und das Fjäll beginnt sich zu färben.",
    ),
    question(
      "Steigen wir auf den Kebnekaise?",
      "Nein. Wer den Gipfel versuchen möchte, kann vorab einen Zusatztag mit einem örtlichen Führer buchen.",
    ),
    question(
      "Wie schläft man auf den Hütten?",
      "In Stockbetten mit vier bis zehn Personen. Decken und Kissen liegen bereit, Bettwäsche oder Schlafsack bringen Sie mit.",
    ),
    question(
      "Was esse ich unterwegs?",
      "Ihre Führerin plant die Gerichte und trägt den größten Teil der Gewürze und Fette; gekocht wird gemeinsam, vegetarisch ist der Normalfall.",
    ),
  ],
  country: "schweden",
  region: "lappland",
  activities: ["trekking", "huettenwandern", "fernwandern"],
  travelTypes: ["trekkingreise", "huettentour"],
  travelFocusTypes: ["stille-und-weite"],
  operator: "nordlicht-und-fjaell",
  sites: { hiking: true, outdoorsSweden: true, adventures: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [saturday(7, 1, 1490), saturday(7, 4, 1540), sunday(8, 3, 1590, true), saturday(9, 1, 1590, true)],
    singleSupplementCents: 9500,
    capacity: 10,
    minimumParticipants: 6,
  },
};
