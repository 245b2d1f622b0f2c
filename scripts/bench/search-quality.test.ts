import path from "node:path";
import { contentSearch, judge, measureQuality } from "./search-quality.mjs";

const root = path.resolve(__dirname, "../..");
/** What was reached: a change that answers fewer of the judged queries well is none for the better. */
const REACHED = { success: 0.96, wrong: 0.03, gain: 0.89 };

it("answers the judged queries as well as it did", async () => {
  const [all] = await measureQuality(root);
  expect(all!.queries).toBeGreaterThanOrEqual(300);
  expect(all!.success).toBeGreaterThanOrEqual(REACHED.success);
  expect(all!.wrong).toBeLessThanOrEqual(REACHED.wrong);
  expect(all!.gain).toBeGreaterThanOrEqual(REACHED.gain);
});

it.each([
  ["a right trip among the first five", [1], [9, 1], [], { success: 1, shown: 2, wrong: 1 }],
  ["the right order with its whole gain", [1, 2], [1, 2, 3], [], { success: 1, wrong: 0, gain: 1 }],
  ["no sixth trip", [1], [4, 5, 6, 7, 8, 1], [], { success: 0, wrong: 5, gain: 0 }],
  ["no good trip in place of a right one", [1], [3], [], { success: 0, wrong: 0 }],
  ["a good trip where none is right", [], [3], [], { success: 1, gain: 1 }],
  ["similar trips with nothing found", [1], [], [1, 9], { success: 1, shown: 0 }],
  ["no similar trips beside others", [1], [9], [1], { success: 0 }],
])("counts as an answer %s", (_, right, found, similar, expected) => {
  expect(judge({ right, good: [3] }, { found, similar })).toMatchObject(expected);
});

it("wants nothing found where nothing is on offer", () => {
  expect(judge({ right: [] }, { found: [], similar: [4] })).toMatchObject({ success: 1, gain: 1 });
  expect(judge({ right: [] }, { found: [4], similar: [] })).toMatchObject({ success: 0, wrong: 1, gain: 0 });
});

/** Queries of an examination that found nothing or something else, with the trips that may stand among the first five. */
const EXAMPLES = `
hiking: wanderurlaub; Wanderferien; Urlaub; Wanderreise; Wanderreisen; Wandern für Alleinreisende → all
hiking: Tirol; nähe Innsbruck → 1001 1002 | Skandinavien → 1010 1017 1018 1024 1049
hiking: Gepäcktransport; Wandern ohne Gepäck → 1001 1006 1007 1008 1009 1011 1012 1013 1014 1039 1042 1043 1056
hiking: Mont Blanc Umrundung; TMB; Monblanc → 1006
hiking: Zugspitze; Bodensee; Nordsee; Westweg; Goldsteig; Rheinsteig; Mallorca; Jakobsweg; Radreise im September für Anfänger; mindestens 10 Tage Island oder Norwegen; Drei Zinnen; Zypern; Feldberg; Wochenende; Frauenreise; Pyrenaen → none
hiking: bei Salzburg; Watzmann → 1003 | Ostern → 1011 1012 1013 1039 1042 1043 1056
hiking: mit Hund; Wandern mit Hund → 1008 1009 1017 1024 1039 1048 1052 | Anfänger → 1012 1015 1024 1048 1052
hiking: Klettersteig; via ferrata → 1045 | 5 Tage → 1003 1004 | Alpenüberquerung im Juli unter 1500 €, 7 Tage → 1009 1045
hiking: höchstens eine Woche in Schweden → 1024 | zwischen 500 und 900 Euro → 1001 1003 1004 1008 1013 1015
hiking: leichte Wanderung am Meer → 1012 1024 1048 | im Juli unter 1500 € → 1001 1002 1003 1004 1005 1009 1010 1015 1045 1053
hiking: Hüttentour Österreich eine Woche → 1001 | nicht zu schwer → most | Rügen → 1048 | Balkan → 1015 1042
hiking: Norge; Norwgen → 1049 | Dolmiten; dolomitten → 1005 1045 | Schwezi → 1006 1011 1052 | Schwedn → 1010 1017 1018 1024
hiking: Kungsläden; Polarlicht → 1010 | Toscana → 1039 | Wandern mit Kindern → 1015 | Wandern im Winter → 1011 1012
hiking: Laugarvegur → 1046 | Sächsische Schweiz → 1007 | Wanderungen Allgaeu → 1004 | Matterhorn → 1052 | Ben Nevis → 1016
hiking: Schneeschuh → 1011 | Pilgern → 1039 1043 | Steinadler → 1001 1002 1005 1006 1011 1045 | Harzer Hexenstieg → 1008
hiking: Alpenuberquerung → 1001 1002 1005 1006
biking: Radtour; Radtouren; Radurlaub; Fahrradurlaub; Fahrradreise → all
adventures: Kanutour; Kajak → 1019 1020 1044 | Abenteuerreise → all
cultural: Studienreise → all
outdoorsSweden: Schweden Urlaub → all
`;

const examples = EXAMPLES.trim()
  .split("\n")
  .flatMap((line) => {
    const [site = "", answers = ""] = line.split(": ");
    return answers.split(" | ").flatMap((answer) => {
      const [queries = "", trips = ""] = answer.split(" → ");
      return queries.split("; ").map((query) => [site, query, trips] as const);
    });
  });
let searching: ReturnType<typeof contentSearch> | undefined;

it.each(examples)("on %s „%s“ shows nothing else than %s", async (site, query, trips) => {
  const search = await (searching ??= contentSearch(root));
  const { found, total } = search(site, query);
  const all = search(site, "").total;
  if (trips === "all" || trips === "most")
    return expect(total).toBeGreaterThan(trips === "most" ? all / 2 : all - 2);
  const first = found.slice(0, 5).map(String);
  expect(first.filter((number) => !trips.includes(number))).toEqual([]);
  expect(first.length > 0).toBe(trips !== "none");
});
