import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { culturePacking } from "../../kultur/packing";

export const estland: TourSeed = {
  number: 1051,
  title: "Estland: Tallinn, Lahemaa und zwei Inseln",
  slug: "estland-tallinn-lahemaa-hiiumaa-saaremaa",
  teaser:
    "Mit Bus, drei Fähren und einem Postboot, zu Fuß und auf dem Rad: Moor und Gutshöfe im ersten Nationalpark der Sowjetunion, Leuchttürme auf Hiiumaa, Mühlen und ein Meteorkrater auf Saaremaa.",
  biome: "kueste",
  season: "sommer",
  timeOfDay: "morgen",
  gallery: gallery({ season: "sommer", timeOfDay: "morgen", way: "bike" }, "kueste", "wald", "stadt"),
  body: [
    p(
      "Estland hat 1,4 Millionen Einwohner, von denen ein Drittel in der Hauptstadt lebt, und über zweitausend Inseln, auf denen es fast niemand tut. Eine Stunde hinter der Stadtmauer sitzen Störche auf den Strommasten, liegen Granitblöcke am Ufer, als seien sie gestern abgeladen worden, und selbst im Moor hat man Empfang. Wir reisen im Bogen: von der Altstadt ans Nordufer, über das Wasser nach Hiiumaa, weiter nach Saaremaa und über Muhu zurück.",
    ),
    h2("Ein Land, das sich freigesungen hat"),
    p(
      "Im September 1988 standen auf dem Sängerfeld von Tallinn an die dreihunderttausend Menschen und sangen Lieder, die lange verboten gewesen waren. Im Jahr darauf hielten sich bis zu zwei Millionen bei den Händen, von hier bis Vilnius; wieder zwei Jahre später war das Land unabhängig. Ihre Reiseleiterin saß damals auf den Schultern ihres Vaters. Sie führt auch durch die älteren Schichten: dänische Gründung, deutsche Kaufleute und Gutsherren, schwedische Fischer, russische Kuppeln.",
    ),
    h2("Aus Finnland und aus dem All"),
    p(
      "Was hier an Steinen herumliegt, kam auf dem Rücken des Eises aus Finnland, manche Brocken groß wie eine Scheune. Zweimal kam Größeres von oben. Vor 455 Millionen Jahren schlug bei Kärdla ein Himmelskörper in ein flaches Meer und hinterließ einen Ring von vier Kilometern, den nur noch Geologen sehen. Der Krater von Kaali dagegen ist jung: Menschen der Bronzezeit dürften den Feuerball beobachtet haben, und um den runden See haben sie noch lange geopfert.",
    ),
    quote(
      "Auf Hiiumaa heißt es, die Leute von Saaremaa hätten auch Humor, er sei nur meistens noch auf der Fähre.",
    ),
    ul(
      "Drei Radtage mit 34 bis 39 flachen Kilometern auf ruhigen Straßen und festem Schotter",
      "Fünf Spaziergänge von höchstens acht Kilometern; im Moor auf Bohlen",
      "Vier Häuser für je zwei Nächte, dazwischen ein Kleinbus mit Radanhänger",
    ),
  ],
  highlights: [
    {
      title: "Hangar der Wasserflugzeuge",
      text: "Drei Betonkuppeln aus dem Ersten Weltkrieg, ohne eine einzige Säule; in der Halle liegt ein U-Boot von 1936, durch das man gehen darf.",
    },
    {
      title: "Hochmoor Viru",
      text: "Kiefern von hundert Jahren, die Ihnen bis zur Schulter reichen, und Tümpel so schwarz wie Kaffee.",
    },
    {
      title: "Tahkuna",
      text: "Ein gusseiserner Turm aus Paris an der Nordspitze von Hiiumaa; daneben eine Glocke, die nur der Sturm läutet.",
    },
    {
      title: "Krater von Kaali",
      text: "Ein grüner Teich in einem hundertzehn Meter weiten Wall, entstanden in wenigen Sekunden.",
    },
    {
      title: "Kuressaare",
      text: "Die besterhaltene Bischofsburg des Baltikums, quadratisch, hell und von einem Graben gespiegelt.",
    },
  ],
  days: [
    day(
      "Ankunft im alten Reval",
      "Wer mit dem Schiff kommt, geht neben der Dicken Margarethe durch das Strandtor hinein und ist in einer Viertelstunde am Rathaus von 1404. Gegessen wird unter einem Gewölbe, in dem früher Pfeffer und Salz lagerten: Sprotten auf Schwarzbrot, Schweinebraten, Kohl.",
      noWalk,
      ["Tallinn", "hotel"],
      "Abendessen",
    ),
    day(
      "Vom Domberg zu den Fischern",
      "Oben wohnten die Herren, unten die Händler, dazwischen lag ein Tor, das abends geschlossen wurde. Von der Patkul-Terrasse sehen Sie, wohin Sie danach gehen: durch die bunten Holzhäuser von Kalamaja zu den Flugzeughallen am Meer und durch ehemalige Bahnwerkstätten zurück, in denen nun Buchläden und Bäcker sitzen. Am Abend mit der Straßenbahn nach Kadriorg, in den Park Peters des Großen.",
      { km: 8, up: 70, down: 70, hours: 2 },
      ["Tallinn", "hotel"],
      "Frühstück",
    ),
    day(
      "Auf Bohlen über das Moor",
      "Nach einer Stunde Fahrt beginnt der Steg von Viru. Er führt durch Kiefern auf die offene Fläche, zu einem Aussichtsturm und an einer Badestelle vorbei, deren Wasser braun ist und weich auf der Haut. Nachmittags Käsmu: Im Kapitänsdorf gab es bis 1931 eine Seefahrtsschule, deshalb tragen die weißen Häuser Veranden und die Grabsteine Anker. Nach dem Essen ist es am Wasser oft so still, dass man vom anderen Ufer der Bucht jemanden lachen hört.",
      { km: 6, up: 20, down: 20, hours: 2 },
      ["Käsmu", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Zwei Güter und ein Netzschuppen",
      "Um die Bucht nach Võsu und durch Wald und Weiden nach Palmse, dem Gut der Familie von der Pahlen, mit Brennerei, Orangerie und Badehaus. Sagadi ist rosa und gehört heute der Forstverwaltung. Zum Schluss rollen Sie durch Fichten nach Altja, wo die Fischer ihre Netze unter Schilfdächern trockneten und eine Dorfschaukel steht, auf der sechs Erwachsene Platz haben. Der Bus bringt alle heim.",
      { km: 34, up: 140, down: 141, hours: 3 },
      ["Käsmu", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Ein Bahnsteig für den Zaren",
      "Zweieinhalb Stunden Fahrt bis an die Westküste. Haapsalu war das Schlammbad der Petersburger Gesellschaft. Damit die Zarenfamilie trockenen Fußes aussteigen konnte, überdachte man den Bahnsteig auf über zweihundert Meter; Züge fahren längst keine mehr. Vom Bahnhof zur Bischofsburg und auf der Promenade bis zum hölzernen Kursaal. Von Rohuküla setzt die Fähre in fünf Viertelstunden nach Hiiumaa über.",
      { km: 3, up: 10, down: 12, hours: 1 },
      ["Kärdla", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Kreuze, Glocke, Leuchtfeuer",
      "Auf dem Ristimägi feierten 1781 die Schweden der Insel ihren letzten Gottesdienst, ehe Katharina sie in die Ukraine umsiedelte. Wer zum ersten Mal kommt, legt ein Kreuz aus Zweigen dazu. Am Kap Tahkuna erinnert eine Glocke mit Kindergesichtern an die Fähre Estonia, die 1994 vor dieser Küste sank. Durch Wald, der einmal Sperrgebiet war, nach Kõrgessaare; zuletzt im Bus zum Leuchtturm Kõpu, der seit 1531 auf dem höchsten Hügel steht.",
      { km: 39, up: 80, down: 83, hours: 3.5 },
      ["Kärdla", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Hinüber nach Saaremaa",
      "Frühe Fähre von Sõru nach Triigi, Kaffee an Deck, dann aufs Rad. In Angla stehen fünf Windmühlen auf einem Hügel, der anderswo keiner wäre. Die Kirche von Karja ist außen streng und innen voller Steinfiguren: Katharina, Nikolaus und dazwischen Leute, die aus dem Dorf stammen könnten. Nach gut zwanzig Kilometern zwischen Wacholder und Steinmauern stehen Sie am Kraterrand. Abends Kuressaare mit seinem Kurpark.",
      { km: 34, up: 90, down: 71, hours: 3 },
      ["Kuressaare", "hotel"],
      "Frühstück, Lunchpaket",
    ),
    day(
      "Mit dem Postboot nach Abruka",
      "Vormittags in die Burg, in deren Wehrgang man sich verlaufen soll und kann. Mittags legt in Roomassaare das kleine Boot ab, das Briefe, Milch und Besucher auf eine Insel mit dreißig Bewohnern bringt. Der Rundgang führt durch einen Laubwald aus Linden, Ulmen und Eschen, Überbleibsel einer wärmeren Zeit, und an eine Küste, vor der Kühe im Wasser stehen. Fischsuppe gibt es am Hafen.",
      { km: 8, up: 20, down: 20, hours: 2 },
      ["Kuressaare", "hotel"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Moosmauern auf Muhu",
      "Über den Damm nach Muhu. Koguva, wo der Schriftsteller Juhan Smuul aufwuchs, ist ein Dorf mit Schilfdächern und Mauern, auf denen das Moos handhoch wächst, und wird noch bewohnt. Ein Gang zwischen den Höfen, eine letzte Fähre von einer halben Stunde, und gegen vier Uhr nachmittags sind Sie in Tallinn.",
      { km: 2.5, up: 10, down: 5, hours: 1 },
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 134.5,
  ascentM: 440,
  descentM: 422,
  distanceNote:
    "Ungefähre Angaben: davon 107 Kilometer mit dem Rad, der Rest zu Fuß; gerundet, ohne Bus und Fähren",
  techniqueGrade: 1,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Estnisch",
  included: items(
    "8 Übernachtungen in drei Hotels und einer Pension im Doppelzimmer",
    "8 × Frühstück, 2 × Lunchpaket, 6 × Abendessen, zweimal Mittagessen",
    "Reiseleitung durch eine estnische Historikerin, an drei Tagen mit einem Geologen",
    "Mietrad mit sieben Gängen, Kleinbus, alle Fähren, Boot nach Abruka",
    "Eintritt in Wasserflugzeughafen, Palmse, Tahkuna, Kõpu, Angla und Bischofsburg",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Abendessen am zweiten und siebten Tag",
    "Elektrorad auf Anfrage, ca. 90 €",
  ),
  packingList: culturePacking(
    "Fahrradhelm, dünne Handschuhe",
    "Mückenmittel und ein langärmeliges Hemd",
    "Badesachen, auch für die Sauna",
    "Schlafmaske für den Juni",
  ),
  arrivalByTrain:
    "Auf Schienen über Warschau, Vilnius und Riga, mit Pausen in diesen Städten eine Reise von drei Tagen. Bequemer ist das Schiff von Travemünde nach Helsinki in rund dreißig Stunden, von dort setzt man in zwei Stunden über; der Hafen von Tallinn liegt vor der Altstadt.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Tallinn, Rathausplatz", "start", 59.437, 24.7453, 20, 0]],
    [
      ["Domberg, Patkul-Terrasse", "place", 59.4385, 24.7395, 45, 1.5],
      ["Wasserflugzeughafen", "place", 59.4514, 24.7383, 4, 4.5],
      ["Tallinn", "overnight", 59.437, 24.7453, 20, 8],
    ],
    [
      ["Moorsteg Viru", "place", 59.4648, 25.6607, 60, 8],
      ["Aussichtsturm im Moor", "place", 59.475, 25.642, 63, 10.2],
      ["Ende des Moorstegs", "place", 59.4648, 25.6607, 60, 14],
    ],
    [
      ["Käsmu", "place", 59.6005, 25.918, 4, 14],
      ["Võsu", "place", 59.5755, 25.969, 3, 21.5],
      ["Gut Palmse", "place", 59.5113, 25.9553, 70, 30],
      ["Gut Sagadi", "place", 59.5395, 26.087, 65, 40],
      ["Altja", "place", 59.583, 26.114, 3, 48],
    ],
    [
      ["Haapsalu, Bahnhof", "place", 58.9345, 23.532, 5, 48],
      ["Bischofsburg Haapsalu", "place", 58.947, 23.539, 10, 49.8],
      ["Haapsalu, Promenade", "place", 58.9497, 23.543, 3, 51],
    ],
    [
      ["Kärdla", "place", 58.9978, 22.749, 5, 51],
      ["Ristimägi", "place", 58.983, 22.65, 18, 58],
      ["Leuchtturm Tahkuna", "place", 59.0917, 22.5861, 4, 73],
      ["Kõrgessaare", "place", 58.984, 22.458, 2, 90],
    ],
    [
      ["Triigi, Hafen", "place", 58.5915, 22.7175, 3, 90],
      ["Windmühlen von Angla", "place", 58.526, 22.699, 30, 100],
      ["Kirche von Karja", "place", 58.521, 22.725, 25, 102.5],
      ["Krater von Kaali", "place", 58.3727, 22.6694, 22, 124],
    ],
    [
      ["Abruka, Hafen", "place", 58.1685, 22.508, 2, 124],
      ["Laubwald auf Abruka", "place", 58.154, 22.497, 8, 127],
      ["Anleger auf Abruka", "place", 58.1685, 22.508, 2, 132],
    ],
    [
      ["Koguva", "place", 58.599, 23.083, 5, 132],
      ["Koguva, Bootshafen", "place", 58.595, 23.078, 2, 134.5],
      ["Tallinn, Baltischer Bahnhof", "end", 59.4405, 24.737, 10, 134.5],
    ],
  ),
  questions: [
    question(
      "Reicht es, wenn ich sonst nur zum Einkaufen radle?",
      "Ja. Die Räder sind bequem, ganz Hiiumaa hat keine siebzig Meter Höhe, und wer genug hat, steigt samt Rad in den Bus. Gegenwind kann allerdings ein Berg sein.",
    ),
    question(
      "Wie nah ist Russland, und merkt man davon etwas?",
      "Die Route liegt im Norden und Westen, die Landgrenze ist überall wenigstens hundert Kilometer weit weg. Man merkt es an blau-gelben Fahnen und daran, dass auf Fragen ausführlich geantwortet wird.",
    ),
    question(
      "Welcher Termin hat das beste Licht?",
      "Im Juni wird es kaum dunkel, und am 23. brennen überall die Johannisfeuer. Im August ist das Wasser wärmer und die Mücke satter; Anfang September sammeln sich auf den Stoppelfeldern die Kraniche.",
    ),
  ],
  country: "estland",
  region: "nordestland-und-inseln",
  activities: ["radwandern", "stadtspaziergang", "wandern"],
  travelTypes: ["rundreise"],
  travelFocusTypes: ["kultur-und-geschichte", "stille-und-weite", "staedte-und-gaerten"],
  operator: "lindenpfad-kulturwandern",
  sites: { traveling: true, cultural: true },
  canonicalSite: "traveling",
  departurePlan: {
    rules: [
      saturday(5, 4, 1590),
      sunday(6, 3, 1690, true),
      saturday(8, 1, 1690),
      saturday(8, 3, 1690, true),
      sunday(9, 1, 1590),
    ],
    singleSupplementCents: 29500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
