import { h2, p, quote, ul } from "../../../blocks";
import type { TourSeed } from "../../../types";
import { day, gallery, items, noWalk, question, saturday, sunday, waypoints } from "../../helpers";
import { bikePacking } from "../packing";

export const goetaKanal: TourSeed = {
  number: 1021,
  title: "Göta-Kanal: auf dem Treidelpfad vom Vänern zur Ostsee",
  slug: "goeta-kanal-mit-dem-rad",
  teaser:
    "58 Schleusen, kaum Steigungen und Weißbrot mit Kardamom alle zehn Kilometer: sieben Radtage an der Wasserstraße, die 58.000 Soldaten mit Spaten gruben.",
  biome: "seenland",
  season: "sommer",
  timeOfDay: "tag",
  gallery: gallery({ season: "sommer", timeOfDay: "tag", way: "bike" }, "seenland", "flusstal", "wald"),
  body: [
    p(
      "Baltzar von Platen wollte Schweden teilen, freundlich gemeint: Ein Kanal sollte Nordsee und Ostsee verbinden, ohne dass Dänemark am Öresund Zoll kassiert. 22 Jahre lang wurde gegraben, von 1810 bis 1832, zumeist von Soldaten. Eine Generation später fiel der Zoll, kurz darauf kam die Eisenbahn. Wirtschaftlich war es ein Reinfall. Zum Radfahren ist es ein Glück.",
    ),
    h2("Ein Weg für Ochsen"),
    p(
      "Am Ufer läuft der Treidelpfad, auf dem Pferde und Ochsen die Schiffe zogen, heute ein fester Kiesweg unter Alleebäumen. Bergauf geht es nur an den Schleusen, jeweils zwei bis drei Meter. Wo der Kanal in einen See mündet, wechseln Sie auf kleine Landstraßen, und dort merkt man, dass Västergötland und Östergötland doch Hügel haben.",
    ),
    quote(
      "Wer eine Stunde an einer Schleuse sitzt, sieht Segler streiten, Kinder Leinen werfen und einen Wärter, der das alles schon kennt.",
    ),
    h2("Über den Vättern"),
    p(
      "Zwischen Karlsborg und Motala liegt der zweitgrößte See des Landes, dreißig Kilometer breit und so klar, dass Motala ihn trinkt. Rund hundert Kilometer Landstraße führen am Nordende herum. Wir laden die Räder lieber auf ein gechartertes Boot und essen während der Überfahrt zu Mittag.",
    ),
    ul(
      "36 bis 46 Kilometer an vollen Tagen, dazu vier kürzere",
      "Sieben- oder Achtgangräder mit Rücktritt sind im Preis enthalten, Räder mit Motor gegen Aufpreis",
      "Das Gepäck fährt im Begleitwagen, der auch müde Beine mitnimmt",
    ),
  ],
  highlights: [
    {
      title: "Fähre Lina in Töreboda",
      text: "Schwedens kleinste Personenfähre im Linienverkehr, gezogen mit einer Kurbel.",
    },
    {
      title: "Forsvik",
      text: "Die älteste Schleuse am Kanal und eine gusseiserne Klappbrücke von 1813.",
    },
    {
      title: "Festung Karlsborg",
      text: "Eine Reservehauptstadt, fünf Kilometer Mauer, fast neunzig Jahre Bauzeit und nie ein Feind.",
    },
    {
      title: "Schleusentreppe von Berg",
      text: "Sieben Kammern hintereinander heben die Boote knapp neunzehn Meter vom Roxen herauf.",
    },
    {
      title: "Söderköping",
      text: "Mittelalterliche Gassen, ein Felsen über dem Kanal und Eisbecher von Suppenschüsselgröße.",
    },
  ],
  days: [
    day(
      "Von Mariestad an den Anfang des Kanals",
      "Gegen zwei Uhr treffen sich alle am Bahnhof, stellen Sättel ein und fahren durch die Altstadt, deren Dom die niedrigen Holzhäuser weit überragt. Danach flach am Ufer des Vänern entlang. In Sjötorp liegen acht Schleusen hintereinander, und das Abendessen gibt es an der untersten.",
      { km: 20, up: 50, down: 48, hours: 1.5 },
      ["Sjötorp", "pension"],
      "Abendessen",
    ),
    day(
      "Lyrestad, Norrkvarn, Töreboda",
      "Der klassische Sonntagsausflug der Gegend. Bei Norrkvarn steht ein Kindermodell der Schleusen, an dem vor allem Väter spielen. In Töreboda kurbelt Lina Sie übers Wasser, und die letzten Kilometer bis Vassbacken teilen Sie mit Kühen und Haubentauchern.",
      { km: 29.4, up: 85, down: 38, hours: 2.5 },
      ["Vassbacken", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Um den Viken nach Karlsborg",
      "In Tåtorp bedient der Wärter seine Tore noch von Hand und nimmt Hilfe an. Die Straße um den See Viken wippt durch Wald, deutlich hügeliger als alles bisher. In Forsvik lag ein Hammerwerk, daneben die erste fertige Schleuse. Gegen Abend rollen Sie durch das Festungstor.",
      { km: 45.5, up: 220, down: 218, hours: 4 },
      ["Karlsborg", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Auf dem Boot nach Motala",
      "Das Boot über den Vättern braucht rund zwei Stunden und schaukelt bei Westwind ehrlich. In Motala liegt der Kanalerbauer begraben, mit Blick auf sein Werk. Hinter den Schleusen von Borenshult fahren Sie auf der alten Landstraße über dem Boren.",
      { km: 20, up: 90, down: 105, hours: 2 },
      ["Borensberg", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zur großen Treppe",
      "Wieder Treidelpfad, diesmal auf einem Damm über den Feldern: Schiffe ziehen höher als Hausdächer vorbei. Am Nachmittag Vreta, Schwedens ältestes Nonnenkloster, von dem die Kirche geblieben ist. Abends, wenn die letzte Schleusung vorbei ist, gehört die Treppe von Berg den Schwalben.",
      { km: 24, up: 60, down: 80, hours: 2.5 },
      ["Berg", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Nördlich um den Roxen",
      "Ein Tag auf kleinen Straßen mit zwei ernsthaften Anstiegen. Oben belohnt die Ruine des Schlosses Stjärnorp, das 1789 ausbrannte; in einem Flügel wird noch gewohnt. Am anderen Seeende liegt Norsholm mit seinem Hafenkiosk, der erstaunlich guten Fisch brät.",
      { km: 36, up: 290, down: 308, hours: 3.5 },
      ["Norsholm", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Bis die Ostsee riecht",
      "Noch ein gutes Dutzend Schleusen, in denen der Kanal vom Roxen zum Meer hinabsteigt. In Söderköping kurz Gepäck abwerfen und weiter nach Mem, wo 1832 der König die Eröffnung feierte: ein Magazin, ein Café, dahinter der Slätbaken. Zurück in die Stadt auf demselben Pfad, jetzt ohne Programm.",
      { km: 39, up: 110, down: 135, hours: 3 },
      ["Söderköping", "hotel"],
      "Frühstück, Abendessen",
    ),
    day(
      "Ein Morgen am Ramunderberget",
      "Vor dem Frühstück lohnen die Holzstufen auf den Felsen über dem Kanal. Danach bringt der Linienbus Sie in einer halben Stunde nach Norrköping, wo Züge in alle Richtungen fahren.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 213.9,
  ascentM: 905,
  descentM: 932,
  distanceNote:
    "Ungefähre Angaben nach den Angaben zum Radweg am Göta-Kanal, gerundet; Nordufer des Roxen, ohne Bootsstrecke",
  techniqueGrade: 1,
  fitnessGrade: 2,
  groupSizeMin: 6,
  groupSizeMax: 14,
  guideLanguage: "Deutsch",
  included: items(
    "7 Übernachtungen in Pensionen und kleinen Hotels im Doppelzimmer",
    "7 × Frühstück, 2 × Lunchpaket, 7 × Abendessen",
    "Mietrad mit Gepäcktasche, Reparaturen unterwegs",
    "Begleitwagen und Gepäcktransport, Boot über den Vättern",
  ),
  notIncluded: items("An- und Abreise", "Aufpreis für ein Rad mit Motor, 140 €", "Führung in der Festung"),
  packingList: bikePacking("Fernglas für Vögel am Roxen", "eigener Sattel, wenn Sie an ihm hängen"),
  arrivalByTrain:
    "Von Göteborg mit dem Fernzug in Richtung Stockholm bis Skövde oder Töreboda, von dort mit dem Bus nach Mariestad; gemütlicher ist die Nebenbahn am Kinnekulle. Für die Rückfahrt liegt Norrköping an der Hauptstrecke Stockholm–Malmö.",
  trainArrival: true,
  flightNeeded: false,
  luggageTransport: true,
  singleRoom: true,
  board: "half",
  dogsAllowed: false,
  childrenFromAge: 10,
  waypoints: waypoints(
    [
      ["Mariestad", "start", 58.709, 13.823, 48, 0],
      ["Sjötorp", "overnight", 58.837, 13.982, 50, 20],
    ],
    [
      ["Lyrestad", "place", 58.805, 14.058, 75, 27],
      ["Hajstorp", "place", 58.757, 14.118, 85, 34.2],
      ["Töreboda", "place", 58.706, 14.126, 92, 40],
      ["Vassbacken", "overnight", 58.648, 14.205, 95, 49.4],
    ],
    [
      ["Tåtorp", "place", 58.615, 14.25, 93, 54.9],
      ["Forsvik", "place", 58.576, 14.437, 93, 84.9],
      ["Karlsborg", "overnight", 58.536, 14.508, 95, 94.9],
    ],
    [
      ["Motala, Hafen", "place", 58.536, 15.037, 90, 94.9],
      ["Borenshult", "place", 58.557, 15.082, 78, 99],
      ["Borensberg", "overnight", 58.5565, 15.284, 75, 114.9],
    ],
    [
      ["Ljungsbro", "place", 58.511, 15.5, 72, 131],
      ["Vreta klosters kyrka", "place", 58.482, 15.519, 68, 136],
      ["Berg", "overnight", 58.487, 15.529, 55, 138.9],
    ],
    [
      ["Schlossruine Stjärnorp", "place", 58.517, 15.617, 85, 149],
      ["Norsholm", "overnight", 58.506, 15.974, 37, 174.9],
    ],
    [
      ["Söderköping", "place", 58.48, 16.322, 12, 203.9],
      ["Mem", "place", 58.479, 16.412, 3, 208.9],
      ["Söderköping", "end", 58.48, 16.322, 12, 213.9],
    ],
  ),
  questions: [
    question(
      "Fährt man wirklich immer am Wasser?",
      "Etwa die Hälfte der Strecke. Um Viken, Boren und Roxen gibt es keinen Uferweg, da nutzen wir ruhige Straßen mit Seeblick auf Abruf.",
    ),
    question(
      "Komme ich mit einem Rad ohne Gangschaltung zurecht?",
      "Am Kanal ja, am Roxen eher nicht. Die Mieträder haben genug Gänge für beides.",
    ),
    question(
      "Was ist, wenn das Boot wegen Wind nicht fährt?",
      "Dann bringt der Begleitwagen mit Anhänger alle um das Nordende des Vättern nach Motala. Sie verlieren eine Bootsfahrt und gewinnen einen Mittagsschlaf.",
    ),
    question(
      "Können Kinder mitfahren?",
      "Ab zehn Jahren, wenn sie die vollen Tage auf dem eigenen Rad schaffen; Kinderräder bestellen wir mit. Wer müde wird, steigt in den Begleitwagen.",
    ),
  ],
  country: "schweden",
  region: "goeta-kanal",
  activities: ["radwandern"],
  travelTypes: ["radreise", "von-ort-zu-ort"],
  travelFocusTypes: ["kultur-und-geschichte", "wald-und-wasser"],
  operator: "kranich-radreisen",
  sites: { outdoorsSweden: true, biking: true },
  canonicalSite: "biking",
  departurePlan: {
    rules: [
      saturday(5, 4, 1290),
      saturday(6, 3, 1390),
      sunday(7, 2, 1440, true),
      saturday(8, 1, 1440, true),
      saturday(8, 4, 1340),
    ],
    singleSupplementCents: 24000,
    capacity: 14,
    minimumParticipants: 6,
  },
};
