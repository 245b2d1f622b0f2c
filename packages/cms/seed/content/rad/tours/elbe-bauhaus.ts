import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const elbeBauhaus: TourSeed = {
  number: 1029,
  title: "Elberadweg: Dresden, Wittenberg, Dessau, Magdeburg",
  slug: "elberadweg-dresden-magdeburg",
  teaser:
    "Elbabwärts von der Frauenkirche zum Magdeburger Dom: Porzellan, Reformation, ein englischer Garten, das Bauhaus und dazwischen sehr viel Wiese und Himmel.",
  biome: "flusstal",
  season: "sommer",
  timeOfDay: "abend",
  gallery: gallery({ season: "sommer", timeOfDay: "abend", way: "bike" }, "flusstal", "stadt", "weinland"),
  body: [
    p(
      "Man kann die deutsche Geschichte in Regalen ordnen oder an einem Fluss aufreihen. Die Elbe hat zwischen Dresden und Magdeburg fast alles im Angebot: einen König, der Gold wollte und Porzellan bekam, einen Mönch mit fünfundneunzig Sätzen, einen Fürsten, der seinen Untertanen einen Garten öffnete, und eine Schule, die es nur vierzehn Jahre lang gab.",
    ),
    h2("Lehm, Ziegel, Flachdach"),
    p(
      "In Dessau bleiben wir zwei Nächte. Eine Architektin führt durch Werkstattflügel und Meisterhäuser, danach geht es mit dem Rad hinaus zur Siedlung Törten, wo Gropius ab 1926 Reihenhäuser wie am Fließband errichten ließ. Die Bewohner haben seither vieles umgebaut, und gerade das macht den Besuch lehrreich.",
    ),
    h2("Der Fluss dazwischen"),
    p(
      "Von der tschechischen Grenze bis zur Staustufe bei Geesthacht wird die Elbe durch kein einziges Wehr gestaut. Sie darf steigen und fallen, und sie tut beides gründlich; an vielen Häusern sind die Marken von 2002 und 2013 angeschrieben. Hinter den Deichen leben Biber, auf Kirchen und Schornsteinen klappern Störche.",
    ),
    quote(
      "Am 25. April 1945 gaben sich auf der gesprengten Brücke von Torgau amerikanische und sowjetische Soldaten die Hand; für die Fotografen wurde der Händedruck bald darauf noch einmal gestellt.",
    ),
    ul(
      "Asphalt, Deichkronen mit Betonplatten, einige Kilometer Waldweg und altes Pflaster",
      "Mehrere Fähren, die meisten am Seil; bei Niedrigwasser oder Sturm nehmen wir die nächste Brücke",
      "Schatten ist auf den Deichen rar, deshalb früher Aufbruch und lange Mittagspause",
    ),
  ],
  highlights: [
    {
      title: "Albrechtsburg Meißen",
      text: "Sie gilt als ältestes Schloss Deutschlands, doch statt regiert wurde hier anderthalb Jahrhunderte lang vor allem Porzellan gebrannt.",
    },
    {
      title: "Großer Wendelstein in Torgau",
      text: "Eine Treppe von 1536, die sich ohne tragende Mittelsäule durch ihren Turm schraubt.",
    },
    {
      title: "Wörlitzer Park",
      text: "Seen, Tempel, Sichtachsen und eine Insel mit künstlichem Vulkan, angelegt ab 1765 und von Anfang an für jeden offen.",
    },
    {
      title: "Bauhausgebäude",
      text: "Glasfassade, Kantine und die kleinen Balkone des Prellerhauses, auf denen sich einst die Studenten fotografierten.",
    },
    {
      title: "Ringheiligtum Pömmelte",
      text: "Viertausend Jahre alte Kreise aus Pfosten, wieder aufgestellt in einem Feld bei Schönebeck.",
    },
  ],
  days: [
    day(
      "Abend auf der Brühlschen Terrasse",
      "Die Gruppe findet sich gegen sechs am Schlossplatz ein, gleich um die Ecke vom Fürstenzug. Auf einem kurzen Rundgang erzählt Ihre Historikerin, was an der Altstadt alt ist und was so tut. Danach wird am Neustädter Ufer gegessen, mit der Silhouette als Kulisse.",
      noWalk,
      ["Dresden", "hotel"],
      "Abendessen",
    ),
    day(
      "An den Weinbergen vorbei nach Meißen",
      "Eine Aufwärmetappe: in Radebeul ein Halt auf dem Dorfanger von Altkötzschenbroda, dann unter Steillagen flussab, bis Dom und Albrechtsburg um die Biegung kommen. In der Manufaktur sehen Sie, wie ein Zwiebelmuster entsteht, das eigentlich Granatäpfel zeigt.",
      { km: 28, up: 90, down: 96, hours: 2.5 },
      ["Meißen", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch das Tor ins Tiefland",
      "Bei Diesbar-Seußlitz endet das Weinland mit einem Barockschloss, hinter Riesa wird es flach. Von Strehla setzt die Fähre hinüber nach Lorenzkirch. Mühlberg ist ein Ackerbürgerstädtchen mit großem Kloster und einer Schlacht: 1547 verlor hier Kurfürst Johann Friedrich Krieg und Kurwürde.",
      { km: 49, up: 120, down: 136, hours: 3.5 },
      ["Mühlberg/Elbe", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kurze Strecke, langer Nachmittag in Torgau",
      "In Belgern steht vor dem Rathaus ein Roland, der ein wenig missmutig dreinschaut. Mittags sind Sie schon in Torgau und haben Zeit für Schloss Hartenfels mit den Bären im Graben und für die Schlosskapelle, die Luther 1544 einweihte. Katharina von Bora liegt in der Marienkirche begraben.",
      { km: 30, up: 70, down: 75, hours: 2.5 },
      ["Torgau", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Der weite Tag nach Wittenberg",
      "Heute ist die Landschaft das Programm: Buhnen, Silberweiden, ein Seeadler vielleicht. Pretzsch hat ein Schlösschen von Pöppelmann, von dort trägt eine Fähre die Räder auf die andere Seite. Gegen Abend leuchten die Türme der Stadtkirche und, etwas abseits, der dicke Turm mit der Inschrift.",
      { km: 66, up: 130, down: 145, hours: 5 },
      ["Lutherstadt Wittenberg", "hotel"],
      "Frühstück",
    ),
    day(
      "Von Cranachs Altar in den Park",
      "Der Tag beginnt in der Stadtkirche, in der Luther predigte und Cranach ihn auf die Predella malte. Dann rollen Sie nach Coswig, queren den Fluss und betreten das Gartenreich durch die Hintertür. Ein Gondoliere rudert uns über den See, das letzte Stück führt unter Alleen und an der Mulde entlang nach Dessau.",
      { km: 38, up: 80, down: 88, hours: 3 },
      ["Dessau", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein Tag Bauhaus",
      "Mit leichtem Gepäck von einem Bau zum anderen: vormittags das Schulgebäude, mittags das Kornhaus mit seiner verglasten Rundung über dem Strom, nachmittags Törten und das Stahlhaus. Zum Schluss die Meisterhäuser im Kiefernwald, in denen Kandinsky seine Zimmer so bunt streichen ließ, wie man es den weißen Würfeln von außen nicht zutraut.",
      { km: 20, up: 40, down: 40, hours: 1.5 },
      ["Dessau", "hotel"],
      "Frühstück",
    ),
    day(
      "Hartholzaue und Saalemündung",
      "Zwischen Aken und Barby liegt der Kern des Biosphärenreservats Mittelelbe. Unter alten Eichen ist der Weg sandig und schattig, bei Groß Rosenburg hängt wieder ein Boot am Seil, diesmal über die Saale. In Barby übernachten Sie in einem Ort, der früher eine Grafschaft war und heute vor allem ruhig ist.",
      { km: 43, up: 70, down: 78, hours: 3.5 },
      ["Barby", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Pfostenkreise, Solequellen, Dom",
      "Nach acht Kilometern stehen Sie zwischen den Holzpfählen von Pömmelte, nach fünfzehn riecht es am Gradierwerk in Bad Salzelmen nach Salz. Die Einfahrt nach Magdeburg ist grün bis zum Schluss. Am Grab Ottos des Großen endet unsere Fahrt, bis zum Bahnhof ist es eine Viertelstunde.",
      { km: 33, up: 60, down: 57, hours: 2.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 307,
  ascentM: 660,
  descentM: 715,
  distanceNote:
    "Ungefähre Angaben nach dem Kartenwerk zum Elberadweg, gerundet; Umwege bei Hochwasser nicht eingerechnet",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 7,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "8 Übernachtungen in Hotels und einem Gasthof im Doppelzimmer",
    "8 × Frühstück, 6 × Abendessen",
    "Reiseleitung durch eine Historikerin, in Dessau zusätzlich durch eine Architektin",
    "Gepäcktransport, alle Fähren, Gondelfahrt in Wörlitz",
    "Eintritte: Manufaktur Meißen, Schloss Hartenfels, Bauhausgebäude, Meisterhäuser",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Leihrad, 95 €, oder E-Bike, 190 €",
    "Abendessen in Wittenberg und am zweiten Abend in Dessau",
  ),
  packingList: pannierPacking(
    "Sonnenhut, der unter den Helm passt",
    "Fernglas für Störche und Biber",
    "etwas Kleingeld für die Fährleute",
  ),
  arrivalByTrain:
    "Dresden Hbf ist mit ICE und Eurocity aus Leipzig, Berlin und Prag erreichbar. Ab Magdeburg Hbf fahren Intercitys nach Hannover und Leipzig sowie Regionalzüge nach Berlin, in denen Räder ohne Reservierung mitkommen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Dresden, Schlossplatz", "start", 51.053, 13.74, 112, 0]],
    [
      ["Altkötzschenbroda", "place", 51.1045, 13.6237, 110, 12],
      ["Meißen", "overnight", 51.1638, 13.471, 106, 28],
    ],
    [
      ["Diesbar-Seußlitz", "place", 51.24, 13.417, 100, 42],
      ["Riesa", "place", 51.308, 13.293, 100, 55],
      ["Strehla", "place", 51.352, 13.226, 98, 63],
      ["Mühlberg/Elbe", "overnight", 51.4342, 13.2193, 90, 77],
    ],
    [
      ["Belgern", "place", 51.484, 13.124, 95, 90],
      ["Torgau", "overnight", 51.5608, 13.006, 85, 107],
    ],
    [
      ["Pretzsch", "place", 51.714, 12.806, 75, 143],
      ["Elster (Elbe)", "place", 51.832, 12.824, 72, 158],
      ["Lutherstadt Wittenberg", "overnight", 51.8664, 12.6437, 70, 173],
    ],
    [
      ["Coswig (Anhalt)", "place", 51.884, 12.447, 70, 188],
      ["Wörlitz", "place", 51.844, 12.421, 63, 193],
      ["Dessau", "overnight", 51.8392, 12.2272, 62, 211],
    ],
    [
      ["Kornhaus", "place", 51.858, 12.214, 58, 215],
      ["Siedlung Törten", "place", 51.797, 12.247, 62, 223],
      ["Dessau, Bauhausgebäude", "overnight", 51.8392, 12.2272, 62, 231],
    ],
    [
      ["Aken (Elbe)", "place", 51.852, 12.044, 55, 249],
      ["Barby", "overnight", 51.969, 11.881, 54, 274],
    ],
    [
      ["Ringheiligtum Pömmelte", "place", 51.997, 11.8, 53, 282],
      ["Schönebeck (Elbe)", "place", 52.02, 11.738, 51, 289],
      ["Magdeburg, Dom", "end", 52.1248, 11.6343, 57, 307],
    ],
  ),
  questions: [
    question(
      "Wie viel Museum steckt in den neun Tagen?",
      "Im Schnitt eine bis zwei Stunden täglich, in Dessau mehr. Jede Besichtigung können Sie gegen einen Platz am Wasser tauschen, das nimmt Ihnen niemand übel.",
    ),
    question(
      "Wo treffe ich auf schlechten Belag?",
      "Auf dem Kopfsteinpflaster der Altstädte und im sandigen Wald hinter Aken. Reifen ab vier Zentimetern Breite sind angenehm, ein Rennrad lassen Sie besser daheim.",
    ),
    question(
      "Was geschieht, wenn der Fluss über die Ufer tritt?",
      "Sommerhochwasser ist selten, kam aber vor. Wir verlegen dann auf Nebenstraßen hinter dem Deich und überbrücken gesperrte Abschnitte mit Regionalzügen.",
    ),
  ],
  country: "deutschland",
  region: "mittlere-elbe",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "staedte-und-gaerten"],
  operator: "lindenpfad-kulturwandern",
  sites: { biking: true, cultural: true, outdoorsGermany: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 2, 1390),
      sunday(6, 2, 1450, true),
      saturday(8, 4, 1450),
      saturday(9, 2, 1450, true),
      sunday(9, 4, 1390),
    ],
    singleSupplementCents: 24800,
    capacity: 14,
    minimumParticipants: 7,
  },
};
