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

export const skaaneledenOesterlen: TourSeed = {
  number: 1024,
  title: "Skåneleden in Österlen: Steine, Äpfel und weißer Sand",
  slug: "skaaneleden-oesterlen",
  teaser:
    "Sechs Etappen von Ystad bis in die Hügel von Brösarp: ein Steinschiff über der Klippe, Fischerdörfer, Königsgrab, Apfelgärten. Sanft im Profil, reich an Gründen zum Anhalten.",
  biome: "kueste",
  season: "fruehling",
  timeOfDay: "tag",
  gallery: gallery({ season: "fruehling", timeOfDay: "tag" }, "kueste", "mittelgebirge", "wald"),
  body: [
    p(
      "In der Südostecke Schwedens liegt ein Land, das aussieht, als hätte man es aus besserem Wetter zusammengesetzt. Die Strände sind hell wie Mehl, die Höfe lang und weiß, dazwischen stehen Apfelbäume in Reih und Glied. Seit hundert Jahren ziehen Maler her, seit dreißig auch Leute, die Most keltern und Sauerteig ansetzen.",
    ),
    h2("Ein Küstenweg mit wenigen Ausreden"),
    p(
      "Der Skåneleden ist mit orangefarbenen Ringen so sorgfältig markiert, dass die Karte in der Tasche bleibt. Sie wandern auf Dünenpfaden, über Weiden mit Drehkreuz und durch kleine Häfen, in denen das Netz noch trocknet und die Räucherei schon um elf öffnet. Anstrengend ist allein der weiche Sand. Die Höhe eines Kirchturms gilt hier als Berg.",
    ),
    quote(
      "Kommissar Wallander ermittelte in Ystad, gestorben wurde meist außerhalb: Einige Wiesen werden Sie wiedererkennen, sie sind friedlicher als im Fernsehen.",
    ),
    h2("Fünftausend Jahre am Wegrand"),
    p(
      "Steinzeitgrab, Bronzezeitkönig, Schiffssetzung, Alaunwerk: In Österlen liegt die Vergangenheit offen herum, meistens ohne Kasse. Ihre Reiseleiterin ist Archäologin und hält sich beim Erzählen an das, was gefunden wurde. Bei Ales stenar streitet sie allerdings gern mit jedem, der darin einen Kalender sehen will.",
    ),
    ul(
      "Etappen von 15 bis 22 Kilometern ohne nennenswerte Steigung",
      "Übernachtung in Gasthöfen und kleinen Hotels, Küche mit Hering, Lamm und sehr viel Apfel",
      "Anfang Mai blühen die Gärten, im September wird gepflückt",
    ),
  ],
  highlights: [
    {
      title: "Ales stenar",
      text: "59 Blöcke in Schiffsform, 67 Meter lang, auf einer Kante dreißig Meter über der Ostsee.",
    },
    {
      title: "Sandhammaren",
      text: "Ein Strand ohne Ende und ein Seemannsfriedhof unter Wasser; der eiserne Leuchtturm steht hinter den Dünen.",
    },
    {
      title: "Nationalpark Stenshuvud",
      text: "Hainbuchen, Laubfrösche, Orchideen und bei klarer Luft von der Kuppe der Blick bis Bornholm.",
    },
    {
      title: "Kiviksgraven",
      text: "Ein Steinhügel von 75 Metern Durchmesser, innen bebilderte Platten mit Wagen, Pferden, Prozession.",
    },
  ],
  days: [
    day(
      "Backstein und Fachwerk in Ystad",
      "Der Zug aus Malmö hält am Hafen. Ein Rundgang führt durch Gassen mit dreihundert Fachwerkhäusern zur Marienkirche, in deren Turm bis heute ein Wächter vom späten Abend an jede Viertelstunde ins Horn bläst. Solange es tönt, brennt nichts.",
      noWalk,
      ["Ystad", "hotel"],
      "Abendessen",
    ),
    day(
      "Zu den Steinen von Kåseberga",
      "Am Strand aus der Stadt, später um den Schießplatz herum oder, wenn keine Flagge weht, mitten hindurch. Dann der Höhenzug über dem Meer. Nach dem Abendbrot aus der Räucherei gehen Sie noch einmal hinauf, weil das Steinschiff dann lange Schatten wirft und der Parkplatz leer ist.",
      { km: 20, up: 180, down: 165, hours: 5.5 },
      ["Kåseberga", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Backåkra und die großen Dünen",
      "Dag Hammarskjöld kaufte den Hof Backåkra, um im Alter über die Heide zu schauen; er kam nicht mehr dazu. Dahinter der Krüppelwald von Hagestad mit Maiglöckchen. Bei Sandhammaren ziehen alle die Schuhe aus. Schwimmen bitte nur im Flachen, die Strömungen sind tückisch.",
      { km: 18, up: 60, down: 75, hours: 5 },
      ["Borrbystrand", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Von Hafen zu Hafen",
      "Skillinge, Brantevik, dazwischen Strandwiesen mit Grasnelken und Felsplatten, in die das Urmeer Wellen gedrückt hat. Kapitänshäuser mit bunten Türen zeigen, dass hier einmal die größte Segelflotte Schwedens zu Hause war. In Simrishamn riecht es nach Fisch und frischem Brot.",
      { km: 22, up: 60, down: 60, hours: 6 },
      ["Simrishamn", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Steilküste, Apfelland, Stenshuvud",
      "Hinter Baskemölla liegt Prästens badkar, ein Sandsteinbecken wie eine versteinerte Rose. Vik, Knäbäckshusen, dann der einzige ernste Anstieg der Woche: 97 Meter. Oben weht es, unten warten ein Strand in Sichelform und der Weg durch die Plantagen nach Kivik.",
      { km: 20, up: 250, down: 245, hours: 6 },
      ["Kivik", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Königsgrab und Haväng",
      "Vormittags das Grab von Kivik, in das ein Gang hineinführt. Nachmittags am Strand nach Haväng, wo ein Dolmen so genau auf das Meer blickt, dass man sich daneben setzt. Am Flüsschen Verkeån entlang kommen Sie unter Erlen nach Brösarp.",
      { km: 16.5, up: 120, down: 95, hours: 5 },
      ["Brösarp", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Die Hügel und das Alaunwerk",
      "Brösarps Backar sind Graskuppen, im Frühling gelb von Schlüsselblumen und violett von Küchenschellen. Durch das Tal des Verkeån wandern Sie zum Alunbruket von Andrarum, wo bis 1912 Schiefer gebrannt wurde und rote Halden liegen. Ein Bus bringt die Gruppe zurück in den Gasthof.",
      { km: 15, up: 190, down: 140, hours: 5 },
      ["Brösarp", "gasthof"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Mit dem Bus durchs Rapsland",
      "Nach Ystad nehmen Sie den kurzen Weg durchs Landesinnere, an weißen Treppengiebelkirchen vorbei, je nach Fahrplan mit Umstieg in Tomelilla, und brauchen dafür gut eine Stunde statt einer Woche. Wer lieber noch ans Meer möchte, fährt nach Simrishamn und steigt dort in den Zug.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 111.5,
  ascentM: 860,
  descentM: 780,
  distanceNote:
    "Ungefähre Angaben nach den Etappen SL4 des Skåneleden, gerundet; bei Schießbetrieb wird umgeleitet",
  techniqueGrade: 1,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Hotels und Gasthöfen im Doppelzimmer",
    "7 × Frühstück, 6 × Lunchpaket, 7 × Abendessen",
    "Reiseleitung durch eine Archäologin",
    "Gepäcktransport, Bus von Andrarum, Eintritt Kiviksgraven",
  ),
  notIncluded: items("An- und Abreise", "Getränke", "Bus von Brösarp nach Ystad"),
  packingList: valleyPacking("Windjacke", "Sandalen für Strandstrecken", "Zeckenzange"),
  arrivalByTrain:
    "Von Hamburg mit dem Zug über Kopenhagen und Malmö nach Ystad, ohne Schiff und ohne Flug. Wer die Nacht lieber auf dem Wasser verbringt, nimmt die Fähre von Rostock nach Trelleborg und danach den Küstenbus.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: true,
  waypoints: waypoints(
    [["Ystad", "start", 55.429, 13.82, 10, 0]],
    [
      ["Nybrostrand", "place", 55.426, 13.945, 5, 8.5],
      ["Ales stenar", "place", 55.3827, 14.0545, 37, 19],
      ["Kåseberga", "overnight", 55.386, 14.064, 25, 20],
    ],
    [
      ["Backåkra", "place", 55.388, 14.155, 15, 27.5],
      ["Sandhammaren", "place", 55.383, 14.195, 5, 31],
      ["Borrbystrand", "overnight", 55.433, 14.235, 8, 38],
    ],
    [
      ["Skillinge", "place", 55.471, 14.281, 4, 45],
      ["Brantevik", "place", 55.514, 14.35, 4, 54],
      ["Simrishamn", "overnight", 55.5565, 14.35, 8, 60],
    ],
    [
      ["Vik", "place", 55.617, 14.302, 8, 69],
      ["Stenshuvud", "summit", 55.6595, 14.271, 97, 76],
      ["Kivik", "overnight", 55.686, 14.228, 12, 80],
    ],
    [
      ["Kiviksgraven", "place", 55.6825, 14.235, 12, 80.8],
      ["Haväng", "place", 55.724, 14.197, 10, 87.5],
      ["Brösarp", "overnight", 55.723, 14.1, 38, 96.5],
    ],
    [
      ["Brösarps backar", "place", 55.735, 14.105, 90, 98.5],
      ["Alunbruket bei Andrarum", "end", 55.708, 13.983, 85, 111.5],
    ],
  ),
  questions: [
    question(
      "Wann ist die beste Reisezeit?",
      "Für Blüten und Vögel Ende April und Mai, für Äpfel und warmes Wasser September. Im Juli ist Österlen voll und teuer, da fahren wir nicht.",
    ),
    question(
      "Wie viel Sand ist dabei?",
      "Am dritten Tag etwa zehn Kilometer, sonst wenig. Barfuß an der Wasserkante läuft es sich am leichtesten.",
    ),
    question(
      "Ich gehe ungern in der Gruppe. Passt das?",
      "Ja, der Weg ist so deutlich, dass Sie vorauslaufen und am Hafen warten können. Abgesprochen wird das beim Frühstück.",
    ),
    question(
      "Geht die Reise mit Hund?",
      "Nach Absprache ja. Angeleint läuft er überall mit; an den Badestränden ist er im Hochsommer unerwünscht, unsere Termine liegen davor und danach. Heimtierausweis und Tollwutimpfung sind für die Einreise Pflicht.",
    ),
  ],
  country: "schweden",
  region: "schonen",
  activities: ["wandern", "kuestenwandern", "fernwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "meer-und-kueste", "kueche-und-keller"],
  operator: "birkenrinde-reisen",
  sites: { outdoorsSweden: true, hiking: true, cultural: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [
      saturday(4, 4, 1290),
      saturday(5, 2, 1390, true),
      sunday(5, 4, 1390),
      saturday(9, 2, 1390, true),
      saturday(9, 4, 1290),
    ],
    singleSupplementCents: 23000,
    capacity: 14,
    minimumParticipants: 6,
  },
};
