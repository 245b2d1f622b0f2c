import { h2, p, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const moselradweg: TourSeed = {
  number: 1030,
  title: "Moselradweg: von Trier nach Koblenz, Schiefer im Glas",
  slug: "moselradweg-trier-koblenz",
  teaser:
    "Zweihundert Kilometer für eine Luftlinie von hundert: Die Mosel hat es nicht eilig. Kurze Etappen, steile Reben, fünf Keller und mittags oft ein Platz unter Walnussbäumen.",
  biome: "weinland",
  season: "herbst",
  timeOfDay: "tag",
  gallery: gallery({ season: "herbst", timeOfDay: "tag", way: "bike" }, "weinland", "flusstal", "stadt"),
  body: [
    p(
      "Zwischen Bernkastel und Traben-Trarbach liegen zu Fuß über den Berg keine sieben Kilometer. Der Fluss braucht mehr als zwanzig, und jede Kehre hat ihren Grund: In den Prallhängen sammelt der dunkle Schiefer die Wärme des Tages und gibt sie nachts an die Riesling-Stöcke zurück. Ohne Umwege kein Wein, so einfach ist das hier.",
    ),
    h2("Arbeit am Seil"),
    p(
      "Über dem Ort Bremm steigt der Calmont mit bis zu 65 Grad an, und doch wird er gelesen, von Hand, mit Monorackbahn und Knieschmerzen. Viele Parzellen lagen in den neunziger Jahren brach, heute kaufen Jüngere sie zurück. Einer von ihnen zeigt Ihnen, warum ein Liter aus der Steillage ein Mehrfaches der Stunden kostet, die ein Liter aus der Ebene braucht.",
    ),
    h2("Wir fahren nach dem Essen weiter, aber nicht lange"),
    p(
      "Die Etappen sind so geschnitten, dass gegen vier Uhr Schluss ist. Dann öffnen Winzerinnen ihre Keller: Es gibt Weine aus alten, wurzelechten Reben, Elbling von der Obermosel zum Vergleich und eine Lektion darüber, was „feinherb“ heißt und warum es nirgends im Gesetz steht. Gegessen wird, was dazu passt, vom Dippedotz aus Kartoffeln bis zum Zander.",
    ),
    ul(
      "Durchweg Radweg am Ufer, asphaltiert und flach, streckenweise dicht neben der Bundesstraße",
      "Im September und Oktober Weinfeste, Traktoren und volle Gasthöfe; reserviert ist alles",
      "Proben am späten Nachmittag und nie vor dem Fahren",
    ),
  ],
  highlights: [
    {
      title: "Porta Nigra",
      text: "Ein römisches Stadttor, um 170 nach Christus aus Sandsteinquadern gefügt, ohne Mörtel und mit Klammern aus Eisen.",
    },
    {
      title: "Kelter von Piesport",
      text: "Becken aus dem 4. Jahrhundert, am Fuß desselben Weinbergs wie heute; zum Kelterfest im Oktober wird darin wieder mit bloßen Füßen getreten.",
    },
    {
      title: "Trabener Unterwelt",
      text: "Gewölbe unter Jugendstilvillen, aus der Zeit um 1900, als hier mehr Fässer umgeschlagen wurden als fast irgendwo sonst.",
    },
    {
      title: "Burg Eltz",
      text: "Zu Fuß durch den Wald zu einem Bau, der seit über achthundert Jahren derselben Familie gehört.",
    },
  ],
  days: [
    day(
      "Römer am Nachmittag",
      "Ein kurzer Gang führt vom Bahnhof zur Porta Nigra, wo Ihr Reiseleiter wartet. Sie gehen durch Kaiserthermen und Basilika und sehen im Landesmuseum das steinerne Weinschiff, dessen Steuermann seit achtzehnhundert Jahren grinst. Danach: erstes Glas.",
      noWalk,
      ["Trier", "hotel"],
      "Abendessen",
    ),
    day(
      "Hinaus zu den ersten Schleifen",
      "Bis Schweich ist das Tal breit, dann rückt der Hang heran. Auf der Höhe von Mehring liegt eine römische Villa am Weg, in Trittenheim überspannt eine der ältesten Brücken der Mittelmosel den Bogen. Am Ufer von Neumagen liegt der Nachbau des Weinschiffs vertäut.",
      { km: 41, up: 110, down: 120, hours: 3 },
      ["Neumagen-Dhron", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Goldtröpfchen, Juffer, Doctor",
      "Die Namen der Lagen sind heute das Programm, und nach 26 Kilometern sind Sie da. Nachmittags ein Spaziergang zur Burg Landshut über Bernkastel, anschließend die Bibliothek des Cusanusstifts, in der ein Kardinal des 15. Jahrhunderts seine Bücher und, in der Kapelle nebenan, sein Herz hinterließ.",
      { km: 26, up: 70, down: 80, hours: 2 },
      ["Bernkastel-Kues", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Unter der hohen Brücke hindurch",
      "Bei Zeltingen-Rachtig schwebt die Hochmoselbrücke 160 Meter über dem Fluss; über die Frage, ob sie stört, lässt sich bis zum Mittag streiten. In Ürzig leuchtet der Boden rot, in Traben-Trarbach steigen Sie in die Keller hinab. Zell empfängt mit einem Brunnen, auf dem eine Katze faucht.",
      { km: 44, up: 120, down: 132, hours: 3.5 },
      ["Zell", "hotel"],
      "Frühstück",
    ),
    day(
      "Calmont und Beilstein",
      "Nach der Doppelstockbrücke bei Bullay, oben Bahn, unten Straße, folgt die engste Schleife des Tals. Ein Winzer erwartet Sie am Fuß der Steillage. In Beilstein passen Kirche, Burgruine und Weinstuben auf eine Fläche, für die andere Orte einen Parkplatz brauchen; wir kommen spät und bleiben auf ein Glas.",
      { km: 40, up: 130, down: 143, hours: 3 },
      ["Cochem", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Mit dem Wanderschuh zur Burg Eltz",
      "In Moselkern bleiben die Räder stehen. Ein Waldpfad am Elzbach führt in gut einer Stunde zur Burg, die erst im letzten Augenblick auftaucht. Zurück am Wasser rollen Sie an Hatzenport und Löf vorbei nach Gondorf, wo die Uferstraße mitten durch ein Schloss führt.",
      { km: 36, up: 100, down: 110, hours: 3 },
      ["Kobern-Gondorf", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Die letzten Terrassen vor dem Rhein",
      "Unter der Autobahnbrücke, deren Pfeiler so hoch sind wie ein Münster, stapeln sich bei Winningen die Mauern zu den schmalsten Weingärten der Reise. Am Deutschen Eck mischt sich das grünere Wasser ins grauere. Wer einen späten Zug nimmt, fährt noch mit der Seilbahn zur Festung Ehrenbreitstein hinauf.",
      { km: 17, up: 50, down: 60, hours: 1.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 204,
  ascentM: 580,
  descentM: 645,
  distanceNote:
    "Ungefähre Angaben: Radkilometer am Ufer, gerundet; der Fußweg zur Burg Eltz ist nicht mitgezählt",
  techniqueGrade: 1,
  fitnessGrade: 1,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "6 Übernachtungen in Hotels und Winzergasthöfen im Doppelzimmer",
    "6 × Frühstück, 5 × Abendessen",
    "fünf Weinproben und eine Führung in der Steillage",
    "Leihrad oder Transport des eigenen Rads ab Koblenz nach Trier",
    "Gepäcktransport, Eintritte Landesmuseum und Burg Eltz",
  ),
  notIncluded: items("An- und Abreise", "Abendessen in Zell", "Wein zum Abendessen", "E-Bike, 90 € Aufpreis"),
  packingList: pannierPacking(
    "Halbschuhe mit Profil für Burg Eltz und Calmont",
    "warme Jacke für die Keller, 10 °C",
    "Platz im Koffer für zwei Flaschen",
  ),
  arrivalByTrain:
    "Nach Trier fahren Regionalexpresszüge aus Koblenz, Saarbrücken und Luxemburg. Koblenz Hbf am Ende hat Fernverkehr in Richtung Köln, Mainz und Frankfurt; wer ein eigenes Rad mitnimmt, kommt mit der Moselstrecke an beide Orte.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Trier, Porta Nigra", "start", 49.7596, 6.6439, 135, 0]],
    [
      ["Schweich", "place", 49.822, 6.752, 130, 15],
      ["Trittenheim", "place", 49.825, 6.902, 125, 35],
      ["Neumagen-Dhron", "overnight", 49.857, 6.893, 125, 41],
    ],
    [
      ["Piesport", "place", 49.8847, 6.9186, 120, 47],
      ["Brauneberg", "place", 49.906, 6.977, 120, 57],
      ["Bernkastel-Kues", "overnight", 49.9161, 7.0757, 115, 67],
    ],
    [
      ["Ürzig", "place", 49.98, 7.005, 112, 79],
      ["Traben-Trarbach", "place", 49.9503, 7.116, 108, 93],
      ["Zell", "overnight", 50.0285, 7.182, 103, 111],
    ],
    [
      ["Doppelstockbrücke bei Bullay", "place", 50.05, 7.135, 100, 117],
      ["Bremm am Calmont", "place", 50.095, 7.117, 98, 126],
      ["Beilstein", "place", 50.11, 7.24, 95, 140],
      ["Cochem", "overnight", 50.1459, 7.1668, 90, 151],
    ],
    [
      ["Treis-Karden", "place", 50.1836, 7.3, 85, 163],
      ["Moselkern", "place", 50.192, 7.371, 83, 169],
      ["Kobern-Gondorf", "overnight", 50.308, 7.459, 80, 187],
    ],
    [
      ["Winningen", "place", 50.318, 7.513, 80, 193],
      ["Koblenz, Deutsches Eck", "end", 50.3644, 7.6058, 70, 204],
    ],
  ),
  questions: [
    question(
      "Ich trinke keinen Alkohol. Bin ich hier falsch?",
      "Nein, aber ein gutes Fünftel des Programms spielt in Kellern. Die Winzer schenken Traubensaft aus denselben Lagen aus, und erzählen können sie auch ohne Glas.",
    ),
    question(
      "Wie laut ist die Straße neben dem Radweg?",
      "Zwischen Cochem und Kobern hört man sie deutlich, an schönen Sonntagen auch die Motorräder. Wo es am anderen Ufer ruhiger ist, wechseln wir über die Brücke.",
    ),
    question(
      "Wann ist Lese?",
      "Je nach Jahr von Anfang September bis Mitte Oktober, der Riesling zuletzt. Ende Oktober ist der Hang golden, das Tal morgens im Nebel und jeder Winzer müde, aber gesprächig.",
    ),
  ],
  country: "deutschland",
  region: "mosel",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kueche-und-keller", "kultur-und-geschichte"],
  operator: "kranich-radreisen",
  sites: { biking: true, outdoorsGermany: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      sunday(5, 3, 1090),
      sunday(6, 2, 1120),
      saturday(9, 2, 1190, true),
      saturday(9, 4, 1220, true),
      sunday(10, 2, 1190),
    ],
    singleSupplementCents: 17900,
    capacity: 12,
    minimumParticipants: 6,
  },
};
