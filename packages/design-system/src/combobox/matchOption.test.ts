import fc from "fast-check";
import { optionFilter } from "./comboBoxOptions";
import { matchedRanges, matchesQuery } from "./matchOption";

test.each([
  ["Österreich", "öst"],
  ["Österreich", "oest"],
  ["Österreich", "OST"],
  ["Südtirol und Dolomiten", "dolo"],
  ["Südtirol und Dolomiten", "dol süd"],
  ["Großglockner", "grossg"],
  ["Groß-Venediger", "vene"],
  ["Isle of Skye", ""],
  ["Isle of Skye", " – "],
])("„%s“ is found by „%s“", (text, query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test.each([
  ["Südtirol", "tirol"],
  ["Südtirol", "süd west"],
  ["Schweiz", "z"],
])("„%s“ is not found by „%s“", (text, query) => {
  expect(matchesQuery(text, query)).toBe(false);
});

test.each([
  ["Österreich", "ö", []],
  ["Österreich", "oe", [[0, 1]]],
  ["Österreich", "öst", [[0, 3]]],
  [
    "Südtirol und Dolomiten",
    "dol sü",
    [
      [0, 2],
      [13, 16],
    ],
  ],
  ["Großglockner", "gros", [[0, 4]]],
  ["Schweiz", "tirol", []],
])("in „%s“ the query „%s“ marks %j", (text, query, ranges) => {
  expect(matchedRanges(text, query)).toEqual(ranges);
});

test("keywords find an option without being shown; two options of one name share theirs", () => {
  const fits = optionFilter([
    { label: "Alpen", options: [{ value: "at", label: "Österreich", keywords: ["Tirol", "Kärnten"] }] },
    { value: "it", label: "Italien" },
    { value: "it-2", label: "Italien", keywords: ["Südtirol"] },
  ]);
  expect(["Österreich", "Italien"].filter((label) => fits(label, "kaern"))).toEqual(["Österreich"]);
  expect(["Österreich", "Italien"].filter((label) => fits(label, "sued"))).toEqual(["Italien"]);
});

const text = fc
  .array(fc.constantFrom(..."abceimnorstuäöüßéÄÖÜ -–“.1"), { maxLength: 30 })
  .map((letters) => letters.join(""));

test("whoever types a name letter for letter never loses it on the way", () => {
  fc.assert(
    fc.property(text, fc.nat(), (label, length) => {
      expect(matchesQuery(label, label.slice(0, length % (label.length + 1)))).toBe(true);
    }),
  );
});

test("marks lie inside of the label, begin a word and do not overlap", () => {
  fc.assert(
    fc.property(text, text, (label, query) => {
      let last = 0;
      for (const [start, end] of matchedRanges(label, query)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(label.length);
        expect(/[\p{L}\p{N}]/u.test(label[start - 1] ?? " ")).toBe(false);
        last = end;
      }
    }),
  );
});
