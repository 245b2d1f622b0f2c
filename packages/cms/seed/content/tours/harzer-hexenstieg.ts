import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, items, question, saturday, sunday, valleyPacking, waypoints } from "../helpers";

export const harzerHexenstieg: TourSeed = {
  number: 1008,
  title: "Harzer-Hexen-Stieg: quer über den Brocken",
  slug: "harzer-hexenstieg-brocken",
  teaser:
    "Knapp hundert Kilometer von Osterode nach Thale, an Bergmannsgräben entlang, durch Moor und jungen Wald, zuletzt durch die Bodeschlucht. Sechs Tage mit Gepäcktransport.",
  biome: "mittelgebirge",
  season: "herbst",
  timeOfDay: "abend",
  gallery: gallery({ season: "herbst", timeOfDay: "abend" }, "mittelgebirge", "wald", "flusstal"),
  body: [
    p(
      "Der Harz ist kein großes Gebirge, aber ein steiles: Vom Vorland bis zum Brocken sind es neunhundert Höhenmeter, und oben herrscht ein Klima wie auf Island. Der Stieg führt mitten hindurch, von der Fachwerkstadt Osterode im Westen bis nach Thale, wo die Bode das Gebirge verlässt.",
    ),
    h2("Wasser auf Umwegen"),
    p(
      "Jahrhundertelang brauchten die Silbergruben von Clausthal und Zellerfeld Wasser, um ihre Pumpen anzutreiben. Also stauten die Bergleute Teiche auf und leiteten jeden Bach durch handbreite Gräben am Hang entlang. Seit 2010 zählt die Oberharzer Wasserwirtschaft zum Welterbe. Auf ihren Grabenwegen gehen Sie fast ohne Steigung, begleitet von leisem Gluckern.",
    ),
    h2("Ein Wald fängt neu an"),
    p(
      "Trockenheit und Borkenkäfer haben seit 2018 den größten Teil der alten Fichten getötet. Wer den Harz von früher kennt, erschrickt zuerst. Zwischen dem Silbergrau keimen inzwischen Ebereschen, Birken und Heidelbeeren, und der Nationalpark lässt sie gewähren. Ihr Wanderführer, ein gelernter Förster, zeigt, woran man das Alter einer Jungfichte abliest.",
    ),
    quote(
      "Am 10. Dezember 1777 stieg Goethe von Torfhaus aus im Schnee auf den Brocken; der Förster hatte ihm abgeraten und ging dann doch mit.",
    ),
    ul(
      "Breite Forstwege, Wurzelpfade und ein steiniger Abstieg im Bodetal",
      "Zwei längere Tage mit rund zwanzig Kilometern, dazwischen kürzere",
      "Auch bei Nebel ein Genuss, nur die Aussicht vom Gipfel fehlt dann",
    ),
  ],
  highlights: [
    {
      title: "Dammgraben",
      text: "Der längste Graben des Oberharzes, gebaut ab 1732; ein Fußweg läuft die ganze Zeit nebenher.",
    },
    {
      title: "Brocken, 1.141 m",
      text: "Höchster Punkt Norddeutschlands, bis 1989 militärisches Sperrgebiet.",
    },
    { title: "Dampf und Pfiff", text: "Die Schmalspurbahn schnauft am Gipfel in Spiralen um den Berg." },
    {
      title: "Bodetal",
      text: "Granitwände bis zweihundert Meter hoch, ein Strudelkessel und die Sage von der Rosstrappe.",
    },
  ],
  days: [
    day(
      "Von Osterode nach Buntenbock",
      "Um 12 Uhr Begrüßung am Bahnhof Osterode Mitte. Über den alten Eselsstieg, auf dem Korn in die Bergstädte getragen wurde, steigt der Weg langsam an. In Buntenbock riecht es nach Heu, zwischen den Häusern liegen Teiche.",
      { km: 12, up: 440, down: 115, hours: 4 },
      ["Buntenbock", "pension"],
      "Abendessen",
    ),
    day(
      "Am Dammgraben nach Torfhaus",
      "Stundenlang folgen Sie dem Wasser, am Polsterberger Hubhaus gibt es Kuchen. Hinter dem Sperberhaier Damm beginnt der ruhigste Abschnitt. Abends sehen Sie von Torfhaus aus zum ersten Mal die Kuppe, die morgen an der Reihe ist.",
      { km: 22, up: 430, down: 185, hours: 6.5 },
      ["Torfhaus", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Goetheweg und Gipfel",
      "Auf Bohlen geht es am Großen Torfhausmoor entlang, dann neben den Gleisen zum baumlosen Gipfel mit seinem Garten voller Bergpflanzen aus aller Welt. Der Abstieg führt an den Felsburgen Ahrensklint und Trudenstein vorbei nach Drei Annen Hohne.",
      { km: 18, up: 470, down: 728, hours: 6 },
      ["Drei Annen Hohne", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch das Land der Köhler und Höhlen",
      "Die Kalte und die Warme Bode treffen sich bei Königshütte unter einer kleinen Burgruine. Auf Wiesenwegen wandern Sie weiter nach Rübeland und besuchen am Nachmittag eine der beiden Tropfsteinhöhlen, in denen einst Höhlenbären lebten.",
      { km: 15, up: 240, down: 402, hours: 4.5 },
      ["Rübeland", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Am Stausee entlang nach Altenbrak",
      "Die Rappbode-Talsperre ist 106 Meter hoch, höher als jede andere Staumauer in Deutschland. Sie gehen auf der Krone hinüber und folgen dann dem gezähmten Fluss bis Wendefurth. In Altenbrak steht das Gasthaus direkt am Wasser.",
      { km: 16, up: 330, down: 400, hours: 5 },
      ["Altenbrak", "gasthof"],
      "Frühstück, Abendessen",
    ),
    day(
      "Schlucht zum Schluss",
      "Ab Treseburg wird aus dem Tal eine Klamm. Der Steig führt hoch über den Bodekessel, in dem das Wasser kreist, und endet flach in Thale. Wer noch Kraft hat, fährt mit der Seilbahn zum Hexentanzplatz; sonst wartet der Zug.",
      { km: 13.5, up: 300, down: 432, hours: 4.5 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 96.5,
  ascentM: 2210,
  descentM: 2262,
  distanceNote:
    "Ungefähre Angaben nach der Etappenbeschreibung des Harzklubs, Hauptweg über den Brocken, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "5 Übernachtungen in Pensionen, Hotels und Gasthöfen im Doppelzimmer",
    "5 × Frühstück, 5 × Abendessen",
    "Wanderführer, gelernter Förster",
    "Gepäcktransport an allen Tagen, Eintritt in eine Tropfsteinhöhle",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Mittagsrast und Getränke",
    "Fahrten mit der Schmalspurbahn und der Seilbahn",
  ),
  packingList: valleyPacking(
    "winddichte Jacke für den Brocken, auch im Sommer",
    "Fernglas, wenn Sie Luchse nicht nur im Gehege sehen möchten",
  ),
  arrivalByTrain:
    "Mit dem ICE bis Göttingen oder Braunschweig, weiter mit Regionalzügen über Herzberg beziehungsweise Seesen nach Osterode am Harz Mitte. Von Thale fahren stündlich Züge über Quedlinburg nach Halberstadt und Magdeburg.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: true,
  waypoints: waypoints(
    [
      ["Osterode am Harz Mitte", "start", 51.727, 10.252, 230, 0],
      ["Eselsplatz", "place", 51.749, 10.295, 495, 5.5],
      ["Buntenbock", "overnight", 51.7783, 10.344, 555, 12],
    ],
    [
      ["Polsterberger Hubhaus", "place", 51.788, 10.408, 580, 19],
      ["Sperberhaier Damm", "place", 51.784, 10.428, 590, 21.5],
      ["Torfhaus", "overnight", 51.8027, 10.5369, 800, 34],
    ],
    [
      ["Eckersprung", "place", 51.787, 10.58, 890, 38.4],
      ["Brocken", "summit", 51.7991, 10.6156, 1141, 42.3],
      ["Ahrensklint", "place", 51.7803, 10.657, 822, 46.8],
      ["Drei Annen Hohne", "overnight", 51.7711, 10.727, 542, 52],
    ],
    [
      ["Königshütte", "place", 51.744, 10.772, 430, 58.5],
      ["Rübeland", "overnight", 51.755, 10.846, 380, 67],
    ],
    [
      ["Rappbode-Talsperre", "place", 51.7385, 10.892, 425, 73],
      ["Wendefurth", "place", 51.737, 10.912, 330, 76.5],
      ["Altenbrak", "overnight", 51.726, 10.939, 310, 83],
    ],
    [
      ["Treseburg", "place", 51.717, 10.977, 275, 87.5],
      ["Thale, Hauptbahnhof", "end", 51.75, 11.034, 178, 96.5],
    ],
  ),
  questions: [
    question(
      "Lohnt sich der Harz noch, wenn so viele Fichten tot sind?",
      "Wir finden: gerade jetzt. Man sieht weiter als früher, und selten lässt sich so gut beobachten, wie ein Wald von vorn beginnt.",
    ),
    question(
      "Gehen wir den Brocken auch bei Sturm?",
      "Bei Warnung vor Orkanböen nehmen wir die Südumgehung über Königskrug und Braunlage. Sie gehört offiziell zum Stieg und ist windgeschützt.",
    ),
    question(
      "Kann ich einen Tag aussetzen?",
      "Ja, vom dritten Abend an verbindet die Schmalspurbahn oder ein Linienbus alle Orte. Ihr Koffer wird ohnehin gefahren.",
    ),
    question(
      "Darf mein Hund mitwandern?",
      "Ja, einer je Gruppe und nach Absprache vor der Buchung. Im Nationalpark bleibt er an der Leine, vor der Tropfsteinhöhle wartet er mit einem von Ihnen, und einige Häuser berechnen ein paar Euro für die Nacht.",
    ),
  ],
  country: "deutschland",
  region: "harz",
  activities: ["wandern", "fernwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["wald-und-wasser", "kultur-und-geschichte"],
  operator: "wegwarte-wanderreisen",
  sites: { hiking: true, outdoorsGermany: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [sunday(5, 2, 790), saturday(6, 2, 790), sunday(9, 3, 840, true), saturday(10, 2, 840, true)],
    singleSupplementCents: 11500,
    capacity: 14,
    minimumParticipants: 6,
  },
};
