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

export const hoegaKustenleden: TourSeed = {
  number: 1017,
  title: "Höga Kustenleden: wo Schweden aus dem Meer steigt",
  slug: "hoega-kustenleden",
  teaser:
    "Acht Wandertage von der großen Brücke bis Örnsköldsvik: Geröllfelder, die einmal Strand waren, eine Schlucht wie mit dem Beil geschlagen und abends Sauna mit Blick auf die Bottensee.",
  biome: "kueste",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend" }, "kueste", "wald", "seenland"),
  body: [
    p(
      "Als das Eis hier drei Kilometer dick lag, drückte es die Erdkruste tief ins Weiche. Seit es fort ist, federt das Land zurück, bis heute knapp einen Zentimeter im Jahr. Die alte Uferlinie am Skuleberget liegt inzwischen 286 Meter über dem Meer, höher als irgendwo sonst auf der Welt, und ein Bootshaus, das der Großvater am Wasser baute, steht für den Enkel auf der Wiese.",
    ),
    h2("Wandern auf ehemaligem Meeresboden"),
    p(
      "Das klingt nach Lehrbuch, ist aber an jedem Anstieg zu sehen. Unten Felder auf feinem Lehm, in der Mitte blank gespülter Fels und Streifen aus Kieseln, ganz oben eine Kappe aus Wald: Erst dort, wo nie eine Welle hinkam, liegt noch Moräne, in der Fichten wurzeln können. Einheimische nennen solche Berge Kalottberge, und nach zwei Tagen erkennen Sie die Frisur von Weitem.",
    ),
    quote(
      "Den Strömling, den man hier im Frühjahr in Salz legt und im August mit viel Mut wieder öffnet, serviert Ihnen niemand ungefragt.",
    ),
    h2("Lang, hügelig, selten steil"),
    p(
      "Der Weg geht vom Meer in den Wald und wieder zurück, und jedes Mal sind es hundert bis zweihundert Höhenmeter. Wurzeln und nasser Fels verlangen Aufmerksamkeit, einige Kilometer Schotterstraße eher Geduld. Den eintönigsten Abschnitt, durch Wirtschaftswald kurz vor dem Ziel, überspringen wir mit dem Kleinbus und geben das gern zu.",
    ),
    ul(
      "Tagesstrecken zwischen 9,7 und 22,4 Kilometern",
      "Einfache, saubere Häuser: Pensionen, drei Hotels, eine Herberge, einmal Holzhütten am See",
      "Gepäcktransport an allen Tagen, unterwegs nur der Tagesrucksack",
    ),
  ],
  highlights: [
    {
      title: "Slåttdalsskrevan",
      text: "Eine Felsspalte von zweihundert Metern Länge, dreißig bis vierzig Meter tief und sieben breit; von oben sieht man bis auf den Grund.",
    },
    {
      title: "Skuleberget",
      text: "Auf seinem Gipfel endet die Welt des Wassers: die höchste Küstenlinie der Erde, 286 Meter.",
    },
    {
      title: "Geröllfelder im Wald",
      text: "Alte Strandwälle zwischen Fichten, Stein an Stein, von Flechten grün gestempelt.",
    },
    { title: "Balesudden", text: "Eine Felsnase über der Schärenwelt, an der Seeadler kreisen." },
  ],
  days: [
    day(
      "An der Brücke",
      "Der Kleinbus holt die Gruppe am Nachmittag in Härnösand ab. Auf dem Hornöberget sehen Sie die Hängebrücke über den Ångermanälven, 1,8 Kilometer lang, und von der Terrasse auch, worauf Sie sich eingelassen haben: Wald bis ans Ende des Blicks.",
      noWalk,
      ["Hornöberget", "hotel"],
      "Abendessen",
    ),
    day(
      "Einlaufen bis Lövvik",
      "Steil durch Kiefern hinab, dann auf der alten Küstenstraße am Sund entlang. Der Lärm der Europastraße verliert sich nach einer halben Stunde. In Lövvik liegt das Haus an der Bucht, und das Wasser ist im Juli warm genug, um die Füße länger als höflich hineinzuhalten.",
      { km: 9.8, up: 260, down: 385, hours: 3.5 },
      ["Lövvik", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über die alten Strände nach Gavik",
      "Der längste Tag gleich zu Beginn, deshalb Abmarsch um acht. Mittags stehen in Fjärdbotten Bänke am Wasser, vorher und nachher queren Sie Streifen aus runden Steinen, die klacken wie Kegelkugeln. Zuletzt führt ein Waldrücken zum Gaviksfjärden, an dem Ihre Wirtin die Suppe aufgesetzt hat.",
      { km: 22.4, up: 560, down: 550, hours: 7.5 },
      ["Gavik", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Ein Fjord, der zum See wurde",
      "Schotter und Dorfstraßen, dazwischen Mädan mit seinem kleinen Fischereimuseum. Ein Abstecher führt auf den Rödklitten, eine Fluchtburg der Eisenzeit mit Mauerresten und weitem Blick. Die Hütten von Lappudden stehen am Vågsfjärden, der noch Bucht heißt, aber seit gut anderthalb Jahrhunderten keine mehr ist. Sauna und Ruderboot gehören dazu.",
      { km: 11.5, up: 300, down: 275, hours: 4 },
      ["Lappudden", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Waldrücken bis Ullånger",
      "Lange Bohlen führen über Moore mit Wollgras; Anfang August reifen darauf Moltebeeren, sofern niemand schneller war. Ullånger hat einen Laden, eine Tankstelle und ein Hotel, was sich nach drei Tagen wie Großstadt anfühlt.",
      { km: 15, up: 370, down: 400, hours: 5 },
      ["Ullånger", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zum Fuß des Skuleberget",
      "Am Vormittag nach Skoved mit seinen Sommerhäusern, später an der weiß gekalkten alten Kirche von Vibyggerå vorbei auf den Berg zu, dessen Ostwand senkrecht abbricht. In einer Höhle darin sollen Räuber gehaust haben; Kletterer in Gurten sind heute häufiger. Im Naturum am Fuß der Wand wird die Landhebung mit Modellen erklärt.",
      { km: 17.3, up: 430, down: 395, hours: 6 },
      ["Skule bei Docksta", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "286 Meter über dem früheren Meer",
      "Über die Rückseite auf den Gipfel, wo in der Hütte Waffeln gebacken werden, danach durch Hochwald zum Südeingang des Nationalparks. Wir fahren für eine zweite Nacht zurück nach Skule; die Badesachen bleiben also auf der Leine.",
      { km: 9.7, up: 420, down: 385, hours: 4 },
      ["Skule bei Docksta", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Skuleskogen und die große Spalte",
      "Das Herzstück: über blanken Fels mit krummen Kiefern hinauf an den Rand der Schlucht Slåttdalsskrevan, durch die seit 2023 wegen Steinschlags niemand mehr gehen darf. Der Umweg über den Slåttdalsberget hat den besseren Blick. Danach am Waldsee Tärnättvattnen vorbei, in dem bei Sonne gebadet wird. Vom Nordeingang ist es noch eine gute Stunde bis in den Fährhafen Köpmanholmen.",
      { km: 13.9, up: 430, down: 505, hours: 5.5 },
      ["Köpmanholmen", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Balesudden und die letzten Kilometer",
      "Sandbucht, Steilküste, Strandkiefern: Die Halbinsel Balesudden ist ein würdiger Abschied vom Meer. Von Sandlågan bringt der Bus Sie nach Svedje, dann geht es am Moälven entlang und über den Varvsberget in die Stadt, bis auf den Stora Torget. Dort gehört sich ein Eis.",
      { km: 17.4, up: 370, down: 372, hours: 6 },
      ["Örnsköldsvik", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Mit der Botniabahn nach Süden",
      "Zum Bahnhof am Wasser laufen Sie zehn Minuten. Auf der Fahrt nach Sundsvall erkennen Sie einige der Kuppen wieder, diesmal in Minuten statt Tagen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 117,
  ascentM: 3140,
  descentM: 3267,
  distanceNote:
    "Ungefähre Angaben nach den Etappenangaben des Höga Kustenleden, gerundet; der Abschnitt von Sandlågan bis Svedje wird gefahren",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "9 Übernachtungen im Doppelzimmer, in Lappudden in Vierbetthütten",
    "9 × Frühstück, 8 × Lunchpaket, 9 × Abendessen",
    "Führung durch eine in Ångermanland lebende Wanderführerin",
    "Gepäcktransport und alle Kleinbusfahrten ab Härnösand",
  ),
  notIncluded: items("An- und Abreise", "Getränke", "Sessellift oder Klettersteig am Skuleberget"),
  packingList: valleyPacking(
    "Mückenschutz und leichtes Kopfnetz bis Ende Juli",
    "Wanderstöcke für nassen Fels",
    "Hüttenschlafsack für Lappudden",
  ),
  arrivalByTrain:
    "Von Hamburg über Kopenhagen und Malmö nach Stockholm, weiter mit dem Schnellzug an der Küste bis Härnösand. Zurück geht es ab Örnsköldsvik auf der Botniabahn, mit Umstieg in Sundsvall oder Stockholm.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: true,
  waypoints: waypoints(
    [["Hornöberget", "start", 62.8029, 17.9554, 135, 0]],
    [
      ["Nyadal", "place", 62.794, 17.985, 10, 3],
      ["Lövvik", "overnight", 62.802, 18.062, 10, 9.8],
    ],
    [
      ["Fjärdbotten", "place", 62.838, 18.156, 15, 19.4],
      ["Gavik", "overnight", 62.885, 18.263, 20, 32.2],
    ],
    [
      ["Mädan", "place", 62.912, 18.25, 8, 37.2],
      ["Lappudden", "overnight", 62.944, 18.239, 45, 43.7],
    ],
    [["Ullånger", "overnight", 63.012, 18.186, 15, 58.7]],
    [
      ["Skoved", "place", 63.043, 18.287, 20, 69.2],
      ["Naturum am Skuleberget", "overnight", 63.08, 18.371, 50, 76],
    ],
    [
      ["Skuleberget", "summit", 63.083, 18.356, 295, 78],
      ["Nationalpark Skuleskogen, Entré Syd", "place", 63.087, 18.483, 85, 85.7],
    ],
    [
      ["Rand der Slåttdalsskrevan", "place", 63.105, 18.503, 230, 89.4],
      ["Nationalpark Skuleskogen, Entré Nord", "place", 63.136, 18.517, 45, 95],
      ["Köpmanholmen", "overnight", 63.17, 18.578, 10, 99.6],
    ],
    [
      ["Balesudden", "place", 63.192, 18.632, 55, 105.5],
      ["Sandlågan", "place", 63.219, 18.672, 8, 112.3],
      ["Svedje", "place", 63.271, 18.756, 20, 112.3],
      ["Örnsköldsvik, Stora Torget", "end", 63.2889, 18.7159, 8, 117],
    ],
  ),
  questions: [
    question(
      "Gehen wir durch die Schlucht hindurch?",
      "Nein, sie ist seit Juni 2023 mit Ketten verschlossen, weil sich immer wieder Blöcke aus den Wänden lösten. Der verlegte Weg führt oben vorbei, und von dort schauen Sie hinein.",
    ),
    question(
      "Gibt es Bären?",
      "Ja, wenige und scheue. Wer beim Gehen redet, wird keinen zu Gesicht bekommen.",
    ),
    question(
      "Muss ich am Gipfeltag mitgehen?",
      "Nein. Im Sommer fährt meist ein Sessellift hinauf, und vom Naturum aus kann man die Etappe auch ganz auslassen.",
    ),
    question(
      "Kann mein Hund mit an die Höga Kusten?",
      "Ja, wenn er lange Tage mag und Sie ihn vor der Buchung anmelden. Unterwegs läuft er an der Leine, für die Einreise nach Schweden braucht er EU-Heimtierausweis, Mikrochip und eine gültige Tollwutimpfung.",
    ),
  ],
  country: "schweden",
  region: "hoega-kusten",
  activities: ["wandern", "fernwandern", "kuestenwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "wald-und-wasser"],
  operator: "birkenrinde-reisen",
  sites: { outdoorsSweden: true, hiking: true },
  canonicalSite: "outdoors-sweden",
  departurePlan: {
    rules: [saturday(6, 3, 1690), saturday(7, 2, 1740, true), sunday(8, 2, 1740, true), saturday(9, 1, 1640)],
    singleSupplementCents: 29500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
