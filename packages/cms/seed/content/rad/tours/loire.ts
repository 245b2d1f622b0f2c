import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const loire: TourSeed = {
  number: 1033,
  title: "Loire: mit dem Rad von Schloss zu Schloss",
  slug: "loire-radweg-orleans-angers",
  teaser:
    "Neun Tage von Orléans nach Angers: Chambord bei Morgenlicht, Leonardos letzte Wohnung, Gärten in Villandry, Höhlenkeller in Saumur und ein Fluss voller Sandbänke.",
  biome: "flusstal",
  season: "fruehling",
  timeOfDay: "tag",
  gallery: gallery({ season: "fruehling", timeOfDay: "tag", way: "bike" }, "flusstal", "weinland", "stadt"),
  body: [
    p(
      "Französische Könige reisten mit Möbeln. Der Hof zog von Schloss zu Schloss, ließ Teppiche aufhängen, jagte einige Wochen und packte wieder ein. Unsere Gruppe macht es ähnlich, nur mit weniger Gepäck: morgens ein Bauwerk, mittags ein Markt, nachmittags dreißig Kilometer Fluss. Über zwanzig Schlösser stünden am Weg, wir besuchen sieben.",
    ),
    h2("Weniger Schlösser, mehr Zeit"),
    p(
      "Wer drei an einem Tag besichtigt, weiß abends nicht mehr, wo die Treppe war. Die Kunsthistorikerin, die diese Reise führt, nimmt sich deshalb jedes Mal ein einziges Thema vor: in Chambord das Dach, in Blois vier Flügel aus vier Epochen, in Chenonceau die Frauen, die es bauten, verloren und verteidigten.",
    ),
    h2("Tuffstein"),
    p(
      "Der weiche, fast weiße Kalk, aus dem hier alles ist, kam aus dem Berg hinter den Dörfern. Die Brüche blieben offen, und man zog hinein. Bis heute gibt es zwischen Saumur und Gennes Wohnungen mit Schornstein im Acker, Champignons im Stollen und Schaumwein, der neun Monate in zwölf Grad Dunkelheit liegt.",
    ),
    quote(
      "Die Loire hat ihre Sandbänke behalten; im Juni brüten Seeschwalben darauf, im August wird sie stellenweise so flach, dass man zu Fuß hindurchkäme, was wegen des Treibsands niemand tun sollte.",
    ),
    ul(
      "Ausgeschilderter Radweg „La Loire à Vélo“, dazu kleine Landstraßen und etwas Feinkies",
      "Zwei Hügel: aus dem Wald von Amboise und vor Chinon",
      "Eintritte sind vorab gebucht, meist für die erste Stunde nach Öffnung",
    ),
  ],
  highlights: [
    {
      title: "Dachterrasse von Chambord",
      text: "Eine Stadt aus Kaminen, Laternen und Türmchen, auf der man sich tatsächlich verlaufen kann.",
    },
    {
      title: "Clos Lucé",
      text: "Das Backsteinhaus, in dem Leonardo da Vinci die Jahre von 1516 bis zu seinem Tod 1519 verbrachte.",
    },
    {
      title: "Küchengarten von Villandry",
      text: "Neun Quadrate aus Kohl, Lauch und Rüben, nach Farben gesetzt und zweimal im Jahr neu bepflanzt.",
    },
    {
      title: "Abtei Fontevraud",
      text: "Unter der hohen Kirche liegen Eleonore von Aquitanien, lesend, und ihr Sohn Richard Löwenherz.",
    },
    {
      title: "Apokalypse von Angers",
      text: "Gut hundert Meter Bildteppich aus dem 14. Jahrhundert, mit Drachen in einem noch immer tiefen Blau.",
    },
  ],
  days: [
    day(
      "Orléans, Kathedrale und Kai",
      "Zimmerbezug bis 17 Uhr, danach ein Gang durch die Altstadt, in der Jeanne d’Arc auf Plätzen, Tellern und Straßenbahnen vorkommt. Am Kai liegen flache Loirekähne mit Rahsegel. Das erste Abendessen dauert, wie sich das gehört, drei Stunden.",
      noWalk,
      ["Orléans", "hotel"],
      "Abendessen",
    ),
    day(
      "Erste Kilometer nach Beaugency",
      "Sie gewöhnen sich an Rad und Schilder, und der Fluss tut nichts, um Sie abzulenken. In Meung läuten die Glocken einer romanischen Stiftskirche. Beaugency hat einen Bergfried aus dem 11. Jahrhundert und eine Brücke mit über zwanzig Bögen, von denen keiner wie der andere ist.",
      { km: 30, up: 90, down: 110, hours: 2.5 },
      ["Beaugency", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Chambord, dann Blois",
      "Ausnahmsweise Abfahrt um sieben, denn wenn um neun geöffnet wird, wollen Sie vor dieser Jagdhütte mit ihren über vierhundert Zimmern stehen. Franz I. bewohnte sie während zweiunddreißig Regierungsjahren alles in allem zehn Wochen. Die Doppeltreppe funktioniert noch: Zwei Leute steigen hinauf und hinab und begegnen sich nie. Durch den Wald, in dem morgens Hirsche stehen, geht es nach Blois.",
      { km: 46, up: 170, down: 180, hours: 3.5 },
      ["Blois", "hotel"],
      "Frühstück",
    ),
    day(
      "Chaumont und Amboise",
      "In Chaumont zeigt das internationale Gartenfestival, was sich auf einem Stück Wiese alles behaupten lässt. Nach der Mittagsrast folgen Weinhügel, dann das Königsschloss von Amboise auf seiner Terrasse. Clos Lucé ist in der letzten Stunde des Tages am stillsten.",
      { km: 40, up: 190, down: 205, hours: 3.5 },
      ["Amboise", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Über den Cher nach Tours",
      "Ein Anstieg durch Eichenwald, eine lange Abfahrt, und da steht Chenonceau auf seinen Bögen im Wasser. In der Galerie wurden im Ersten Weltkrieg Verwundete gepflegt; im Zweiten lag ein Ende im besetzten, das andere im freien Frankreich. Am Nachmittag folgt der Weg dem Cher bis Tours.",
      { km: 52, up: 250, down: 255, hours: 4.5 },
      ["Tours", "hotel"],
      "Frühstück",
    ),
    day(
      "Villandry, Ussé, Chinon",
      "Die Gärten von Villandry sieht man zuerst von oben, wie ein Brettspiel. Am Indre wird es ländlich; das Schloss von Ussé mit seinen vielen Spitzen soll Perrault auf Dornröschen gebracht haben. Ein Hügel noch, dann liegt Chinon unter der langen Burgmauer an der Vienne.",
      { km: 57, up: 240, down: 250, hours: 4.5 },
      ["Chinon", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Wo die Vienne mündet",
      "Candes-Saint-Martin klebt am Hang über dem Zusammenfluss; hier starb der heilige Martin, und zwei Städte stritten um den Leichnam. In Fontevraud herrschte fast siebenhundert Jahre lang eine Äbtissin, auch über die Mönche. Durch Höhlendörfer rollen Sie nach Saumur und in einen Keller.",
      { km: 41, up: 200, down: 210, hours: 3.5 },
      ["Saumur", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf den Deichen ins Anjou",
      "Bei Gennes wechseln Sie ans Nordufer und auf die alte Deichkrone, die Loire links, Gärtnereien rechts. Vor Les Ponts-de-Cé teilt sich der Fluss in Arme, über jeden führt eine Brücke. Angers ist aus Schiefer und darum dunkler als alles zuvor; siebzehn gestreifte Türme bewachen das Schloss.",
      { km: 52, up: 130, down: 120, hours: 4 },
      ["Angers", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Der Teppich zum Schluss",
      "Am Morgen öffnet der abgedunkelte Saal mit der Apokalypse. Eine Stunde genügt, um vom ersten Siegel bis zum himmlischen Jerusalem zu gehen. Der Bahnhof ist vom Schlosstor aus bequem zu erlaufen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 318,
  ascentM: 1270,
  descentM: 1330,
  distanceNote:
    "Ungefähre Angaben nach der Ausschilderung von „La Loire à Vélo“ mit den Abstechern zu Cher und Vienne, gerundet",
  techniqueGrade: 2,
  fitnessGrade: 2,
  groupSizeMin: 7,
  groupSizeMax: 14,
  guideLanguage: "Deutsch, Französisch",
  included: items(
    "8 Übernachtungen in Hotels im Doppelzimmer",
    "8 × Frühstück, 6 × Abendessen mit drei Gängen",
    "Reiseleitung durch eine Kunsthistorikerin",
    "Tourenrad mit Packtasche und Pannenhilfe",
    "Gepäcktransport, Eintritte in sieben Schlösser und Gärten und in Fontevraud, Kellerführung in Saumur",
  ),
  notIncluded: items(
    "An- und Abreise",
    "Abendessen in Blois und Tours",
    "Mittags Markt oder Bistro, ca. 18 € am Tag",
    "E-Bike, 150 € Aufpreis",
  ),
  packingList: pannierPacking(
    "Schultern bedeckende Kleidung für Kirchen",
    "Pullover für Höhlen und Keller",
    "Taschenmesser für das Picknick",
  ),
  arrivalByTrain:
    "Mit ICE oder TGV nach Paris Est, von Paris-Austerlitz in gut einer Stunde nach Orléans. Zurück bringt Sie der TGV von Angers-Saint-Laud in rund anderthalb Stunden nach Paris-Montparnasse.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Orléans", "start", 47.9029, 1.909, 105, 0]],
    [
      ["Meung-sur-Loire", "place", 47.826, 1.697, 90, 20],
      ["Beaugency", "overnight", 47.778, 1.632, 85, 30],
    ],
    [
      ["Schloss Chambord", "place", 47.616, 1.517, 75, 58],
      ["Blois", "overnight", 47.5861, 1.3359, 75, 76],
    ],
    [
      ["Chaumont-sur-Loire", "place", 47.479, 1.182, 95, 96],
      ["Amboise", "overnight", 47.4131, 0.9829, 60, 116],
    ],
    [
      ["Schloss Chenonceau", "place", 47.3249, 1.0704, 58, 131],
      ["Tours", "overnight", 47.3941, 0.6848, 55, 168],
    ],
    [
      ["Villandry", "place", 47.3405, 0.5145, 50, 187],
      ["Schloss Ussé", "place", 47.2497, 0.2907, 45, 211],
      ["Chinon", "overnight", 47.1675, 0.239, 45, 225],
    ],
    [
      ["Candes-Saint-Martin", "place", 47.2105, 0.0747, 40, 243],
      ["Fontevraud-l’Abbaye", "place", 47.1815, 0.0517, 80, 248],
      ["Saumur", "overnight", 47.26, -0.076, 35, 266],
    ],
    [
      ["Gennes", "place", 47.34, -0.23, 30, 284],
      ["Les Ponts-de-Cé", "place", 47.423, -0.525, 22, 310],
      ["Angers", "end", 47.4706, -0.555, 45, 318],
    ],
  ),
  questions: [
    question(
      "Muss ich mich für Architektur interessieren?",
      "Ein bisschen Neugier genügt. Wer eine Führung auslässt, findet vor jedem Schloss einen Park und im Ort ein Café, und die nächste Etappe beginnt für alle gemeinsam.",
    ),
    question(
      "Wie kommt mein eigenes Rad nach Orléans?",
      "Umständlich: In den meisten TGV reist es nur zerlegt und verpackt. Wir stellen deshalb gute Räder in fünf Größen, die Sie mit eigenem Sattel ergänzen können.",
    ),
    question(
      "Wird abends auch vegetarisch gekocht?",
      "Ja, wenn wir es eine Woche vorher wissen. Spontan endet es in dieser Gegend oft bei Ziegenkäse, der allerdings sehr gut ist.",
    ),
  ],
  country: "frankreich",
  region: "loiretal",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "staedte-und-gaerten", "kueche-und-keller"],
  operator: "kranich-radreisen",
  sites: { biking: true, cultural: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 1, 1690),
      saturday(5, 4, 1750, true),
      sunday(6, 3, 1750),
      saturday(9, 1, 1750, true),
      saturday(9, 4, 1690),
    ],
    singleSupplementCents: 32800,
    capacity: 14,
    minimumParticipants: 7,
  },
};
