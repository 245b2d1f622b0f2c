import { deutschlandRegions } from "./deutschland";
import { fernRegions } from "./fern";
import { kulturRegions } from "./kultur";
import { radRegions } from "./rad";
import { reisenRegions } from "./reisen";
import { schwedenRegions } from "./schweden";
import type { CountrySeed, NamedSeed, RegionSeed, TermSeed } from "../types";

export const continents: NamedSeed[] = [
  { name: "Europa", slug: "europa" },
  { name: "Asien", slug: "asien" },
  { name: "Afrika", slug: "afrika" },
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
  { name: "Dänemark", slug: "daenemark", isoCode: "DK", continent: "europa" },
  { name: "Norwegen", slug: "norwegen", isoCode: "NO", continent: "europa" },
  { name: "Island", slug: "island", isoCode: "IS", continent: "europa" },
  { name: "Spanien", slug: "spanien", isoCode: "ES", continent: "europa" },
  { name: "Griechenland", slug: "griechenland", isoCode: "GR", continent: "europa" },
  { name: "Irland", slug: "irland", isoCode: "IE", continent: "europa" },
  { name: "Polen", slug: "polen", isoCode: "PL", continent: "europa" },
  { name: "Estland", slug: "estland", isoCode: "EE", continent: "europa" },
  { name: "Belgien", slug: "belgien", isoCode: "BE", continent: "europa" },
  { name: "Japan", slug: "japan", isoCode: "JP", continent: "asien" },
  { name: "Georgien", slug: "georgien", isoCode: "GE", continent: "asien" },
  { name: "Marokko", slug: "marokko", isoCode: "MA", continent: "afrika" },
  { name: "Jordanien", slug: "jordanien", isoCode: "JO", continent: "asien" },
  { name: "Nepal", slug: "nepal", isoCode: "NP", continent: "asien" },
];

const hikingRegions: RegionSeed[] = [
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

export const regions: RegionSeed[] = [
  ...hikingRegions,
  ...schwedenRegions,
  ...radRegions,
  ...kulturRegions,
  ...deutschlandRegions,
  ...reisenRegions,
  ...fernRegions,
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
    description: "Über Klippen, durch Dünen und an Stränden entlang, das Meer fast immer im Blick.",
    icon: "ph:waves",
  },
  {
    name: "Trekking",
    slug: "trekking",
    description:
      "Mehrtägig durch einsames Gelände, mit allem Nötigen auf dem eigenen Rücken oder dem eines Lasttiers.",
    icon: "ph:backpack",
  },
  {
    name: "Familienwandern",
    slug: "familienwandern",
    description: "Kurze Wege mit Zeit für Steine, Wasser und alles, was Kinder unterwegs entdecken.",
    icon: "ph:users-three",
  },
  {
    name: "Radwandern",
    slug: "radwandern",
    description: "Auf Wegen und ruhigen Straßen von Ort zu Ort, in einem Tempo, bei dem man noch grüßt.",
    icon: "ph:bicycle",
  },
  {
    name: "Kajak und Kanu",
    slug: "kajak-und-kanu",
    description: "Vom Wasser aus: Schären, Seen und Ufer, an die kein Weg führt.",
    icon: "ph:boat",
  },
  {
    name: "Klettersteig",
    slug: "klettersteig",
    description: "Gesichert am Drahtseil durch Wände, die sonst den Seilschaften gehören.",
    icon: "ph:link",
  },
  {
    name: "Skiwandern",
    slug: "skiwandern",
    description: "Auf schmalen Skiern über verschneite Ebenen, die Pulka im Schlepp.",
    icon: "ph:snowflake",
  },
  {
    name: "Stadtspaziergang",
    slug: "stadtspaziergang",
    description: "Gassen, Höfe und Märkte zu Fuß, mit jemandem, der dort wohnt.",
    icon: "ph:buildings",
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
    description: "Abgelegene Wege und einfache Nachtlager, im Zelt, in Hütten oder bei Familien.",
    icon: "ph:backpack",
  },
  {
    name: "Radreise",
    slug: "radreise",
    description: "Jeden Tag ein Stück weiter im Sattel; das Gepäck fährt voraus.",
    icon: "ph:bicycle",
  },
  {
    name: "Rundreise",
    slug: "rundreise",
    description: "Mehrere Orte in einem Bogen, dazwischen Zeit zum Gehen und Schauen.",
    icon: "ph:compass",
  },
  {
    name: "Bahnreise",
    slug: "bahnreise",
    description: "Die Strecke ist ein Teil der Reise: am Fenster, umgestiegen wird selten.",
    icon: "ph:train-regional",
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
    name: "Essen und Trinken",
    slug: "kueche-und-keller",
    description: "Regionale Küche gehört so fest zum Tag wie der Weg.",
    icon: "ph:fork-knife",
  },
  {
    name: "Handwerk und Musik",
    slug: "handwerk-und-musik",
    description: "Werkstätten, Tanzböden und Menschen, die zeigen, wie es gemacht wird.",
    icon: "ph:hammer",
  },
  {
    name: "Tiere und Pflanzen",
    slug: "tiere-und-pflanzen",
    description: "Mit Fernglas und Bestimmungsbuch, und mit genug Ruhe, um etwas zu sehen.",
    icon: "ph:binoculars",
  },
  {
    name: "Nordlicht und Winter",
    slug: "nordlicht-und-winter",
    description: "Kurze Tage, blaues Licht und Schnee, der jedes Geräusch schluckt.",
    icon: "ph:moon",
  },
  {
    name: "Städte und Gärten",
    slug: "staedte-und-gaerten",
    description: "Plätze, Parks und Häuser, deren Geschichten man im Gehen am besten hört.",
    icon: "ph:flower",
  },
];
