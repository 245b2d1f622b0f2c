import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
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
} from "../helpers";

export const schneeschuhValMuestair: TourSeed = {
  number: 1011,
  title: "Schneeschuhwoche vom Val Müstair nach Scuol",
  slug: "schneeschuhwoche-val-muestair",
  teaser:
    "Über den Pass da Costainas in den Weiler S-charl, den im Winter nur Pferdeschlitten erreichen. Lawinenkunde, Arvenwald und zum Schluss das Bad von Scuol.",
  biome: "alpen",
  season: "winter",
  timeOfDay: "nacht",
  gallery: gallery({ season: "winter", timeOfDay: "nacht" }, "alpen", "wald", "flusstal"),
  body: [
    p(
      "Von November bis Mai endet die Straße nach S-charl schon kurz hinter Scuol. Was die paar Häuser auf 1.810 Metern dann brauchen, bringt ein Pferdeschlitten, und wer hinaufwill, kommt mit ihm oder auf eigenen Füßen. Sie nehmen den schöneren Weg: von Süden her, aus dem Val Müstair, über einen sanften Pass.",
    ),
    h2("Tamangur"),
    p(
      "Auf der Nordseite des Passes steht der God da Tamangur, der höchstgelegene geschlossene Arvenwald Europas; seine obersten Bäume wachsen auf 2.300 Metern. Manche sind siebenhundert Jahre alt. Der Tannenhäher sät sie aus, indem er Nüsschen versteckt und einen Teil davon vergisst. Für Rätoromanen ist der Wald ein Sinnbild ihrer Sprache: alt, zäh, klein geworden und noch immer da.",
    ),
    quote(
      "„Allegra“ grüßen die Menschen hier, und wer zurückgrüßt, bekommt gleich noch den Wetterbericht dazu.",
    ),
    h2("Mit Sorgfalt im Schnee"),
    p(
      "Am ersten Wandertag üben Sie den Umgang mit LVS-Gerät, Schaufel und Sonde. Jeden Morgen liest Ihr Bergführer das Lawinenbulletin mit der Gruppe und erklärt seine Entscheidung. Alle Routen lassen sich verändern oder verkürzen; Wildruhezonen bleiben tabu, denn Schneehühner und Gämsen leben jetzt vom Sparen.",
    ),
    ul(
      "Keine Vorkenntnisse nötig, gute Grundkondition für vier bis fünf Stunden im Schnee genügt",
      "Wenig steile Hänge, ruhiges Tempo, viele Pausen in der Sonne",
      "Das Gepäck reist mit Postauto und Schlitten",
    ),
  ],
  highlights: [
    { title: "Nacht in S-charl", text: "Kein Auto, kaum eine Lampe: Man hört den Bach unter dem Eis." },
    {
      title: "Pass da Costainas, 2.251 m",
      text: "Ein breiter Übergang, den Säumer schon im Mittelalter benutzten.",
    },
    {
      title: "Kloster Müstair",
      text: "Karolingische Fresken, um 800 gemalt, seit 1983 auf der Welterbeliste.",
    },
    { title: "Engadin Bad Scuol", text: "Mineralwasser, Dampf und Blick auf die Lischana zum Abschluss." },
  ],
  days: [
    day(
      "Ankunft in Tschierv",
      "Das Postauto fährt ab Zernez über den Ofenpass mitten durch den Schweizerischen Nationalpark. Im Hotel in Tschierv werden Schneeschuhe angepasst und die Geräte für die Lawinensuche ausgegeben.",
      noWalk,
      ["Tschierv", "hotel"],
      "Abendessen",
    ),
    day(
      "Einlaufen bei Lü",
      "Lü liegt auf 1.920 Metern am Sonnenhang. Von dort ziehen Sie eine bequeme Spur zur Alp Champatsch und zurück. Am Mittag wird im Schnee gesucht, gegraben und gelernt; am Abend fährt ein Bus auf Wunsch zum Kloster nach Müstair.",
      { km: 7, up: 230, down: 230, hours: 3 },
      ["Tschierv", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Vom Ofenpass hinab ins Tal",
      "Das Postauto bringt Sie zur Passhöhe Süsom Givè. Über die Alp da Munt queren Sie lichten Bergföhrenwald, vor Ihnen der Ortler mit seinem Eis. Der Rückweg nach Tschierv führt in weiten Bögen durch unberührte Mulden.",
      { km: 8, up: 180, down: 669, hours: 4 },
      ["Tschierv", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über den Pass nach S-charl",
      "Die große Etappe beginnt früh. Auf der bekannten Spur geht es zur Alp Champatsch, dann weiter zum Pass und in ein stilles Hochtal. Am Rand des Tamangur-Waldes gibt es Tee aus der Kanne, zwei Stunden später das erste Licht im Weiler.",
      { km: 14, up: 370, down: 480, hours: 5.5 },
      ["S-charl", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Ein kurzer Tag für Alp Plazèr",
      "Vormittags können Sie ausschlafen oder die Reste der Bergwerke suchen, in denen Silber und Blei gewonnen wurden. Danach steigen Sie gemütlich zur Alp Plazèr auf und lassen die Gipfel an der Grenze zu Südtirol rot werden.",
      { km: 7, up: 290, down: 290, hours: 3.5 },
      ["S-charl", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf der Schlittenstraße nach Scuol",
      "Das Tal der Clemgia wird eng, Eisfälle hängen über dem Weg. Bei San Jon treten Sie aus dem Schatten und sehen den Inn unter sich. Am Nachmittag ist der Eintritt ins Thermalbad schon bezahlt. Falls der Weg gesperrt ist, wartet die Gruppe oder kehrt über Lü zurück.",
      { km: 14, up: 40, down: 564, hours: 4.5 },
      ["Scuol", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Heimreise durch den Vereina",
      "Vom Bahnhof Scuol-Tarasp fährt die Rhätische Bahn durch den Vereinatunnel nach Landquart. Wer Zeit hat, geht vorher an einem der Dorfbrunnen vorbei: aus einigen fließt Mineralwasser.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 50,
  ascentM: 1110,
  descentM: 2233,
  distanceNote:
    "Ungefähre Angaben nach Swisstopo-Schneeschuhkarte, die Spur richtet sich nach Schnee und Lawinenlage",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 5,
  groupSizeMax: 9,
  guideLanguage: "Deutsch",
  included: items(
    "6 Übernachtungen: 4 in Hotels, 2 im Gasthof, im Doppelzimmer",
    "6 × Frühstück, 6 × Abendessen, 1 Lunchpaket",
    "Führung durch einen patentierten Bergführer",
    "Schneeschuhe, Stöcke und LVS-Ausrüstung leihweise",
    "Gepäcktransport mit Postauto und Pferdeschlitten, Eintritt ins Bad Scuol",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Postautofahrten ohne Gästekarte, ca. 20 CHF",
    "Getränke und Mittagessen",
  ),
  packingList: valleyPacking(
    "warme, wasserdichte Winterschuhe",
    "Gamaschen",
    "Skibrille und zwei Paar Handschuhe",
    "Thermosflasche",
  ),
  arrivalByTrain:
    "Über Zürich und Landquart mit der Rhätischen Bahn durch den Vereinatunnel nach Zernez, dort ins Postauto Richtung Mals bis Tschierv. Zurück geht es ohne Umsteigen von Scuol-Tarasp nach Landquart.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 12,
  waypoints: waypoints(
    [["Tschierv", "start", 46.6206, 10.3417, 1660, 0]],
    [
      ["Lü", "place", 46.6253, 10.3697, 1920, 0],
      ["Alp Champatsch", "place", 46.638, 10.352, 2093, 3.5],
      ["Lü", "place", 46.6253, 10.3697, 1920, 7],
    ],
    [
      ["Süsom Givè (Ofenpass)", "pass", 46.6397, 10.2925, 2149, 7],
      ["Alp da Munt", "place", 46.633, 10.309, 2213, 9.2],
      ["Tschierv", "overnight", 46.6206, 10.3417, 1660, 15],
    ],
    [
      ["Lü", "place", 46.6253, 10.3697, 1920, 15],
      ["Pass da Costainas", "pass", 46.6464, 10.3672, 2251, 19.8],
      ["God da Tamangur", "place", 46.679, 10.356, 2130, 24],
      ["S-charl", "overnight", 46.7147, 10.3353, 1810, 29],
    ],
    [
      ["Alp Plazèr", "place", 46.715, 10.373, 2085, 32.5],
      ["S-charl", "overnight", 46.7147, 10.3353, 1810, 36],
    ],
    [
      ["Val Mingèr, Brücke", "place", 46.727, 10.305, 1660, 39.4],
      ["San Jon", "place", 46.778, 10.308, 1466, 46],
      ["Scuol-Tarasp, Bahnhof", "end", 46.7995, 10.2865, 1286, 50],
    ],
  ),
  questions: [
    question(
      "Ich stand noch nie auf Schneeschuhen. Ist das ein Problem?",
      "Nein. Wer wandern kann, lernt es in einer halben Stunde. Der erste Tag ist genau dafür da.",
    ),
    question(
      "Wie kalt wird es?",
      "In S-charl sind zwanzig Grad unter null möglich, meist bei trockener Luft und Sonne. Mit mehreren dünnen Schichten gehen Sie angenehmer als mit einer dicken Jacke.",
    ),
    question(
      "Was passiert bei großer Lawinengefahr?",
      "Dann bleiben wir im Val Müstair, wo es genügend sichere Routen gibt, und holen den Pass nach, wenn es geht. Der Preis ändert sich dadurch nicht.",
    ),
    question(
      "Sind Kinder im Schnee willkommen?",
      "Ab zwölf Jahren ja, kleine Schneeschuhe haben wir. Jüngeren wird die Etappe über den Pass zu lang.",
    ),
  ],
  country: "schweiz",
  region: "val-muestair",
  activities: ["schneeschuhwandern"],
  travelTypes: ["winterreise"],
  travelFocusTypes: ["stille-und-weite", "wald-und-wasser", "kultur-und-geschichte"],
  operator: "steinadler-bergreisen",
  sites: { hiking: true, adventures: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [sunday(1, 3, 1690), sunday(2, 1, 1790, true), saturday(2, 4, 1790), sunday(3, 2, 1690, true)],
    singleSupplementCents: 19500,
    capacity: 9,
    minimumParticipants: 5,
  },
};
