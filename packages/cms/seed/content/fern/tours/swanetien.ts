import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, waypoints } from "../../helpers";
import { farPacking } from "../packing";

export const swanetien: TourSeed = {
  number: 1053,
  title: "Swanetien: von Mestia zu den Wehrtürmen von Uschguli",
  slug: "swanetien-mestia-uschguli",
  teaser:
    "Vier Tage von Dorf zu Dorf durch den Großen Kaukasus, einmal zu Pferd durch einen Gletscherbach und am Ende bis unter den höchsten Berg Georgiens. Gegessen und geschlafen wird bei Familien.",
  biome: "alpen",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen" }, "alpen", "gletscher", "wald"),
  body: [
    p(
      "In Swanetien baute man Türme, weil der Nachbar gefährlicher sein konnte als die Lawine. Rund zweihundert stehen noch, manche wohl aus dem elften Jahrhundert, und viele gehören noch immer der Familie, die sie gebaut hat. Zwischen ihnen gehen Sie vier Tage lang über Pässe und Heuwiesen nach Osten, bis das Tal unter der Schchara endet.",
    ),
    h2("Wer hier kocht"),
    p(
      "Gästehäuser heißen in den Dörfern die Wohnzimmer von Frauen, die abends für zwölf Leute decken: Kubdari mit gewürztem Fleisch, Kartoffelbrei mit Käse, eingelegter Lauch. Es gibt ein Bad für alle, warmes Wasser nach Reihenfolge und selten weniger als zehn Gerichte. Wer satt ist, sagt es dreimal.",
    ),
    quote(
      "In swanischem Salz stecken Schabzigerklee, Knoblauch, Koriander und Dill; das Salz selbst ist fast Nebensache.",
    ),
    h2("Der Bach der dritten Etappe"),
    p(
      "Oberhalb von Adischi gibt es keine Brücke. Die Adischtschala kommt grau aus ihrem Gletscher, früh oft nur knietief, nachmittags nicht mehr zu durchwaten. Deshalb gehen wir um sieben los und lassen uns von Hirten auf Pferden hinübersetzen, einer nach dem anderen; das dauert, und am Ufer wird viel gelacht. Steht das Wasser auch morgens zu hoch, kehren wir um.",
    ),
    ul(
      "Vier Etappen von fünf bis siebeneinhalb Stunden, der höchste Pass liegt auf gut 2.700 Metern",
      "Das große Gepäck fährt mit einem Geländewagen, wo eine Piste ist; sonst trägt es ein Pferd",
      "Bei Dauerregen oder Hochwasser fällt der Weg über Chalde aus, dann fahren wir über den Ughwiri-Pass nach Iprari",
    ),
  ],
  highlights: [
    {
      title: "Museum in Mestia",
      text: "Ikonen aus getriebenem Gold und Silber, die in abgelegenen Bergkirchen jeden Einfall überdauert haben.",
    },
    {
      title: "Ritt durch die Adischtschala",
      text: "Kaum fünfzehn Meter Wasser, sehr kalt und reißender, als es vom Ufer aussieht.",
    },
    {
      title: "Tschchunderi-Pass",
      text: "Gegenüber hängt der Eisbruch des Adischi-Gletschers, so nah, dass man ihn knacken hört.",
    },
    {
      title: "Uschguli",
      text: "Vier Weiler auf 2.100 Metern, gut dreißig Türme und Kühe, die abends ihren Hof selbst finden.",
    },
    {
      title: "Tafel der Familie Nischaradse",
      text: "Der Hausherr spricht Trinksprüche, die Reiseleiterin übersetzt bis zum siebten.",
    },
  ],
  days: [
    day(
      "Ankunft in Kutaissi",
      "Zimmer in einem alten Kaufmannshaus oberhalb des Rioni. Am späten Nachmittag zeigt Ihnen Reiseleiterin Nana den Markt, auf dem Walnüsse, Churchchela und lebende Hühner nebeneinander zu haben sind, und bestellt danach im Wirtshaus für alle.",
      noWalk,
      ["Kutaissi", "pension"],
      "Abendessen",
    ),
    day(
      "Den Enguri hinauf",
      "Fünf Stunden Fahrt, vorbei an einer der höchsten Staumauern der Erde. In Mestia vertreten Sie sich die Beine bis zum Museum und zurück durch das Turmviertel, in dem jede Gasse bei einer anderen Familie endet.",
      { km: 3, up: 60, down: 60, hours: 1.5 },
      ["Mestia", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zum Kreuz über der Stadt",
      "Ein steiler Weg zum Eingehen: erst Fichten, dann Wiese, schließlich das Eisenkreuz, von dem aus das Doppelhorn des Uschba zu sehen ist. Wer noch Luft hat, steigt mit Nana ein Stück weiter Richtung Koruldi-Seen.",
      { km: 10.5, up: 790, down: 790, hours: 5.5 },
      ["Mestia", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Erster Übergang nach Schabeschi",
      "Durch Weiler mit zwei Häusern und fünf Türmen auf einen bewaldeten Rücken, drüben öffnet sich das Tal der Mulchra. Unten wird Heu gemacht, mit der Sense, und meist muss irgendwer ein Glas Sauermilch loswerden.",
      { km: 15, up: 640, down: 410, hours: 5.5 },
      ["Schabeschi", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Über die Weiden am Tetnuldi",
      "Gleich hinter dem Haus beginnt der Anstieg. Oben queren Sie die Hänge eines Skigebiets, das im Sommer den Pferden gehört, und sehen die weiße Pyramide des Tetnuldi darüber. Adischi hatte nach dem Lawinenwinter 1987 kaum noch Bewohner; heute sind es wieder ein paar Dutzend.",
      { km: 11, up: 870, down: 480, hours: 5.5 },
      ["Adischi", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Furt, Pass, Rhododendron",
      "Früher Aufbruch zum Bach, dann in Kehren durch kaukasische Alpenrosen auf den Tschchunderi. Eine lange Rast vor dem Eisbruch. Der Abstieg nach Chalde ist sanft, der Rest zieht sich; in Iprari steht das Essen auf dem Tisch, sobald der Erste um die Ecke kommt.",
      { km: 18, up: 880, down: 1040, hours: 7.5 },
      ["Iprari", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Hoch über dem Enguri nach Uschguli",
      "Statt auf der Fahrstraße gehen Sie auf dem alten Weg am Hang, durch Birken und mannshohe Stauden. Dann stehen die Türme von Tschaschaschi da, zwanzig auf einmal, und dahinter nur noch Eis.",
      { km: 13, up: 620, down: 400, hours: 5 },
      ["Uschguli", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zum Fuß der Schchara",
      "Sanft ansteigend den jungen Enguri entlang zu seiner Quelle. Die Schchara ist der höchste Berg Georgiens, ihre Südseite steigt vom Gletscher mehr als zweitausend Meter bis zum Grat auf. Am Rückweg Picknick auf der Wiese; nachmittags sind die Fresken der Lamaria-Kirche dran.",
      { km: 16, up: 360, down: 360, hours: 5 },
      ["Uschguli", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zurück ins Tiefland",
      "Im Geländewagen über Mestia nach Kutaissi, sieben bis acht Stunden mit Pausen. Abendflüge erreichen Sie ohne Hast, wenn sie nach 21 Uhr gehen; sicherer ist eine Nacht in der Stadt.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 86.5,
  ascentM: 4220,
  descentM: 3540,
  distanceNote:
    "Ungefähre Angaben nach georgischen Wanderkarten 1:50.000 und Aufzeichnungen des Veranstalters",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Georgisch",
  included: items(
    "8 Übernachtungen in Gästehäusern im Doppelzimmer, Bad teils auf dem Flur",
    "8 × Frühstück, 6 × Lunchpaket, 8 × Abendessen",
    "deutschsprachige Reiseleitung und ein örtlicher Bergführer auf den Etappen",
    "alle Fahrten ab und bis Kutaissi, Gepäcktransport, Pferde an der Furt",
    "Eintritt ins Museum von Mestia und in die Kirchen",
  ),
  notIncluded: items(
    "Anreise nach Kutaissi",
    "Kranken- und Unfallversicherung, bei der Einreise auf Englisch nachzuweisen",
    "Getränke außer Tee und Wasser",
    "Trinkgeld für Fahrer und Pferdeführer",
  ),
  packingList: farPacking(
    "Wanderstöcke, für die steilen Wiesen sehr zu empfehlen",
    "Wasserschuhe oder alte Sandalen, falls Sie lieber waten",
    "Ohrstöpsel: Hofhunde arbeiten nachts",
  ),
  arrivalByTrain:
    "Ganz ohne Flugzeug dauert es fünf bis sechs Tage: mit Nachtzügen über Budapest und Bukarest oder Sofia nach Istanbul, weiter mit dem Ostexpress nach Kars und mit Bussen über die Grenze bei Batumi, von dort mit Bahn oder Kleinbus nach Kutaissi. Der Veranstalter plant die Strecke auf Wunsch.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Kutaissi", "start", 42.2718, 42.698, 150, 0]],
    [
      ["Mestia, Setiplatz", "place", 43.0456, 42.7278, 1420, 0],
      ["Swanetisches Museum", "place", 43.0437, 42.7353, 1430, 1.3],
      ["Mestia", "overnight", 43.0456, 42.7278, 1420, 3],
    ],
    [
      ["Kreuz über Mestia", "summit", 43.06, 42.728, 2190, 8],
      ["Mestia, Gästehaus", "overnight", 43.0456, 42.7278, 1420, 13.5],
    ],
    [
      ["Sattel zum Mulchra-Tal", "pass", 43.045, 42.79, 1870, 19.5],
      ["Tscholaschi", "place", 43.056, 42.835, 1590, 25],
      ["Schabeschi", "overnight", 43.055, 42.861, 1650, 28.5],
    ],
    [
      ["Weiden unter dem Tetnuldi", "pass", 43.025, 42.885, 2460, 34.5],
      ["Adischi", "overnight", 42.997, 42.91, 2040, 39.5],
    ],
    [
      ["Furt der Adischtschala", "place", 42.999, 42.957, 2250, 45],
      ["Tschchunderi-Pass", "pass", 42.987, 42.978, 2720, 47.5],
      ["Chalde", "place", 42.968, 42.983, 1960, 52.5],
      ["Iprari", "overnight", 42.947, 42.95, 1880, 57.5],
    ],
    [
      ["Dawberi", "place", 42.936, 42.972, 1900, 61.5],
      ["Rücken über dem Enguri", "pass", 42.928, 42.995, 2180, 66],
      ["Uschguli", "overnight", 42.917, 43.016, 2100, 70.5],
    ],
    [
      ["Talboden des Enguri", "place", 42.94, 43.045, 2180, 75],
      ["Zunge des Schchara-Gletschers", "place", 42.962, 43.072, 2420, 78.5],
      ["Uschguli, Tschaschaschi", "overnight", 42.917, 43.016, 2100, 86.5],
    ],
    [["Kutaissi, Bahnhof", "end", 42.267, 42.695, 145, 86.5]],
  ),
  questions: [
    question(
      "Wie sicher ist die Gegend?",
      "Die Blutfehden sind Geschichte. Das Auswärtige Amt warnt vor Reisen nach Abchasien und Südossetien; die Straße nach Mestia führt am Enguri-Stausee in der Nähe der abchasischen Verwaltungslinie vorbei, ohne sie zu berühren. Den aktuellen Stand erhalten Sie mit den Reiseunterlagen. Im Gebirge gilt: Hilfe braucht länger als in den Alpen.",
    ),
    question(
      "Muss ich reiten können?",
      "Nein. An der Furt sitzen Sie hinter dem Hirten auf, der das Pferd führt, und nach zwei Minuten wieder ab. Wer das nicht möchte, watet früh am Morgen mit Seilgeländer.",
    ),
    question(
      "Gibt es vegetarisches Essen?",
      "Sehr gutes: Auberginen mit Walnuss, Bohnen im Tontopf, Käsefladen, Kräutersalate. Ganz ohne Milchprodukte wird es in den Bergen eintönig, aber es geht.",
    ),
  ],
  country: "georgien",
  region: "swanetien",
  activities: ["trekking", "bergwandern"],
  travelTypes: ["von-ort-zu-ort", "trekkingreise"],
  travelFocusTypes: ["gipfel-und-grate", "kultur-und-geschichte"],
  operator: "steppenwind-expeditionen",
  sites: { adventures: true, hiking: true, traveling: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [
      saturday(6, 4, 1390),
      saturday(7, 2, 1490, true),
      saturday(8, 2, 1490, true),
      saturday(9, 1, 1440),
    ],
    singleSupplementCents: 16000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
