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

export const kuestenwandernHiddensee: TourSeed = {
  number: 1048,
  title: "Küstenwandern auf Hiddensee, Rügen und dem Darß",
  slug: "kuestenwandern-hiddensee-ruegen-darss",
  teaser:
    "Vom Fischland über Darß und Zingst mit dem Schiff nach Hiddensee, dann um den Norden Rügens bis Sassnitz: acht Wandertage an einem Ufer, das nach jedem Winter anders verläuft.",
  biome: "kueste",
  season: "herbst",
  timeOfDay: "morgen",
  gallery: gallery({ season: "herbst", timeOfDay: "morgen" }, "kueste", "wald", "seenland"),
  body: [
    p(
      "Wer an der vorpommerschen Küste eine alte Karte auslegt, findet sich schlecht zurecht. Zingst war bis ins 19. Jahrhundert eine Insel, Hiddensee endete weiter nördlich, und die Sandspitze am Darßer Ort fehlt ganz. Sturm und Strömung tragen an den Steilufern ab und legen das Gestohlene ein paar Kilometer weiter als Sandhaken wieder hin. Acht Tage lang gehen Sie zwischen diesen beiden Enden hin und her.",
    ),
    h2("Drei Landstücke, drei Sorten Boden"),
    p(
      "Auf dem Darß steht der Wald so dicht am Meer, dass die See ihn anknabbert. Hiddensee besteht im Norden aus einem Buckel Gletscherschutt, im Süden aus Heide und Dünen und kennt keine Autos, nur Fuhrwerke, Räder und einen Inselbus. Auf Jasmund dann Kreide, siebzig Millionen Jahre alt, mit Bändern aus schwarzem Feuerstein und Buchen bis an die Abbruchkante.",
    ),
    quote(
      "In der Nacht zum 13. November 1872 durchbrach die See die Insel Hiddensee; in der Zeit danach kam am Strand von Neuendorf Stück für Stück ein goldener Wikingerschmuck zum Vorschein.",
    ),
    h2("Tiere, die nicht auf Sie warten"),
    p(
      "Im Mai singt über den Salzwiesen der Rotschenkel, im Juni blüht am Hochufer das Knabenkraut. Ende September röhren am Darßer Ort die Hirsche zwischen den Dünen, und gegen Abend ziehen Kraniche in Ketten zu den Sandbänken östlich von Zingst, wo sie im knietiefen Wasser stehend schlafen. Ihre Reiseleiterin zählt seit Jahren mit und kennt die Stellen, an denen man sieht, ohne zu stören.",
    ),
    h2("Abstand zur Kante"),
    p(
      "Steilufer sind keine Mauern. Nach Frost und langem Regen rutschen sie ab, manchmal ein Karren voll, manchmal ein halber Hang. Wir bleiben deshalb oben auf den markierten Wegen, halten Abstand und picknicken nie unter einer Wand. Ist ein Pfad gesperrt, führt der Umweg durch den Wald, und der ist auch nicht zu verachten.",
    ),
    ul(
      "Etappen von 11 bis 21,5 Kilometern, dazu ein kurzer Gang am ersten Abend; anstrengend ist weniger das Steigen als der Sand",
      "Ein Koffer für jeden fährt im Wagen, auf Hiddensee im Handkarren",
      "Mitte Mai liegt die Ostsee bei zehn Grad, Anfang September bei siebzehn; gebadet wird auf eigenen Beschluss",
    ),
  ],
  highlights: [
    {
      title: "Weststrand",
      text: "Zehn Kilometer ohne Haus und Kiosk, quer darüber Kiefern und Buchen, denen der letzte Sturm den Boden weggezogen hat.",
    },
    {
      title: "Dornbusch",
      text: "Vom Leuchtturm auf 72 Metern Höhe sehen Sie den Inselschwanz nach Süden dünner werden, bei guter Luft drüben die dänische Insel Møn.",
    },
    {
      title: "Kap Arkona",
      text: "Schinkels gedrungener Turm von 1827, daneben sein größerer Nachfolger, davor der Wall eines slawischen Heiligtums, von dem die See schon mehr als die Hälfte hat.",
    },
    {
      title: "Vitt",
      text: "Ein Dutzend Reetdächer in einer Uferschlucht und eine achteckige Kapelle, gebaut für Fischer, die zur Heringszeit ihre Boote nicht verlassen wollten.",
    },
    {
      title: "Hochuferweg auf Jasmund",
      text: "Buchenwald, der zum Welterbe zählt, und immer wieder ein Fenster im Laub: unten die Kreide, dann türkis, dann blau.",
    },
  ],
  days: [
    day(
      "Ahrenshoop und das Hohe Ufer",
      "Um 15 Uhr sammelt ein Kleinbus am Bahnhof Ribnitz-Damgarten West die Gruppe ein. Kaum stehen die Koffer im Zimmer, brechen Sie zum Bakelberg auf, die höchste Erhebung des Fischlands: achtzehn Meter, von denen jeder Winter etwas abzieht. Uferschwalben haben Löcher in den Lehm gebohrt, im Westen geht die Sonne ins Wasser.",
      { km: 6, up: 40, down: 40, hours: 1.5 },
      ["Ahrenshoop", "pension"],
      "Abendessen",
    ),
    day(
      "Am Weststrand zum Darßer Ort",
      "Bald hinter den letzten Häusern hört die Bebauung auf, und der Wald rückt an die Brandung. Wir wechseln zwischen festem Spülsaum und dem Weg unter Kiefern, je nachdem, was die Waden sagen. Der Backsteinturm stammt von 1848, in den Nebengebäuden sitzt ein kleines Naturmuseum; von dort läuft ein Bohlenweg durch Dünen, die jünger sind als der Turm. Das letzte Stück nach Prerow ist schattig und angenehm langweilig.",
      { km: 21.5, up: 40, down: 42, hours: 6 },
      ["Prerow", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Bis ans leere Ende von Zingst",
      "Der Bus fährt durch den Ort Zingst weiter nach Osten, bis die Straße für Autos endet. Auf der Sundischen Wiese übten nacheinander Wehrmacht und Volksarmee, heute stehen dort Rinder. Von der Plattform an der Hohen Düne reicht der Blick bis Hiddensee. Im Herbst sperrt der Nationalpark das Gebiet nachmittags und verkauft nur wenige Karten; dann gehen wir später los und warten in den Hütten von Pramort auf die Vögel.",
      { km: 16, up: 25, down: 25, hours: 4 },
      ["Zingst", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Mit dem Schiff nach Neuendorf",
      "Über Barth nach Stralsund, dann legt das Linienschiff ab und schiebt sich in knapp zwei Stunden durch die Fahrrinne nordwärts. In Neuendorf stehen weiße Häuser ohne Zaun auf einer Wiese, als hätte man sie nur kurz abgestellt. Erst südwärts zum kleinen Leuchtfeuer am Gellen, danach durch Heidekraut und Wacholder hinauf nach Vitte.",
      { km: 11, up: 25, down: 24, hours: 3 },
      ["Vitte", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Um den Dornbusch",
      "In Kloster liegt Gerhart Hauptmann unter einem Findling; begraben wurde er 1946 auf eigenen Wunsch vor Sonnenaufgang. Über die Steilküste steigen Sie zum Leuchtturm und jenseits durch Ginster und Sanddorn zum Enddorn ab. Dahinter wächst der Bessin, eine Sandzunge, die nur Vögel betreten. Über Grieben, das älteste Dorf der Insel, kehren Sie um; wo zu Abend gegessen wird, entscheidet jeder selbst.",
      { km: 15, up: 170, down: 170, hours: 4.5 },
      ["Vitte", "pension"],
      "Frühstück",
    ),
    day(
      "Nordufer von Wittow",
      "Die Morgenfähre setzt nach Schaprode über, ein Bus bringt Sie samt Koffern über die Wittower Fähre an die Nordküste. Von Nonnevitz an läuft der Pfad oben am Kliff, links das Meer, rechts Kohl bis zum Horizont. Unterhalb des Gellorts liegt ein Findling von 165 Tonnen im Wasser. Am Kap bleibt eine Stunde für Türme und Burgwall, in Vitt gibt es Aal aus dem Rauch.",
      { km: 15, up: 150, down: 140, hours: 4 },
      ["Putgarten", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Eine Bucht, der Länge nach",
      "Auf dem Hochufer, dann hinab nach Juliusruh, und nun liegt der Bogen der Tromper Wiek offen da. Die Schaabe ist eine Nehrung, keine zwei Kilometer breit, mit Kiefern bepflanzt, damit sie bleibt, wo sie ist. Knapp zehn Kilometer Strand bis Glowe, am besten barfuß und schweigend; wer weder das eine noch das andere mag, geht hinter der Düne im Wald.",
      { km: 17.5, up: 60, down: 75, hours: 5 },
      ["Glowe", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kreide von oben",
      "Früh in Lohme los, damit Sie vor den Ausflugsbussen am Königsstuhl sind. Die Felskanzel selbst darf niemand mehr betreten, seit 2023 führt ein schwebender Rundsteg darüber hinweg. Friedrich malte seine Kreidefelsen 1818 vermutlich nach Skizzen von der Kleinen Stubbenkammer gleich nebenan; die Wissower Klinken, lange dafür gehalten, brachen 2005 zum großen Teil ab. Auf und ab, an Bachtälern vorbei, bis der Hafen von Sassnitz durch die Stämme scheint.",
      { km: 14, up: 350, down: 400, hours: 5 },
      ["Sassnitz", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf der Mole ausatmen",
      "Anderthalb Kilometer misst die Ostmole, an ihrem Ende steht ein kleiner Leuchtturm. Hin und zurück ist das genau die richtige Länge, um sich zwischen Zug und Verlängerung zu entscheiden.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 116,
  ascentM: 860,
  descentM: 916,
  distanceNote:
    "Ungefähre Angaben: auf der Wanderkarte gemessen und gerundet; gesperrte Kliffwege und der Wasserstand am Strand verändern sie",
  techniqueGrade: 1,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "8 Übernachtungen in Pensionen und kleinen Hotels im Doppelzimmer",
    "8 × Frühstück, 3 × Lunchpaket, 7 × Abendessen",
    "Reiseleitung durch eine Vogelkundlerin, die auf dem Darß lebt",
    "Schiffe Stralsund–Neuendorf und Vitte–Schaprode, alle Busfahrten ab Ribnitz-Damgarten",
    "Gepäcktransport, Eintritt im Leuchtturm Darßer Ort und am Königsstuhl",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Abendessen am zweiten Abend in Vitte",
    "Kurtaxe, ca. 2 bis 4 € am Tag",
    "Türme am Kap Arkona",
  ),
  packingList: valleyPacking(
    "winddichte Jacke",
    "Sandalen oder leichte Schuhe für nassen Strand",
    "Fernglas",
    "Zeckenzange",
  ),
  arrivalByTrain:
    "Ribnitz-Damgarten West liegt an der Strecke Rostock–Stralsund; nach Rostock kommen Sie von Hamburg und Berlin ohne Umstieg. Von Sassnitz fährt der Regionalexpress am Ende nach Stralsund, wo Fernzüge nach Berlin und Hamburg abgehen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: true,
  waypoints: waypoints(
    [
      ["Ahrenshoop", "start", 54.384, 12.421, 5, 0],
      ["Bakelberg am Hohen Ufer", "place", 54.366, 12.396, 18, 3],
      ["Ahrenshoop", "overnight", 54.384, 12.421, 5, 6],
    ],
    [
      ["Leuchtturm Darßer Ort", "place", 54.4733, 12.5022, 3, 21],
      ["Prerow", "overnight", 54.444, 12.57, 3, 27.5],
    ],
    [
      ["Sundische Wiese", "place", 54.435, 12.82, 2, 27.5],
      ["Hohe Düne bei Pramort", "place", 54.443, 12.902, 12, 35.5],
      ["Sundische Wiese", "place", 54.435, 12.82, 2, 43.5],
    ],
    [
      ["Neuendorf", "place", 54.523, 13.093, 2, 43.5],
      ["Leuchtfeuer Gellen", "place", 54.507, 13.075, 3, 46],
      ["Vitte", "overnight", 54.567, 13.108, 3, 54.5],
    ],
    [
      ["Kloster", "place", 54.585, 13.111, 5, 57.5],
      ["Leuchtturm Dornbusch", "place", 54.5992, 13.1192, 72, 60.5],
      ["Enddorn", "place", 54.604, 13.146, 5, 63.5],
      ["Vitte", "overnight", 54.567, 13.108, 3, 69.5],
    ],
    [
      ["Nonnevitz", "place", 54.67, 13.289, 10, 69.5],
      ["Gellort", "place", 54.685, 13.42, 25, 79.5],
      ["Kap Arkona", "place", 54.6795, 13.4327, 45, 80.9],
      ["Vitt", "place", 54.667, 13.43, 8, 82.7],
      ["Putgarten", "overnight", 54.672, 13.409, 20, 84.5],
    ],
    [
      ["Juliusruh", "place", 54.615, 13.37, 3, 92.5],
      ["Glowe", "overnight", 54.57, 13.466, 5, 102],
    ],
    [
      ["Lohme", "place", 54.583, 13.611, 55, 102],
      ["Königsstuhl", "place", 54.5733, 13.6617, 118, 107],
      ["Wissower Klinken", "place", 54.5365, 13.672, 60, 112],
      ["Sassnitz, Hafen", "end", 54.513, 13.643, 5, 116],
    ],
  ),
  questions: [
    question(
      "Wie viel davon laufe ich im Sand?",
      "Rund ein Viertel, verteilt auf zwei lange Tage. Fast überall gibt es hinter der Düne einen festen Parallelweg, auf dem niemand schief angesehen wird.",
    ),
    question(
      "Sehe ich im Herbst sicher Kraniche?",
      "Zwischen Mitte September und Ende Oktober ziemlich sicher, die Zahl schwankt mit dem Wetter. Nebel kann den Abend in Pramort auf das Hören beschränken, und sind die Karten vergriffen, weichen wir auf die Felder bei Barth aus.",
    ),
    question(
      "Was geschieht, wenn das Schiff nach Hiddensee ausfällt?",
      "Bei Sturm oder sehr niedrigem Wasser weichen wir auf die Fähre von Schaprode aus. Steht auch die still, gibt es eine Nacht in Stralsund und den Dornbusch am Tag darauf.",
    ),
    question(
      "Wie steht es mit Hunden am Strand?",
      "Nach Absprache darf Ihr Hund mit, im Nationalpark an der Leine. Wo er zwischen Mai und September nicht an den Strand darf, nehmen Sie den Weg hinter der Düne. Auf den Schiffen braucht er eine Fahrkarte, im Leuchtturm wartet er unten.",
    ),
  ],
  country: "deutschland",
  region: "ruegen-hiddensee-darss",
  activities: ["kuestenwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "tiere-und-pflanzen"],
  operator: "salzwind-reisen",
  sites: { outdoorsGermany: true, hiking: true, traveling: true },
  canonicalSite: "outdoors-germany",
  departurePlan: {
    rules: [
      saturday(5, 2, 1490),
      saturday(6, 1, 1590, true),
      sunday(9, 2, 1590),
      saturday(9, 4, 1590, true),
      saturday(10, 2, 1490, true),
    ],
    singleSupplementCents: 27500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
