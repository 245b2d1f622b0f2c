import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { farPacking } from "../packing";

export const saghro: TourSeed = {
  number: 1054,
  title: "Djebel Saghro: Winterweiden der Aït Atta",
  slug: "djebel-saghro-winterweiden",
  teaser:
    "Wenn im Hohen Atlas Schnee liegt, ziehen die Nomaden in den Saghro. Sechs Wandertage folgen ihren Wegen von Nord nach Süd, mit Maultieren, Küche und Zelten, vorbei an den Felstürmen von Bab n’Ali.",
  biome: "wueste",
  season: "fruehling",
  timeOfDay: "abend",
  gallery: gallery(
    { season: "fruehling", timeOfDay: "abend" },
    "wueste",
    ["wueste", "morgen"],
    ["wueste", "nacht"],
  ),
  body: [
    p(
      "Zwischen Hohem Atlas und Sahara liegt der Saghro, ein dunkler Steinhaufen von rund hundert Kilometern Länge: vulkanisch, rissig, auf den ersten Blick leer. Auf den zweiten sieht man Terrassen mit Mandelbäumen, Zisternen unter Steinplatten und schwarze Zelte aus Ziegenhaar, aus denen Rauch kommt. Von November bis März sind die Weiden bewohnt, im Sommer kaum.",
    ),
    h2("Mit den Leuten, deren Weide es ist"),
    p(
      "Führer, Koch und Maultiertreiber stammen aus N’Kob und Ikniouen und gehören zu den Aït Atta, die hier 1933 ihre letzte Schlacht gegen die französische Kolonialarmee schlugen. Lahcen, der die Gruppe leitet, hat in Rabat Germanistik studiert und hütet im Frühjahr die Ziegen seines Onkels. Er weiß, an welchem Zelt ein Besuch willkommen ist und an welchem man weitergeht.",
    ),
    quote("Ein Gast bleibt drei Tage, ohne dass man ihn fragt, woher er kommt. Tee bekommt er sofort."),
    h2("Nächte unter null"),
    p(
      "Tagsüber gehen Sie im Hemd, nach Sonnenuntergang fällt das Thermometer rasch; auf den ersten beiden Lagerplätzen ist morgens oft Eis im Kessel. Dafür ist die Luft so trocken, dass der Sternhimmel bis zum Horizont hinunterreicht. Schlafzelte für je zwei Personen und ein Gemeinschaftszelt mit Teppichen werden vor Ihrer Ankunft aufgestellt.",
    ),
    ul(
      "Fünf Nächte im Zelt, zwei in Häusern aus Stampflehm",
      "Wasser wird abgekocht oder gefiltert; Plastikflaschen kaufen wir keine",
      "Im Ramadan kochen wir für die Gäste wie immer, die Mannschaft isst nach Sonnenuntergang",
    ),
  ],
  highlights: [
    {
      title: "Tizi n’Ouarg",
      text: "Im Rücken der verschneite M’Goun, vor Ihnen nur noch Tafelberge bis zur Wüste.",
    },
    {
      title: "Bab n’Ali",
      text: "Zwei Türme aus Konglomerat, um die bei tiefer Sonne die Felsentauben kreisen.",
    },
    {
      title: "Gravuren am Weg",
      text: "Rinder, Jäger und ein Strauß, in dunklen Stein gepickt, als hier noch Gras wuchs.",
    },
    {
      title: "Brot aus dem Sand",
      text: "Der Koch backt es in der heißen Erde unter der Glut und klopft es am Knie sauber.",
    },
    {
      title: "Gärten von N’Kob",
      text: "Unter den Dattelpalmen stehen Granatapfel und Mandel, darunter Gerste; das Wasser wird nach Stunden zugeteilt.",
    },
  ],
  days: [
    day(
      "Ankunft in Ouarzazate",
      "Der Flughafen liegt zehn Minuten vom Gästehaus. Wer früh kommt, sieht sich die Lehmburg Taourirt an, in der sich Hunderte von Zimmern um Höfe stapeln, von denen heute nur einige offen stehen.",
      noWalk,
      ["Ouarzazate", "pension"],
      "Abendessen",
    ),
    day(
      "Von der Ebene Tagdilt in die Berge",
      "Vormittags Fahrt durch das Rosental bis hinter Boumalne. Auf der Ebene, in der Vogelkundler nach Wüstenlerchen suchen, warten die Maultiere. Ein ruhiger Anfang: einem Bachbett nach, an einem Brunnen vorbei, hinauf zum ersten Lager.",
      { km: 11, up: 420, down: 150, hours: 4 },
      ["Lager am Assif Ouarg", "zelt"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Über den Tizi n’Ouarg",
      "Der Pass ist der höchste Punkt der Reise. Oben ziehen alle die Jacken an, und trotzdem will niemand weiter. Hinunter geht es durch eine Schlucht, deren Wände von Ocker zu Violett wechseln, nach Igli, wo ein Holzfeuer das Duschwasser heizt.",
      { km: 14, up: 560, down: 780, hours: 5.5 },
      ["Igli", "zelt"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Auf die Tafel und wieder hinab",
      "Vormittags eine Hochfläche, topfeben und mit schwarzen Kieseln bestreut, auf der man lange vorher sieht, wer einem begegnen wird. Nachmittags fällt der Weg in Stufen ab, bis zwischen zwei Rücken die Türme auftauchen.",
      { km: 15, up: 420, down: 690, hours: 5.5 },
      ["Bab n’Ali", "zelt"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Ein Tag bei den Türmen",
      "Das Lager bleibt stehen. Rundgang um den größeren Turm zu einer Kuppe mit Felsbildern, mittags zurück, danach Zeit zum Lesen oder zum Backen mit dem Koch. Wer mag, wird von Lahcens Tante zum Tee erwartet; Fotos nur, wenn sie es anbietet.",
      { km: 10, up: 330, down: 330, hours: 3.5 },
      ["Bab n’Ali", "zelt"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Palmen im Tal von Irhissi",
      "Die ersten Dattelpalmen, winzige Felder mit Gerste und Ackerbohnen, eine Schule mit einem Zimmer. Das Tal wird weiter und wärmer, am Abend liegen die Schlafsäcke offen da.",
      { km: 14, up: 190, down: 440, hours: 4.5 },
      ["Lager im Trockenbett", "zelt"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Fünfundvierzig Kasbahs",
      "So viele Lehmburgen zählt N’Kob, bewohnt, vermietet oder wieder zu Erde geworden. Sie kommen durch die Palmgärten an, verabschieden die Maultiere und ziehen in ein Haus mit Dachterrasse, auf der das letzte Essen gedeckt ist.",
      { km: 12, up: 110, down: 210, hours: 3.5 },
      ["N’Kob", "pension"],
      "Frühstück, Mittagessen, Abendessen",
    ),
    day(
      "Durch das Draatal zurück",
      "Die Straße nach Ouarzazate führt über Agdz und einen Pass mit freiem Blick auf den Djebel Kissane. Wer weiterfahren will: Linienbusse gehen mehrmals täglich nach Marrakesch.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 76,
  ascentM: 2030,
  descentM: 2600,
  distanceNote:
    "Ungefähre Angaben: aus Satellitenbild und Aufzeichnungen der Führer, amtliche Wanderkarten gibt es nicht",
  techniqueGrade: 2,
  fitnessGrade: 3,
  groupSizeMin: 5,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Tamazight, Französisch",
  included: items(
    "2 Übernachtungen in Gästehäusern und 5 Übernachtungen im Zweipersonenzelt",
    "7 × Frühstück, 6 × Mittagessen, 7 × Abendessen",
    "deutschsprachiger Bergführer mit staatlicher Zulassung",
    "Koch, Maultiere und Treiber, alle versichert und nach Tarif bezahlt",
    "Fahrten ab und bis Ouarzazate",
  ),
  notIncluded: items(
    "Anreise nach Ouarzazate",
    "Trinkgeld für die Mannschaft",
    "Schlafsackmiete, 25 € für die Woche",
  ),
  packingList: farPacking(
    "Daunenjacke, lange Unterwäsche und im Januar ein Schlafsack bis minus zehn Grad",
    "Isomatte wird gestellt; wer weicher liegen will, bringt eine zweite",
    "keine Mitbringsel für Kinder; etwas Platz für eine gewebte Decke aus N’Kob",
  ),
  arrivalByTrain:
    "Mit Zügen über Paris, Barcelona und Madrid bis Algeciras, dann in anderthalb Stunden mit der Fähre zum Hafen Tanger Med und im Bus in die Stadt. Von dort fährt der Schnellzug nach Casablanca, ein weiterer Zug nach Marrakesch und ein Bus in gut vier Stunden über den Tizi n’Tichka. Rechnen Sie mit vier Tagen.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Ouarzazate", "start", 30.919, -6.893, 1135, 0]],
    [
      ["Ebene Tagdilt", "place", 31.262, -5.905, 1640, 0],
      ["Brunnen am Bachbett", "place", 31.225, -5.895, 1720, 5.5],
      ["Lager am Assif Ouarg", "overnight", 31.19, -5.88, 1910, 11],
    ],
    [
      ["Tizi n’Ouarg", "pass", 31.16, -5.862, 2280, 15.5],
      ["Igli", "overnight", 31.105, -5.845, 1690, 25],
    ],
    [
      ["Hochfläche Tadaout", "place", 31.075, -5.85, 1880, 30],
      ["Lager Bab n’Ali", "overnight", 31.03, -5.858, 1420, 40],
    ],
    [
      ["Fuß der Türme", "place", 31.025, -5.868, 1460, 42.5],
      ["Kuppe mit Felsbildern", "summit", 31.015, -5.85, 1650, 45.5],
      ["Bab n’Ali", "overnight", 31.03, -5.858, 1420, 50],
    ],
    [
      ["Palmgarten Irhissi", "place", 30.985, -5.885, 1250, 57],
      ["Lager im Trockenbett", "overnight", 30.945, -5.88, 1170, 64],
    ],
    [
      ["Erste Gärten von N’Kob", "place", 30.9, -5.87, 1110, 70],
      ["N’Kob", "overnight", 30.868, -5.865, 1070, 76],
    ],
    [["Ouarzazate, Busbahnhof", "end", 30.925, -6.91, 1130, 76]],
  ),
  questions: [
    question(
      "Wer trägt was?",
      "Maultiere tragen Zelte, Küche und Ihre Tasche, Sie nur den Tagesrucksack. Für zwei Gäste rechnen wir ein Tier mit höchstens achtzig Kilogramm Last, und wir wiegen vor dem Aufbruch.",
    ),
    question(
      "Wie wäscht man sich?",
      "Morgens und abends steht eine Schüssel warmes Wasser vor jedem Zelt, in Igli gibt es eine Dusche. Ein Toilettenzelt mit Spaten wird an jedem Platz aufgebaut, das Papier verbrannt.",
    ),
    question(
      "Kann es regnen?",
      "Selten und dann kräftig. Trockene Täler werden in Minuten zu Bächen, darum stehen unsere Lager nie im Grund und die Route weicht bei Gewitter auf die Rücken aus.",
    ),
  ],
  country: "marokko",
  region: "djebel-saghro",
  activities: ["trekking", "wandern"],
  travelTypes: ["trekkingreise"],
  travelFocusTypes: ["stille-und-weite", "kultur-und-geschichte"],
  operator: "steppenwind-expeditionen",
  sites: { adventures: true, traveling: true },
  canonicalSite: "adventures",
  departurePlan: {
    rules: [
      saturday(11, 2, 1090),
      sunday(12, 4, 1190, true),
      saturday(1, 3, 1090),
      saturday(2, 2, 1090, true),
      saturday(3, 1, 1140),
    ],
    singleSupplementCents: 12000,
    capacity: 12,
    minimumParticipants: 5,
  },
};
