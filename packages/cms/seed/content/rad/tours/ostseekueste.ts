import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const ostseekueste: TourSeed = {
  number: 1031,
  title: "Ostsee: von Lübeck über den Darß nach Rügen",
  slug: "ostseekuestenradweg-luebeck-ruegen",
  teaser:
    "Drei Hansestädte aus Backstein, dazwischen Steilufer, Boddenwiesen und der Darßwald. Eine Radwoche mit Salz auf den Lippen, Fischbrötchen am Kai und Rückenwind, meistens.",
  biome: "kueste",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag", way: "bike" }, "kueste", "stadt", "wald"),
  body: [
    p(
      "Die Hanse baute mit dem, was da war, und das war Lehm. Aus gebrannten Ziegeln entstanden Kirchen, deren Mittelschiffe höher sind als manches Hochhaus in der Nachbarschaft. Von Lübeck über Wismar bis Stralsund fahren Sie auf solche Türme zu. Man sieht sie lange, bevor man da ist, und genau dafür waren sie gedacht.",
    ),
    h2("Eine Küste, die sich bewegt"),
    p(
      "An den Kliffs bei Boltenhagen und Ahrenshoop nimmt das Meer jedes Jahr ein Stück Land, am Darßer Ort und bei Zingst legt es den Sand wieder an. Das Fischland war vor wenigen Jahrhunderten noch durch Ströme von seinen Nachbarn getrennt. Ihr Reiseleiter zeigt alte Karten, auf denen der Weg von heute unter Wasser liegt.",
    ),
    h2("Priwall, früher das Ende"),
    p(
      "Am Strand von Priwall verlief bis 1989 der Zaun. Westlich standen Strandkörbe, östlich begann ein Sperrgebiet, das fast niemand betreten durfte. Die Buchten im Klützer Winkel sind deshalb bis heute spärlich bebaut. Auf dem Kolonnenweg rüttelt es ein wenig, danach ist Ruhe.",
    ),
    quote(
      "Das Reetdach, sagt eine Wirtin in Wustrow, sei wie ihr Mann: hält fünfzig Jahre, wenn man ihm nach der Seeseite hin ein bisschen beisteht.",
    ),
    ul(
      "Deichwege, Plattenwege, Waldboden; kurze sandige Stücke, auf denen man besser schiebt",
      "Die Hügel der Endmoräne auf Rügen sind klein, aber es sind viele",
      "Im Oktober rasten Zehntausende Kraniche an den Bodden, abends fahren wir hinaus zum Einflug",
    ),
  ],
  highlights: [
    {
      title: "St. Nikolai in Wismar",
      text: "Siebenunddreißig Meter misst das Mittelschiff bis zum Gewölbe, und gebaut wurde es für Schiffer und Fischer.",
    },
    {
      title: "Nienhagen",
      text: "Im Gespensterwald haben Salz und Sturm die Buchen zu Schattenfiguren geschoren.",
    },
    {
      title: "Kirchturm von Wustrow",
      text: "Von oben liegt auf der einen Seite der Bodden, auf der anderen die See und dazwischen ein Streifen, dem man eine Sturmflut nicht wünscht.",
    },
    {
      title: "Darßwald",
      text: "Erlenbruch, Adlerfarn, Kiefern: Wer abends von Prerow zum Leuchtturm fährt, hört die Brandung lange, bevor er sie sieht.",
    },
    {
      title: "Putbus",
      text: "Ein Kreis weißer Häuser um einen Obelisken, den sich ein Fürst ab 1828 in die Landschaft stellen ließ.",
    },
  ],
  days: [
    day(
      "Marzipan und Salzspeicher",
      "Treffpunkt ist um 16 Uhr das Holstentor, das sich unter seiner eigenen Last nach innen neigt. Ein Stadtgang durch Gänge und Höfe, danach Labskaus für die einen und Scholle für die anderen.",
      noWalk,
      ["Lübeck", "hotel"],
      "Abendessen",
    ),
    day(
      "Mit der Fähre über die alte Grenze",
      "An der Trave und durch Wiesen nach Travemünde, wo haushohe Schiffe dicht am Café vorüberfahren. Die Priwallfähre braucht nur ein paar Minuten. Drüben liegt das stillste Stück der Woche: Feldsteinkirchen, Weizen bis ans Kliff und Buchten ohne Kiosk.",
      { km: 55, up: 230, down: 235, hours: 4.5 },
      ["Boltenhagen", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch den Klützer Winkel",
      "Auf Schloss Bothmer führt eine Lindenallee zu, deren Äste seit dem 18. Jahrhundert zu Girlanden geschnitten werden. Nach einem Bad an der Wohlenberger Wiek folgen Sie der Bucht nach Wismar. Am Nachmittag bleibt Zeit für den Markt mit seiner Wasserkunst und für St. Marien, von der Luftmine und Sprengung nur den Turm übrig ließen.",
      { km: 35, up: 150, down: 147, hours: 3 },
      ["Wismar", "hotel"],
      "Frühstück",
    ),
    day(
      "Salzhaff und Seebrücke",
      "Hinter Wismar wird die Küste bäuerlich und ein wenig hügelig. Vom Schmiedeberg in Rerik sieht man auf beide Wasser, das flache Salzhaff und die offene See. In Kühlungsborn dann weiße Veranden, eine lange Promenade und ein alter Grenzturm mittendrin.",
      { km: 53, up: 260, down: 260, hours: 4.5 },
      ["Kühlungsborn", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Dampf, Hafen, Heide",
      "Wenn der Fahrplan es gut meint, zieht der „Molli“ neben Ihnen durchs Feld, eine Schmalspurbahn von 1886. Über Heiligendamm und Nienhagen erreichen Sie Warnemünde, essen am Alten Strom und setzen über die Warnow. Durch die Rostocker Heide geht es auf weichem Boden nach Graal-Müritz.",
      { km: 49, up: 170, down: 173, hours: 4 },
      ["Graal-Müritz", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Fischland, Ahrenshoop, Darß",
      "In Wustrow steigen wir auf den Turm, in Ahrenshoop halten wir vor den Häusern der Maler, die ab 1892 hierherzogen, weil das Licht von zwei Seiten kommt. Am Bodden entlang liegen Born und Wieck mit ihren geschnitzten, bunt gestrichenen Haustüren. Prerow hat einen Strand, auf dem hundert Leute nicht auffallen.",
      { km: 48, up: 90, down: 92, hours: 3.5 },
      ["Prerow", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Boddenland bis zum Sund",
      "Auf der Meiningenbrücke lassen Sie die Halbinsel hinter sich. Barth nennt sich nach der versunkenen Stadt Vineta, beweisen kann es niemand. Über Felder und an Vogelbeobachtungshütten vorbei erreichen Sie Stralsund, das im Abendlicht vor seinen Teichen steht wie ein Schiff vor dem Stapellauf.",
      { km: 61, up: 140, down: 135, hours: 4.5 },
      ["Stralsund", "hotel"],
      "Frühstück",
    ),
    day(
      "Quer durch Rügen",
      "Über den alten Rügendamm auf die Insel, dann über sanfte Rücken nach Garz und Putbus. In der Granitz müssen alle einmal kräftig treten, dafür rollt das Rad danach unter Buchen ans Meer hinunter. Zum Abschied Hering in dreierlei Gestalt.",
      { km: 53, up: 320, down: 325, hours: 4.5 },
      ["Binz", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein letztes Bad",
      "Vor dem Frühstück ist der Strand leer bis auf die Schwimmer. Der Bahnhof liegt einen Kilometer hinter der Promenade; wer bleibt, nimmt den Bus zum Königsstuhl und schaut die Kreidefelsen von oben an.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 354,
  ascentM: 1360,
  descentM: 1367,
  distanceNote:
    "Ungefähre Angaben nach dem Ostseeküsten-Radweg mit Abstechern, gerundet; Abbrüche an den Kliffs können Umwege erzwingen",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "8 Übernachtungen in Hotels und Pensionen im Doppelzimmer",
    "8 × Frühstück, 6 × Abendessen",
    "Reiseleitung durch einen Geografen von der Küste",
    "Gepäcktransport, Fähren über Trave und Warnow",
    "Stadtgänge in Lübeck und Stralsund, im Herbst Kranichausfahrt",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Leihrad, 110 €, oder E-Bike, 210 €",
    "Kurtaxe, ca. 3 € am Tag",
    "Abendessen in Wismar und Stralsund",
  ),
  packingList: pannierPacking(
    "winddichte Jacke, auch im Juni",
    "Fernglas",
    "Regenhose, die am Rad nicht flattert",
  ),
  arrivalByTrain:
    "Lübeck ist ab Hamburg mit dem Regionalexpress in einer knappen Stunde zu erreichen. Ab Ostseebad Binz fahren Fernzüge über Stralsund nach Berlin und Hamburg, der Regionalzug in dieselbe Richtung nimmt Räder mit.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Lübeck, Holstentor", "start", 53.8662, 10.6797, 10, 0]],
    [
      ["Travemünde", "place", 53.96, 10.878, 5, 23],
      ["Groß Schwansee", "place", 53.977, 11.035, 15, 37],
      ["Boltenhagen", "overnight", 53.994, 11.2, 5, 55],
    ],
    [
      ["Schloss Bothmer", "place", 53.966, 11.158, 15, 61],
      ["Wohlenberger Wiek", "place", 53.93, 11.285, 3, 73],
      ["Wismar", "overnight", 53.8925, 11.465, 8, 90],
    ],
    [
      ["Rerik", "place", 54.105, 11.613, 10, 128],
      ["Kühlungsborn", "overnight", 54.152, 11.757, 8, 143],
    ],
    [
      ["Heiligendamm", "place", 54.1425, 11.845, 8, 150],
      ["Warnemünde", "place", 54.179, 12.085, 3, 172],
      ["Graal-Müritz", "overnight", 54.253, 12.243, 5, 192],
    ],
    [
      ["Wustrow", "place", 54.346, 12.397, 5, 211],
      ["Ahrenshoop", "place", 54.383, 12.42, 8, 217],
      ["Prerow", "overnight", 54.444, 12.57, 3, 240],
    ],
    [
      ["Zingst", "place", 54.434, 12.69, 2, 249],
      ["Barth", "place", 54.368, 12.725, 5, 263],
      ["Stralsund", "overnight", 54.3155, 13.09, 8, 301],
    ],
    [
      ["Altefähr", "place", 54.332, 13.123, 10, 306],
      ["Garz", "place", 54.316, 13.35, 15, 326],
      ["Putbus", "place", 54.354, 13.475, 45, 338],
      ["Binz", "end", 54.401, 13.61, 3, 354],
    ],
  ),
  questions: [
    question(
      "Woher weht der Wind?",
      "Meistens aus westlicher Richtung, darum fahren wir nach Osten. Wenn er dreht, hilft es, hintereinander zu fahren und die Pause ins nächste Café zu legen.",
    ),
    question(
      "Wie voll ist es an der Küste im Sommer?",
      "Zwischen Mitte Juli und Ende August sehr voll, auch auf den Radwegen. Unsere Termine liegen vor und nach den großen Ferien.",
    ),
    question(
      "Warum nicht die Kreidefelsen?",
      "Das letzte Stück durch die Stubnitz ist mit dem Rad kein Vergnügen: Wurzeln, Fußgänger, Verbote. Am Abreisetag kommt man mit dem Bus bequem hin.",
    ),
  ],
  country: "deutschland",
  region: "ostseekueste",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "kultur-und-geschichte"],
  operator: "salzwind-reisen",
  sites: { biking: true, outdoorsGermany: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 3, 1390),
      saturday(6, 2, 1490, true),
      saturday(9, 1, 1490, true),
      sunday(9, 3, 1420),
      saturday(10, 1, 1390, true),
    ],
    singleSupplementCents: 26800,
    capacity: 12,
    minimumParticipants: 6,
  },
};
