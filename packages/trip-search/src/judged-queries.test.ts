import { createTripIndex } from "./embedded";
import { germanTours, query, TODAY } from "./testing/fixture";

interface Judgement {
  q: string;
  /** Must be found. */
  finds?: number[];
  /** Must not be found. */
  not?: number[];
  /** Must be the first. */
  first?: number;
  suggestion?: string;
}

const HUT = [1, 2, 7];

const judgements: Judgement[] = [
  // Spellings of one word.
  { q: "Hütte", finds: HUT, not: [40, 21], first: 2 },
  { q: "hütte", finds: HUT },
  { q: "Huette", finds: HUT, first: 2 },
  { q: "hutte", finds: HUT, first: 2 },
  { q: "Hütten", finds: HUT, first: 2 },
  { q: "HÜTTE", finds: HUT },
  { q: "Hu\u0308tte", finds: HUT, first: 2 },
  { q: "Huetten", finds: HUT },
  { q: "Küste", finds: [6, 13, 22] },
  { q: "Kueste", finds: [6, 13, 22] },
  { q: "Straße", finds: [32], first: 32 },
  { q: "Strasse", finds: [32], first: 32 },
  { q: "STRASSEN", finds: [32] },
  { q: "Ätna", finds: [14], first: 14 },
  { q: "Aetna", finds: [14], first: 14 },
  { q: "cafe", finds: [37], first: 37 },
  { q: "Große", finds: [15, 21, 32] },
  { q: "neue", finds: [31], first: 31, not: [22] },
  { q: "Treue", finds: [31] },
  { q: "Abenteuer", finds: [20, 38], first: 20 },
  { q: "Bauernhof", finds: [38], first: 38 },
  { q: "Þórsmörk", finds: [19] },
  { q: "thorsmoerk", finds: [19] },
  // Inside compounds, and not inside other words.
  { q: "Rad", finds: [4], not: [3, 34], first: 4 },
  { q: "Grat", finds: [3], not: [34], first: 3 },
  { q: "Reise", finds: [32, 37, 38], not: [3] },
  { q: "Wanderung", finds: [3, 6, 39, 40, 34] },
  { q: "wandern", finds: [1, 3, 6, 9, 30, 40], not: [21] },
  { q: "Alpen", finds: [1, 5, 3, 15] },
  { q: "Wald", finds: [10, 18, 6, 22, 35] },
  { q: "Tour", finds: [15, 1, 10, 37] },
  { q: "Berg", finds: [14, 15] },
  { q: "Weg", finds: [31, 13, 12, 4] },
  { q: "Schnee", finds: [10], first: 10 },
  { q: "Vulkan", finds: [19], not: [14] },
  { q: "See", finds: [36, 4, 21, 22, 26] },
  { q: "Überquerung", finds: [5], first: 5 },
  { q: "Familie", finds: [38, 4], first: 38 },
  { q: "Wein", finds: [9], first: 9 },
  // Beginnings.
  { q: "Dol", finds: [2], first: 2 },
  { q: "wander", finds: [6, 9, 40] },
  { q: "Karw", finds: [1], first: 1 },
  { q: "Zugsp", finds: [16], first: 16 },
  { q: "Überschr", finds: [25] },
  { q: "ueberschr", finds: [25] },
  { q: "Südt", finds: [11, 30] },
  { q: "von Hü", finds: [2] },
  // Several words.
  { q: "Hütte Dolomiten", finds: [2], not: [1, 7], first: 2 },
  { q: "wandern in Südtirol", finds: [30], not: [36] },
  { q: "mit dem Rad um den See", finds: [4], first: 4 },
  { q: "Trekking Marokko", finds: [20], not: [39], first: 20 },
  { q: "Klettersteig Italien", finds: [11], first: 11 },
  { q: "Kanu Brandenburg", finds: [21, 35] },
  { q: "Gletscher Deutschland", finds: [16], not: [33] },
  { q: "E5", finds: [5], first: 5 },
  { q: "E 5", finds: [5], first: 5 },
  { q: "E-Bike", finds: [23], first: 23 },
  { q: "Ebike", finds: [23], first: 23 },
  { q: "1862", finds: [6] },
  // Places.
  { q: "Norwegen", finds: [7], not: [8], first: 7 },
  { q: "Schwarzwald", finds: [10], first: 10 },
  { q: "Allgäu", finds: [3, 5] },
  { q: "Mont Blanc", finds: [15], first: 15 },
  { q: "Lueneburger Heide", finds: [17], first: 17 },
  // Compounds that no tour writes, and slips.
  { q: "Dolomitenhütte", finds: [2], not: [1] },
  { q: "Kretawanderung", finds: [28] },
  { q: "Dolomitten", finds: [2], suggestion: "Dolomiten" },
  { q: "Karwendl", finds: [1], suggestion: "Karwendel" },
  { q: "Schwarzwlad", finds: [10], suggestion: "Schwarzwald" },
  { q: "Norwgen", finds: [7], suggestion: "Norwegen" },
  { q: "Toskanna Hügel", finds: [23], suggestion: "Toskana Hügel" },
  { q: "Gletschertreking", finds: [33], suggestion: "Gletschertrekking" },
  { q: "xyzzy", not: [1, 2, 3] },
  { q: "der", not: [9, 12] },
];

const index = createTripIndex(germanTours());

test.each(judgements)("“$q” [1.3]", ({ q, finds = [], not = [], first, suggestion }) => {
  const answer = index.search(query({ q }), TODAY);
  const numbers = answer.data.map(({ number }) => number);
  expect(numbers).toEqual(expect.arrayContaining(finds));
  expect(numbers.filter((number) => not.includes(number))).toEqual([]);
  if (first !== undefined) expect(numbers[0]).toBe(first);
  expect(answer.meta.suggestion).toBe(suggestion);
});
