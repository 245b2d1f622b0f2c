import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const altmuehl: TourSeed = {
  number: 1037,
  title: "Altmühl, Donau, Naab und Vils: durch den Jura",
  slug: "altmuehltal-fuenf-fluesse",
  teaser:
    "Ein Fluss fast ohne Gefälle gibt das Tempo vor: Wacholderhänge, Versteinerungen, Römerkastelle, der Durchbruch bei Weltenburg und ein stiller Ausklang bis Amberg.",
  biome: "flusstal",
  season: "herbst",
  timeOfDay: "morgen",
  gallery: gallery(
    { season: "herbst", timeOfDay: "morgen", way: "bike" },
    "flusstal",
    "mittelgebirge",
    "wald",
  ),
  body: [
    p(
      "Die Altmühl fällt von Gunzenhausen bis Kelheim um gut siebzig Meter und braucht dafür hundertsechzig Kilometer. Man kann ihr beim Nachdenken zusehen. Das breite Tal, in dem sie so gemächlich herumliegt, hat nicht sie gegraben: Bis zur vorletzten Eiszeit floss hier die Donau, die sich dann weiter südlich ein neues Bett suchte und ihr altes dem kleinen Nachbarn überließ.",
    ),
    h2("Warmes Meer mit Vögeln"),
    p(
      "Vor hundertfünfzig Millionen Jahren lagen zwischen Solnhofen und Eichstätt flache Lagunen. Was hineinfiel, sank in feinen Kalkschlamm und blieb: Libellen mit Adern, Fische mit Schuppen, ein Urvogel mit Federn. In einem Steinbruch für Sammler bekommen Sie Hammer und Meißel. Einen Archaeopteryx findet man nicht, eine Haarseelilie fast immer.",
    ),
    h2("Vier Flüsse in einer Woche"),
    p(
      "In Dietfurt geht die Altmühl im Kanal auf, bei Kelheim in der Donau. Von Regensburg an folgen wir dem Fünf-Flüsse-Radweg gegen den Strom: erst der Naab, dann der Vils, die noch schmaler und stiller ist. In Kallmünz, wo beide zusammenkommen, verbrachten Kandinsky und Gabriele Münter 1903 einen Sommer, malten den Ort und verlobten sich.",
    ),
    quote(
      "Karl der Große wollte 793 Rhein und Donau verbinden; bei Graben sieht man noch den Wall und ein Stück Wasser, auf dem heute Enten schwimmen.",
    ),
    ul(
      "Meist autofreie Wege, abwechselnd Asphalt und fester Kies, nach Regen gibt es Spritzer",
      "Keine Steigung von Belang, wohl aber die Wahl, zu Burgen hinaufzulaufen",
      "Gasthöfe mit eigener Metzgerei sind hier noch häufig, vegetarisch bestellen wir vor",
    ),
  ],
  highlights: [
    {
      title: "Zwölf Apostel",
      text: "Schwammriffe aus dem Jura, als Felsgruppe aufgereiht über dem Uferweg bei Solnhofen.",
    },
    {
      title: "Eichstätt",
      text: "Barocke Domherrenhöfe neben nackten Betonwänden der siebziger Jahre, und beides verträgt sich erstaunlich gut.",
    },
    {
      title: "Weltenburger Enge",
      text: "Mit dem Schiff zwischen Felswänden zum Kloster, in dem seit 1050 Bier gebraut wird.",
    },
    {
      title: "Holzbrücke in Essing",
      text: "Fast hundertneunzig Meter lang schwingt sie sich über den Kanal, wie ein Tuch, das jemand ausgeschüttelt hat.",
    },
    {
      title: "Kallmünz",
      text: "Eine Burgruine, eine steinerne Brücke und ein Haus ohne Dach, weil der Fels darüber genügt.",
    },
  ],
  days: [
    day(
      "Treffen am Altmühlsee",
      "Von der Bahn zu Fuß ins Quartier, und wer früh da ist, umrundet den See oder schaut vom Turm der Vogelinsel auf Gänse und Kiebitze. Zum Abendessen Karpfen, aber nur in den Monaten mit R.",
      noWalk,
      ["Gunzenhausen", "hotel"],
      "Abendessen",
    ),
    day(
      "Karlsgraben und Pappenheim",
      "Wiesen, Kopfweiden, ein Fluss, der sich nicht entscheiden kann. In Graben laufen Sie an dem Kanal entlang, mit dem ein Kaiser scheiterte, in Treuchtlingen lockt die Therme. Abends Pappenheim, dessen Reiter bei Schiller so gut dastehen, dass alle ihre Pappenheimer kennen.",
      { km: 39, up: 110, down: 121, hours: 3 },
      ["Pappenheim", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Steine klopfen bei Solnhofen",
      "Kurz hinter der Kirchenruine der Sola-Basilika ziehen sich die Zwölf Apostel am Hang entlang. Bei Dollnstein klettern am Burgsteinfels meist ein paar Leute, unten wird zugeschaut. Der Nachmittag ist für Steinbruch und Museum auf der Willibaldsburg frei geräumt.",
      { km: 32, up: 120, down: 135, hours: 2.5 },
      ["Eichstätt", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Limes und Mittelpunkt",
      "Bei Pfünz haben Archäologen einen Teil eines Römerlagers wieder aufgerichtet, ein Stück weiter schneidet der Limes das Tal. Kipfenberg nennt sich Mittelpunkt Bayerns und hat dazu einen Stein. Die letzte Stunde nach Beilngries fährt man im Schatten der Hangwälder.",
      { km: 44, up: 150, down: 170, hours: 3.5 },
      ["Beilngries", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Am Kanal, aber mit Burgen",
      "In Dietfurt beginnt die Wasserstraße, die der Altmühl ihre Kurven nahm und den Schiffen den Weg zum Schwarzen Meer gab. Umstritten war sie, schön angelegt ist sie auch. Riedenburg hat drei Burgen, Prunn eine weiße auf einem Felssporn, in Essing wird die Holzbrücke ausgiebig fotografiert.",
      { km: 48, up: 140, down: 167, hours: 3.5 },
      ["Kelheim", "hotel"],
      "Frühstück",
    ),
    day(
      "Durch die Enge und nach Regensburg",
      "Das erste Schiff bringt Sie nach Weltenburg und zurück, dazwischen liegen eine Kirche der Brüder Asam und ein dunkles Bier, höchstens ein kleines. Über Bad Abbach radeln Sie zur Steinernen Brücke, auf der seit dem 12. Jahrhundert Leute stehen bleiben.",
      { km: 39, up: 110, down: 123, hours: 3 },
      ["Regensburg", "hotel"],
      "Frühstück",
    ),
    day(
      "An der Naab nach Norden",
      "Bei Mariaort, wo die Wallfahrtskirche auf einer Landzunge steht, biegen wir von der Donau ab. Das Tal ist grün und schmal, hinter Pielenhofen gibt es Badeplätze unter Erlen. Nach drei Stunden taucht Kallmünz auf, und wer nie gemalt hat, überlegt es sich kurz.",
      { km: 31, up: 120, down: 106, hours: 2.5 },
      ["Kallmünz", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Die Vils hinauf bis Amberg",
      "Auf dem Damm der früheren Vilstalbahn rollt es sich beinahe eben. Auf dem Fluss nebenan zogen Pferde einst Zillen mit Amberger Eisen, und in der Stadt selbst spiegelt sich ein Torbau in der Vils zur „Stadtbrille“. Kaffee am Markt, Rückgabe der Räder, Bahnhof um die Ecke.",
      { km: 42, up: 180, down: 150, hours: 3.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 275,
  ascentM: 930,
  descentM: 972,
  distanceNote:
    "Ungefähre Angaben nach Altmühltal-Radweg und Fünf-Flüsse-Radweg, gerundet; ohne die Schiffsfahrt nach Weltenburg",
  techniqueGrade: 2,
  fitnessGrade: 1,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Hotels und Gasthöfen im Doppelzimmer",
    "7 × Frühstück, 5 × Abendessen",
    "Reiseleitung durch eine Geologin",
    "Leihrad oder Abstellplatz mit Werkzeug für das eigene",
    "Gepäcktransport, Werkzeug im Steinbruch, Museum Willibaldsburg, Schiff nach Weltenburg",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Abendessen in Kelheim und Regensburg",
    "E-Bike, 100 € Aufpreis",
    "Eintritt in Burgen",
  ),
  packingList: pannierPacking(
    "Schutzbrille für das Steineklopfen",
    "alte Zeitung zum Einwickeln der Funde",
    "Schutzbleche am eigenen Rad",
  ),
  arrivalByTrain:
    "Gunzenhausen liegt an der Bahn von Treuchtlingen nach Würzburg; von München und Augsburg steigen Sie in Treuchtlingen um, von Nürnberg in Pleinfeld oder Ansbach. Ab Amberg fährt der Regionalexpress nach Nürnberg und zum Anschluss in Schwandorf.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: true,
  waypoints: waypoints(
    [["Gunzenhausen", "start", 49.1146, 10.7533, 416, 0]],
    [
      ["Karlsgraben", "place", 48.989, 10.921, 415, 27],
      ["Treuchtlingen", "place", 48.955, 10.911, 412, 32],
      ["Pappenheim", "overnight", 48.934, 10.973, 405, 39],
    ],
    [
      ["Solnhofen", "place", 48.897, 10.992, 403, 46],
      ["Dollnstein", "place", 48.872, 11.073, 398, 57],
      ["Eichstätt", "overnight", 48.892, 11.184, 390, 71],
    ],
    [
      ["Römerkastell Pfünz", "place", 48.883, 11.264, 425, 79],
      ["Kipfenberg", "place", 48.949, 11.396, 378, 98],
      ["Beilngries", "overnight", 49.034, 11.474, 370, 115],
    ],
    [
      ["Dietfurt", "place", 49.034, 11.587, 365, 127],
      ["Riedenburg", "place", 48.963, 11.685, 355, 144],
      ["Essing", "place", 48.934, 11.79, 347, 155],
      ["Kelheim", "overnight", 48.918, 11.869, 343, 163],
    ],
    [
      ["Bad Abbach", "place", 48.934, 12.042, 340, 179],
      ["Regensburg", "overnight", 49.0206, 12.0975, 330, 202],
    ],
    [
      ["Pielenhofen", "place", 49.0595, 11.958, 338, 219],
      ["Kallmünz", "overnight", 49.161, 11.96, 344, 233],
    ],
    [
      ["Schmidmühlen", "place", 49.27, 11.922, 356, 249],
      ["Amberg", "end", 49.4453, 11.858, 374, 275],
    ],
  ),
  questions: [
    question(
      "Ist diese Reise für Anfänger gedacht?",
      "Sie ist die leichteste in unserem Heft. Wer zwei Stunden am Stück im Sattel sitzen kann, kommt überall an und hat nachmittags frei.",
    ),
    question(
      "Darf ich gefundene Fossilien behalten?",
      "In den Besuchersteinbrüchen ja. Sollten Sie doch auf etwas wissenschaftlich Bedeutendes stoßen, wird es gemeldet, und Ihr Name steht später vielleicht auf einem Schildchen.",
    ),
    question(
      "Fährt das Schiff nach Weltenburg immer?",
      "Von Ende März bis Anfang November, außer bei Hoch- oder sehr niedrigem Wasser. Dann wandern wir eine Stunde durch den Wald über der Schlucht.",
    ),
    question(
      "Kann der Hund im Anhänger mitfahren?",
      "Ja, bringen Sie den eigenen mit, oder wir leihen Ihnen einen. Auf dem Schiff nach Weltenburg und in den Gasthöfen ist er an der Leine willkommen, im Museum nicht; bitte sagen Sie bei der Buchung Bescheid.",
    ),
  ],
  country: "deutschland",
  region: "altmuehltal",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["wald-und-wasser", "kultur-und-geschichte"],
  operator: "kranich-radreisen",
  sites: { biking: true, outdoorsGermany: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 2, 1140),
      saturday(6, 2, 1190, true),
      sunday(7, 4, 1190),
      saturday(9, 2, 1190, true),
      saturday(10, 1, 1140),
    ],
    singleSupplementCents: 17500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
