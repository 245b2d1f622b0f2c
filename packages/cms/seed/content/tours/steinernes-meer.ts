import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, hutPacking, items, question, sunday, waypoints } from "../helpers";

export const steinernesMeer: TourSeed = {
  number: 1003,
  title: "Vom Watzmann ins Steinerne Meer",
  slug: "watzmann-steinernes-meer",
  teaser:
    "Fünf Tage durch den Nationalpark Berchtesgaden: das weiße Wimbachgries, eine Hochfläche wie ein erstarrter Ozean und am Ende das Boot über den Königssee.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag" }, "alpen", "fjord", "wald"),
  body: [
    p(
      "Südlich des Watzmanns liegt eine Hochfläche von mehr als hundert Quadratkilometern, auf der es so gut wie keinen Bach gibt. Regen verschwindet sofort in Spalten und kommt weit unten am Königssee wieder ans Licht. Der Kalk ist zu Rinnen, Wellen und Löchern ausgelaugt, und wer bei schräger Sonne hinüberschaut, versteht den Namen Steinernes Meer.",
    ),
    h2("Ein Fluss aus Schutt"),
    p(
      "Schon der Zugang ist ungewöhnlich. Im Wimbachgries liegt der Abbruch der umliegenden Dolomitwände bis zu dreihundert Meter mächtig, und das Wasser fließt darin unterirdisch. Sie gehen neun Kilometer auf einem Strom aus hellen Steinen, der sich jedes Jahr ein Stück bewegt, links der Watzmann, rechts der Hochkalter.",
    ),
    quote(
      "Am Funtensee wurden am 24. Dezember 2001 minus 45,9 Grad gemessen, so kalt wie sonst nirgends in Deutschland.",
    ),
    p(
      "Der See liegt in einer Mulde ohne sichtbaren Abfluss, in der sich kalte Luft sammelt; deshalb stehen unten die Gräser und oben am Hang die Bäume. Im August merken Sie davon höchstens, dass der Abend nach einer Jacke verlangt. Die Wirtsleute des Kärlingerhauses erzählen gern, wie sie im Frühjahr den Eingang freigraben.",
    ),
    h2("Wie die Tage sind"),
    p(
      "Lang ist nur der zweite Tag, an dem es über Trischübel und Hundstodgatterl gut tausend Meter hinaufgeht. Danach bleiben Sie auf der Hochfläche, wo die Markierungen von Fels zu Fels springen und bei Nebel jeder froh ist, nicht allein zu sein.",
    ),
    ul(
      "Geeignet, wenn Sie trittsicher sind und raues Karstgestein mögen",
      "Kein Klettern, einzelne Drahtseile in der Nähe des Riemannhauses",
      "Auch Jugendliche ab vierzehn sind in Begleitung willkommen",
    ),
  ],
  highlights: [
    {
      title: "Wimbachgries",
      text: "Das größte Schuttbett der Berchtesgadener Alpen, am späten Nachmittag fast menschenleer.",
    },
    {
      title: "Eichstätter Weg",
      text: "Vier Stunden über Karrenfelder, mit Blick vom Hochkönig bis zum Großglockner.",
    },
    {
      title: "Baden im Funtensee",
      text: "Der Kältepol ist im Sommer ein flacher, erstaunlich milder Bergsee.",
    },
    { title: "Boot von St. Bartholomä", text: "Seit 1909 fahren auf dem Königssee nur Elektroboote." },
  ],
  days: [
    day(
      "Durch die Klamm ins Wimbachgries",
      "Treffpunkt ist um 12.30 Uhr an der Wimbachbrücke in Ramsau. Auf Stegen geht es durch die kurze Klamm, dann am Wimbachschloss vorbei in das immer breitere Schuttbett. Die Wimbachgrieshütte der Naturfreunde liegt mitten darin, von Bergen umstellt.",
      { km: 9, up: 720, down: 17, hours: 3 },
      ["Wimbachgrieshütte", "huette"],
      "Abendessen",
    ),
    day(
      "Über Trischübel und Hundstodgatterl",
      "Durch lichten Lärchenwald steigen Sie zum Sattel Trischübel, auf dem früher eine Jagdhütte stand. Dahinter beginnt die kahle Welt: Hundstodgruben, letzte Schneefelder, ein steiler Aufschwung zum Gatterl. Vom Ingolstädter Haus schauen Sie am Abend auf den Großen Hundstod.",
      { km: 9.5, up: 1010, down: 218, hours: 5.5 },
      ["Ingolstädter Haus", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Quer über das Steinerne Meer",
      "Der Eichstätter Weg führt über Rippen und Wannen aus Kalk, in deren Ritzen Alpenmohn und Silberwurz wachsen. Vom Riemannhaus gehen Sie ohne Gepäck auf den Sommerstein, einen kleinen Felszacken mit großer Sicht auf die Hohen Tauern.",
      { km: 9.4, up: 470, down: 412, hours: 4.5 },
      ["Riemannhaus", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Hinüber zum Funtensee",
      "Sie überqueren die Grenze zurück nach Bayern, die hier nur ein verwitterter Stein anzeigt. Über das Baumgartl verlieren Sie langsam an Höhe, bis wieder Gras und dann Lärchen auftauchen. Früh am Nachmittag sitzen Sie am Ufer vor dem Kärlingerhaus.",
      { km: 7, up: 160, down: 699, hours: 3 },
      ["Kärlingerhaus am Funtensee", "huette"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch die Saugasse zum Königssee",
      "Sechsunddreißig enge Kehren überwinden die Saugasse, eine Rinne zwischen senkrechten Wänden. Dann nimmt Sie der Bergwald auf, und über die Schrainbachalm erreichen Sie das Ufer. In St. Bartholomä gibt es geräucherten Saibling, bevor das Boot Sie nach Schönau bringt.",
      { km: 8.5, up: 60, down: 1094, hours: 4 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 43.4,
  ascentM: 2420,
  descentM: 2440,
  distanceNote: "Ungefähre Angaben nach Alpenvereinskarte BY 21 und 10/1, gerundet; ohne Bootsfahrt",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 5,
  groupSizeMax: 10,
  guideLanguage: "Deutsch",
  included: items(
    "4 Übernachtungen auf Hütten im Lager oder Mehrbettzimmer",
    "4 × Frühstück, 4 × Abendessen",
    "Führung durch einen geprüften Bergwanderführer",
    "Bootsfahrt von St. Bartholomä nach Schönau am Königssee",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Brotzeit und Getränke, ca. 25 € am Tag",
    "Eintritt in die Wimbachklamm",
  ),
  packingList: hutPacking(
    "Rucksack mit 30 bis 35 Litern",
    "zwei Liter Trinkvorrat: auf der Hochfläche gibt es kaum Wasser",
    "Badesachen für den Funtensee",
  ),
  arrivalByTrain:
    "Über Freilassing mit der Regionalbahn bis Berchtesgaden Hbf, weiter mit dem Linienbus Richtung Hintersee bis Wimbachbrücke. Zurück fährt der Bus von Schönau am Königssee in einer Viertelstunde zum Bahnhof.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 14,
  waypoints: waypoints(
    [
      ["Wimbachbrücke", "start", 47.6057, 12.9255, 624, 0],
      ["Wimbachschloss", "place", 47.58, 12.901, 937, 4.2],
      ["Wimbachgrieshütte", "overnight", 47.545, 12.883, 1327, 9],
    ],
    [
      ["Trischübel", "pass", 47.5268, 12.8995, 1774, 13],
      ["Hundstodgatterl", "pass", 47.518, 12.893, 2188, 16],
      ["Ingolstädter Haus", "overnight", 47.5017, 12.8869, 2119, 18.5],
    ],
    [
      ["Riemannhaus", "hut", 47.4581, 12.9144, 2177, 26.5],
      ["Sommerstein", "summit", 47.4575, 12.919, 2308, 27.2],
      ["Riemannhaus", "overnight", 47.4581, 12.9144, 2177, 27.9],
    ],
    [
      ["Baumgartl", "place", 47.4837, 12.9265, 1788, 32.6],
      ["Kärlingerhaus", "overnight", 47.4955, 12.9372, 1638, 34.9],
    ],
    [
      ["Saugasse", "place", 47.515, 12.943, 1250, 38.1],
      ["Schrainbachalm", "place", 47.531, 12.956, 866, 40.7],
      ["St. Bartholomä", "end", 47.5455, 12.9725, 604, 43.4],
    ],
  ),
  questions: [
    question(
      "Steigen wir auf den Watzmann?",
      "Nein, die Überschreitung ist eine eigene, schwere Bergtour. Sie sehen den Berg von Westen und von Süden, was viele schöner finden.",
    ),
    question(
      "Muss ich mich um den Grenzübertritt kümmern?",
      "Zwei Hütten liegen in Österreich; nehmen Sie einen gültigen Personalausweis mit. Kontrollen gibt es auf der Hochfläche nicht.",
    ),
    question(
      "Fährt das Boot auch bei schlechtem Wetter?",
      "Bei Sturm oder starkem Nebel kann der Betrieb kurz ruhen. Wir planen den letzten Tag so, dass Sie auch ein späteres Boot nehmen können.",
    ),
  ],
  country: "deutschland",
  region: "berchtesgadener-alpen",
  activities: ["huettenwandern", "bergwandern"],
  travelTypes: ["huettentour"],
  travelFocusTypes: ["stille-und-weite", "gipfel-und-grate"],
  operator: "murmeltier-touren",
  sites: { hiking: true, outdoorsGermany: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [sunday(7, 1, 640), sunday(7, 4, 690, true), sunday(8, 3, 690, true), sunday(9, 2, 650)],
    singleSupplementCents: 3000,
    capacity: 10,
    minimumParticipants: 5,
  },
};
