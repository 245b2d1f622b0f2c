import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { pannierPacking } from "../packing";

export const flandern: TourSeed = {
  number: 1034,
  title: "Flandern: Brügge, Gent und Antwerpen mit dem Rad",
  slug: "flandern-bruegge-gent-antwerpen",
  teaser:
    "Drei Städte, durch Kanal und Schelde verbunden: van Eyck in Gent, Memling in Brügge, Rubens in Antwerpen. Dazwischen Pappelreihen, Polder und ein Tunnel unter der Schelde.",
  biome: "stadt",
  season: "fruehling",
  timeOfDay: "abend",
  gallery: gallery({ season: "fruehling", timeOfDay: "abend", way: "bike" }, "stadt", "seenland", "wald"),
  body: [
    p(
      "Um 1430 begannen Männer mit sehr feinen Pinseln zu malen, was vorher kaum jemand für bildwürdig gehalten hatte: das Fenster, das sich in einer Rüstung spiegelt, ein Glas Wasser, die Warze eines Stifters. Viele dieser Tafeln hängen noch in der Stadt, für die sie bestellt waren. Man kommt bequem mit dem Fahrrad hin, denn Hügel hat Flandern zwischen seinen Museen nicht eingeplant.",
    ),
    h2("Von Nummer zu Nummer"),
    p(
      "Ein belgischer Bergbauingenieur kam auf die Idee, Radwege wie Stollen zu beschildern: Jede Kreuzung ist ein Knotenpunkt mit einer Zahl. Sie notieren sich morgens eine Reihe wie 58, 24, 81 und brauchen bis zum Abend keine Karte. Nach zwei Tagen reden alle in der Gruppe in Ziffern.",
    ),
    h2("Anreise als Teil der Sache"),
    p(
      "Schienenfalter plant diese Woche um den Fahrplan herum. Sie steigen daheim in den Zug und in Brügge aus, fahren aus eigener Kraft nach Osten und verlassen Antwerpen durch einen Bahnhof, den man andernorts besichtigen würde. Die Räder warten vor Ort und werden am Ende wieder abgeholt.",
    ),
    quote(
      "Die Tafel der „Gerechten Richter“ wurde 1934 aus der Genter Kathedrale gestohlen; bis heute hängt dort eine Kopie, und jeder Wirt kennt den wahren Dieb.",
    ),
    ul(
      "Kanalwege und Nebenstraßen, in den Altstädten grobes Pflaster, die berüchtigten Kasseien",
      "Gegenwind ist möglich und in dieser Ebene der einzige Berg",
      "Zwei Nächte in Brügge, zwei in Gent, eine unterwegs, zwei in Antwerpen",
    ),
  ],
  highlights: [
    {
      title: "Der Genter Altar",
      text: "Das Werk der Brüder van Eyck von 1432, frisch restauriert, mit einem Lamm, das Sie nun wieder aus sehr menschlichen Augen ansieht.",
    },
    {
      title: "Sint-Janshospitaal",
      text: "Unter den Balken des alten Krankensaals hängen Memlings Bilder, wo einst die Betten standen.",
    },
    {
      title: "Damme",
      text: "Ein Städtchen voller Antiquariate, dessen Hafen versandete und dessen Eulenspiegel blieb.",
    },
    {
      title: "Sint-Annatunnel",
      text: "Über hölzerne Rolltreppen von 1933 hinab und 572 Meter weit unter dem Fluss hindurch in die Stadt.",
    },
    {
      title: "Plantin-Moretus",
      text: "Eine Druckerei aus dem 16. Jahrhundert mit den ältesten erhaltenen Pressen, in der man meint, die Setzer seien nur kurz essen.",
    },
  ],
  days: [
    day(
      "Brügge, wenn die Tagesgäste gehen",
      "Ab sechs Uhr abends leeren sich die Gassen, und Sie haben die Stadt, für die andere tagsüber anstehen. Kurzer Gang vom Beginenhof zum Minnewater, dann Muscheln mit Pommes, die hier auf keinen Fall aus Frankreich kommen.",
      noWalk,
      ["Brügge", "hotel"],
      "Abendessen",
    ),
    day(
      "Damme, der Zwin und ein Fuß in den Niederlanden",
      "Am Kanal, den Napoleon graben ließ, beugen sich die Pappeln nach Nordosten. Hinter Damme überqueren Sie eine Grenze, die nur am Belag zu merken ist, und rasten in Sluis. Am Zwin verschwindet der Meeresarm, von dem Brügge einst lebte, im Schlick. Heimweg über das weiße Polderdorf Lissewege.",
      { km: 58, up: 50, down: 50, hours: 4.5 },
      ["Brügge", "hotel"],
      "Frühstück",
    ),
    day(
      "Kanal nach Gent",
      "Am Vormittag Memling, um elf aufs Rad. Der Gent-Brugge-Kanaal ist so gerade, dass man den Kirchturm von Beernem länger sieht, als einem lieb ist; wir verlassen ihn zweimal für Alleen und Schlossparks. Gent wirkt danach angenehm laut.",
      { km: 48, up: 70, down: 70, hours: 3.5 },
      ["Gent", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Vor dem Altar und an der Leie",
      "Um zehn stehen Sie mit reservierter Zeit vor dem Lamm. Danach braucht der Kopf Wiesen: Die Leie mäandert durch Sint-Martens-Latem, in das sich um 1900 eine Malerkolonie zurückzog, und an Schloss Ooidonk vorüber. Abends Genter Waterzooi mit Huhn.",
      { km: 36, up: 50, down: 50, hours: 3 },
      ["Gent", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Die Schelde entlang",
      "Ab Melle beginnen die Gezeiten: Zweimal am Tag steigt der Fluss um mehrere Meter, weit über hundert Flusskilometer vom Meer. Auf dem Deich nach Wetteren und Dendermonde überholen uns ausschließlich Rentner, das allerdings im Pulk. Im Beginenhof von Dendermonde ist es anschließend sehr still.",
      { km: 43, up: 60, down: 62, hours: 3.5 },
      ["Dendermonde", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Durch den Tunnel nach Antwerpen",
      "In Sint-Amands liegt der Dichter Verhaeren am Ufer begraben, mit Blick auf seine Kurve. Die Polder von Kruibeke werden bei Sturmflut absichtlich geflutet, sonst brüten dort Löffler. Zuletzt schieben Sie die Räder auf die Rolltreppe und kommen neben der Altstadt wieder ans Licht.",
      { km: 46, up: 80, down: 78, hours: 3.5 },
      ["Antwerpen", "hotel"],
      "Frühstück",
    ),
    day(
      "Docks, Diamanten, Druckerschwärze",
      "Vormittags zum Museum aan de Stroom und weiter zum Havenhuis, auf dessen altes Feuerwehrhaus Zaha Hadid einen gläsernen Schiffsrumpf setzte. Mittags im Skulpturenpark Middelheim, nachmittags zu Fuß: Rubens in der Kathedrale und die Bleilettern im Plantin-Moretus.",
      { km: 20, up: 30, down: 30, hours: 1.5 },
      ["Antwerpen", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Abreise unter der Kuppel",
      "Antwerpen-Centraal hat Gleise auf drei Ebenen und darüber eine Halle aus Marmor und Eisen. Planen Sie vor der Abfahrt zwanzig Minuten zum Umherschauen ein, und eine Schachtel Pralinen für die Daheimgebliebenen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 251,
  ascentM: 340,
  descentM: 340,
  distanceNote: "Ungefähre Angaben nach dem flämischen Knotenpunktnetz zusammengestellt und gerundet",
  techniqueGrade: 1,
  fitnessGrade: 1,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Niederländisch",
  included: items(
    "7 Übernachtungen in Stadthotels im Doppelzimmer",
    "7 × Frühstück, 5 × Abendessen",
    "Reiseleitung durch einen Genter Kunsthistoriker",
    "Hollandrad mit acht Gängen und zwei Taschen",
    "Gepäcktransport, Eintritte: Sint-Janshospitaal, Genter Altar, Plantin-Moretus, Kathedrale Antwerpen",
  ),
  notIncluded: items(
    "Bahnfahrt, auf Wunsch buchen wir sie mit",
    "Abendessen am zweiten und sechsten Tag",
    "E-Bike, 110 € Aufpreis",
  ),
  packingList: pannierPacking("Regenhose", "Schuhe für nasses Pflaster", "Notizzettel für Knotenpunkte"),
  arrivalByTrain:
    "Von Köln mit ICE oder Eurostar nach Brüssel-Süd, dort umsteigen in den Intercity nach Brügge, eine Stunde weiter. Zurück von Antwerpen-Centraal über Brüssel oder mit Umstieg in den Niederlanden.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Brügge", "start", 51.2093, 3.2247, 8, 0]],
    [
      ["Damme", "place", 51.251, 3.281, 5, 7],
      ["Sluis", "place", 51.308, 3.386, 4, 18],
      ["Zwin", "place", 51.358, 3.352, 4, 27],
      ["Lissewege", "place", 51.295, 3.197, 4, 45],
      ["Brügge, Markt", "overnight", 51.2085, 3.2243, 8, 58],
    ],
    [
      ["Beernem", "place", 51.14, 3.34, 12, 72],
      ["Gent", "overnight", 51.0543, 3.725, 8, 106],
    ],
    [
      ["Sint-Martens-Latem", "place", 51.016, 3.638, 9, 117],
      ["Schloss Ooidonk", "place", 51.015, 3.573, 9, 125],
      ["Gent, Graslei", "overnight", 51.0545, 3.7205, 8, 142],
    ],
    [
      ["Wetteren", "place", 51.005, 3.885, 8, 160],
      ["Dendermonde", "overnight", 51.028, 4.1, 6, 185],
    ],
    [
      ["Sint-Amands", "place", 51.058, 4.202, 6, 195],
      ["Temse", "place", 51.126, 4.214, 8, 209],
      ["Antwerpen", "overnight", 51.2211, 4.3997, 8, 231],
    ],
    [
      ["Museum aan de Stroom", "place", 51.229, 4.405, 6, 233],
      ["Havenhuis", "place", 51.242, 4.4075, 6, 235],
      ["Middelheim", "place", 51.182, 4.415, 12, 245],
      ["Antwerpen, Grote Markt", "end", 51.2211, 4.3997, 8, 251],
    ],
  ),
  questions: [
    question(
      "Ist das wirklich alles flach?",
      "Ja. Die steilste Rampe führt auf die Scheldebrücke bei Temse. Die Hügel, die man aus dem Radsport kennt, liegen weiter südlich und bleiben dort.",
    ),
    question(
      "Wie fährt es sich auf dem Kopfsteinpflaster?",
      "Langsam und mit lockeren Armen. Bei Regen wird es glatt, besonders an Straßenbahnschienen in Gent und Antwerpen; wir üben das Queren im rechten Winkel.",
    ),
    question(
      "Kann ich vor oder nach der Reise verlängern?",
      "Gern, am besten in Brüssel oder Ostende, die beide am Weg liegen. Das Büro richtet die Fahrkarten danach.",
    ),
  ],
  country: "belgien",
  region: "flandern",
  activities: ["radwandern", "stadtspaziergang"],
  travelTypes: ["radreise", "bahnreise"],
  travelFocusTypes: ["staedte-und-gaerten", "kultur-und-geschichte"],
  operator: "schienenfalter",
  sites: { biking: true, cultural: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      sunday(4, 3, 1390),
      sunday(5, 2, 1450, true),
      saturday(6, 2, 1450),
      sunday(9, 1, 1450, true),
      saturday(10, 1, 1390),
    ],
    singleSupplementCents: 34500,
    capacity: 12,
    minimumParticipants: 6,
  },
};
