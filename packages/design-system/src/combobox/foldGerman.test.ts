import fc from "fast-check";
import { foldedWords, foldGerman } from "./foldGerman";

test.each([
  ["Tirol", "tirol"],
  ["Österreich", "osterreich"],
  ["Oesterreich", "osterreich"],
  ["Großglockner-Straße", "grossglockner strasse"],
  ["Müesli in Zürich", "musli in zurich"],
  ["Île-de-France", "ile de france"],
  ["O\u0308sterreich", "osterreich"],
  ["Łódź, Tromsø", "lodz tromso"],
  ["  ", ""],
])("„%s“ folds to „%s“", (text, folded) => {
  expect(foldGerman(text)).toBe(folded);
});

test("each folded letter knows where it ends in the text", () => {
  expect(foldedWords("An Größe")).toEqual([
    { folded: "an", start: 0, ends: [1, 2] },
    { folded: "grosse", start: 3, ends: [4, 5, 6, 7, 7, 8] },
  ]);
});

const germanWord = fc
  .array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzäöüß"), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(""));

test("all spellings of a word fold to the same", () => {
  const spell = (word: string, umlauts: Record<string, string>) =>
    word.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
  fc.assert(
    fc.property(germanWord, (word) => {
      const folded = foldGerman(word);
      expect(foldGerman(spell(word, { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }))).toBe(folded);
      expect(foldGerman(spell(word, { ä: "a", ö: "o", ü: "u", ß: "ss" }))).toBe(folded);
      expect(foldGerman(word.normalize("NFD"))).toBe(folded);
      expect(foldGerman(word.toUpperCase())).toBe(folded);
    }),
  );
});

test("folding again changes nothing, and the places lie inside of the text in order, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const { folded, start, ends } of foldedWords(text)) {
        expect(ends).toHaveLength(folded.length);
        expect([...ends]).toEqual([...ends].sort((a, b) => a - b));
        expect(ends.every((end) => end > start && end <= text.length)).toBe(true);
      }
    }),
  );
  fc.assert(fc.property(germanWord, (word) => foldGerman(foldGerman(word)) === foldGerman(word)));
});
