import type { CountrySeed, NamedSeed, RegionSeed, TermSeed } from "../types";

export const continents: NamedSeed[] = [
  { name: "Europa", slug: "europa" },
  { name: "Asien", slug: "asien" },
];

export const countries: CountrySeed[] = [
  { name: "Deutschland", slug: "deutschland", isoCode: "DE", continent: "europa" },
  { name: "Österreich", slug: "oesterreich", isoCode: "AT", continent: "europa" },
  { name: "Schweiz", slug: "schweiz", isoCode: "CH", continent: "europa" },
  { name: "Italien", slug: "italien", isoCode: "IT", continent: "europa" },
  { name: "Frankreich", slug: "frankreich", isoCode: "FR", continent: "europa" },
  { name: "Slowenien", slug: "slowenien", isoCode: "SI", continent: "europa" },
  { name: "Schweden", slug: "schweden", isoCode: "SE", continent: "europa" },
  { name: "Großbritannien", slug: "grossbritannien", isoCode: "GB", continent: "europa" },
  { name: "Portugal", slug: "portugal", isoCode: "PT", continent: "europa" },
  { name: "Türkei", slug: "tuerkei", isoCode: "TR", continent: "asien" },
];

export const regions: RegionSeed[] = [
  {
    name: "Karwendel",
    slug: "karwendel",
    country: "oesterreich",
    teaser: "Vier lange Kalkketten zwischen Isar und Inn, dazwischen Almböden und uralte Ahornbäume.",
  },
  {
    name: "Zillertaler Alpen",
    slug: "zillertaler-alpen",
    country: "oesterreich",
    teaser: "Gneis, Gletscher und die Granatadern am Schwarzsee: Hochgebirge am Alpenhauptkamm.",
  },
  {
    name: "Berchtesgadener Alpen",
    slug: "berchtesgadener-alpen",
    country: "deutschland",
    teaser: "Rund um den Königssee stehen Watzmann, Hochkalter und das versteinerte Meer der Hochfläche.",
  },
  {
    name: "Allgäuer Alpen",
    slug: "allgaeuer-alpen",
    country: "deutschland",
    teaser:
      "Steile Grasberge und schroffer Fels liegen hier so nah beieinander wie nirgends sonst in Bayern.",
  },
  {
    name: "Dolomiten",
    slug: "dolomiten",
    country: "italien",
    teaser: "Ein Korallenmeer, das zu Türmen wurde und abends rosa leuchtet.",
  },
  {
    name: "Mont Blanc",
    slug: "mont-blanc",
    country: "frankreich",
    teaser: "Ein Massiv, drei Länder und sieben Täler, die sternförmig vom höchsten Berg der Alpen abgehen.",
  },
  {
    name: "Sächsische Schweiz",
    slug: "saechsische-schweiz",
    country: "deutschland",
    teaser: "Sandsteintürme, Schluchten und Tafelberge zu beiden Seiten der Elbe.",
  },
  {
    name: "Harz",
    slug: "harz",
    country: "deutschland",
    teaser: "Bergbaugräben, Moore und ein Wald im Umbruch: das nördlichste Mittelgebirge Deutschlands.",
  },
  {
    name: "Schwarzwald",
    slug: "schwarzwald",
    country: "deutschland",
    teaser: "Zwischen Wutachschlucht und Wehratal hat das Wasser tiefe Wege in Kalk und Granit gesägt.",
  },
  {
    name: "Lappland",
    slug: "lappland",
    country: "schweden",
    teaser: "Trogtäler, Birkenwald und Rentiere nördlich des Polarkreises.",
  },
  {
    name: "Val Müstair",
    slug: "val-muestair",
    country: "schweiz",
    teaser:
      "Das östlichste Tal der Schweiz spricht Rätoromanisch und endet an einem Kloster aus der Zeit Karls des Großen.",
  },
  {
    name: "Madeira",
    slug: "madeira",
    country: "portugal",
    teaser: "Wasserkanäle, Lorbeerwald und Vulkangipfel auf einer Insel mitten im Atlantik.",
  },
  {
    name: "Lykien",
    slug: "lykien",
    country: "tuerkei",
    teaser: "Felsgräber, Kiefernwald und Buchten, die nur zu Fuß oder mit dem Boot zu erreichen sind.",
  },
  {
    name: "Korsika",
    slug: "korsika",
    country: "frankreich",
    teaser: "Ein Gebirge im Mittelmeer, in dessen Dörfern noch die Kastanie den Kalender bestimmt.",
  },
  {
    name: "Julische Alpen",
    slug: "julische-alpen",
    country: "slowenien",
    teaser: "Heller Kalk, smaragdgrüne Flüsse und ein See, an dem die Straße endet.",
  },
  {
    name: "Schottische Highlands",
    slug: "schottische-highlands",
    country: "grossbritannien",
    teaser: "Heide, Hochmoor und Lochs unter einem Himmel, der stündlich das Wetter wechselt.",
  },
];

export const activities: TermSeed[] = [
  {
    name: "Wandern",
    slug: "wandern",
    description: "Tagesetappen auf Wegen, für die feste Schuhe und etwas Ausdauer genügen.",
    icon: "ph:boot",
  },
  {
    name: "Hüttenwandern",
    slug: "huettenwandern",
    description: "Von Hütte zu Hütte, mit leichtem Rucksack und ohne Umweg ins Tal.",
    icon: "ph:house-line",
  },
  {
    name: "Fernwandern",
    slug: "fernwandern",
    description: "Einem bekannten Weg über viele Tage folgen, von seinem Anfang bis zu einem echten Ende.",
    icon: "ph:signpost",
  },
  {
    name: "Bergwandern",
    slug: "bergwandern",
    description: "Schmale Steige, Geröll und einzelne versicherte Stellen; Trittsicherheit gehört dazu.",
    icon: "ph:mountains",
  },
  {
    name: "Schneeschuhwandern",
    slug: "schneeschuhwandern",
    description: "Im Winter abseits der Pisten gehen, mit Blick auf Lawinenlage und Wildruhezonen.",
    icon: "ph:snowflake",
  },
  {
    name: "Küstenwandern",
    slug: "kuestenwandern",
    description: "Über Klippen, durch Macchia und an Stränden entlang, das Meer fast immer im Blick.",
    icon: "ph:waves",
  },
  {
    name: "Trekking",
    slug: "trekking",
    description: "Mehrtägig durch einsames Gelände; was man braucht, trägt man selbst.",
    icon: "ph:backpack",
  },
  {
    name: "Familienwandern",
    slug: "familienwandern",
    description: "Kurze Wege mit Zeit für Steine, Wasser und alles, was Kinder unterwegs entdecken.",
    icon: "ph:users-three",
  },
];

export const travelTypes: TermSeed[] = [
  {
    name: "Hüttentour",
    slug: "huettentour",
    description: "Übernachtet wird auf Berghütten, meist im Lager oder im Mehrbettzimmer.",
    icon: "ph:house-line",
  },
  {
    name: "Von Ort zu Ort",
    slug: "von-ort-zu-ort",
    description: "Jeden Abend ein anderes Haus im Tal, das Gepäck wird meistens gefahren.",
    icon: "ph:path",
  },
  {
    name: "Standortreise",
    slug: "standortreise",
    description: "Ein Haus für die ganze Woche und jeden Tag eine andere Wanderung.",
    icon: "ph:bed",
  },
  {
    name: "Familienreise",
    slug: "familienreise",
    description: "Strecken, Häuser und Programm sind auf Kinder und ihre Eltern abgestimmt.",
    icon: "ph:users-three",
  },
  {
    name: "Winterreise",
    slug: "winterreise",
    description: "Unterwegs im Schnee, mit Leihausrüstung und erfahrener Leitung.",
    icon: "ph:snowflake",
  },
  {
    name: "Trekkingreise",
    slug: "trekkingreise",
    description: "Abgelegene Wege mit einfacher Unterkunft und vollem Rucksack.",
    icon: "ph:backpack",
  },
];

export const travelFocusTypes: TermSeed[] = [
  {
    name: "Gipfel und Grate",
    slug: "gipfel-und-grate",
    description: "Weite Blicke, hohe Übergänge und Wege dicht unter dem Himmel.",
    icon: "ph:mountains",
  },
  {
    name: "Wald und Wasser",
    slug: "wald-und-wasser",
    description: "Schluchten, Bäche, Moore und Bäume, die älter sind als die Wege.",
    icon: "ph:tree-evergreen",
  },
  {
    name: "Meer und Küste",
    slug: "meer-und-kueste",
    description: "Salz in der Luft und am Abend ein Bad, wenn die Wellen es erlauben.",
    icon: "ph:waves",
  },
  {
    name: "Kultur und Geschichte",
    slug: "kultur-und-geschichte",
    description: "Klöster, Bergwerke, Ruinen und die Menschen, die davon erzählen können.",
    icon: "ph:bank",
  },
  {
    name: "Stille und Weite",
    slug: "stille-und-weite",
    description: "Wenige Häuser, viel Horizont und Tage ohne Motorengeräusch.",
    icon: "ph:wind",
  },
  {
    name: "Küche und Keller",
    slug: "kueche-und-keller",
    description: "Regionale Küche gehört so fest zum Tag wie der Weg.",
    icon: "ph:fork-knife",
  },
];
