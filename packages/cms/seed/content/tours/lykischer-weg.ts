import { h2, p, quote, ul } from "../../blocks";
import type { TourSeed } from "../../types";
import { day, gallery, items, noWalk, question, saturday, valleyPacking, waypoints } from "../helpers";

export const lykischerWeg: TourSeed = {
  number: 1013,
  title: "Lykischer Weg: über den Buchten von Fethiye und Kaş",
  slug: "lykischer-weg",
  teaser:
    "Sechs Etappen zwischen Kiefernwald und türkisfarbenem Wasser: Schmetterlingstal, Kabak, die Halle des Lykischen Bundes in Patara und eine Hafenstadt unter Wasser.",
  biome: "mediterran",
  season: "fruehling",
  timeOfDay: "morgen",
  gallery: gallery({ season: "fruehling", timeOfDay: "morgen" }, "mediterran", "kueste", "duenen"),
  body: [
    p(
      "Als die Britin Kate Clow in den neunziger Jahren alte Karawanenpfade und Römerstraßen im Südwesten der Türkei suchte, fand sie genug davon für einen ganzen Fernweg. Seit 1999 verbinden rot-weiße Striche die Dörfer der Teke-Halbinsel. Wir haben die sechs Etappen ausgesucht, auf denen Meer, Antike und Gastfreundschaft am dichtesten beieinanderliegen.",
    ),
    h2("Das Volk mit den Häusern für die Toten"),
    p(
      "Die Lykier bauten ihre Gräber wie Wohnhäuser, mit Balkenköpfen aus Stein, und stellten sie mitten in die Städte. Ihr Bund aus rund zwei Dutzend Städten stimmte gewichtet ab, große Orte hatten drei Stimmen, kleine eine. Noch die Verfasser der amerikanischen Verfassung diskutierten dieses Modell. In Patara ist die Versammlungshalle wieder aufgebaut.",
    ),
    quote("„Hoş geldiniz“, sagt die Wirtin in Alınca, stellt Tee hin und fragt erst danach, wer Sie sind."),
    h2("Auf dem Pfad"),
    p(
      "Der Untergrund ist Kalk: griffig, scharfkantig, manchmal lose. Im April duften Salbei und Zistrosen, am Rand stehen Affodill und wilde Orchideen; im Oktober ist das Meer noch warm genug für lange Bäder. Schatten spenden Kiefern und Johannisbrotbäume, trotzdem gehen wir früh los.",
    ),
    ul(
      "Gut geeignet, wenn Sie Trittsicherheit auf Geröll mitbringen",
      "Gepäck und Trinkwasser fahren mit dem Dorfbus voraus",
      "Übernachtung in familiären Pensionen, gegessen wird, was der Garten hergibt",
    ),
  ],
  highlights: [
    {
      title: "Blick ins Schmetterlingstal",
      text: "Am Rand der Schlucht von Faralya fällt der Fels 350 Meter bis zum Strand.",
    },
    { title: "Bucht von Kabak", text: "Abends baden, wenn die Ausflugsboote fort sind." },
    {
      title: "Patara",
      text: "Ein Theater, ein Leuchtturm aus Neros Zeit und achtzehn Kilometer Sand, auf dem Schildkröten brüten.",
    },
    {
      title: "Aperlai",
      text: "Die Kaimauern der Purpurstadt liegen knietief im Wasser; zurück geht es mit dem Boot.",
    },
  ],
  days: [
    day(
      "Ankommen bei Fethiye",
      "Der Transfer aus Dalaman dauert eine gute Stunde und endet in einer Pension in Ovacık am Fuß des Babadağ. Beim Essen auf der Terrasse erzählt Ihr Reiseleiter, ein studierter Archäologe, wie der Weg entstand.",
      noWalk,
      ["Ovacık", "pension"],
      "Abendessen",
    ),
    day(
      "Hoch über Ölüdeniz nach Faralya",
      "Gleich hinter dem gelben Schild beginnt ein alter Maultierpfad. Nach zwei Stunden liegt die Lagune wie gemalt unter Ihnen, Gleitschirme kreisen. Durch das Bergdorf Kirme wandern Sie an Zisternen vorbei nach Faralya.",
      { km: 14, up: 780, down: 730, hours: 5.5 },
      ["Faralya", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Hinunter nach Kabak",
      "Ein kurzer Weg mit großem Auf und Ab. Vom Sattel aus sehen Sie die ganze Bucht, dahinter Bergketten bis in den Dunst. Mittags sind Sie am Wasser; Hängematte, Granatapfelsaft, nichts weiter.",
      { km: 8.5, up: 330, down: 630, hours: 3.5 },
      ["Kabak", "pension"],
      "Frühstück, Abendessen",
    ),
    day(
      "Der Anstieg nach Alınca",
      "Siebenhundert Höhenmeter durch Erdbeerbäume und Felsstufen, die Serpentinen sind seit Jahrhunderten dieselben. Das Dorf klebt auf einer Schulter über dem Meer. Drei Häuser, eine Moschee, Sterne ohne Ende.",
      { km: 10, up: 950, down: 250, hours: 5.5 },
      ["Alınca", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Die Sieben Kaps",
      "An den Yediburunlar tritt das Gebirge siebenmal ins Meer vor. Ihr Pfad läuft auf halber Höhe um jedes Kap, an Bienenkästen und Terrassen voller Mandeln entlang. In Gey gibt es Gözleme vom Blech.",
      { km: 11, up: 420, down: 470, hours: 4.5 },
      ["Gey", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Auf der Wasserleitung nach Patara",
      "Ein Kleinbus bringt Sie nach Akbel. Bei Delikkemer steht eine Mauer aus durchbohrten Blöcken, durch die Wasser unter Druck ins Tal und wieder hinauf floss. Am Nachmittag gehen Sie durch die Ruinenstadt ins Dorf Gelemiş, später lockt der Strand.",
      { km: 14, up: 180, down: 395, hours: 4.5 },
      ["Gelemiş (Patara)", "pension"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Zur Purpurstadt Aperlai",
      "Nach der Fahrt über Kaş beginnt in Boğazcık eine einsame Etappe an den Mauern von Apollonia vorbei. In Aperlai wurden Schnecken zu Farbe verarbeitet; ihre Schalen knirschen noch unter den Sohlen. Ein Fischer fährt die Gruppe durch die Kekova-Bucht, abends wird in Kaş gefeiert.",
      { km: 9, up: 70, down: 305, hours: 3 },
      ["Kaş", "hotel"],
      "Frühstück, Lunchpaket, Abendessen",
    ),
    day(
      "Heimreise",
      "Der Bus zum Flughafen Dalaman braucht etwa zweieinhalb Stunden. Wer verlängert, kann vor Kaş tauchen oder mit der Fähre auf die griechische Insel Kastellorizo übersetzen.",
      noWalk,
      ["", "keine"],
      "Frühstück",
    ),
  ],
  distanceKm: 66.5,
  ascentM: 2730,
  descentM: 2780,
  distanceNote:
    "Ungefähre Angaben nach der Wegbeschreibung des Lykischen Weges, Höhenmeter geschätzt und gerundet",
  techniqueGrade: 3,
  fitnessGrade: 3,
  groupSizeMin: 6,
  groupSizeMax: 12,
  guideLanguage: "Deutsch, Türkisch",
  included: items(
    "7 Übernachtungen: 6 in Pensionen, 1 im Hotel, im Doppelzimmer mit Bad",
    "7 × Frühstück, 5 × Lunchpaket, 7 × Abendessen",
    "Reiseleitung durch einen türkischen Archäologen",
    "Transfers, Gepäcktransport, Bootsfahrt, Eintritt in Patara",
  ),
  notIncluded: items("Flug nach Dalaman", "Getränke", "Trinkgelder"),
  packingList: valleyPacking(
    "Wanderstöcke",
    "lange, leichte Hose gegen dornige Macchia",
    "Badeschuhe",
    "Trinksystem für zwei Liter",
  ),
  arrivalByTrain:
    "Mit der Bahn über Wien, Budapest und Sofia bis Istanbul (zwei bis drei Tage), weiter mit dem Schnellzug nach Denizli und dem Fernbus nach Fethiye. Wir schicken gern einen erprobten Plan; die meisten Gäste fliegen nach Dalaman.",
  trainArrival: false,
  flightNeeded: true,
  luggageTransport: true,
  singleRoom: true,
  board: "full",
  dogsAllowed: false,
  waypoints: waypoints(
    [["Ovacık", "start", 36.572, 29.145, 300, 0]],
    [
      ["Kirme", "place", 36.524, 29.145, 640, 9],
      ["Blick ins Schmetterlingstal", "place", 36.4985, 29.131, 380, 13],
      ["Faralya", "overnight", 36.4936, 29.129, 350, 14],
    ],
    [["Kabak", "overnight", 36.46, 29.125, 50, 22.5]],
    [["Alınca", "overnight", 36.433, 29.15, 750, 32.5]],
    [["Gey", "overnight", 36.406, 29.19, 700, 43.5]],
    [
      ["Akbel", "place", 36.289, 29.388, 230, 43.5],
      ["Delikkemer", "place", 36.27, 29.364, 200, 48.5],
      ["Ruinen von Patara", "place", 36.262, 29.315, 10, 55.5],
      ["Gelemiş (Patara)", "overnight", 36.27, 29.319, 15, 57.5],
    ],
    [
      ["Boğazcık", "place", 36.2, 29.738, 240, 57.5],
      ["Apollonia", "place", 36.192, 29.757, 255, 60.5],
      ["Aperlai", "end", 36.1592, 29.785, 5, 66.5],
    ],
  ),
  questions: [
    question(
      "Wie heiß wird es?",
      "Ende April und Mitte Oktober meist zwischen 20 und 26 Grad, in der Sonne fühlt es sich wärmer an. Im Sommer führen wir diese Reise nicht.",
    ),
    question(
      "Sind die Pensionen einfach?",
      "Ja, sauber und schlicht: eigenes Bad, dünne Decken, dafür ein Frühstück mit zehn Schälchen. In Alınca kann nachts der Strom ausfallen.",
    ),
    question(
      "Brauche ich ein Visum?",
      "Für deutsche, österreichische und Schweizer Staatsangehörige genügt bei kurzen Reisen derzeit ein Personalausweis oder Reisepass; prüfen Sie bitte vorher die Hinweise des Auswärtigen Amts.",
    ),
  ],
  country: "tuerkei",
  region: "lykien",
  activities: ["kuestenwandern", "fernwandern"],
  travelTypes: ["von-ort-zu-ort"],
  travelFocusTypes: ["meer-und-kueste", "kultur-und-geschichte"],
  operator: "salzwind-reisen",
  sites: { hiking: true, cultural: true, traveling: true },
  canonicalSite: "hiking",
  departurePlan: {
    rules: [saturday(4, 1, 890), saturday(4, 4, 940, true), saturday(10, 2, 940, true), saturday(10, 4, 890)],
    singleSupplementCents: 14000,
    capacity: 12,
    minimumParticipants: 6,
  },
};
