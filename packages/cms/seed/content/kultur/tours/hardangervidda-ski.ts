import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import {
  day,
  gallery,
  hutPacking,
  items,
  noWalk,
  question,
  saturday,
  sunday,
  waypoints,
} from "../../helpers";

export const hardangerviddaSki: TourSeed = {
  number: 1047,
  title: "Hardangervidda auf Skiern: von Hütte zu Hütte",
  slug: "hardangervidda-ski-huette-zu-huette",
  teaser:
    "Von Finse nach Ustaoset über Europas größte Hochebene: Bambusstangen und Birkenzweige weisen den Weg, nachts knackt das Eis, abends dampfen Eintopf und Waffeln in bewirtschafteten Hütten.",
  biome: "fjaell",
  season: "winter",
  timeOfDay: "tag",
  gallery: gallery({ season: "winter", timeOfDay: "tag", way: "ski" }, "fjaell", "hochland", "gletscher"),
  body: [
    p(
      "Die Vidda ist so flach, dass man morgens die Hütte vom Abend ahnt, und so groß, dass man sie trotzdem erst am Abend erreicht. Auf unserem Bogen zwischen zwei Bahnhöfen der Bergenbahn steht hundertzehn Kilometer lang kein Wald. In Finse übten Nansen und Shackleton, bevor sie an die Enden der Erde fuhren, und 1896 wäre Roald Amundsen hier im Schneeloch beinahe erfroren, ehe irgendjemand seinen Namen kannte.",
    ),
    h2("Fjellski sind keine Langlaufski"),
    p(
      "Sie stehen auf breiteren Ski mit Stahlkante, in Schuhen, die über den Knöchel reichen. Gewachst wird morgens nach Temperatur, für Anstiege liegen kurze Felle bereit. Loipen gibt es nicht, bestenfalls die Spur eines Motorschlittens, der Vorräte brachte. Wer zu Hause sicher auf schmalen Latten läuft und einen blauen Hang im Pflug bremst, lernt den Rest in Finse.",
    ),
    quote(
      "Norwegische Bergregel Nummer acht lautet: Es ist keine Schande, umzukehren. Wir haben sie auf dieser Tour zweimal befolgt und beide Male gut gegessen.",
    ),
    h2("Wind ist die eigentliche Steigung"),
    p(
      "Minus zehn Grad bei Sonne fühlen sich an wie Urlaub, minus fünf bei Sturm nicht. Im Whiteout verschwinden Boden und Himmel ineinander, dann gehen Sie von Zweig zu Zweig, und der Führer hält mit GPS und Kompass die Richtung. Jede Person trägt einen Windsack, jede Gruppe Schaufeln und ein Funkgerät. Um Lawinenhänge macht die Route einen Bogen.",
    ),
    ul(
      "Etappen bis 25 Kilometer in gleichmäßigem Gelände, dazu ein Pausentag auf dem Langesjøen",
      "Rucksack um die zehn Kilo; ein Gepäckschlitten für Notausrüstung wechselt den Zieher",
      "Termine nur im März und Ende Februar, wenn gezweigt und bewirtet wird",
    ),
  ],
  highlights: [
    {
      title: "Finse, 1.222 m",
      text: "Der höchste Bahnhof Nordeuropas hat keine Straße, dafür ein Denkmal für den Polarforscher Scott.",
    },
    {
      title: "Hardangerjøkulen",
      text: "Eine Eiskappe gleich hinter dem See; 1979 spielte sie im Kino einen Planeten namens Hoth.",
    },
    {
      title: "Tausende wilde Rentiere",
      text: "Auf der Vidda lebt der größte Bestand Europas. Gesehen wird er, wenn man still steht.",
    },
    {
      title: "Nachthimmel über Rauhelleren",
      text: "Kein Licht im Umkreis von zwanzig Kilometern; bei Glück flackert es grün am Nordrand.",
    },
  ],
  days: [
    day(
      "Mit der Bergenbahn nach oben",
      "Hinter Geilo bleiben die Bäume zurück, hinter Haugastøl auch die Hütten. In Finse steigen Sie direkt in den Schnee aus. Skiausgabe, Suppe, Wachskunde; wer durch das Fenster schaut, sieht Kitesurfer auf dem zugefrorenen See.",
      noWalk,
      ["Finse", "huette"],
      "Abendessen",
    ),
    day(
      "Probefahrt zum Gletscherrand",
      "Quer über den Finsevatnet und sanft bergan zur Zunge des Midtdalsbreen, deren Eis blau aus dem Weiß schaut. Unterwegs wird gestürzt, aufgestanden, gebremst und eine Schneegrube gegraben, in der acht Leute vor dem Wind sitzen können.",
      { km: 10.5, up: 190, down: 190, hours: 3.5 },
      ["Finse", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Der erste lange Strich",
      "Dreiundzwanzig Kilometer südostwärts, anfangs wellig, später über Seen, auf denen der Schnee singt. Pausen dauern genau so lange, wie der Tee heiß ist. Krækkja, eine der ältesten Hütten des norwegischen Wandervereins, taucht erst in letzter Minute hinter einer Kuppe auf.",
      { km: 23, up: 330, down: 391, hours: 7 },
      ["Krækkja", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Eine Straße, dann keine mehr",
      "Nach einer guten Stunde queren Sie den Riksvei 7, auf dem Autos bei Sturm in Kolonne hinter dem Schneepflug fahren. Drüben beginnt der stille Teil. Heinseter ist ein Hof im Nichts, familiär geführt, mit Fischsuppe aus dem eigenen See.",
      { km: 19, up: 120, down: 181, hours: 5.5 },
      ["Heinseter", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Nach Rauhelleren",
      "Kurz genug, um auszuschlafen. Die Landschaft wird zur Fläche, in der eine Steinwarte schon Ereignis ist. Weiter südlich überwinterten im Krieg die Männer des Widerstands, ehe sie das Schwerwasserwerk bei Rjukan angriffen; sie aßen Rentier und, wenn das ausblieb, Flechten.",
      { km: 13, up: 170, down: 49, hours: 4 },
      ["Rauhelleren", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über das Eis des Langesjøen",
      "Ohne schweren Rucksack auf den langen See hinaus. Mit dem Handbohrer wird ein Loch ins Eis gedreht und eine Schnur versenkt; manchmal hängt ein Saibling daran, öfter nicht. Bei Sturm bleibt der Tag ein Ofentag und heißt auch so.",
      { km: 10, up: 40, down: 40, hours: 3 },
      ["Rauhelleren", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zurück nach Norden",
      "Die Königsstrecke, mit Rückenwind ein Fest, bei Gegenwind eine Charakterfrage. Mittagsrast in Heinseter, das Sie schon kennen, danach neues Gelände und die letzten hügeligen Kilometer bis Tuva. In der Gaststube steht der Waffelteig bereit.",
      { km: 25.5, up: 190, down: 221, hours: 7.5 },
      ["Tuva", "huette"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Schuss zum Bahnhof",
      "Erst ein Hügel, dann Blick auf den Ustevatnet und die Felsmauer des Hallingskarvet, zum Schluss eine lange Abfahrt zwischen Ferienhäusern bis fast an den Bahnsteig von Ustaoset. Ski verpacken, heißer Kakao, Zug nach Oslo oder Bergen.",
      { km: 9.5, up: 60, down: 260, hours: 3 },
      ["", "keine"],
      "Frühstück, Lunchpaket",
    ),
  ],
  distanceKm: 110.5,
  ascentM: 1100,
  descentM: 1332,
  distanceNote:
    "Ungefähre Angaben nach Winterkarten des norwegischen Wandervereins (DNT), je nach Spur länger oder kürzer",
  techniqueGrade: 3,
  fitnessGrade: 4,
  groupSizeMin: 5,
  groupSizeMax: 8,
  guideLanguage: "Deutsch, Englisch",
  included: items(
    "7 Übernachtungen auf bewirtschafteten Hütten im Mehrbettzimmer",
    "7 × Frühstück, 7 × Lunchpaket, 7 × Abendessen",
    "Führung durch einen Bergführer mit Wintererfahrung in Norwegen",
    "Fjellski, Schuhe, Stöcke, Felle und Wachs",
    "Windsack, Schaufeln, Funkgerät und Gepäckschlitten",
  ),
  notIncluded: items(
    "Anreise nach Finse, Rückreise ab Ustaoset",
    "Getränke auf den Hütten",
    "DNT-Mitgliedschaft",
  ),
  packingList: hutPacking(
    "Anorak mit großer Kapuze, winddichte Überhose",
    "zwei Paar Handschuhe, Fäustlinge, Sturmhaube",
    "Skibrille und Sonnenbrille der höchsten Schutzstufe",
    "wollene Unterwäsche in doppelter Ausführung",
    "Thermoskanne mit einem Liter, Sitzkissen",
  ),
  arrivalByTrain:
    "Über Kopenhagen und Göteborg nach Oslo oder mit der Nachtfähre ab Kiel, dann in viereinhalb Stunden mit der Bergenbahn bis Finse. Ustaoset liegt an derselben Strecke, zwei Halte weiter östlich.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Finse", "start", 60.602, 7.504, 1222, 0]],
    [
      ["Zunge des Midtdalsbreen", "place", 60.575, 7.48, 1390, 5.2],
      ["Hütte in Finse", "overnight", 60.602, 7.504, 1222, 10.5],
    ],
    [["Krækkja", "overnight", 60.449, 7.738, 1161, 33.5]],
    [
      ["Riksvei 7 bei Fagerheim", "place", 60.429, 7.775, 1180, 38],
      ["Heinseter", "overnight", 60.345, 7.95, 1100, 52.5],
    ],
    [["Rauhelleren", "overnight", 60.257, 7.835, 1221, 65.5]],
    [
      ["Langesjøen", "place", 60.23, 7.79, 1203, 70.5],
      ["Hütte Rauhelleren", "overnight", 60.257, 7.835, 1221, 75.5],
    ],
    [
      ["Rast in Heinseter", "hut", 60.345, 7.95, 1100, 88.5],
      ["Tuva", "overnight", 60.432, 8.03, 1190, 101],
    ],
    [
      ["Abfahrt zum Ustevatnet", "place", 60.475, 8.04, 1160, 106.5],
      ["Ustaoset", "end", 60.4975, 8.046, 990, 110.5],
    ],
  ),
  questions: [
    question(
      "Reicht es, wenn ich Langlauf in der Loipe kann?",
      "Als Grundlage ja. Sie sollten zwanzig Kilometer am Stück schaffen und keine Angst vor dem Fallen haben; Tiefschneeabfahrten kommen nicht vor.",
    ),
    question(
      "Muss ich meinen Rucksack wirklich selbst ziehen oder tragen?",
      "Ihren eigenen schon. Gekocht wird für Sie und Decken liegen bereit, deshalb bleibt er leicht; die gemeinsame Pulka ist in Schichten von einer halben Stunde eingeteilt.",
    ),
    question(
      "Sehen wir Nordlichter?",
      "Vielleicht. Die Vidda liegt weit südlich des Polarkreises, bei starker Aktivität leuchtet es auch hier. Versprochen wird nur der Sternenhimmel.",
    ),
  ],
  country: "norwegen",
  region: "hardangervidda",
  activities: ["skiwandern", "huettenwandern"],
  travelTypes: ["winterreise", "huettentour"],
  travelFocusTypes: ["nordlicht-und-winter", "stille-und-weite"],
  operator: "steinadler-bergreisen",
  sites: { adventures: true, traveling: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [sunday(2, 4, 1690), saturday(3, 1, 1740), sunday(3, 2, 1790, true), saturday(3, 3, 1790, true)],
    singleSupplementCents: 9000,
    capacity: 8,
    minimumParticipants: 5,
  },
};
