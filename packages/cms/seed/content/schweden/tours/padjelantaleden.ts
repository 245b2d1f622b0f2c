import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, hutPacking, items, noWalk, question, saturday, waypoints } from "../../helpers";

export const padjelantaleden: TourSeed = {
  number: 1018,
  title: "Padjelantaleden: neun Wandertage am Rand des Sarek",
  slug: "padjelantaleden-ritsem-kvikkjokk",
  teaser:
    "Von Ritsem nach Kvikkjokk durch das Weideland der Samen: zwei riesige Seen, Gletscher am Horizont, Räucherfisch aus der Kate und 137 Kilometer ohne eine einzige Straße.",
  biome: "fjaell",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag" }, "fjaell", "hochland", "wald"),
  body: [
    p(
      "Padjelanta kommt vom samischen Badjelánnda, das höhere Land. Höher ist es, aber nicht hoch: eine sanfte Hochfläche mit Seen von der Größe kleiner Meere. Im Osten stehen die Zacken des Sarek, im Westen, jenseits der Grenze, die weißen Kappen des Sulitelma. Dazwischen gehen Sie auf weichem Grund und haben den Logenplatz, ohne klettern zu müssen.",
    ),
    h2("Zu Gast bei drei Samebyar"),
    p(
      "Die Hütten im Nationalpark betreiben die Samen selbst. Sirges, Tuorpon und Jåhkågaska lassen hier im Sommer ihre Rentiere weiden, und in Árasluokta und Stáloluokta wohnen dann ganze Familien. Mit etwas Glück hängt am Giebel ein Schild: Fisch zu verkaufen, Brot zu verkaufen. Gezahlt wird bar, gegessen auf der Stufe vor der Tür.",
    ),
    quote(
      "Kalk im Boden macht Padjelanta zum Garten: Silberwurz, Lapprose und Steinbreche blühen im Juli so dicht, dass man beim Rasten lange nach einem freien Sitzplatz schaut.",
    ),
    h2("Was Sie tragen, was Sie können sollten"),
    p(
      "Neun Wandertage am Stück sind lang. Der Rucksack wiegt zu Beginn vierzehn Kilo, die weiteste Etappe misst 23 Kilometer, und aussteigen lässt sich nur in Stáloluokta, mit dem Hubschrauber. Wer schon einmal eine Woche mit Gepäck gegangen ist und bei Regen nicht gleich die Reiseleitung verantwortlich macht, passt gut in diese Gruppe.",
    ),
    ul(
      "Brücken über alle großen Flüsse, einzelne Bäche werden je nach Wasserstand durchwatet",
      "Lebensmittel kaufen wir in Ritsem, Stáloluokta und auf zwei weiteren Hütten nach",
      "Kein Mobilfunk auf dem größten Teil der Strecke; ein Satellitentelefon ist im Gepäck des Fjällführers",
    ),
  ],
  highlights: [
    {
      title: "Áhkká",
      text: "Die „alte Frau“ der Samen ragt mit ihren Gletschern mehr als 1.500 Meter über den See auf.",
    },
    {
      title: "Brücke über den Miellädno",
      text: "Unter den Planken schießt das Wasser aus dem Virihaure durch eine Klamm nach Norden.",
    },
    {
      title: "Virihaure",
      text: "Linné zog 1732 an ihm vorbei nach Norwegen; abends liegt er rosa vor den norwegischen Gletschern.",
    },
    {
      title: "Torfkirche von Stáloluokta",
      text: "Eine runde Kate mit Grasdach, Rentierfellen und Altar aus Birkenholz.",
    },
    {
      title: "Tarradalen",
      text: "Nach Tagen im Kahlen wieder Birken, Schatten und das Rauschen von Laub.",
    },
  ],
  days: [
    day(
      "Mit dem Bus ans Ende der Straße",
      "Treffen am Bahnhof von Gällivare, wo der Nachtzug am Vormittag einläuft. Der Linienbus braucht gut drei Stunden, am Lule älv und seinen Staudämmen entlang. In der Fjällstation breiten alle ihr Gepäck auf dem Boden aus, und die Hälfte bleibt in der Kammer.",
      noWalk,
      ["Ritsem", "huette"],
      "Abendessen",
    ),
    day(
      "Übers Wasser zum Áhkká",
      "Ein Boot setzt in einer knappen Stunde über den aufgestauten Áhkkájávrre. Von Änonjálmme laufen Sie durch lichten Birkenwald, queren auf einer Hängebrücke den Vuojatädno und steigen zuletzt kurz und steil zur Hütte von Kisuris.",
      { km: 16, up: 235, down: 110, hours: 5.5 },
      ["Kisuris", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Der lange Weg über die Heide",
      "Heute zählt Gleichmut: 23 Kilometer, kein Baum, keine Hütte dazwischen. Dafür öffnet sich nach Osten das Ruohtesvágge, das Tor zum Sarek, und in den Senken stehen Rentiere so still wie Findlinge. Bei Kälte kochen wir unterwegs Suppe.",
      { km: 23, up: 430, down: 400, hours: 8 },
      ["Låddejåhkå", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Miellädno und die Fischer von Árasluokta",
      "Auf einen Rücken, hinunter zur Klamm, noch ein Rücken. Vom letzten sehen Sie zum ersten Mal den Virihaure in ganzer Länge. Unten am Ufer hängen Netze, und wenn geräuchert wurde, riechen Sie es vor dem Schild.",
      { km: 13, up: 310, down: 320, hours: 5 },
      ["Árasluokta", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Am Seeufer nach Stáloluokta",
      "Ein kurzer Tag mit dem schönsten Blick der Reise, von der Höhe über der Bucht. Am Ziel gibt es Sauna und einen Laden, dessen Schokolade per Hubschrauber kommt und entsprechend bepreist ist. Die Torfkirche steht offen.",
      { km: 10, up: 190, down: 200, hours: 3.5 },
      ["Stáloluokta", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Hinauf nach Duottar",
      "Zuerst am rauschenden Viejejåhkå aufwärts, dann über eine Hochfläche voller kleiner Seen. Kurz vor der Hütte warten meist kalte Zehen in einer harmlosen Furt. Duottar heißt schlicht Fjäll, und treffender lässt sich der Ort nicht beschreiben.",
      { km: 18, up: 480, down: 210, hours: 6.5 },
      ["Duottar", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Vom Kahlen ins Tal",
      "Noch eine Schwelle von fast tausend Metern, dann fällt der Weg stundenlang sacht nach Südosten. An den Hütten von Darreluoppal erreichen Sie die ersten Birken. Nachmittags Wäsche, Karten, Angeln mit Erlaubnisschein.",
      { km: 11, up: 140, down: 300, hours: 4 },
      ["Darreluoppal", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Durch das Tarradalen",
      "Sie verlassen den Nationalpark am Grenzschild und folgen dem Fluss durch hüfthohe Stauden. Hier leben Elche, deren Fährten im Schlamm groß wie Untertassen sind. Såmmarlappa liegt auf einer Lichtung über dem Wasser.",
      { km: 15, up: 90, down: 270, hours: 5 },
      ["Såmmarlappa", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Unter dem Darregájsse",
      "Links begleitet Sie das Bergmassiv mit seinen Schneerinnen, rechts mäandert der Fluss. Mittagsrast an den Hütten von Tarrekaise, dann ein Buckel von hundert Metern, hinter dem der Kiefernwald beginnt. Njunjes hat die letzte Sauna am Weg.",
      { km: 19, up: 180, down: 250, hours: 6.5 },
      ["Njunjes", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Mit dem Boot durchs Delta",
      "Zwölf letzte Kilometer auf einem breiten Pfad, an verlassenen Höfen vorbei. Am Steg ruft man den Fährmann herbei, der Sie durch die Flussarme des Deltas nach Kvikkjokk fährt und dabei erklärt, wo die Elche schwimmen. Abends Saibling, Weißbrot, Bettwäsche.",
      { km: 12, up: 65, down: 185, hours: 4 },
      ["Kvikkjokk", "huette"],
      "Frühstück, Mittagsproviant, Abendessen",
    ),
    day(
      "Über Jokkmokk zum Nachtzug",
      "Am Morgen fährt der Bus nach Jokkmokk und weiter nach Murjek, wo der Zug in den Süden hält. Wer einen Tag anhängt, besucht in Jokkmokk das samische Museum und versteht danach vieles, woran er vorbeigelaufen ist.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 137,
  ascentM: 2120,
  descentM: 2245,
  distanceNote:
    "Ungefähre Angaben nach den Angaben der Hüttenbetreiber (BLT und STF), Höhenmeter gerundet; Bootsstrecken nicht gerechnet",
  techniqueGrade: 2,
  fitnessGrade: 4,
  groupSizeMin: 5,
  groupSizeMax: 9,
  guideLanguage: "Deutsch, Schwedisch",
  included: items(
    "10 Übernachtungen im Mehrbettzimmer: 2 in Fjällstationen, 8 auf Hütten mit Selbstversorgung",
    "alle Mahlzeiten vom ersten Abend bis zum letzten Frühstück, gemeinsam gekocht",
    "Führung durch einen Fjällführer",
    "Bus Gällivare–Ritsem, beide Bootsfahrten, Satellitentelefon",
  ),
  notIncluded: items("Zug nach Gällivare", "Bus Kvikkjokk–Murjek", "Fisch und Brot bei den Familien"),
  packingList: hutPacking(
    "Rucksack mit 60 Litern samt Regenhülle",
    "Watschuhe und Kopfnetz",
    "schwedische Kronen in bar",
    "Thermosflasche und eigenes Messer",
  ),
  arrivalByTrain:
    "Mit dem Nachtzug von Stockholm nach Gällivare; nach Stockholm kommen Sie über Kopenhagen oder mit einer Nachtfähre ab Kiel, Rostock oder Travemünde und anschließendem Zug. Heim geht es von Murjek, ebenfalls im Schlafwagen.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: false,
  singleRoom: false,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Ritsem", "start", 67.723, 17.468, 470, 0]],
    [
      ["Änonjálmme, Bootssteg", "place", 67.652, 17.4, 455, 0],
      ["Akkahütten", "hut", 67.6405, 17.365, 480, 2],
      ["Kisuris", "overnight", 67.5585, 17.208, 580, 16],
    ],
    [
      ["Heide über dem Kutjaure", "place", 67.515, 17.05, 830, 27],
      ["Låddejåhkå", "overnight", 67.445, 16.92, 610, 39],
    ],
    [
      ["Brücke über den Miellädno", "place", 67.424, 16.83, 575, 45],
      ["Árasluokta", "overnight", 67.398, 16.76, 600, 52],
    ],
    [["Stáloluokta", "overnight", 67.3231, 16.715, 590, 62]],
    [["Duottar", "overnight", 67.215, 16.73, 860, 80]],
    [["Darreluoppal", "overnight", 67.175, 16.93, 700, 91]],
    [["Såmmarlappa", "overnight", 67.085, 17.16, 520, 106]],
    [
      ["Tarrekaise", "hut", 67.013, 17.37, 480, 119],
      ["Njunjes", "overnight", 66.99, 17.48, 450, 125],
    ],
    [
      ["Bootssteg im Tarradelta", "place", 66.962, 17.64, 306, 137],
      ["Kvikkjokk", "end", 66.953, 17.721, 330, 137],
    ],
  ),
  questions: [
    question(
      "Worin unterscheidet sich dieser Weg vom Kungsleden?",
      "Er ist einsamer, länger und weicher im Profil. Auf den Hütten treffen Sie abends zehn statt sechzig Menschen, dafür trägt man mehr Vorräte.",
    ),
    question(
      "Gehen wir in den Sarek hinein?",
      "Nein, dort gibt es weder Wege noch Hütten noch Brücken. Sie laufen an seiner Westseite entlang und sehen ihn vier Tage lang.",
    ),
    question(
      "Was geschieht, wenn jemand nicht weiterkann?",
      "In Stáloluokta landet im Sommer planmäßig ein Hubschrauber. Zwischen den Hütten hilft nur die Bergrettung, deshalb gehört eine Auslandskrankenversicherung mit Bergung zu den Voraussetzungen.",
    ),
  ],
  country: "schweden",
  region: "lappland",
  activities: ["trekking", "huettenwandern", "fernwandern"],
  travelTypes: ["trekkingreise", "huettentour"],
  travelFocusTypes: ["stille-und-weite", "tiere-und-pflanzen"],
  operator: "nordlicht-und-fjaell",
  sites: { outdoorsSweden: true, hiking: true, adventures: true },
  canonicalSite: "outdoors-sweden",
  departurePlan: {
    rules: [saturday(7, 2, 1890), saturday(7, 4, 1890, true), saturday(8, 3, 1940)],
    singleSupplementCents: 12000,
    capacity: 9,
    minimumParticipants: 5,
  },
};
