import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, waypoints } from "../../helpers";
import { bikePacking } from "../packing";

export const kattegattleden: TourSeed = {
  number: 1023,
  title: "Kattegattleden: sieben Radtage von Helsingborg nach Göteborg",
  slug: "kattegattleden-helsingborg-goeteborg",
  teaser:
    "Schwedens erster nationaler Radweg: 390 Kilometer Küste mit Kaltbadehäusern, Sandstränden, einer Festung und dem Bahnhof nie weiter als einen Tag entfernt.",
  biome: "kueste",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen", way: "bike" }, "kueste", "stadt", "wald"),
  body: [
    p(
      "Ein Weg, ein rotes Schild mit der Eins, dazu fast immer das Meer auf der linken Seite. Der Kattegattleden nutzt ehemalige Bahntrassen, Strandpromenaden und Dorfstraßen und bleibt zum größten Teil vom Autoverkehr getrennt. Asphalt überwiegt, der Rest ist fester Kies. Wer navigieren will, muss sich schon anstrengen.",
    ),
    h2("Drei Landschaften in einer Woche"),
    p(
      "Schonen beginnt weich, mit Feldern bis an die Steilkante. Auf der Halbinsel Bjäre wird es hügelig, und der Weg kostet an einem Tag so viel Schweiß wie später in dreien. Halland ist Sand: Strände, an denen im Juli halb Schweden liegt und im September nur noch ein Hund. Nördlich von Varberg tritt der Granit hervor, und Göteborg kündigt sich mit Schären an.",
    ),
    quote(
      "Ein Kaltbadehaus hat zwei Türen, Damen links, Herren rechts, dahinter Sauna, Leiter und Kattegatt. Badekleidung gilt als Missverständnis.",
    ),
    h2("Fika als Maßeinheit"),
    p(
      "Die schwedische Kaffeepause teilt den Tag in überschaubare Stücke. Zwischen zwei Zimtschnecken liegen selten mehr als zwanzig Kilometer, und es gibt Hofcafés, die nur wegen der Radler geöffnet haben. Rechnen Sie mit sechs bis sieben Stunden unterwegs, davon höchstens fünf im Sattel.",
    ),
    ul(
      "Tagesstrecken von 40 bis 72 Kilometern, der Bjärehügel ausgenommen flach",
      "Die Westküstenbahn läuft parallel: Jeder Abschnitt lässt sich mit dem Zug abkürzen",
      "Vorherrschender Wind aus Südwest, deshalb fahren wir nach Norden",
    ),
  ],
  highlights: [
    {
      title: "Sofiero",
      text: "Königlicher Sommersitz mit einer Schlucht voller Rhododendren, die mehr als zehn Meter hoch wachsen.",
    },
    {
      title: "Torekov",
      text: "Fischerort, in dem Kurgäste seit hundert Jahren im Bademantel zum Steg gehen und das für normal halten.",
    },
    {
      title: "Festung Varberg",
      text: "Im Museum liegt der Bockstensmann, ein Toter aus dem Moor, dessen Kleidung aus dem 14. Jahrhundert fast vollständig erhalten ist.",
    },
    {
      title: "Schloss Tjolöholm",
      text: "Ein englisches Herrenhaus von 1904 auf einer Landzunge, mit einem Staubsauger, den Pferde vors Fenster zogen.",
    },
    {
      title: "Säröbanan",
      text: "Auf der alten Bahntrasse rollen Sie die letzten Kilometer an Badebuchten entlang in die Großstadt.",
    },
  ],
  days: [
    day(
      "Treffpunkt am Sund",
      "Aus Helsingør kommen die Fähren alle zwanzig Minuten herüber, aus Kopenhagen der Zug über Malmö. Die Räder stehen im Hof des Hotels. Vor dem Essen steigen Sie auf den Kärnan, einen Backsteinturm, von dem Dänemark aussieht wie das andere Ufer eines Flusses.",
      noWalk,
      ["Helsingborg", "hotel"],
      "Abendessen",
    ),
    day(
      "Kullabygden und Skälderviken",
      "Nach fünf Kilometern die erste Unterbrechung, Schloss Sofiero. Hinter Viken mit seiner Windmühle folgt Höganäs, die Stadt der Keramik: Eine Fabrik brannte hier die salzglasierten Krüge, in denen halb Schweden Gurken einlegte. Quer über den Fuß der Halbinsel Kullen zum weiten Strand von Ängelholm.",
      { km: 68, up: 260, down: 268, hours: 4.5 },
      ["Ängelholm", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Der Buckel von Bjäre",
      "Kartoffeläcker, Steinmauern, Hügelgräber: Auf der Halbinsel liegen mehr Gräber aus der Bronzezeit als Höfe. In Torekov wird gebadet, danach geht es hinauf in Richtung Hovs hallar, wo rote Felsnadeln in der Brandung stehen. Die Abfahrt nach Båstad ist der verdiente Lohn.",
      { km: 56, up: 480, down: 480, hours: 4.5 },
      ["Båstad", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "An der Laholmsbucht",
      "Zwölf Kilometer Strand am Stück, und der Weg verläuft gleich dahinter im Kiefernwald. In Mellbystrand dürfen Autos auf dem Sand parken, Sie fahren trotzdem schneller. Halmstad bewahrt ein Schloss, ein Stück Stadtmauer und einen Picasso aus Beton am Fluss.",
      { km: 42, up: 130, down: 130, hours: 3 },
      ["Halmstad", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Dünen und Seitenwind",
      "Tylösand am Morgen, ehe der Parkplatz voll ist, dann das Naturreservat Haverdal mit Schwedens höchster Düne, 36 Meter. Steninge hat Klippen, Ugglarp ein Flugzeugmuseum. In Falkenberg essen Sie am Ätran, in dem Lachse bis vor die Brücke ziehen.",
      { km: 52, up: 240, down: 240, hours: 3.5 },
      ["Falkenberg", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Leuchtturm, Vögel, Badehaus",
      "Ein kurzer Tag mit langem Abend. Morups Tånge ist ein weißer Leuchtturm zwischen Strandwiesen, auf denen Austernfischer schimpfen. In Träslövsläge kauft man Garnelen vom Kutter. Um vier sitzen Sie im Kaltbadehaus von Varberg, einem maurischen Traum mit Zwiebelkuppeln von 1903.",
      { km: 40, up: 110, down: 110, hours: 3 },
      ["Varberg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch Fjorde nach Kungsbacka",
      "Die weiteste Etappe. Vorbei an der Halbinsel des Kernkraftwerks Ringhals, das sich nicht wegdiskutieren lässt, dann Åsa, Strandwiesen, Kletterfelsen. Tjolöholm taucht unvermittelt hinter Eichen auf. Wem es reicht, der steigt in Frillesås oder Åsa in den Zug.",
      { km: 72, up: 330, down: 330, hours: 5 },
      ["Kungsbacka", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Auf der Bahntrasse in die Stadt",
      "Zuerst über die Halbinsel Onsala, dann auf den Damm der Säröbahn, die bis 1965 Sommerfrischler beförderte. König Gustav V. spielte in Särö Tennis. Durch Vororte und zuletzt an alten Werften und Speichern vorbei erreichen Sie Göteborg und stellen das Rad am Hafen ab.",
      { km: 60, up: 290, down: 293, hours: 4.5 },
      ["Göteborg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Göteborg ohne Fahrrad",
      "Bis zum Zug oder zur Nachtfähre bleibt Zeit für Haga mit seinen Holzhäusern und für die Fischhalle, die aussieht wie eine Kirche und auch so heißt.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 390,
  ascentM: 1840,
  descentM: 1851,
  distanceNote:
    "Ungefähre Angaben nach den Etappen des Kattegattleden, gerundet; Umleitungen bei Bauarbeiten möglich",
  techniqueGrade: 1,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "8 Übernachtungen in Hotels im Doppelzimmer",
    "8 × Frühstück, 4 × Lunchpaket, 8 × Abendessen",
    "Führung durch eine Radreiseleiterin",
    "Gepäcktransport, Eintritt in Sofiero und ins Kaltbadehaus Varberg",
  ),
  notIncluded: items("An- und Abreise", "Mietrad, 160 €, oder mit Motor, 290 €", "Schloss Tjolöholm"),
  packingList: bikePacking("Handtuch griffbereit, gebadet wird jeden Tag", "Fahrradschloss bei eigenem Rad"),
  arrivalByTrain:
    "Über Hamburg nach Kopenhagen, dort in den Öresundzug bis Helsingborg; alternativ mit der Bahn nach Helsingør und mit der Fähre über den Sund. Ab Göteborg fahren Züge zurück nach Kopenhagen und ein Nachtschiff nach Kiel.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Helsingborg", "start", 56.0435, 12.695, 8, 0]],
    [
      ["Sofiero", "place", 56.084, 12.661, 30, 6],
      ["Höganäs", "place", 56.2, 12.556, 8, 25],
      ["Ängelholm", "overnight", 56.243, 12.861, 12, 68],
    ],
    [
      ["Torekov", "place", 56.426, 12.627, 5, 97],
      ["Höhe bei Hovs hallar", "place", 56.468, 12.706, 90, 108],
      ["Båstad", "overnight", 56.428, 12.852, 12, 124],
    ],
    [
      ["Mellbystrand", "place", 56.509, 12.947, 5, 138],
      ["Halmstad", "overnight", 56.673, 12.858, 8, 166],
    ],
    [
      ["Tylösand", "place", 56.649, 12.729, 8, 177],
      ["Haverdal", "place", 56.72, 12.666, 8, 188],
      ["Falkenberg", "overnight", 56.904, 12.49, 8, 218],
    ],
    [
      ["Leuchtturm Morups Tånge", "place", 56.924, 12.366, 3, 229],
      ["Träslövsläge", "place", 57.056, 12.276, 5, 250],
      ["Varberg", "overnight", 57.106, 12.249, 8, 258],
    ],
    [
      ["Bua", "place", 57.239, 12.118, 5, 278],
      ["Åsa", "place", 57.351, 12.121, 8, 302],
      ["Tjolöholm", "place", 57.4, 12.103, 15, 312],
      ["Kungsbacka", "overnight", 57.4875, 12.077, 8, 330],
    ],
    [
      ["Särö", "place", 57.51, 11.937, 10, 356],
      ["Göteborg, Hafen", "end", 57.707, 11.957, 5, 390],
    ],
  ),
  questions: [
    question(
      "Kann ich mein eigenes Rad mitbringen?",
      "Gern. In den Öresundzügen dürfen Räder gegen Fahrkarte mit, in den deutschen Fernzügen nur mit Reservierung. Ein Satz Schläuche in Ihrer Größe erspart Wartezeit.",
    ),
    question(
      "Ist der Weg auch etwas für Anfänger?",
      "Für Leute, die zu Hause regelmäßig fünfzig Kilometer fahren, ja. Am Bjäretag hilft ein Motor oder der Zug von Ängelholm nach Båstad.",
    ),
    question(
      "Wie warm ist das Kattegatt?",
      "Im Hochsommer und bis in den September zwischen 16 und 21 Grad. In der Sauna daneben sind es achtzig, das gleicht sich aus.",
    ),
  ],
  country: "schweden",
  region: "kattegatt",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "staedte-und-gaerten"],
  operator: "kranich-radreisen",
  sites: { outdoorsSweden: true, biking: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(6, 1, 1490),
      saturday(6, 4, 1590, true),
      saturday(8, 2, 1590, true),
      saturday(9, 1, 1490),
    ],
    singleSupplementCents: 34000,
    capacity: 14,
    minimumParticipants: 6,
  },
};
