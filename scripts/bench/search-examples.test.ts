import path from "node:path";
import { contentSearch } from "./search-quality.mjs";

/**
 * Queries of an examination that found nothing or something else. Each names the trips that may stand among the first five; „all“ trips of
 * the site, or none.
 */
const EXAMPLES: readonly (readonly [site: string, query: string, trips: readonly number[] | "all"])[] = [
  ["hiking", "wanderurlaub", "all"],
  ["hiking", "Wanderferien", "all"],
  ["hiking", "Urlaub", "all"],
  ["hiking", "Wanderreise", "all"],
  ["hiking", "Wanderreisen", "all"],
  ["biking", "Radtour", "all"],
  ["biking", "Radtouren", "all"],
  ["biking", "Radurlaub", "all"],
  ["biking", "Fahrradurlaub", "all"],
  ["biking", "Fahrradreise", "all"],
  ["adventures", "Kanutour", [1019, 1020, 1044]],
  ["adventures", "Kajak", [1019, 1020, 1044]],
  ["adventures", "Abenteuerreise", "all"],
  ["cultural", "Studienreise", "all"],
  ["outdoorsSweden", "Schweden Urlaub", "all"],
  ["hiking", "Tirol", [1001, 1002]],
  ["hiking", "Skandinavien", [1010, 1017, 1018, 1024, 1049]],
  [
    "hiking",
    "Gepäcktransport",
    [1001, 1006, 1007, 1008, 1009, 1011, 1012, 1013, 1014, 1039, 1042, 1043, 1056],
  ],
  ["hiking", "Mont Blanc Umrundung", [1006]],
  ["hiking", "TMB", [1006]],
  ["hiking", "Monblanc", [1006]],
  ["hiking", "Zugspitze", []],
  ["hiking", "Bodensee", []],
  ["hiking", "Nordsee", []],
  ["hiking", "bei Salzburg", [1003]],
  ["hiking", "Westweg", []],
  ["hiking", "Goldsteig", []],
  ["hiking", "Rheinsteig", []],
  ["hiking", "Mallorca", []],
  ["hiking", "Jakobsweg", []],
  ["hiking", "Ostern", [1011, 1012, 1013, 1039, 1042, 1043, 1056]],
  ["hiking", "mit Hund", [1008, 1009, 1017, 1024, 1039, 1048, 1052]],
  ["hiking", "Wandern mit Hund", [1008, 1009, 1017, 1024, 1039, 1048, 1052]],
  ["hiking", "Anfänger", [1012, 1015, 1024, 1048, 1052]],
  ["hiking", "Klettersteig", [1045]],
  ["hiking", "via ferrata", [1045]],
  ["hiking", "5 Tage", [1003, 1004]],
  ["hiking", "Alpenüberquerung im Juli unter 1500 €, 7 Tage", [1009, 1045]],
  ["hiking", "höchstens eine Woche in Schweden", [1024]],
  ["hiking", "Radreise im September für Anfänger", []],
  ["hiking", "zwischen 500 und 900 Euro", [1001, 1003, 1004, 1008, 1013, 1015]],
  ["hiking", "mindestens 10 Tage Island oder Norwegen", []],
  ["hiking", "leichte Wanderung am Meer", [1012, 1024, 1048]],
  ["hiking", "im Juli unter 1500 €", [1001, 1002, 1003, 1004, 1005, 1009, 1010, 1015, 1045, 1053]],
  ["hiking", "Hüttentour Österreich eine Woche", [1001]],
  ["hiking", "nicht zu schwer", "all"],
  ["hiking", "Rügen", [1048]],
  ["hiking", "Drei Zinnen", []],
  ["hiking", "Balkan", [1015, 1042]],
  ["hiking", "Zypern", []],
  ["hiking", "Feldberg", []],
  ["hiking", "Norge", [1049]],
  ["hiking", "Dolmiten", [1005, 1045]],
  ["hiking", "dolomitten", [1005, 1045]],
  ["hiking", "Norwgen", [1049]],
  ["hiking", "Schwezi", [1006, 1011, 1052]],
  ["hiking", "Schwedn", [1010, 1017, 1018, 1024]],
  ["hiking", "Kungsläden", [1010]],
  ["hiking", "Toscana", [1039]],
  ["hiking", "Wandern mit Kindern", [1015]],
  ["hiking", "Wandern im Winter", [1011, 1012]],
  [
    "hiking",
    "Wandern ohne Gepäck",
    [1001, 1006, 1007, 1008, 1009, 1011, 1012, 1013, 1014, 1039, 1042, 1043, 1056],
  ],
  ["hiking", "Wochenende", []],
  ["hiking", "Frauenreise", []],
  ["hiking", "Polarlicht", [1010]],
  ["hiking", "Wandern für Alleinreisende", "all"],
  ["hiking", "nähe Innsbruck", [1001, 1002]],
  ["hiking", "Laugarvegur", [1046]],
  ["hiking", "Watzmann", [1003]],
  ["hiking", "Sächsische Schweiz", [1007]],
  ["hiking", "Wanderungen Allgaeu", [1004]],
  ["hiking", "Matterhorn", [1052]],
  ["hiking", "Ben Nevis", [1016]],
  ["hiking", "Schneeschuh", [1011]],
  ["hiking", "Pilgern", [1039, 1043]],
  ["hiking", "Steinadler", [1001, 1002, 1005, 1006, 1011, 1045]],
  ["hiking", "Harzer Hexenstieg", [1008]],
  ["hiking", "Alpenuberquerung", [1001, 1002, 1005, 1006]],
  ["hiking", "Pyrenaen", []],
];

let search: Awaited<ReturnType<typeof contentSearch>>;
beforeAll(async () => {
  search = await contentSearch(path.resolve(__dirname, "../.."));
});

it.each(EXAMPLES)("on %s „%s“ shows nothing else than %j", (site, query, trips) => {
  const { data, meta } = search(site, query);
  if (trips === "all") {
    const isEasy = /schwer/.test(query);
    const total = search(site, "").meta.pagination.total;
    expect(meta.pagination.total).toBeGreaterThan(isEasy ? total / 2 : total - 2);
    return;
  }
  const first = data.slice(0, 5).map(({ number }) => number);
  expect([first.filter((number) => !trips.includes(number)), first.length > 0]).toEqual([
    [],
    trips.length > 0,
  ]);
});
