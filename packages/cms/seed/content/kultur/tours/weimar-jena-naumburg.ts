import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { culturePacking } from "../packing";

export const weimarJenaNaumburg: TourSeed = {
  number: 1038,
  title: "Weimar, Jena, Naumburg: zu Fuß durch Klassik und Saale-Weinberge",
  slug: "weimar-jena-naumburg-klassik-saale",
  teaser:
    "Acht Tage zwischen Goethes Gartentür und den Stifterfiguren im Dom: durch das Ilmtal, über die Muschelkalkkanten von Jena und hinein in die steilen Weinterrassen an Saale und Unstrut.",
  biome: "weinland",
  season: "fruehling",
  timeOfDay: "abend",
  gallery: gallery({ season: "fruehling", timeOfDay: "abend" }, "weinland", "flusstal", "stadt"),
  body: [
    p(
      "Goethe ging viel zu Fuß, auch wenn die Denkmäler ihn stehen lassen. Von Weimar nach Jena ritt oder fuhr er hundertfach, nach Dornburg zog er sich zurück, als der Herzog gestorben war, und die Kalkfelsen an der Saale hat er geologisch ebenso gemustert wie poetisch. Diese Reise nimmt ihn beim Wort: Sie lesen die Gegend mit den Sohlen.",
    ),
    h2("Zwei Kilometer Luftlinie"),
    p(
      "Was am zweiten Morgen kommt, ist kein Ausflug. Am Ettersberg liegen das Schloss, in dem Anna Amalia Theater spielen ließ, und das Konzentrationslager Buchenwald so nah beieinander, dass eine alte Jagdschneise sie verbindet. 1999 wurde sie wieder freigelegt und heißt seither Zeitschneise. Der Weg dauert eine knappe Stunde, gesprochen wird dabei wenig.",
    ),
    h2("Kalk, Orchideen, Weißburgunder"),
    p(
      "Östlich von Jena hat die Saale den Muschelkalk angeschnitten. Auf den trockenen Hängen blühen im Mai Orchideen, darunter Frauenschuh und Fliegenragwurz, und ein schmaler Pfad hält sich stundenlang auf gleicher Höhe. Weiter flussab übernehmen die Reben: Schon im 12. Jahrhundert pflanzten die Zisterzienser von Pforte hier Wein, der trocken und mit einer feinen Säure auf den Tisch kommt.",
    ),
    quote(
      "„An der Saale hellem Strande“ dichtete der achtzehnjährige Franz Kugler 1826 auf der Rudelsburg. Die Melodie kennt fast jeder, die dritte Strophe keiner.",
    ),
    ul(
      "Tagesstrecken zwischen fünf und achtzehn Kilometern, mit Zeit für Häuser und Museen",
      "Drei Standorte: zwei Nächte Weimar, zwei Nächte Jena, drei Nächte Naumburg",
      "Zwischen den Städten fährt die Bahn, selten länger als eine halbe Stunde",
    ),
  ],
  highlights: [
    {
      title: "Gartenhaus am Stern",
      text: "Sechs Jahre lebte Goethe hier am Ilmufer, mit Malven am Spalier und ohne Hofzeremoniell.",
    },
    {
      title: "Horizontale über Jena",
      text: "Ein schulterbreiter Pfad quer durch helle Felshänge, tief darunter die Plattenbauten von Lobeda.",
    },
    {
      title: "Dornburger Schlösser",
      text: "Mittelalter, Renaissance und Rokoko auf einer einzigen Felskante, verbunden durch Rosenbeete.",
    },
    {
      title: "Uta und elf andere",
      text: "Im Westchor des Naumburger Doms stehen seit etwa 1250 zwölf Stifter aus Kalkstein, als hätten sie eben aufgehört zu reden.",
    },
    {
      title: "Steinernes Festbuch",
      text: "Zwölf Reliefs, 1722 direkt in die Felswand eines Weinbergs bei Großjena gehauen.",
    },
  ],
  days: [
    day(
      "Ankommen an der Ilm",
      "Um 15 Uhr beginnt der Spaziergang am Theaterplatz, zu Füßen der beiden Dichter aus Bronze. Durch den Park, den Herzog Carl August und Goethe ohne gerade Linie anlegen ließen, zum Gartenhaus und hinauf zum Römischen Haus; danach Thüringer Klöße in einem Wirtshaus, das seine Speisekarte auf eine Seite bringt.",
      { km: 5, up: 60, down: 60, hours: 1.5 },
      ["Weimar", "hotel"],
      "Abendessen",
    ),
    day(
      "Ettersberg: Lager und Schloss",
      "Der Stadtbus fährt bis zur Gedenkstätte. Für Appellplatz, Ausstellung und Stille sind drei Stunden vorgesehen, den Stumpf der Goethe-Eiche zeigt Ihnen die Historikerin zuletzt. Auf der Zeitschneise nach Ettersburg, wo der Schlosspark wieder ins Offene führt. Der Nachmittag bleibt frei, etwa für die Herzogin Anna Amalia Bibliothek.",
      { km: 6, up: 60, down: 170, hours: 2 },
      ["Weimar", "hotel"],
      "Frühstück",
    ),
    day(
      "Belvedere und das Ilmtal",
      "Durch die Allee zum Sommerschloss Belvedere mit seinen Orangenbäumen, über Vollersroda wieder hinunter an den Fluss. In Buchfart klappert die Mühle neben einer gedeckten Holzbrücke, hoch in der Wand darüber sind die Kammern einer Felsenburg zu sehen. Über Oettern bis Mellingen, wo der Zug nach Jena hält.",
      { km: 18, up: 300, down: 290, hours: 5 },
      ["Jena", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf gleicher Höhe",
      "Morgens das Romantikerhaus, in dem Fichte wohnte, während die Schlegels ein paar Gassen weiter eine Wohngemeinschaft mit Sprengkraft führten. Dann hinauf zum Fuchsturm, letzter Rest von drei Burgen, und auf der Horizontale unter den Kernbergen durch Felsnischen und Orchideenrasen zurück. Wem die Kante unheimlich ist, der findet zwanzig Meter tiefer einen Waldweg.",
      { km: 13.5, up: 400, down: 400, hours: 4.5 },
      ["Jena", "hotel"],
      "Frühstück",
    ),
    day(
      "Lou, Nietzsche und ein alter Dichter",
      "Aus dem Dorf Kunitz steil zur Ruine Kunitzburg, dann ins Gleistal und durch Laubwald nach Tautenburg. Hier verbrachten Friedrich Nietzsche und Lou von Salomé im August 1882 drei Wochen mit Reden; ein Liebespaar wurden sie nicht. Bei Dorndorf über die Saale, hinauf zu den drei Schlössern und in Sichtweite der Reben hinab zum Bahnhof.",
      { km: 16.5, up: 520, down: 530, hours: 5.5 },
      ["Naumburg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Von der Rudelsburg nach Pforte",
      "In Bad Kösen steigt der Weg gleich hinter dem Fluss zur Rudelsburg an, gegenüber stehen die Türme von Saaleck. Zurück am anderen Ufer zum Gradierwerk, dessen Schwarzdornwände nach Meer riechen. In Schulpforte, Kloster und seit 1543 Schule, paukte Nietzsche Griechisch. Auf dem Weinbergsweg nach Naumburg.",
      { km: 18.5, up: 300, down: 285, hours: 5.5 },
      ["Naumburg", "hotel"],
      "Frühstück",
    ),
    day(
      "Dom am Morgen, Wein am Nachmittag",
      "Gleich nach dem Aufschließen sind Sie im Westchor fast allein mit Uta und Ekkehard. Mittags setzt die kleine Fähre im Blütengrund über, wo die Unstrut mündet. Am Haus des Malers Max Klinger und am Steinernen Festbuch vorbei, zwischen Trockenmauern und über die Neuenburg nach Freyburg. Eine Winzerin schenkt fünf Proben ein.",
      { km: 12.5, up: 260, down: 275, hours: 4 },
      ["Naumburg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Mit der Straßenbahn zum Zug",
      "Naumburg leistet sich eine einzige Tramlinie, die mit Wagen aus DDR-Zeiten um die halbe Altstadt fährt. Sie hält unweit des Hauses, in dem Nietzsche von seiner Mutter gepflegt wurde, und bringt Sie zum Hauptbahnhof.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 90,
  ascentM: 1900,
  descentM: 2010,
  distanceNote:
    "Ungefähre Angaben nach Wanderkarten der Landesvermessungen 1:50.000, Stadtwege geschätzt, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Hotels der Altstädte im Doppelzimmer",
    "7 × Frühstück, 4 × Abendessen",
    "Reiseleitung durch eine Historikerin",
    "Eintritt in Dom, Gartenhaus, Romantikerhaus und die Dornburger Schlösser",
    "Weinprobe in Freyburg, Regionalzüge und Busse zwischen Weimar und Naumburg",
  ),
  notIncluded: items(
    "An- und Abreise",
    "drei freie Abendessen, Mittagsrast",
    "Bettensteuer, falls die Stadt sie erhebt",
  ),
  packingList: culturePacking(
    "Schuhe mit Profil für den schmalen Kalkpfad",
    "Fernglas für die Reliefs im Lettner",
    "eine Ausgabe der Wahlverwandtschaften oder gar nichts",
  ),
  arrivalByTrain:
    "Weimar liegt an der Strecke Frankfurt–Erfurt–Leipzig; viele steigen in Erfurt aus dem ICE in den Regionalzug um. Zurück geht es von Naumburg (Saale) Hbf, wo neben Regionalbahnen einzelne Fernzüge nach Berlin und München halten.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: true,
  board: "breakfast",
  dogsAllowed: false,
  waypoints: waypoints(
    [
      ["Weimar, Theaterplatz", "start", 50.9801, 11.3257, 213, 0],
      ["Goethes Gartenhaus", "place", 50.9778, 11.3369, 203, 1.6],
      ["Römisches Haus", "place", 50.9712, 11.336, 225, 2.8],
      ["Weimar", "overnight", 50.9798, 11.3265, 213, 5],
    ],
    [
      ["Gedenkstätte Buchenwald", "place", 51.0222, 11.2497, 420, 5],
      ["Schloss Ettersburg", "place", 51.0333, 11.274, 310, 11],
    ],
    [
      ["Weimar, Wielandplatz", "place", 50.9765, 11.328, 210, 11],
      ["Schloss Belvedere", "place", 50.9486, 11.3494, 290, 15.5],
      ["Buchfart", "place", 50.915, 11.331, 245, 21.5],
      ["Mellingen, Bahnhof", "place", 50.9395, 11.394, 220, 29],
    ],
    [
      ["Jena, Markt", "place", 50.928, 11.588, 148, 29],
      ["Fuchsturm", "place", 50.9262, 11.622, 390, 33],
      ["Horizontale unter den Kernbergen", "place", 50.911, 11.617, 290, 38],
      ["Jena", "overnight", 50.9275, 11.5885, 148, 42.5],
    ],
    [
      ["Kunitz", "place", 50.955, 11.637, 150, 42.5],
      ["Kunitzburg", "place", 50.963, 11.651, 350, 45],
      ["Tautenburg", "place", 50.993, 11.709, 255, 52.5],
      ["Dornburger Schlösser", "place", 51.004, 11.6655, 230, 58],
      ["Dornburg, Bahnhof", "place", 51.0055, 11.6725, 140, 59],
    ],
    [
      ["Bad Kösen, Bahnhof", "place", 51.135, 11.719, 115, 59],
      ["Rudelsburg", "place", 51.1117, 11.709, 190, 63],
      ["Burg Saaleck", "place", 51.1092, 11.7015, 160, 64.2],
      ["Schulpforte", "place", 51.143, 11.752, 120, 72],
      ["Naumburg", "overnight", 51.1547, 11.804, 130, 77.5],
    ],
    [
      ["Fähre im Blütengrund", "place", 51.1757, 11.788, 100, 81],
      ["Steinernes Festbuch", "place", 51.184, 11.78, 110, 82.5],
      ["Schloss Neuenburg", "place", 51.2089, 11.7739, 220, 89],
      ["Freyburg, Markt", "place", 51.2125, 11.768, 115, 90],
    ],
    [["Naumburg, Hauptbahnhof", "end", 51.163, 11.797, 105, 90]],
  ),
  questions: [
    question(
      "Muss ich vorher etwas gelesen haben?",
      "Nein. Die Historikerin setzt nichts voraus außer Neugier, und Faust-Zitate werden nicht abgefragt.",
    ),
    question(
      "Ist der Besuch in Buchenwald verpflichtend?",
      "Selbstverständlich nicht. Wer ihn nicht möchte oder schon kennt, fährt direkt nach Ettersburg oder bleibt in der Stadt; die Gruppe trifft sich zum Abend.",
    ),
    question(
      "Wie schmal ist der Pfad an den Kernbergen?",
      "An einigen Stellen gehen Sie hintereinander, mit steilem Hang zur Seite, aber ohne Seil und Leiter. Bei Nässe wird der Kalk schmierig, dann wählen wir die untere Variante.",
    ),
  ],
  country: "deutschland",
  region: "saale-und-weimarer-land",
  activities: ["wandern", "stadtspaziergang"],
  travelTypes: ["rundreise", "bahnreise"],
  travelFocusTypes: ["kultur-und-geschichte", "staedte-und-gaerten", "kueche-und-keller"],
  operator: "lindenpfad-kulturwandern",
  sites: { cultural: true, outdoorsGermany: true },
  canonicalSite: "cultural",
  departurePlan: {
    rules: [
      saturday(4, 4, 1190),
      saturday(5, 2, 1240, true),
      sunday(6, 1, 1240),
      saturday(9, 2, 1240, true),
      sunday(10, 1, 1190),
    ],
    singleSupplementCents: 19600,
    capacity: 14,
    minimumParticipants: 6,
  },
};
