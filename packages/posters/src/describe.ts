import type { Biome, PosterParams, Season, TimeOfDay, Way } from "./types";

type Seen = Pick<PosterParams, "biome" | "season" | "timeOfDay" | "way">;

const moments: Record<Season, Record<TimeOfDay, string>> = {
  fruehling: {
    morgen: "Frühlingsmorgen",
    tag: "Frühlingstag",
    abend: "Frühlingsabend",
    nacht: "Frühlingsnacht",
  },
  sommer: { morgen: "Sommermorgen", tag: "Sommertag", abend: "Sommerabend", nacht: "Sommernacht" },
  herbst: { morgen: "Herbstmorgen", tag: "Herbsttag", abend: "Herbstabend", nacht: "Herbstnacht" },
  winter: { morgen: "Wintermorgen", tag: "Wintertag", abend: "Winterabend", nacht: "Winternacht" },
};

/** Who goes along the way, after „ein Weg, auf dem …“. */
const goes: Record<Way, string> = {
  foot: "jemand wandert",
  bike: "jemand Rad fährt",
  ski: "jemand auf Skiern geht",
  boat: "jemand wandert",
  rope: "jemand wandert",
};
const someone: Record<Way, string> = {
  foot: "eine Person zu Fuß",
  bike: "eine Person auf dem Rad",
  ski: "eine Person auf Skiern",
  boat: "eine Person zu Fuß",
  rope: "eine Person zu Fuß",
};

interface Words {
  /** A way with whoever goes along it; the same after „mit“. */
  way: string;
  ofWay: string;
  person: string;
  snow: boolean;
  meadow: string;
  glows: boolean;
  rope: boolean;
}

/** What a scene always draws. What chance adds (clouds, how many houses) is not said. */
const subjects: Record<Biome, (words: Words) => string> = {
  alpen: ({ ofWay, meadow }) =>
    `ein Felsmassiv mit verschneiten Gipfeln über Nadelwald, davor ${meadow} mit einer Hütte und ${ofWay}`,
  mittelgebirge: ({ ofWay, meadow }) =>
    `bewaldete Höhenzüge, einer hinter dem anderen, davor ${meadow} mit einem einzelnen Baum und ${ofWay}`,
  kueste: ({ way, snow }) =>
    `eine ${snow ? "verschneite " : ""}Steilküste über dem Meer, oben ein rot-weißer Leuchtturm und ${way}, auf dem Wasser Segelboote`,
  insel: () =>
    "eine bergige Insel mit einem Dorf am Ufer, davor ein Segelboot auf stillem Wasser und vorn drei Palmen am Strand",
  fjord: () =>
    "ein langes Wasser zwischen steilen Felsbergen, am Ufer ein Dorf, vorn eine Person auf einem Felsvorsprung",
  fjaell: ({ ofWay, meadow }) =>
    `weite, runde Berge hinter einem See, davor ${meadow} mit einer kleinen Hütte, Bäumen und ${ofWay}`,
  wald: ({ way }) => `hohe Nadelbäume in lichtem Dunst, dazwischen ${way}`,
  seenland: () =>
    "ein stiller See mit bewaldeten Ufern, vorn ein Holzsteg mit einer Person, Schilf und ein Ruderboot",
  weinland: ({ way }) =>
    `Weinberge in langen Reihen, dazwischen ein Dorf, darüber eine Burg, vorn drei schlanke Bäume und ${way}`,
  flusstal: ({ person }) =>
    `ein Fluss in einem breiten Tal zwischen bewaldeten Hängen, mit Feldern, einem Dorf und einer Burg am Hang, vorn ${person}`,
  wueste: ({ way }) =>
    `Tafelberge aus geschichtetem Fels über einer trockenen Ebene mit Büschen, davor ${way}`,
  duenen: () => "Sanddünen mit scharfen Kämmen, auf einem Kamm drei Personen zu Fuß",
  vulkan: ({ ofWay, glows }) =>
    `ein kegelförmiger Vulkan mit einer Rauchfahne${glows ? " und glühender Lava" : ""}, davor Wald und dunkler Boden mit ${ofWay}`,
  gletscher: ({ rope }) =>
    `ein Gletscher mit Spalten, der von verschneiten Gipfeln herabfließt${rope ? ", auf dem Eis eine Seilschaft von drei Personen" : ""}`,
  hochland: ({ ofWay, meadow }) =>
    `kahle Berge hinter einem See, davor ${meadow} mit Felsblöcken, einigen Nadelbäumen und ${ofWay}`,
  mediterran: ({ way }) =>
    `eine Bucht mit Segelbooten zwischen Bergen, am Hang ein helles Dorf, vorn eine Schirmkiefer, Zypressen und ${way}`,
  dschungel: () =>
    "dichter Bergwald im Dunst, eine Hängebrücke mit einer Person, vorn Palmen und große Blätter",
  steppe: ({ way }) => `Grasland bis zum Horizont, in der Ferne Berge, davor runde Filzzelte und ${way}`,
  stadt: ({ ofWay, meadow }) =>
    `eine alte Stadt mit Giebelhäusern und Kirchtürmen an einem Fluss mit einer Steinbrücke, davor ${meadow} mit Bäumen und ${ofWay}`,
  karst: () =>
    "hohe, oben bewachsene Felstürme an einem stillen Fluss mit einem Ruderboot, vorn Bambus und eine Person zu Fuß",
};

/** German alternative text, and caption: what the poster of these parameters shows, for people who do not see it. */
export function describePoster({ biome, season, timeOfDay, way = "foot" }: Seen): string {
  const snow = season === "winter";
  const subject = subjects[biome]({
    // Snow hides the way.
    way: snow ? someone[way] : `ein Weg, auf dem ${goes[way]}`,
    ofWay: snow ? someone[way].replace("eine", "einer") : `einem Weg, auf dem ${goes[way]}`,
    person: someone[way],
    snow,
    meadow: snow ? "eine verschneite Wiese" : "eine Wiese",
    glows: timeOfDay === "abend" || timeOfDay === "nacht",
    rope: way === "rope",
  });
  return `Zeichnung, ${moments[season][timeOfDay]}: ${subject}`;
}
